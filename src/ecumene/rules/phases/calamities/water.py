"""Flood and Cyclone, which hit everyone who is there (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import Role, Site, facts
from ecumene.rules.events import CalamityFailed, CalamityPlaced
from ecumene.rules.phases.calamities.affliction import number
from ecumene.rules.phases.calamities.minor import COASTAL_AREAS
from ecumene.rules.phases.calamities.victim_choices import choose_place
from ecumene.rules.phases.calamities.victim_losses import reduce_cities, take_damage
from ecumene.rules.play import simultaneously
from ecumene.rules.state.board import cities_of
from ecumene.rules.state.lookup_tables import AREAS, CITY_POINTS, WATER

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ecumene.rules.phases.calamities.affliction import Affliction
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.board import Position
    from ecumene.rules.state.ids import AreaNo, Party, PlaceNo, Seat

PLAIN: Final = tuple(area.plain for area in facts().areas)
PLAIN_AREAS: Final = tuple(frozenset(plain.areas) for plain in facts().flood_plains)
SAFE_SITES: Final = frozenset(area.index for area in facts().areas if area.site is Site.SAFE)


# Flood


def flood(play: Play, affliction: Affliction) -> Course[None]:
    """Damage on the plain with most of the victim's units, or else at the coast."""
    victim, rule = affliction.victim, affliction.rule
    plain = yield from _choose_plain(play, affliction)
    if plain is None:
        least = affliction.calamity.numbers["coastal-damage"]
        damage = number(play, affliction, "damage", victim, Role.PRIMARY, least)
        yield from take_damage(play, victim, damage, rule, COASTAL_AREAS)
        return
    areas = PLAIN_AREAS[plain]
    play.emit(CalamityPlaced(victim, affliction.card, tuple(sorted(areas))))
    hit = {
        seat: number(play, affliction, "damage", seat, affliction.role(seat))
        for seat in play.by_rank()
        if is_flooded(play.state, seat, areas)
    }
    yield from simultaneously(
        {
            seat: take_damage(play, seat, damage, rule, areas, SAFE_SITES)
            for seat, damage in hit.items()
        }
    )


def is_flooded(state: Position, seat: Seat, areas: Collection[AreaNo]) -> bool:
    """Whether a flood in some areas hits a player's units."""
    return any(area in areas for area, _ in exposed(state, seat))


def exposed(state: Position, seat: Seat) -> Iterator[tuple[AreaNo, int]]:
    """A player's units on flood plains: areas and unit points (G6)."""
    for area, count in state.players[seat].tokens.items():
        if PLAIN[area] is not None:
            yield area, count
    for area in cities_of(state, seat):
        if PLAIN[area] is not None and area not in SAFE_SITES:
            yield area, CITY_POINTS


def _choose_plain(play: Play, affliction: Affliction) -> Course[int | None]:
    points: dict[int, int] = {}
    first: dict[int, AreaNo] = {}
    """The area that names each plain."""
    for area, count in sorted(exposed(play.state, affliction.victim)):
        plain = PLAIN[area]
        assert plain is not None
        points[plain] = points.get(plain, 0) + count
        first.setdefault(plain, area)
    if not points:
        return None
    most = max(points.values())
    options = tuple(first[plain] for plain in points if points[plain] == most)
    area = yield from choose_place(affliction, "flood-plain", options)
    return PLAIN[area]


# Cyclone


def cyclone(play: Play, affliction: Affliction) -> Course[None]:
    """Cities beside the sea that has most of the victim's; their owners choose which are hit."""
    victim = affliction.victim
    beside: dict[PlaceNo, int] = {}
    for area in cities_of(play.state, victim):
        for place in WATER[area]:
            if place >= AREAS:
                beside[place] = beside.get(place, 0) + 1
    if not beside:
        play.emit(CalamityFailed(victim, affliction.card))
        return
    most = max(beside.values())
    seas = tuple(sorted(sea for sea, count in beside.items() if count == most))
    sea = yield from choose_place(affliction, "sea", seas)
    play.emit(CalamityPlaced(victim, affliction.card, (sea,)))
    beside_it = cities_beside(play.state, sea)
    hit = {seat: beside_it[seat] for seat in play.by_rank() if seat in beside_it}
    yield from simultaneously(
        {seat: _blow_down(play, affliction, seat, cities) for seat, cities in hit.items()}
    )


def cities_beside(state: Position, sea: PlaceNo) -> dict[Party, list[AreaNo]]:
    """The cities beside an open sea, by owner."""
    found: dict[Party, list[AreaNo]] = {}
    for area in sorted(WATER[sea]):
        if area in state.cities:
            found.setdefault(state.cities[area], []).append(area)
    return found


def _blow_down(
    play: Play, affliction: Affliction, seat: Seat, cities: list[AreaNo]
) -> Course[None]:
    """A number of cities is selected, some of these may be spared, and the others are reduced.

    Both are their owner's choice, so they are asked at once for those that remain.
    """
    role = affliction.role(seat)
    selected = number(play, affliction, "selected-cities", seat, role)
    spared = number(play, affliction, "deselected-cities", seat, role)
    yield from reduce_cities(play, seat, selected, affliction.rule, cities, spared)
