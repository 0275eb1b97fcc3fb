"""The A.S.T. as a settler sees it: what the next steps require, and how long the game lasts (H)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.phases.succession import missing_at

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

LOOKAHEAD: Final = 6
"""Steps ahead whose requirements are considered."""
STEP: Final = 5.0
"""The worth of a step (V1)."""


def turns_left(view: View) -> int:
    """The number of turns after this one, as far as can be told (H4, H6)."""
    left = min(_turns_to_end(view, seat) for seat in range(len(view.players)))
    return left if view.last_turn is None else min(left, view.last_turn - view.turn)


def _turns_to_end(view: View, seat: Seat) -> int:
    """After how many turns a player could end the game; one more if something is missing."""
    last_step = facts().tracks[view.agreed.track].last_step
    left = last_step - view.players[seat].step - 1
    if left > 0:
        return left
    return 1 if _lacking(view, seat, last_step) else 0


def asked_ahead(view: View) -> dict[str, tuple[int, float]]:
    """Per requirement of the steps ahead, how much is missing and the worth of meeting it."""
    assert view.seat is not None
    step = view.players[view.seat].step
    last_step = facts().tracks[view.agreed.track].last_step
    asked: dict[str, tuple[int, float]] = {}
    for ahead in range(LOOKAHEAD, 0, -1):
        lacking = _lacking(view, view.seat, min(step + ahead, last_step))
        # Cities are not bought.
        lacking.pop("cities", None)
        for kind, number in lacking.items():
            asked[kind] = number, STEP / ahead
    return asked


def _lacking(view: View, seat: Seat, step: int) -> dict[str, int]:
    """What a player lacks for a step, and how much of it (H1)."""
    return missing_at(view.agreed.track, view.players[seat], step)
