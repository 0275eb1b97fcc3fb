"""Settling things at a real table: a conflict, a calamity, a purchase, the score.

A page in a browser has no server here: it runs this package itself and asks ``Desk`` as it would
ask a server about a game, so the same forms do for both.
"""

from ecumene.tabletop.desk import Answer, Desk

__all__ = ["Answer", "Desk"]
