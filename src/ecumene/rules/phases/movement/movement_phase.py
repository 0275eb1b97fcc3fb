"""The course of phase 3: who moves when, and what happens when a movement ends (M1, M2, M10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import EndMovement, MakeAllMoves, MakeMoves, TakeBack, TakeBackMoves
from ecumene.rules.decisions import AskMove
from ecumene.rules.events import Moved, MovementEnded, TookBack
from ecumene.rules.phases.movement.move_judge import draft_of, replayed
from ecumene.rules.phases.movement.mover import Mover, carry_out
from ecumene.rules.state.game_state import Movement
from ecumene.rules.state.lookup_tables import MILITARY
from ecumene.rules.state.moves import MOVES

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import Draft
    from ecumene.rules.state.ids import Seat

FREE_MOVE = AskMove()
PLAIN: Final = (*MOVES, MakeMoves)
"""Answers that only add to a draft."""


def move(play: Play) -> Course[None]:
    """Everyone moves, in order or at the same time (M1, M2a).

    A movement already under way continues from the state.
    """
    movement = play.state.movement
    if movement is None:
        movement = play.state.movement = Movement(movement_order(play))
        _end_for_those_without_a_choice(play, movement)
    asked = _asked(play, movement)
    while asked:
        seat, action = yield asked
        _take(play, movement, seat, action)
        # Most answers are plain moves, which do not change who is asked what.
        if not isinstance(action, PLAIN) or movement.broken:
            asked = _asked(play, movement)
    play.state.movement = None


def _take(play: Play, movement: Movement, seat: Seat, action: Action) -> None:
    """Take an answer that was found legal."""
    match action:
        case EndMovement():
            _end(play, movement, seat, _prepared(play))
        case MakeAllMoves():
            draft = _prepared(play)
            _report(play, seat, draft)
            _end(play, movement, seat, draft)
        case TakeBack(move=number):
            _take_back(play, movement, seat, (number,))
        case TakeBackMoves(moves=numbers):
            _take_back(play, movement, seat, numbers)
        case _:
            draft = _prepared(play)
            made = _report(play, seat, draft)
            movement.drafts[seat] = draft
            movement.made[seat] = movement.made.get(seat, 0) + made
            if seat in movement.broken:
                _look_for_broken_moves(play, movement, seat)


def _report(play: Play, seat: Seat, draft: Draft) -> int:
    """Emit the moves that a draft adds to the seat's draft; returns how many."""
    new = draft.moves[len(draft_of(play, seat).moves) :]
    for step in new:
        play.emit(Moved(seat, step))
    return len(new)


def _prepared(play: Play) -> Draft:
    """The draft that the answer leads to, as it was judged."""
    draft, play.prepared = play.prepared, None
    assert draft is not None
    return draft


def movement_order(play: Play) -> list[Seat]:
    """Highest census first, ties by rank; holders of Military after all others (M1, A-MILITARY)."""
    players = play.state.players
    return sorted(
        play.seats,
        key=lambda seat: (
            bool(players[seat].advances & MILITARY),
            -players[seat].census,
            players[seat].civilization,
        ),
    )


def _end_for_those_without_a_choice(play: Play, movement: Movement) -> None:
    """Players with nothing to move are not asked; ships they cannot pay for are removed (M10)."""
    for seat in movement.order:
        player = play.state.players[seat]
        if player.tokens or (player.ships and player.treasury):
            continue
        if player.ships:
            _end(play, movement, seat, draft_of(play, seat))
        else:
            movement.ended.append(seat)


def _asked(play: Play, movement: Movement) -> dict[Seat, Decision]:
    left = [seat for seat in movement.order if seat not in movement.ended]
    if play.options.strict_movement:
        left = left[:1]
    broken = movement.broken
    return {seat: AskMove(tuple(broken[seat])) if seat in broken else FREE_MOVE for seat in left}


def _look_for_broken_moves(play: Play, movement: Movement, seat: Seat) -> None:
    """Record the moves of a draft that others, ending earlier, have made illegal (M2a)."""
    movement.broken.pop(seat, None)
    draft = movement.drafts.get(seat)
    if draft is not None and not Mover(play, seat, draft).independent:
        _, broken = replayed(play, seat, draft.moves)
        if broken:
            movement.broken[seat] = broken


def _take_back(play: Play, movement: Movement, seat: Seat, numbers: tuple[int, ...]) -> None:
    """Take back moves and what depends on them, wherever they are in the list (M2)."""
    draft, gone = replayed(play, seat, draft_of(play, seat).moves, without=frozenset(numbers))
    if draft.moves:
        movement.drafts[seat] = draft
    else:
        movement.drafts.pop(seat, None)
    _look_for_broken_moves(play, movement, seat)
    play.emit(TookBack(seat, tuple(sorted([*numbers, *gone]))))


def _end(play: Play, movement: Movement, seat: Seat, draft: Draft) -> None:
    """Carry out a draft; ships not built or maintained are removed (M10)."""
    carry_out(play.state.players[seat], draft)
    gone = sorted(ship.place for ship in draft.ships.values() if not ship.paid)
    movement.drafts.pop(seat, None)
    movement.broken.pop(seat, None)
    movement.made.pop(seat, None)
    movement.ended.append(seat)
    play.emit(MovementEnded(seat, tuple(gone)))
    for other in movement.drafts:
        _look_for_broken_moves(play, movement, other)
