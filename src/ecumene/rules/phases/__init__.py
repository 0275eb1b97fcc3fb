"""The course of a game: set-up, the thirteen phases of a turn, and leaving."""
