"""Movement under way as everybody sees it, also the moves that can still be taken back (M2).

These structs have the fields of those in ``ecumene.rules.state``, to which a test holds them.
"""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import AreaNo, PlaceNo, Seat
from ecumene.rules.moves import Move
from ecumene.rules.state import added_up


class ShipView(Struct, frozen=True):
    """A ship during movement."""

    place: PlaceNo
    paid: bool
    steps: int
    load: int
    done: bool


class DraftView(Struct, frozen=True):
    """The movement of a seat as far as it goes."""

    token_stock: int
    treasury: int
    still: dict[AreaNo, int]
    marched: dict[AreaNo, int]
    landed: dict[AreaNo, int]
    ships: dict[int, ShipView]
    moves: tuple[Move, ...]

    @property
    def tokens(self) -> dict[AreaNo, int]:
        """All tokens on land, whether they have moved or not."""
        return added_up(self.still, self.marched, self.landed)


class MovementView(Struct, frozen=True):
    """Phase 3 under way."""

    order: tuple[Seat, ...]
    ended: tuple[Seat, ...]
    drafts: dict[Seat, DraftView]
    broken: dict[Seat, tuple[int, ...]]
    made: dict[Seat, int]
