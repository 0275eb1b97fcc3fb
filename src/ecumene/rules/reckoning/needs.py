"""What must be known about a table before a calamity can be resolved, and about whom (C).

Nothing else is asked for: not where tokens stand if only their number matters, nor who traded a
card that nobody benefits from.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.data import Role, facts
from ecumene.rules.phases.calamities.affliction import SECONDARY
from ecumene.rules.phases.calamities.earth import VOLCANO
from ecumene.rules.phases.calamities.water import PLAIN
from ecumene.rules.state.ids import Advances, AreaNo, CardNo
from ecumene.rules.state.lookup_tables import (
    AREAS,
    CULTURAL_ASCENDANCY,
    ENGINEERING,
    FIRST_CALAMITY,
    METALWORKING,
    WATER,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.data import Calamity

Count: TypeAlias = Literal[
    "tokens",
    "cities",
    "coastal_tokens",
    "coastal_cities",
    "treasury",
    "cards",
    "step",
    "stock",
]
"""What can be counted about a player; the fields of ``Stake``."""

OF_VICTIM: Final[Mapping[str, tuple[Count, ...]]] = {
    "tempest": ("coastal_tokens", "coastal_cities", "treasury"),
    "squandered-wealth": ("treasury",),
    "city-riots": ("cities", "treasury"),
    "city-in-flames": ("cities", "treasury"),
    "tribal-conflict": ("tokens", "cities"),
    "minor-uprising": ("cities",),
    "banditry": ("cards", "treasury"),
    "coastal-migration": ("coastal_cities", "treasury"),
    "volcanic-eruption-earthquake": ("cities",),
    "treachery": ("cities",),
    "famine": ("tokens", "cities"),
    "slave-revolt": ("tokens", "cities"),
    "flood": ("coastal_tokens", "coastal_cities"),
    "superstition": ("cities",),
    "civil-war": ("tokens", "cities"),
    "barbarian-hordes": ("cities", "stock"),
    "cyclone": (),
    "epidemic": ("tokens", "cities"),
    "tyranny": ("tokens", "cities"),
    "civil-disorder": ("cities",),
    "corruption": (),
    "iconoclasm-and-heresy": ("cities",),
    "regression": ("step", "cities"),
    "piracy": ("coastal_cities",),
}
"""What is counted about the primary victim."""
OF_OTHERS: Final[Mapping[str, tuple[Count, ...]]] = {
    "famine": ("tokens", "cities"),
    "epidemic": ("tokens", "cities"),
    "iconoclasm-and-heresy": ("cities",),
    "piracy": ("coastal_cities",),
}
"""What is counted about possible secondary victims."""
IN_STOCK: Final[tuple[Count, ...]] = ("cities", "stock")
"""What determines the beneficiary if the card was not traded, cities by those on the board
(G10)."""
OF_TRADER: Final[Mapping[str, tuple[Count, ...]]] = {"treachery": ("cities",)}
"""What is counted about its trader: whether they have pieces to annex with (C11)."""
OTHER_ADVANCES: Final[Mapping[str, Advances]] = {
    "slave-revolt": CULTURAL_ASCENDANCY,
    "barbarian-hordes": ENGINEERING | METALWORKING,
}
"""Advances of the primary victim that matter though the calamity does not name them (K4, F)."""


class Needs(Struct, frozen=True):
    """What must be known for one calamity."""

    card: CardNo
    """The calamity."""
    victim: tuple[Count, ...]
    """About its primary victim."""
    victim_advances: Advances
    """The advances that matter for them."""
    others: tuple[Count, ...]
    """About everybody else."""
    others_advances: Advances
    """The advances that matter for them."""
    traded: bool
    """Whether it matters who traded it (C4)."""
    in_stock: tuple[Count, ...]
    """About everybody else, unless someone traded it."""
    trader: tuple[Count, ...]
    """About the player who traded it."""
    names: int
    """How many secondary victims are named (C5)."""
    blocks: bool
    """Whether only players of the victim's block are considered (C4, C6)."""
    areas: tuple[AreaNo, ...]
    """Where pieces matter area by area; empty: nowhere."""
    area_tokens: bool
    """Whether tokens matter there, or cities only."""
    limit: bool
    """Whether the population limit of the struck area matters."""


@cache
def needs(card: CardNo) -> Needs:
    """What must be known for a calamity."""
    calamity = facts().calamities[card - FIRST_CALAMITY]
    name = calamity.id
    benefits = calamity.beneficiary is not None
    shared = any(key.startswith(SECONDARY) for key in calamity.numbers)
    return Needs(
        card=card,
        victim=OF_VICTIM[name],
        victim_advances=_advances(calamity, Role.PRIMARY) | OTHER_ADVANCES.get(name, 0),
        others=OF_OTHERS.get(name, ()),
        others_advances=_advances(calamity, Role.SECONDARY) if shared else 0,
        traded=benefits and calamity.tradeable,
        in_stock=IN_STOCK if benefits else (),
        trader=OF_TRADER.get(name, ()),
        names=calamity.secondary,
        blocks=not calamity.tradeable and (benefits or calamity.secondary > 0),
        areas=_areas(calamity),
        area_tokens=name != "cyclone",
        limit=name == "barbarian-hordes",
    )


def _advances(calamity: Calamity, role: Role) -> Advances:
    found = 0
    for modifier in calamity.modifiers:
        if modifier.counts_for(role):
            found |= 1 << modifier.advance
    return found


def _areas(calamity: Calamity) -> tuple[AreaNo, ...]:
    """The areas it looks at: with volcanoes, on flood plains, beside open seas (C6)."""
    match calamity.id:
        case "volcanic-eruption-earthquake":
            return tuple(area for area in range(AREAS) if VOLCANO[area] is not None)
        case "flood":
            return tuple(area for area in range(AREAS) if PLAIN[area] is not None)
        case "cyclone":
            return tuple(area for area in range(AREAS) if max(WATER[area], default=0) >= AREAS)
        case _:
            return ()
