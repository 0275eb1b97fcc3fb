"""Leagues: who is the better player, judged in the same seats of the same games."""
