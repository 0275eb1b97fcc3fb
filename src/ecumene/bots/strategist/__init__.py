"""The strategist: a settler who trades far better.

Trade decides games. The strategist takes every offer that both sides should gain by, not only those
for cards it was asked for, is wary of cards it cannot see, and offers what others wish for.
Everything else it does as the settler does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots.settler import settler
from ecumene.bots.settler.bargaining import trade_by
from ecumene.bots.strategist.merchant import Merchant
from ecumene.rules.decisions import AskTrade

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View


def strategist(view: View, decision: Decision, random: Random) -> Action | None:
    """Answer any decision; None to wait for others in trade."""
    if isinstance(decision, AskTrade):
        return trade_by(Merchant, view, decision)
    return settler(view, decision, random)
