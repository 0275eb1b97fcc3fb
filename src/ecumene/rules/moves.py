"""The moves of phase 3, the smallest steps a movement is made of (M3-M7)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from ecumene.rules.ids import AreaNo, PlaceNo

Moved: TypeAlias = Literal["still", "marched", "landed"]
"""A token has not moved this turn, has moved by land, or was disembarked."""


class TokenPaid(Struct, frozen=True):
    """A token removed from the board to pay for a ship; it may have moved or not (M4a)."""

    area: AreaNo
    moved: Moved = "still"


class March(Struct, frozen=True, tag="march"):
    """Tokens go one step by land, or two in one go with Roadbuilding (M3, A-ROADBUILDING)."""

    path: tuple[AreaNo, ...]
    """From the area they leave to the area they end in."""
    tokens: int


class BuildShip(Struct, frozen=True, tag="build-ship"):
    """Build a ship, paid with treasury and tokens of the board, two in all (M4)."""

    area: AreaNo
    treasury: int = 2
    tokens: tuple[TokenPaid, ...] = ()
    ship: int | None = None
    """The number the ship gets; None for the next one free."""


class MaintainShip(Struct, frozen=True, tag="maintain-ship"):
    """Pay for a ship of an earlier turn: 1 treasury, or a token from anywhere (M5)."""

    ship: int
    token: TokenPaid | None = None


class ScrapShip(Struct, frozen=True, tag="scrap-ship"):
    """Remove an unmaintained ship, perhaps to build it again (M6)."""

    ship: int


class Embark(Struct, frozen=True, tag="embark"):
    """Take tokens that have not moved aboard, in the area the ship is in (M3, M7)."""

    ship: int
    tokens: int


class Sail(Struct, frozen=True, tag="sail"):
    """Take a step to a water neighbour (M7)."""

    ship: int
    to: PlaceNo


class Disembark(Struct, frozen=True, tag="disembark"):
    """Put tokens ashore (M7, M8, M11)."""

    ship: int
    tokens: int


class Halt(Struct, frozen=True, tag="halt"):
    """End the way of a ship; what is aboard goes ashore (M7, M7a)."""

    ship: int


Move: TypeAlias = March | BuildShip | MaintainShip | ScrapShip | Embark | Sail | Disembark | Halt
MOVES: Final[tuple[type[Move], ...]] = get_args(Move)
"""The kinds of moves."""
