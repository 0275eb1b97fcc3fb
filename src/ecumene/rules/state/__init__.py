"""The state of a game, and the smallest questions about it and changes to it."""
