"""Choices of what everybody sees: nobody is asked where there is only one."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.rules.actions import ChooseCities
from ecumene.rules.decisions import AskCities
from ecumene.rules.play import ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import (
        AskDamage,
        AskNeighbourCity,
        AskPlace,
        AskSelection,
        AskVictims,
        Purpose,
    )
    from ecumene.rules.ids import AreaNo, Party, Seat
    from ecumene.rules.play import Course


def decide(
    seat: Seat, decision: AskDamage | AskNeighbourCity | AskPlace | AskSelection | AskVictims
) -> Course[Action]:
    """Ask a seat, unless there is only one answer."""
    answers = list(islice(decision.answers(), 2))
    if len(answers) == 1:
        return answers[0]
    action = yield from ask(seat, decision)
    return action


def choose_cities(
    seat: Seat, purpose: Purpose, owner: Party, options: Sequence[AreaNo], count: int, rule: str
) -> Course[tuple[AreaNo, ...]]:
    """Have cities of a party chosen, as many as there are at the most."""
    if count >= len(options):
        return tuple(options)
    if not count:
        return ()
    action = yield from ask(seat, AskCities(purpose, owner, tuple(options), count, rule))
    assert isinstance(action, ChooseCities)
    return action.areas
