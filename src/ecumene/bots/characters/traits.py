"""What makes one character play otherwise than another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from ecumene.bots.settler.bargaining import OPEN_OFFERS
from ecumene.bots.settler.movement_plan import FREE_SITE
from ecumene.bots.settler.settling import EARLY
from ecumene.bots.settler.voyages import FARE_WORTH

War = Literal["never", "spare", "eager"]
"""When cities of others are stormed: never, with tokens that nothing else needs, or before cities
are founded."""


class Traits(Struct, frozen=True, kw_only=True):
    """The habits of a character; those of a strategist are the defaults."""

    war: War = "spare"
    fare: float = FARE_WORTH
    """What a voyage should be worth; the less, the more often ships sail."""
    sea_first: bool = False
    """Whether tokens go to sea before they spread by land."""
    free_site: float = FREE_SITE
    """The added worth of a token where a city can be built later."""
    early: int = EARLY
    """Tokens to keep before the first city."""
    offers: int = OPEN_OFFERS
    """The most open offers in trade."""
    greed: int = 0
    """What a deal must bring beyond what others content themselves with."""
    boasts: bool = False
    """Whether the best card in hand is claimed for those that nobody sees (X3)."""
    considerate: bool = False
    """Whether calamities are passed on only to whoever has most points."""
    favours: Mapping[str, float] = {}
    """Advances that are worth more than others think, in victory points."""
