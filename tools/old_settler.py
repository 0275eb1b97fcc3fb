"""The settler as it was before it counted both sides' cards: a fixed mark to measure others by.

It takes every deal for one of equal size, and says nothing else as long as a deal is open, however
long the partner lets it wait. Among themselves such settlers play as today's do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots.settler import settler
from ecumene.bots.settler.bargaining import Trader, trade_by
from ecumene.rules.decisions import AskTrade
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


class _OldTrader(Trader):
    def _form(self, gives: int, gets: int, partner: Seat) -> int:
        """Only the cards given count, as if as many came back."""
        del gets, partner
        return self.UNKNOWN * (gives - TRULY_NAMED)


def old_settler(view: View, decision: Decision, random: Random) -> Action | None:
    """Answer as that settler did; it does not ask who takes their time."""
    if isinstance(decision, AskTrade):
        return trade_by(_OldTrader, view, AskTrade())
    return settler(view, decision, random)
