"""The table of people and computer players: whose turn it is, and what is answered."""

from ecumene.bots.table.offer_responses import Response
from ecumene.bots.table.patience import LONGEST_WAIT, NEXT_OFFER, Patience
from ecumene.bots.table.seating import Table, Turn

__all__ = ["LONGEST_WAIT", "NEXT_OFFER", "Patience", "Response", "Table", "Turn"]
