"""Choices among public things: nobody is asked if there is only one."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.rules.actions import ChooseCities
from ecumene.rules.decisions import AskCities
from ecumene.rules.play import ask
from ecumene.rules.state.board import could_place_extra

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import (
        AskCalamityPlace,
        AskDamage,
        AskNeighbourCity,
        AskSelection,
        AskVictims,
        Purpose,
    )
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import AreaNo, Party, Seat


def decide(
    seat: Seat,
    decision: AskDamage | AskNeighbourCity | AskCalamityPlace | AskSelection | AskVictims,
) -> Course[Action]:
    """Ask a seat, unless there is only one answer."""
    answers = list(islice(decision.answers(), 2))
    if len(answers) == 1:
        return answers[0]
    action = yield from ask(seat, decision)
    return action


def choose_reduced(
    play: Play,
    seat: Seat,
    purpose: Purpose,
    options: Sequence[AreaNo],
    count: int,
    rule: str,
    least: int | None = None,
) -> Course[dict[AreaNo, bool]]:
    """Let a player choose which of their cities are reduced, and leave extra tokens out (G11c).

    Returns for each of them whether the token that Agriculture allows is placed. They are asked if
    there is a choice of cities or of such a token.
    """
    count = min(count, len(options))
    fewest = count if least is None else min(least, count)
    if not count:
        return {}
    extra = tuple(area for area in options if could_place_extra(play.state, area))
    if fewest == len(options) and not extra:
        return dict.fromkeys(options, False)
    least = None if fewest == count else fewest
    asked = AskCities(purpose, seat, tuple(options), count, rule, least, extra)
    action = yield from ask(seat, asked)
    assert isinstance(action, ChooseCities)
    return {area: area in extra and area not in action.declined for area in action.areas}


def choose_cities(
    seat: Seat, purpose: Purpose, owner: Party, options: Sequence[AreaNo], count: int, rule: str
) -> Course[tuple[AreaNo, ...]]:
    """Let cities of a party be chosen, at most as many as there are."""
    if count >= len(options):
        return tuple(options)
    if not count:
        return ()
    action = yield from ask(seat, AskCities(purpose, owner, tuple(options), count, rule))
    assert isinstance(action, ChooseCities)
    return action.areas
