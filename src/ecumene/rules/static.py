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
"""Per area those it shares a land or water border with (G4), in ascending order."""
COASTAL: Final = tuple(area.coastal for area in _facts.areas)
HAS_SITE: Final = tuple(area.site is not None for area in _facts.areas)

TOKENS: Final = _facts.pieces.tokens
CITIES: Final = _facts.pieces.cities
SHIPS: Final = _facts.pieces.ships
CITY_POINTS: Final = 5
"""The unit points of a city; a token counts 1 (G2)."""

COMMODITIES: Final = len(_facts.commodities)
WATER_CARD: Final = COMMODITIES
"""Cards are numbers: the commodities, then water, then the calamities."""
FIRST_CALAMITY: Final = COMMODITIES + 1


def _advance(id_: str) -> int:
    """The bit of an advance in a player's set of advances."""
    return 1 << _facts.advances[id_].index


ADVANCED_MILITARY: Final = _advance("advanced-military")
AGRICULTURE: Final = _advance("agriculture")
ANATOMY: Final = _advance("anatomy")
ARCHITECTURE: Final = _advance("architecture")
ASTRONAVIGATION: Final = _advance("astronavigation")
CLOTH_MAKING: Final = _advance("cloth-making")
COINAGE: Final = _advance("coinage")
CULTURAL_ASCENDANCY: Final = _advance("cultural-ascendancy")
DEMOCRACY: Final = _advance("democracy")
DIASPORA: Final = _advance("diaspora")
DIPLOMACY: Final = _advance("diplomacy")
ENGINEERING: Final = _advance("engineering")
FUNDAMENTALISM: Final = _advance("fundamentalism")
LIBRARY: Final = _advance("library")
METALWORKING: Final = _advance("metalworking")
MILITARY: Final = _advance("military")
MINING: Final = _advance("mining")
MONARCHY: Final = _advance("monarchy")
MONOTHEISM: Final = _advance("monotheism")
MONUMENT: Final = _advance("monument")
NAVAL_WARFARE: Final = _advance("naval-warfare")
POLITICS: Final = _advance("politics")
PROVINCIAL_EMPIRE: Final = _advance("provincial-empire")
PUBLIC_WORKS: Final = _advance("public-works")
ROADBUILDING: Final = _advance("roadbuilding")
TRADE_EMPIRE: Final = _advance("trade-empire")
TRADE_ROUTES: Final = _advance("trade-routes")
UNIVERSAL_DOCTRINE: Final = _advance("universal-doctrine")
URBANISM: Final = _advance("urbanism")
WONDER_OF_THE_WORLD: Final = _advance("wonder-of-the-world")


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
