"""What Civil War and Tyranny may take, compared with trying every set (C-CIVIL-WAR, C-TYRANNY).

The boards here are random graphs, so that nothing rests on the shape of the map; the last tests
take the largest and most awkward realms the real board allows, and count work, not time.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from ecumene.data import facts
from ecumene.rules.selection import (
    Lot,
    Means,
    Territory,
    _sweep,
    borders_of,
    hangs_together,
)
from ecumene.rules.state.lookup_tables import AREAS, CITY_POINTS, LAND, WATER
from tests.rules.work import at_most

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.state.ids import AreaNo

NUMBERS = st.integers(1, 45)
MEANS = st.builds(Means, tokens=st.integers(0, 12), cities=st.integers(0, 4))
MOST_LINES = 1_500_000
"""Limit for the hardest realms; about a tenth of a second."""
IMPATIENT, PATIENT = 0, 10**6
"""Only the sweep, and only growing."""


@st.composite
def lots(draw: st.DrawFn, most: int = 12) -> tuple[Lot, ...]:
    found = []
    for area in range(draw(st.integers(1, most))):
        if draw(st.booleans()):
            beside = draw(st.integers(0, 1))
            found.append(Lot(area, CITY_POINTS + beside, 0, 1))
        else:
            tokens = draw(st.integers(1, 5))
            found.append(Lot(area, tokens, tokens, 0))
    return tuple(found)


@st.composite
def realms(draw: st.DrawFn, most: int = 12) -> tuple[tuple[Lot, ...], tuple[int, ...]]:
    """Lots and their borders, from none to very many."""
    found = draw(lots(most))
    borders = [0] * len(found)
    density = draw(st.integers(1, 4))
    for one, other in combinations(range(len(found)), 2):
        if draw(st.integers(0, density)) == 0:
            borders[one] |= 1 << other
            borders[other] |= 1 << one
    return found, tuple(borders)


def connected(chosen: tuple[int, ...], borders: tuple[int, ...]) -> bool:
    reached = {chosen[0]}
    while more := {
        p for p in chosen if p not in reached and any(borders[p] >> r & 1 for r in reached)
    }:
        reached |= more
    return len(reached) == len(chosen)


def every_selection(
    found: tuple[Lot, ...], borders: tuple[int, ...]
) -> list[tuple[tuple[int, ...], int, Means]]:
    """Every connected set of whole areas, its worth, and the pieces it takes."""
    result = []
    for size in range(1, len(found) + 1):
        for chosen in combinations(range(len(found)), size):
            if connected(chosen, borders):
                taken = [found[place] for place in chosen]
                points = sum(lot.points for lot in taken)
                pieces = Means(sum(x.tokens for x in taken), sum(x.cities for x in taken))
                result.append((chosen, points, pieces))
    return result


def compare_with_everything(
    found: tuple[Lot, ...], borders: tuple[int, ...], number: int, means: Means
) -> None:
    """By their priorities: the number as nearly as possible, then only what can be annexed."""
    everything = every_selection(found, borders)
    least = min(abs(points - number) for _, points, _ in everything)
    nearest = [each for each in everything if abs(each[1] - number) == least]
    can_take = [
        each
        for each in nearest
        if each[2].tokens <= means.tokens and each[2].cities <= means.cities
    ]
    best = sorted(areas for areas, _, _ in can_take or nearest)

    territory = Territory(found, borders)
    totals, annexable = territory.best(number, means)
    assert totals == tuple(sorted({points for _, points, _ in nearest}))
    assert annexable == bool(can_take)
    for patience in (IMPATIENT, 20, PATIENT):
        assert territory.nearest(number, patience) == totals
        offered = territory.selections(totals, means if annexable else None, patience)
        assert sorted(offered) == best


@given(realms(), NUMBERS, MEANS)
def test_the_selections_offered_are_the_best_and_all_of_them(
    realm: tuple[tuple[Lot, ...], tuple[int, ...]], number: int, means: Means
) -> None:
    compare_with_everything(*realm, number, means)


@pytest.mark.parametrize("seed", range(30))
def test_the_same_on_corners_of_the_map(seed: int) -> None:
    """Twelve areas, among which there are many ways to reach a number."""
    random = Random(seed)
    areas = realm_on_the_board(random, 12, compact=seed % 2 == 0)
    found = tuple(
        Lot(place, CITY_POINTS + random.randint(0, 1), 0, 1)
        if random.random() < 0.3
        else Lot(place, tokens := random.randint(1, 4), tokens, 0)
        for place in range(12)
    )
    means = Means(random.randint(0, 10), random.randint(0, 3))
    compare_with_everything(found, borders_of(areas), random.randint(1, 30), means)


@given(st.lists(st.integers(0, AREAS - 1), min_size=1, max_size=8, unique=True))
def test_hanging_together(areas: list[int]) -> None:
    """G4: by land or water, within the selection; an open sea does not connect."""
    links = {a: {b for b in areas if b in LAND[a] or b in WATER[a]} for a in areas}
    reached, new = set(), {areas[0]}
    while new:
        reached |= new
        new = {b for a in new for b in links[a]} - reached
    assert hangs_together(areas) == (len(reached) == len(areas))


def realm_on_the_board(random: Random, size: int, *, compact: bool) -> tuple[int, ...]:
    while True:
        realm = [random.randrange(AREAS)]
        while len(realm) < size:
            beside = [
                n for a in realm for n in (*LAND[a], *WATER[a]) if n < AREAS and n not in realm
            ]
            if not beside:
                break
            realm.append(beside[0] if compact else random.choice(beside))
        if len(realm) == size:
            return tuple(realm)


def work_of(territory: Territory, number: int, means: Means) -> tuple[AreaNo, ...]:
    """The work for a realm: the best selections, and the first two of them."""
    _sweep.cache_clear()
    with at_most(MOST_LINES):
        totals, annexable = territory.best(number, means)
        selections = territory.selections(totals, means if annexable else None)
        first = next(selections)
        next(selections, None)
    return first


@pytest.mark.parametrize("seed", range(12))
def test_no_realm_takes_long(seed: int) -> None:
    """A realm can have 64 areas; whatever is asked, the answer comes soon."""
    random = Random(seed)
    size = (25, 36, 64)[seed % 3]
    areas = realm_on_the_board(random, size, compact=seed % 2 == 0)
    least = 1 if size == 64 else 2
    cities = set(random.sample(areas, 9))
    found = [Lot(a, CITY_POINTS, 0, 1) if a in cities else Lot(a, least, least, 0) for a in areas]
    for means in (Means(55, 9), Means(0, 2), Means(6, 0), Means(7, 1)):
        for number in (1, 15, 26, 43):
            assert hangs_together(work_of(Territory(found), number, means))


class HardRealm(Struct, forbid_unknown_fields=True):
    """A possible realm of a player, and the question about it."""

    areas: dict[str, int | str]
    """By the id of the area, its tokens, or that it has a city, perhaps with a token beside it."""
    number: int
    tokens: int
    cities: int

    def lots(self) -> Iterator[Lot]:
        for name, units in self.areas.items():
            area = facts().areas[name].index
            if isinstance(units, int):
                yield Lot(area, units, units, 0)
            else:
                yield Lot(area, CITY_POINTS + units.count("+1"), 0, 1)


HARD = msgspec.json.decode(
    (Path(__file__).parent / "hard_realms.json").read_bytes(), type=list[HardRealm]
)
"""The hardest that were found by hill climbing, for this search and for others."""


@pytest.mark.parametrize("realm", HARD, ids=lambda realm: f"{len(realm.areas)}-{realm.number}")
def test_the_hardest_realms(realm: HardRealm) -> None:
    """Whether some selection can be annexed depends on how distant cities are joined."""
    work_of(Territory(realm.lots()), realm.number, Means(realm.tokens, realm.cities))


def test_the_borders_are_those_of_the_map() -> None:
    """G4."""
    areas = list(range(AREAS))
    for area, bits in enumerate(borders_of(areas)):
        near = {other for other in areas if bits >> other & 1}
        assert near == {*LAND[area], *(place for place in WATER[area] if place < AREAS)}
