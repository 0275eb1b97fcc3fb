"""The player that always gives the default answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.decisions import AskTrade
from ecumene.rules.defaults import default

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View


def by_default(view: View, decision: Decision, _: Random | None = None) -> Action | None:
    """The default answer (O4); a player done trading says nothing (X8)."""
    if isinstance(decision, AskTrade) and view.trade is not None and view.seat in view.trade.done:
        return None
    return default(view, decision)
