"""A movement as its player would see it after moves that nobody else has heard of (M2, M2a).

A plan is judged as the moves would be, on a state that contains nothing but the view, and leaves no
trace. Moves that others, ending earlier, have made illegal stay in it as broken, until they are
taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from ecumene.rules import legal
from ecumene.rules.acting_order import not_asked
from ecumene.rules.actions import MakeMoves
from ecumene.rules.decisions import AskMove
from ecumene.rules.forecast.movement_outlook import AS_SHOWN, after_moves
from ecumene.rules.phases.movement.move_judge import check_listed, check_number, replayed
from ecumene.rules.state.canonical_order import in_order
from ecumene.rules.state.moves import BuildShip, March, Move
from ecumene.rules.state.readonly import ReadOnlyDict
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.errors import IllegalAction
    from ecumene.rules.view import View

SHORTEST: Final = 2
"""The areas of the shortest march."""


class MovesAhead(NamedTuple):
    """Planned moves, and the game with them."""

    moves: tuple[Move, ...]
    """As they would be recorded: ships that are built have their numbers."""
    view: View
    """The reader's view after them."""


def with_plan(view: View, moves: Sequence[Move]) -> View:
    """The reader's view after moves that they plan; where they do not move, as it is."""
    return view if not moves or not _moves(view) else _planned(view, moves).view


def plan(
    view: View, moves: Sequence[Move], more: Sequence[Move], without: Sequence[int]
) -> MovesAhead:
    """Plan further, or take planned moves back with whatever depends on them (M2).

    Raises ``IllegalAction`` as the moves themselves would.
    """
    if not _moves(view):
        raise _not_asked(view)
    planned = _planned(view, moves)
    if without:
        check_listed(len(planned.moves), without)
        planned = _planned(view, planned.moves, without)
    if more:
        if planned.view.decision is None:
            raise _not_asked(view)
        legal.check(planned.view, planned.view.decision, MakeMoves(tuple(more)))
        after = _in_order(after_moves(planned.view, more))
        planned = _planned(view, (*planned.moves, *after[-len(more) :]))
    return planned


def _moves(view: View) -> bool:
    """Whether the reader has not ended their movement."""
    movement = view.movement
    return movement is not None and view.seat in movement.order and view.seat not in movement.ended


def _not_asked(view: View) -> IllegalAction:
    assert view.seat is not None
    return not_asked(play_from(view).state, view.seat, MakeMoves(()))


def _in_order(view: View) -> tuple[Move, ...]:
    """The reader's moves so far."""
    assert view.seat is not None
    draft = view.draft_of(view.seat)
    return () if draft is None else draft.moves


def _planned(view: View, moves: Sequence[Move], without: Sequence[int] = ()) -> MovesAhead:
    """Make planned moves after those that the others have heard of.

    Without some of them, those that depended on them are left out, too; otherwise what cannot be
    made is broken.
    """
    seat, movement = view.seat, view.movement
    assert seat is not None
    assert movement is not None
    sent = len(_in_order(view))
    check_number(movement.made.get(seat, 0), len(moves))
    every = [*_in_order(view), *moves]
    taken = {sent + index for index in without}
    draft, gone = replayed(play_from(view), seat, every, taken)
    unmade = {*gone, *taken}
    made = iter(draft.moves)
    every = [each if index in unmade else next(made) for index, each in enumerate(every)]
    wanted = _tellable(view, every) - (unmade if without else taken)
    kept = [index for index in range(len(every)) if index < sent or index in wanted]
    broken = tuple(place for place, index in enumerate(kept) if index in gone)
    listed = tuple(every[index] for index in kept)
    drafts, broken_by_seat = dict(movement.drafts), dict(movement.broken)
    drafts[seat], broken_by_seat[seat] = replace(AS_SHOWN(draft), moves=listed), broken
    if not listed:
        del drafts[seat]
    if not broken:
        del broken_by_seat[seat]
    after = replace(
        movement,
        drafts=in_order(drafts, ReadOnlyDict),
        broken=in_order(broken_by_seat, ReadOnlyDict),
    )
    decision = AskMove(broken) if isinstance(view.decision, AskMove) else view.decision
    return MovesAhead(listed[sent:], replace(view, movement=after, decision=decision))


def _tellable(view: View, moves: Sequence[Move]) -> set[int]:
    """The moves that can be told, if not made: with a way, or a ship that there is or would be."""
    assert view.seat is not None
    ships = set(range(len(view.players[view.seat].ships)))
    found = set()
    for index, move in enumerate(moves):
        if isinstance(move, BuildShip) and move.ship is not None:
            ships.add(move.ship)
        if len(move.path) >= SHORTEST if isinstance(move, March) else move.ship in ships:
            found.add(index)
    return found
