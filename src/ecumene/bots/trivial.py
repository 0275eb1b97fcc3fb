"""The trivial player: answers at random, but likes to build and to buy, so that games end.

A function of what its seat sees and is asked. It keeps nothing in mind between two answers.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from ecumene.bots.bargaining import trade
from ecumene.bots.settling import settling_marches
from ecumene.data import TrackName
from ecumene.rules.actions import (
    BuildCity,
    ChooseCities,
    Done,
    EndMovement,
    Insist,
    PlaceTokens,
    TakeBack,
    WholeMovement,
)
from ecumene.rules.decisions import (
    AskAdvances,
    AskBuild,
    AskDamage,
    AskMove,
    AskPlacement,
    AskPurchase,
    AskSpread,
    AskStartCities,
    AskTaxRate,
    AskTrade,
)
from ecumene.rules.legal import answers

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.ids import AreaNo
    from ecumene.rules.view import View

MOST_LISTED: Final = 150
"""How many of the legal answers are looked at; there can be millions."""


def trivial(view: View, decision: Decision, random: Random) -> Action | None:
    """Return a legal answer; None, only in trade, to wait for others or to stay done."""
    assert view.seat is not None
    match decision:
        case AskMove():
            return _move(view, answers(view, decision), random)
        case AskTrade():
            return trade(view, view.seat, random)
        case AskPlacement():
            return PlaceTokens(_divided(decision.tokens, decision.room, random))
        case AskSpread():
            return PlaceTokens(_divided(decision.most, decision.room, random))
        case AskStartCities():
            sites = random.sample(decision.sites, decision.on_sites)
            others = random.sample(decision.others, decision.elsewhere)
            return ChooseCities((*sites, *others))
    return _of_listed(view, decision, answers(view, decision), random)


def _of_listed(view: View, decision: Decision, legal: Iterable[Action], random: Random) -> Action:
    listed = list(islice(legal, MOST_LISTED))
    match decision:
        case AskAdvances():
            return _purchase(view, listed)
        case AskBuild():
            cities = [each for each in listed if isinstance(each, BuildCity)]
            return cities[0]
        case AskDamage():
            # Those that cost no city come first.
            return listed[0]
        case AskPurchase():
            return Done()
        case AskTaxRate():
            # More treasury helps to buy, but the next expansion needs tokens in stock.
            return listed[0] if view.players[_seat(view)].stock < 2 * len(listed) else listed[-1]
    return random.choice(listed)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _purchase(view: View, listed: list[Action]) -> Action:
    """Many advances at once: dear ones first in Basic, cheap ones first in Expert."""
    bundles = listed[:2]
    return bundles[-1 if view.agreed.track is TrackName.EXPERT else 0]


def _move(view: View, legal: Iterable[Action], random: Random) -> Action:
    """A whole movement at once; move by move only where others have to end before."""
    movement = view.movement
    assert movement is not None
    seat = _seat(view)
    if seat not in movement.drafts and not movement.insisting:
        return WholeMovement(settling_marches(view, seat, random))
    listed = list(legal)
    if any(isinstance(each, EndMovement) for each in listed):
        return EndMovement()
    steps = [each for each in listed if not isinstance(each, Insist | TakeBack)]
    return random.choice(steps or listed)


def _divided(tokens: int, room: Mapping[AreaNo, int], random: Random) -> dict[AreaNo, int]:
    """Tokens divided one by one; there are too many ways to list them (E2)."""
    left = dict(room)
    placed: dict[AreaNo, int] = {}
    for _ in range(tokens):
        area = random.choice(list(left))
        placed[area] = placed.get(area, 0) + 1
        left[area] -= 1
        if not left[area]:
            del left[area]
    return placed
