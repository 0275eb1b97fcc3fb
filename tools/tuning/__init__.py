"""Tuning the numbers of a player by play: ``python -m tools.tuning``."""
