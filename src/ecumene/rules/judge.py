"""Which answers are legal: one judge for offering and accepting, of all kinds.

Most decisions know it themselves. In movement and trade it depends on more than a decision can
contain, so the state is asked; and who may wait for whom depends on who else is asked. Judging
never changes anything, and depends on nothing that the seat may not know: ``legal`` does the same
from a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules import acting_order
from ecumene.rules.actions import Wait
from ecumene.rules.decisions import AskMove, AskTrade
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases import (
    movement,
    trade,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.play import Asked, Play
    from ecumene.rules.state.game_state import Draft
    from ecumene.rules.state.ids import Seat


def asked_of(pending: Asked, seat: Seat) -> Decision | None:
    """What a seat may answer.

    Trade is open to more than those it waits for: players who are done may come back, and the host
    may end it (X8).
    """
    if seat in pending:
        return pending[seat]
    return next((each for each in pending.values() if isinstance(each, AskTrade)), None)


def check(
    play: Play, seat: Seat, decision: Decision, action: Action, line: Iterable[Seat]
) -> Draft | None:
    """Raise ``IllegalAction`` if an action is not a legal answer to a decision.

    ``line`` is who has something to do, in order (``waiting``). Returns the draft that a movement
    leads to.
    """
    if isinstance(action, Wait):
        acting_order.check(play.state, line, seat)
    elif isinstance(decision, AskMove):
        return movement.check(play, seat, action)
    elif isinstance(decision, AskTrade):
        trade.check(play, seat, action)
    else:
        decision.check(action)
    return None


def why_not(
    play: Play, seat: Seat, decision: Decision, action: Action, line: Iterable[Seat]
) -> IllegalAction | None:
    """Why an action is not a legal answer; None if it is."""
    try:
        check(play, seat, decision, action, line)
    except IllegalAction as illegal:
        return illegal
    return None


def answers(play: Play, seat: Seat, decision: Decision, line: Iterable[Seat]) -> Iterator[Action]:
    """Every legal answer, generated lazily.

    In movement it is every legal next move, but not several at once, and in trade those worth
    listing.
    """
    if isinstance(decision, AskMove):
        yield from movement.legal_moves(play, seat)
    elif isinstance(decision, AskTrade):
        yield from trade.answers(play, seat)
    else:
        yield from decision.answers()
    if why_not(play, seat, decision, Wait(), line) is None:
        yield Wait()
