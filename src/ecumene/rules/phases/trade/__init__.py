"""Phase 7: trade (X), as people do it on a screen.

A player makes offers, to everybody or to one player. Each states how many cards it gives and names
two of them truthfully. A player who accepts one states as much about their own side. Then both put
down their real cards, and when both have, the cards change hands. Until then either may call it
off, so nobody is bound before they have seen what the other states.
"""

from ecumene.rules.phases.trade.trade_judge import check
from ecumene.rules.phases.trade.trade_options import answers
from ecumene.rules.phases.trade.trade_phase import trade

__all__ = ["answers", "check", "trade"]
