"""The time that players have."""
