"""The course of a game: set-up, then turn after turn the phases in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.events import PhaseBegan
from ecumene.rules.phases.abilities.phase import use_abilities
from ecumene.rules.phases.acquisition import draw_trade_cards
from ecumene.rules.phases.aftermath import settle
from ecumene.rules.phases.calamities import resolve_calamities
from ecumene.rules.phases.calamity_selection import select_calamities
from ecumene.rules.phases.cities import build_and_support
from ecumene.rules.phases.conflict import resolve_conflicts
from ecumene.rules.phases.expansion import expand
from ecumene.rules.phases.leaving import let_leave
from ecumene.rules.phases.movement import move
from ecumene.rules.phases.purchases.purchase_phase import buy_advances, new_turn
from ecumene.rules.phases.setup import pick_civilizations
from ecumene.rules.phases.short_game import begin_short_game, deal_theme_sets
from ecumene.rules.phases.succession import move_markers
from ecumene.rules.phases.tax import collect_tax
from ecumene.rules.phases.trade import trade

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.play import Course, Play


PHASES = (
    collect_tax,
    expand,
    move,
    resolve_conflicts,
    build_and_support,
    draw_trade_cards,
    trade,
    select_calamities,
    resolve_calamities,
    use_abilities,
    settle,
    buy_advances,
    move_markers,
)
"""The thirteen phases; a phase skips itself if there is nothing to do."""


def course_of_play(
    play: Play, mark_phase: Callable[[], None], last_phase: int | None = None
) -> Course[None]:
    """Play from the current state; ``mark_phase`` is called at the start of every phase.

    When the game is over (H4, L7), or after the last phase to play, nobody is asked any more.
    """
    state = play.state
    while not state.over:
        yield from phase(play)
        if state.phase == last_phase:
            break
        if not state.over:
            _go_on(play)
        mark_phase()
    yield {}


def phase(play: Play) -> Course[None]:
    """Play the current phase, and let players leave after it (L1)."""
    number = play.state.phase
    yield from PHASES[number - 1](play) if number else _set_up(play)
    yield from let_leave(play)


def _set_up(play: Play) -> Course[None]:
    """Pick civilizations, and lay out what the Short Game starts with (S, Q).

    A theme set is known to its owner before they pick (Q1b).
    """
    short = play.options.short_game
    if short:
        deal_theme_sets(play)
    yield from pick_civilizations(play)
    if short:
        yield from begin_short_game(play)


def _go_on(play: Play) -> None:
    """Begin the next phase, or the next turn (H3)."""
    state = play.state
    if state.phase == len(PHASES):
        state.turn += 1
        state.phase = 0
        state.new_cities.clear()
    state.phase += 1
    if state.phase == 1:
        new_turn(play)
    play.emit(PhaseBegan(state.turn, state.phase))
