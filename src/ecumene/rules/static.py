"""The facts the engine asks for all the time, by number, as plain tuples.

Looking a number up in a tuple is the cheapest question Python can answer, and the engine asks it
millions of times.
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
COASTAL: Final = tuple(area.coastal for area in _facts.areas)
HAS_SITE: Final = tuple(area.site is not None for area in _facts.areas)
REGION: Final = tuple(area.region for area in _facts.areas)

TOKENS: Final = _facts.pieces.tokens
CITIES: Final = _facts.pieces.cities
SHIPS: Final = _facts.pieces.ships

COMMODITIES: Final = len(_facts.commodities)
WATER_CARD: Final = COMMODITIES
"""Cards are numbers: the commodities, then water, then the calamities."""
FIRST_CALAMITY: Final = COMMODITIES + 1


def _advance(id_: str) -> int:
    """The bit of an advance in a player's set of advances."""
    return 1 << _facts.advances[id_].index


ADVANCED_MILITARY: Final = _advance("advanced_military")
AGRICULTURE: Final = _advance("agriculture")
ARCHITECTURE: Final = _advance("architecture")
ASTRONAVIGATION: Final = _advance("astronavigation")
CLOTH_MAKING: Final = _advance("cloth_making")
COINAGE: Final = _advance("coinage")
CULTURAL_ASCENDANCY: Final = _advance("cultural_ascendancy")
DEMOCRACY: Final = _advance("democracy")
DIPLOMACY: Final = _advance("diplomacy")
ENGINEERING: Final = _advance("engineering")
METALWORKING: Final = _advance("metalworking")
MILITARY: Final = _advance("military")
MONARCHY: Final = _advance("monarchy")
NAVAL_WARFARE: Final = _advance("naval_warfare")
PUBLIC_WORKS: Final = _advance("public_works")
ROADBUILDING: Final = _advance("roadbuilding")
URBANISM: Final = _advance("urbanism")
