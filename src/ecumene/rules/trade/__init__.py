"""Phase 7: trade (X), as people do it on a screen.

A player makes offers, to everybody or to one player. Each states how many cards it gives and names
two of them truthfully. Whoever accepts one states as much of his own side. Then both put down their
real cards, and when both have, they change hands. Until then either may call it off, so nobody is
bound by what the other one states before he has seen it.
"""

from ecumene.rules.trade.judging import check
from ecumene.rules.trade.listing import answers
from ecumene.rules.trade.phase import trade

__all__ = ["answers", "check", "trade"]
