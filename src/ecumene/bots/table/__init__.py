"""The table where people and computer players sit: whose turn it is, and what is answered."""

from ecumene.bots.table.patience import LONGEST_WAIT, NEXT_OFFER, Patience
from ecumene.bots.table.seats import COMPUTER_PLAYER, Table, Turn

__all__ = ["COMPUTER_PLAYER", "LONGEST_WAIT", "NEXT_OFFER", "Patience", "Table", "Turn"]
