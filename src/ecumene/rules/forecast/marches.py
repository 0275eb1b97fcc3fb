"""Where tokens can march to (M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases import movement
from ecumene.rules.phases.movement.move_judge import draft_of
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.lookup_tables import LAND, ROADBUILDING
from ecumene.rules.state.moves import March
from ecumene.rules.state.readonly import Frozen
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.play import Play
    from ecumene.rules.view import View


class Marching(Frozen, frozen=True):
    """Tokens of one area that may still move by land."""

    area: AreaNo
    """Where they are."""
    tokens: int
    """The number of tokens."""
    goals: dict[AreaNo, tuple[AreaNo, ...]]
    """The areas they can march to, in one step or with Roadbuilding in two, and the path there."""


def marches(view: View) -> Iterator[Marching]:
    """What the reader can still march with, and where to."""
    assert view.seat is not None
    play = play_from(view)
    far = bool(view.players[view.seat].advances & ROADBUILDING)
    for area, tokens in sorted(draft_of(play, view.seat).still.items()):
        goals: dict[AreaNo, tuple[AreaNo, ...]] = {}
        near = [each for each in LAND[area] if _may_march(play, view.seat, (area, each))]
        goals.update({each: (area, each) for each in near})
        for between in LAND[area] if far else ():
            for goal in LAND[between]:
                path = area, between, goal
                if goal != area and goal not in goals and _may_march(play, view.seat, path):
                    goals[goal] = path
        yield Marching(area, tokens, goals)


def _may_march(play: Play, seat: int, path: tuple[AreaNo, ...]) -> bool:
    try:
        movement.check(play, seat, March(path, 1))
    except IllegalAction:
        return False
    return True
