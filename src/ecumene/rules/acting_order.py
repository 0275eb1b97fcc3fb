"""Waiting for one's turn where several act at the same time (G9, M1, C5a, C8, P1).

A phase that asks several seats at once lists them in the order in which they would act one by one:
by rank, by census, by position. The list is the line. A player who waits is not asked until nobody
before them in the line has anything left to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import TakeBack, TakeBackMoves
from ecumene.rules.decisions import AskTrade
from ecumene.rules.errors import IllegalAction, OutOfTurn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.play import Asked
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import Seat


def line_of(asked: Asked) -> tuple[Seat, ...]:
    """Who has something to do, in order; trade, where all are asked the same, has no order (X1)."""
    first = next(iter(asked.values()), None)
    return () if isinstance(first, AskTrade) else tuple(asked)


def check(state: State, line: Iterable[Seat], seat: Seat) -> None:
    """Refuse to wait if nobody comes before (G9, M1), as in trade (X1)."""
    if state.trade is not None or next(iter(line), seat) == seat:
        raise IllegalAction("G9" if state.movement is None else "M1", "illegal-wait")


def may_take_back(state: State, seat: Seat) -> bool:
    """Whether a seat waits in movement: it is not asked, but may take its moves back (M1a)."""
    return state.movement is not None and seat in state.waiting


def not_asked(state: State, seat: Seat, action: Action) -> OutOfTurn:
    """Why a player who is not asked cannot answer: they wait (M1a), have ended (M2), or else."""
    moves = state.movement
    if moves is not None and seat in state.waiting:
        return OutOfTurn("M1a", "illegal-waits")
    takes_back = isinstance(action, TakeBack | TakeBackMoves)
    if moves is not None and seat in moves.ended and takes_back:
        return OutOfTurn("M2", "illegal-take-back-ended")
    return OutOfTurn("G9", "illegal-not-asked", seat=seat)


def keep_waiting(state: State, before: Asked, asked: Asked) -> None:
    """Stop waiting for those who are first now, or are asked something else than before."""
    if state.waiting:
        first = next(iter(asked), None)
        state.waiting = [
            seat
            for seat in state.waiting
            if seat != first and _kind(asked, seat) is _kind(before, seat) is not None
        ]


def without_waiting(state: State, asked: Asked) -> dict[Seat, Decision]:
    """Who is asked now."""
    return {seat: each for seat, each in asked.items() if seat not in state.waiting}


def _kind(asked: Asked, seat: Seat) -> type[Decision] | None:
    return type(asked[seat]) if seat in asked else None
