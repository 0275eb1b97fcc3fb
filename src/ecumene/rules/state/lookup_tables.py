"""The facts that the engine needs all the time, by number, as plain tuples.

Indexing a tuple is the cheapest lookup in Python, and the engine does it millions of times.
"""

from __future__ import annotations

from typing import Final

from ecumene.data import facts

_facts = facts()

AREAS: Final = len(_facts.areas)
"""Places below this number are land areas, the others open seas."""
LIMIT: Final = tuple(area.limit for area in _facts.areas)
LAND: Final = tuple(area.land for area in _facts.areas)
WATER: Final = tuple(place.water for place in _facts.places)
NEIGHBOURS: Final = tuple(
    tuple(sorted({*area.land, *(place for place in area.water if place < AREAS)}))
    for area in _facts.areas
)
"""For each area, those that share a land or water border with it (G4), in ascending order."""
COASTAL: Final = tuple(area.coastal for area in _facts.areas)
HAS_SITE: Final = tuple(area.site is not None for area in _facts.areas)

TOKENS: Final = _facts.pieces.tokens
CITIES: Final = _facts.pieces.cities
SHIPS: Final = _facts.pieces.ships
CITY_POINTS: Final = 5
"""The unit points of a city; a token counts 1 (G2)."""

DEFAULT_RATE: Final = 2
"""The tax rate of players whose advances allow no other (T1)."""

COMMODITIES: Final = len(_facts.commodities)
COMMODITY_CARDS: Final = sum(commodity.count for commodity in _facts.commodities)
"""All of them but water, of which there is always more (X6a)."""
WATER_CARD: Final = COMMODITIES
"""Cards are numbers: the commodities, then water, then the calamities."""
FIRST_CALAMITY: Final = COMMODITIES + 1


def advance_bit(id_: str) -> int:
    """The bit of an advance in a player's set of advances."""
    return 1 << _facts.advances[id_].index


ADVANCED_MILITARY: Final = advance_bit("advanced-military")
AGRICULTURE: Final = advance_bit("agriculture")
ANATOMY: Final = advance_bit("anatomy")
ARCHITECTURE: Final = advance_bit("architecture")
ASTRONAVIGATION: Final = advance_bit("astronavigation")
CLOTH_MAKING: Final = advance_bit("cloth-making")
COINAGE: Final = advance_bit("coinage")
CULTURAL_ASCENDANCY: Final = advance_bit("cultural-ascendancy")
DEMOCRACY: Final = advance_bit("democracy")
DIASPORA: Final = advance_bit("diaspora")
DIPLOMACY: Final = advance_bit("diplomacy")
ENGINEERING: Final = advance_bit("engineering")
FUNDAMENTALISM: Final = advance_bit("fundamentalism")
LIBRARY: Final = advance_bit("library")
METALWORKING: Final = advance_bit("metalworking")
MILITARY: Final = advance_bit("military")
MINING: Final = advance_bit("mining")
MONARCHY: Final = advance_bit("monarchy")
MONOTHEISM: Final = advance_bit("monotheism")
MONUMENT: Final = advance_bit("monument")
NAVAL_WARFARE: Final = advance_bit("naval-warfare")
POLITICS: Final = advance_bit("politics")
PROVINCIAL_EMPIRE: Final = advance_bit("provincial-empire")
PUBLIC_WORKS: Final = advance_bit("public-works")
ROADBUILDING: Final = advance_bit("roadbuilding")
TRADE_EMPIRE: Final = advance_bit("trade-empire")
TRADE_ROUTES: Final = advance_bit("trade-routes")
UNIVERSAL_DOCTRINE: Final = advance_bit("universal-doctrine")
URBANISM: Final = advance_bit("urbanism")
WONDER_OF_THE_WORLD: Final = advance_bit("wonder-of-the-world")


def effect_number(advance: str, kind: str, name: str) -> int:
    """A number of an advance's effect."""
    effects = _facts.advances[advance].effects
    return next(effect.numbers[name] for effect in effects if effect.kind == kind)


def _advances_costing(least: int, below: int) -> int:
    """The set of advances within a range of printed prices (H1)."""
    return sum(1 << each.index for each in _facts.advances if least <= each.cost < below)


DEAREST: Final = max(each.cost for each in _facts.advances)
ADVANCES_BELOW_100: Final = _advances_costing(0, 100)
ADVANCES_FROM_100: Final = _advances_costing(100, DEAREST + 1)
ADVANCES_FROM_200: Final = _advances_costing(200, DEAREST + 1)
ADVANCES_OF_POINTS: Final = {
    points: sum(1 << each.index for each in _facts.advances if each.points == points)
    for points in {each.points for each in _facts.advances}
}
"""The sets of advances by the victory points of each (V1)."""


def points_of_advances(held: int) -> int:
    """The victory points of a set of advances (V1)."""
    return sum(points * (held & those).bit_count() for points, those in ADVANCES_OF_POINTS.items())


def cost_of_advances(held: int) -> int:
    """The printed prices of a set of advances, added up (V2)."""
    return sum(each.cost for each in _facts.advances if held >> each.index & 1)
