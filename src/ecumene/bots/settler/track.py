"""The A.S.T. as a settler looks at it: what steps ahead ask for, and how long a game lasts (H)."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.static import (
    ADVANCES_BELOW_100,
    ADVANCES_FROM_100,
    ADVANCES_FROM_200,
    points_of_advances,
)

if TYPE_CHECKING:
    from ecumene.data import Requirement
    from ecumene.rules.ids import Seat
    from ecumene.rules.view import View

LOOKAHEAD: Final = 6
"""How many steps ahead requirements are looked at."""
STEP: Final = 5.0
"""What a step is worth (V1)."""
COUNTED: Final = {
    "advances": (1 << len(facts().advances)) - 1,
    "advances_below_100": ADVANCES_BELOW_100,
    "advances_from_100": ADVANCES_FROM_100,
    "advances_from_200": ADVANCES_FROM_200,
}
"""The advances that count for each requirement of an epoch (H1)."""


def turns_left(view: View) -> int:
    """How many turns there will be after this one, as far as can be told (H4, H6)."""
    left = min(_turns_to_end(view, seat) for seat in range(len(view.players)))
    return left if view.last_turn is None else min(left, view.last_turn - view.turn)


def _turns_to_end(view: View, seat: Seat) -> int:
    """After how many turns a player could end the game; who lacks something takes one more."""
    last_step = facts().tracks[view.agreed.track].last_step
    left = last_step - view.players[seat].step - 1
    if left > 0:
        return left
    required = _required(view, seat, last_step)
    cities = sum(owner == seat for owner in view.cities.values())
    return 1 if cities < required.cities or _lacking(view, seat, required) else 0


def asked_ahead(view: View) -> dict[str, tuple[int, float]]:
    """Per requirement of the steps ahead, how much is missing and what meeting it is worth."""
    assert view.seat is not None
    step = view.players[view.seat].step
    last_step = facts().tracks[view.agreed.track].last_step
    asked: dict[str, tuple[int, float]] = {}
    for ahead in range(LOOKAHEAD, 0, -1):
        required = _required(view, view.seat, min(step + ahead, last_step))
        for kind, lacking in _lacking(view, view.seat, required).items():
            asked[kind] = lacking, STEP / ahead
    return asked


def _required(view: View, seat: Seat, step: int) -> Requirement:
    """What a step asks for in the row of a player's civilization (H1)."""
    starts = facts().civilizations[view.players[seat].civ].epoch_starts[view.agreed.track]
    return facts().tracks[view.agreed.track].requirements[bisect_right(starts, step) - 1]


def _lacking(view: View, seat: Seat, required: Requirement) -> dict[str, int]:
    """What a player lacks in advances for that, and how much of it."""
    advances = view.players[seat].advances
    held = {kind: (advances & counted).bit_count() for kind, counted in COUNTED.items()}
    held["advance_points"] = points_of_advances(advances)
    short = {kind: getattr(required, kind) - number for kind, number in held.items()}
    return {kind: number for kind, number in short.items() if number > 0}
