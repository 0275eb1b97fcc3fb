"""Which answers are legal: most decisions know it themselves, some are judged by the state.

Movement and trade are: what is legal there depends on more than a decision can carry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules import movement, trade
from ecumene.rules.decisions import AskMove, AskTrade

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.ids import Seat
    from ecumene.rules.play import Asked, Play


def asked_of(pending: Asked, seat: Seat) -> Decision | None:
    """What a seat may answer to.

    Trade is open to more than those it waits for: who was done may come back, and whoever runs the
    game may end it (X8).
    """
    if seat in pending:
        return pending[seat]
    return next((each for each in pending.values() if isinstance(each, AskTrade)), None)


def check(play: Play, seat: Seat, decision: Decision, action: Action) -> None:
    """Raise ``IllegalAction`` if an action is no legal answer to a decision."""
    if isinstance(decision, AskMove):
        movement.check(play, seat, action)
    elif isinstance(decision, AskTrade):
        trade.check(play, seat, action)
    else:
        decision.check(action)


def answers(play: Play, seat: Seat, decision: Decision) -> Iterator[Action]:
    """Every legal answer; in movement every legal next move, in trade those worth listing."""
    if isinstance(decision, AskMove):
        return movement.legal_moves(play, seat)
    if isinstance(decision, AskTrade):
        return trade.answers(play, seat)
    return decision.answers()
