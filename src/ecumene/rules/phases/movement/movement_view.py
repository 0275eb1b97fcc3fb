"""The current movement as everybody sees it, including moves that can still be taken back (M2).

These structs have the fields of those in ``ecumene.rules.state.game_state``; a test compares them.
"""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.state.game_state import added_up
from ecumene.rules.state.ids import AreaNo, PlaceNo, Seat
from ecumene.rules.state.moves import Move


class ShipView(Struct, frozen=True):
    """A ship during movement."""

    place: PlaceNo
    """Where it is."""
    paid: bool
    """Whether it was built or maintained this turn (M5, M10)."""
    steps: int
    """How many steps it has taken."""
    load: int
    """How many tokens are aboard."""
    done: bool
    """Whether its voyage is over (M7a)."""


class DraftView(Struct, frozen=True):
    """A seat's movement so far."""

    token_stock: int
    """Tokens in stock after these moves."""
    treasury: int
    """Tokens in treasury after these moves."""
    still: dict[AreaNo, int]
    """How many tokens have not moved, by area."""
    marched: dict[AreaNo, int]
    """How many tokens have moved by land, by the area where they are now."""
    landed: dict[AreaNo, int]
    """How many tokens were disembarked, by the area where they are now."""
    ships: dict[int, ShipView]
    """The ships by the numbers that tell them apart until the phase is over."""
    moves: tuple[Move, ...]
    """The moves so far, in order."""

    @property
    def tokens(self) -> dict[AreaNo, int]:
        """All tokens on land, whether they have moved or not."""
        return added_up(self.still, self.marched, self.landed)


class MovementView(Struct, frozen=True):
    """The current phase 3."""

    order: tuple[Seat, ...]
    """Who moves, in the order of movement (M1)."""
    ended: tuple[Seat, ...]
    """Those of them who have ended their movement."""
    drafts: dict[Seat, DraftView]
    """What those who have not ended have announced so far, by seat."""
    broken: dict[Seat, tuple[int, ...]]
    """The indices of moves that others, ending earlier, have made illegal, by seat (M2a)."""
    made: dict[Seat, int]
    """The number of moves everyone has made so far, including those taken back (O3a)."""
