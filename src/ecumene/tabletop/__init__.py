"""Help at a real table: a conflict, a calamity, a purchase, the score.

The page has no server here: it runs this package in the browser and asks ``Desk`` as it would ask a
server about a game, so the same forms work for both.
"""

from ecumene.tabletop.desk import Answer, Desk

__all__ = ["Answer", "Desk"]
