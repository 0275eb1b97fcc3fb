"""The facts by name, as logs use them."""

from __future__ import annotations

from typing import Final

from ecumene.data import Area, CalamityKind, Role, facts

FACTS: Final = facts()

AREAS: Final = {area.id: area for area in FACTS.areas}
PLACE_ORDER: Final = {place.id: number for number, place in enumerate(FACTS.places)}
LIMIT: Final = {area.id: area.limit for area in FACTS.areas}
LAND: Final = {
    area.id: frozenset(FACTS.areas[near].id for near in area.land) for area in FACTS.areas
}
WATER: Final = {
    place.id: frozenset(FACTS.places[near].id for near in place.water) for place in FACTS.places
}
SEAS: Final = frozenset(sea.id for sea in FACTS.seas)
ADJACENT: Final = {area: LAND[area] | (WATER[area] - SEAS) for area in AREAS}
"""Areas that share a border of either kind (G4)."""
COASTAL: Final = frozenset(area.id for area in FACTS.areas if area.coastal)
SITES: Final = frozenset(area.id for area in FACTS.areas if area.site is not None)
PLAINS: Final = {
    plain.id: tuple(FACTS.areas[area].id for area in plain.areas) for plain in FACTS.flood_plains
}
VOLCANOES: Final = {
    volcano.id: tuple(FACTS.areas[area].id for area in volcano.areas) for volcano in FACTS.volcanoes
}

CIVILIZATIONS: Final = {civ.id: civ for civ in FACTS.civilizations}
REGIONS: Final = {
    region.id: frozenset(FACTS.areas[area].id for area in region.areas) for region in FACTS.regions
}
GROUPS: Final = tuple(group.id for group in FACTS.groups)
ADVANCES: Final = {advance.id: advance for advance in FACTS.advances}
CALAMITIES: Final = {calamity.id: calamity for calamity in FACTS.calamities}
COMMODITIES: Final = {commodity.id: commodity for commodity in FACTS.commodities}
WATER_CARD: Final = "water"
THEMES: Final = {theme.id: theme for theme in FACTS.short_game.theme_sets}

BARBARIANS: Final = "barbarians"


def stack_of(card: str) -> int:
    """The number of the stack a card belongs to; water belongs to none (X6a)."""
    if card == WATER_CARD:
        return 0
    return (COMMODITIES[card] if card in COMMODITIES else CALAMITIES[card]).stack


def face_value(card: str) -> int:
    """The face value of a commodity; that of water is 0 (X6, X6a)."""
    return 0 if card == WATER_CARD else COMMODITIES[card].face_value


def is_commodity(card: str) -> bool:
    """Water is a commodity card too (X6a)."""
    return card == WATER_CARD or card in COMMODITIES


def is_minor(card: str) -> bool:
    """Whether a calamity is a minor one (C1)."""
    return CALAMITIES[card].kind is CalamityKind.MINOR


def exposed(area: Area) -> bool:
    """Whether a city there stands on the flood plain itself (G6)."""
    return area.site is None or area.site.value == "flood-plain"


def changed(calamity: str, number: int, change: str, role: Role, advances: set[str]) -> int:
    """A number of a calamity as the advances of a victim change it, never below 0 (C12)."""
    for modifier in CALAMITIES[calamity].modifiers:
        holds = FACTS.advances[modifier.advance].id in advances
        if holds and modifier.change == change and modifier.role in (Role.ANY, role):
            number += modifier.by
    return max(0, number)
