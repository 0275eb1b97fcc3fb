"""What is entered about a table that a calamity strikes, and the result, as data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.decisions import Bar
from ecumene.rules.phases.calamities.affliction import Figure
from ecumene.rules.state.ids import Advances, AreaNo, CardNo, CivNo, PlaceNo
from ecumene.rules.state.lookup_tables import CITY_POINTS


class Spot(Struct, frozen=True):
    """A player's pieces in one area."""

    area: AreaNo
    """The area."""
    tokens: int = 0
    """Tokens there."""
    city: bool = False
    """Whether their city stands there."""


class Stake(Struct, frozen=True):
    """What a player has, as far as it matters; None where it was not entered."""

    civilization: CivNo
    """Their civilization."""
    tokens: int | None = None
    """Tokens on the board."""
    cities: int | None = None
    """Cities on the board."""
    coastal_tokens: int | None = None
    """Tokens in coastal areas."""
    coastal_cities: int | None = None
    """Cities in coastal areas."""
    treasury: int | None = None
    """Tokens in treasury."""
    cards: int | None = None
    """Commodity cards in hand."""
    step: int | None = None
    """The succession marker's step."""
    stock: int | None = None
    """Tokens in stock."""
    advances: Advances = 0
    """Advances that matter."""
    spots: tuple[Spot, ...] = ()
    """Pieces in the areas that matter."""

    @property
    def points(self) -> int:
        """Unit points on the board (G2)."""
        return points(self.tokens, self.cities)

    @property
    def coastal_points(self) -> int:
        """Unit points in coastal areas (G2)."""
        return points(self.coastal_tokens, self.coastal_cities)


def points(tokens: int | None, cities: int | None) -> int:
    """The unit points of tokens and cities (G2)."""
    return (tokens or 0) + CITY_POINTS * (cities or 0)


class Blow(Struct, frozen=True):
    """A calamity as it strikes at a table."""

    card: CardNo
    """The calamity."""
    victim: Stake
    """Its primary victim, who holds the card."""
    others: tuple[Stake, ...] = ()
    """The other players considered; nobody else is at the table."""
    trader: CivNo | None = None
    """Who last traded it to the victim; None: nobody (C4)."""
    concerned: tuple[CivNo, ...] = ()
    """Players involved in the other copy of it this turn, who cannot be named (C7)."""
    named: tuple[CivNo, ...] | None = None
    """The secondary victims; None: not named yet (C5)."""
    place: PlaceNo | None = None
    """Which of several equal seas, plains or volcanoes it is; None: not chosen yet (G8a)."""
    limit: int | None = None
    """The population limit of the area that is struck first (C-BARBARIAN-HORDES)."""


Kind: TypeAlias = Literal[
    "damage",
    "coastal-damage",
    "plain-damage",
    "treasury",
    "reduced",
    "destroyed",
    "coastal-destroyed",
    "cards",
    "erupted",
    "quake",
    "annexed",
    "support",
    "seceding",
    "horde",
    "blown-down",
    "kept",
    "face-value",
    "back",
    "pirates",
]
"""What is lost, and how."""


class Toll(Struct, frozen=True):
    """What one of the victims loses."""

    party: CivNo
    """Their civilization."""
    kind: Kind
    """The kind of loss."""
    figure: Figure
    """The number, and how it is derived."""
    amount: int = 0
    """What is lost of it, as far as there is any (C11)."""
    has: int = 0
    """What there is of it."""
    ransom: int = 0
    """How much of it can be bought off; for support: what the cities need."""
    rate: int = 0
    """The price of each; for support: the tokens a city needs."""


class VictimChoice(Struct, frozen=True):
    """What the primary victim must decide before the rest is known."""

    count: int
    """The number to choose."""
    victims: tuple[CivNo, ...] = ()
    """Who can be named (C5)."""
    places: tuple[PlaceNo, ...] = ()
    """Where it can strike: an area stands for its volcano or flood plain (G8a)."""


class Reckoning(Struct, frozen=True):
    """The result of a calamity, as far as it is decided."""

    happens: bool
    """Whether its condition holds (C3a)."""
    beneficiary: CivNo | None = None
    """Who benefits (C4)."""
    places: tuple[PlaceNo, ...] = ()
    """Where it strikes, if that is an area."""
    named: tuple[CivNo, ...] = ()
    """The secondary victims who were named."""
    tolls: tuple[Toll, ...] = ()
    """What everybody loses, the primary victim first."""
    choice: VictimChoice | None = None
    """What must be decided first."""
    barred: dict[CivNo, Bar] = {}
    """Who could not be named, and why."""
