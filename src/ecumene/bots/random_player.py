"""The random player: a random legal answer, each equally likely if there are few.

Taking a move back, and waiting for others, lead nowhere and are left out. There can be millions of
answers; then it picks from the first few hundred, or deals tokens out one by one. Only the purchase
that it chooses is worked out.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import ComeBack, Done, PlaceTokens, TakeBack, Wait
from ecumene.rules.decisions import AskAdvances, AskPlacement, AskSpread, AskTrade
from ecumene.rules.legal import answers

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.view import View

MOST_LISTED: Final = 500
COMES_BACK: Final = 0.01
"""The probability of trading on after being done."""


def random_player(view: View, decision: Decision, random: Random) -> Action | None:
    """Any legal answer."""
    match decision:
        case AskPlacement():
            return PlaceTokens(dealt_out(decision.tokens, decision.room, random))
        case AskSpread():
            tokens = random.randint(decision.least, decision.most)
            return PlaceTokens(dealt_out(tokens, decision.room, random))
        case AskTrade() if view.trade is not None and view.seat in view.trade.done:
            return ComeBack() if random.random() < COMES_BACK else None
        case AskAdvances():
            bundle = random.choice((0, *decision.bundles()))
            return decision.purchase(bundle) if bundle else Done()
    listed = (each for each in answers(view, decision) if not isinstance(each, TakeBack | Wait))
    return random.choice(list(islice(listed, MOST_LISTED)))


def dealt_out(tokens: int, room: Mapping[AreaNo, int], random: Random) -> dict[AreaNo, int]:
    """Tokens dealt out one by one, each to a random area with room (E2)."""
    left = dict(room)
    placed: dict[AreaNo, int] = {}
    for _ in range(tokens):
        area = random.choice(list(left))
        placed[area] = placed.get(area, 0) + 1
        left[area] -= 1
        if not left[area]:
            del left[area]
    return placed
