"""The course of a game: set-up, and then turn after turn the phases in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.cities import build_and_support
from ecumene.rules.conflict import resolve_conflicts
from ecumene.rules.events import PhaseBegan
from ecumene.rules.expansion import expand
from ecumene.rules.movement import move
from ecumene.rules.setup import pick_civilizations
from ecumene.rules.tax import collect_tax

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.play import Course, Play

PHASES = (collect_tax, expand, move, resolve_conflicts, build_and_support)
"""Phases 1 to 5; a phase skips itself where there is nothing to do."""


def course_of_play(play: Play, mark_phase: Callable[[], None]) -> Course[None]:
    """Play from the state as it is; ``mark_phase`` is called at the start of every phase."""
    state = play.state
    if state.phase == 0:
        yield from pick_civilizations(play)
        state.phase = 1
        _begin(play)
        mark_phase()
    while True:
        yield from PHASES[state.phase - 1](play)
        if state.phase == len(PHASES):
            state.phase = 1
            state.turn += 1
            state.built.clear()
            if not any(player.tokens for player in state.players):
                # Nobody will ever be asked again (G14): stand still instead of going round.
                yield {}
        else:
            state.phase += 1
        _begin(play)
        mark_phase()


def _begin(play: Play) -> None:
    play.emit(PhaseBegan(play.state.turn, play.state.phase))
