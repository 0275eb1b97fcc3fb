"""The moves of phase 3, the smallest steps a movement is made of (M3-M7)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from ecumene.rules.state.ids import AreaNo, PlaceNo

Moved: TypeAlias = Literal["still", "marched", "landed"]
"""A token has not moved this turn, has moved by land, or was disembarked."""


class TokenPaid(Struct, frozen=True):
    """A token removed from the board to pay for a ship; it may have moved or not (M4a)."""

    area: AreaNo
    """Where the token stands."""
    moved: Moved = "still"
    """Whether it has not moved this turn, has marched, or was landed by a ship."""


class March(Struct, frozen=True, tag="march"):
    """Tokens go one step by land, or two in one go with Roadbuilding (M3, A-ROADBUILDING)."""

    path: tuple[AreaNo, ...]
    """From the area they leave to the area they end in."""
    tokens: int
    """How many tokens march together."""


class BuildShip(Struct, frozen=True, tag="build-ship"):
    """Build a ship, paid with treasury and tokens of the board, two in all (M4)."""

    area: AreaNo
    """Where the ship is built: a coastal area with an own token."""
    treasury: int = 2
    """Tokens paid from treasury."""
    tokens: tuple[TokenPaid, ...] = ()
    """Tokens of the board that pay for the rest."""
    ship: int | None = None
    """The number the ship gets; None for the next one free."""


class MaintainShip(Struct, frozen=True, tag="maintain-ship"):
    """Pay for a ship of an earlier turn: 1 treasury, or a token from anywhere (M5)."""

    ship: int
    """The number of the ship in this movement."""
    token: TokenPaid | None = None
    """The token that pays; None: 1 from treasury does."""


class ScrapShip(Struct, frozen=True, tag="scrap-ship"):
    """Remove an unmaintained ship, possibly to build it again (M6)."""

    ship: int
    """The number of the ship in this movement."""


class Embark(Struct, frozen=True, tag="embark"):
    """Take tokens that have not moved aboard, in the area the ship is in (M3, M7)."""

    ship: int
    """The number of the ship in this movement."""
    tokens: int
    """How many tokens go aboard."""


class Sail(Struct, frozen=True, tag="sail"):
    """Take a step to a water neighbour (M7)."""

    ship: int
    """The number of the ship in this movement."""
    to: PlaceNo
    """A place that borders by water on the one where the ship is."""


class Disembark(Struct, frozen=True, tag="disembark"):
    """Put tokens ashore (M7, M8, M11)."""

    ship: int
    """The number of the ship in this movement."""
    tokens: int
    """How many tokens go ashore."""


class Halt(Struct, frozen=True, tag="halt"):
    """End a ship's voyage; what is aboard goes ashore (M7, M7a)."""

    ship: int
    """The number of the ship in this movement."""


Move: TypeAlias = March | BuildShip | MaintainShip | ScrapShip | Embark | Sail | Disembark | Halt
MOVES: Final[tuple[type[Move], ...]] = get_args(Move)
"""The kinds of moves."""
