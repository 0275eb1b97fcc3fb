"""Which areas a civil war or a tyranny takes: the best selections by their order of priorities.

C-CIVIL-WAR and C-TYRANNY require whole, connected areas worth a given number, and say what to keep,
in this order, if that is impossible: whole areas; connection; the number, as nearly as possible;
only what the beneficiary can take. Read as an optimisation, that is:

1. A selection is a set of areas, at least one, each with all of the victim's units in it. Its areas
   are connected: each can be reached from every other over land and water borders (G4) without
   leaving the selection. Two areas at one open sea are no neighbours for that. These two priorities
   can always be kept, since a single area keeps them, so nothing else is ever a selection.
2. Of all selections only those count whose worth misses the number by least, up or down alike. A
   token beside a city counts its point (G11b).
3. Of these, if the beneficiary has the pieces to annex every unit of some, only such count. If
   there are none, this priority is given up: all of 2 count, whatever the beneficiary can take.
4. Among what is left the selector is free, also between missing the number up and down.

Finding such sets is hard in general, but a player's areas are few and most worth a point or two. So
they are looked for by growing connected sets from large areas to small ones (``growing``), which
nearly always meets the number at once; where it does not get through in a set number of steps, a
sweep over the areas (``sweeping``) decides exactly and in bounded time.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.selection.growing import SetGrowth
from ecumene.rules.selection.sweeping import Sweep
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.lookup_tables import CITY_POINTS, NEIGHBOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

PATIENCE = 1000
"""Steps of growing after which the sweep takes over."""


class Lot(Struct, frozen=True):
    """A whole area of the victim: what it is worth, and which pieces annexing it takes."""

    area: AreaNo
    """Which area it is."""
    points: int
    """The unit points in it (G2)."""
    tokens: int
    """Tokens to annex; one beside a city is lost instead (G11b)."""
    cities: int
    """How many cities there are: 0 or 1."""


class Means(Struct, frozen=True):
    """The pieces a player has to annex with."""

    tokens: int
    """Tokens in stock."""
    cities: int
    """Cities in stock."""

    def suffice(self, lots: Iterable[Lot]) -> bool:
        """Whether every unit of some lots can be annexed."""
        lots = tuple(lots)
        return (
            sum(lot.tokens for lot in lots) <= self.tokens
            and sum(lot.cities for lot in lots) <= self.cities
        )


@lru_cache(maxsize=4)
def _sweep(borders: tuple[int, ...], codes: tuple[int, ...], wanted: int) -> Sweep:
    """Cached: the same sweep tells whether there is a selection, and then lists what is offered."""
    return Sweep(borders, codes, wanted)


def borders_of(areas: Sequence[AreaNo]) -> tuple[int, ...]:
    """For each area, the others that share a land or water border with it (G4), as bits."""
    bit = {area: 1 << place for place, area in enumerate(areas)}
    return tuple(sum(bit[near] for near in NEIGHBOURS[area] if near in bit) for area in areas)


def hangs_together(areas: Sequence[AreaNo]) -> bool:
    """Whether areas are connected by land and water borders among themselves."""
    borders = borders_of(areas)
    reached, new = 0, 1
    while new:
        place = new.bit_length() - 1
        reached |= 1 << place
        new = (new | borders[place]) & ~reached
    return reached == (1 << len(areas)) - 1


class Territory:
    """The lots of a victim and their borders, and the selections they allow."""

    def __init__(self, lots: Iterable[Lot], borders: tuple[int, ...] | None = None) -> None:
        # Large lots first: small ones then make up the number exactly.
        given = tuple(lots)
        order = sorted(range(len(given)), key=lambda place: -given[place].points)
        self.lots = tuple(given[place] for place in order)
        if borders is None:
            self.borders = borders_of([lot.area for lot in self.lots])
        else:
            self.borders = tuple(
                sum(1 << new for new, old in enumerate(order) if borders[place] >> old & 1)
                for place in order
            )

    def nearest(self, number: int, patience: int = PATIENCE) -> tuple[int, ...]:
        """The worth of the selections that miss the number by least: one or two totals."""
        growth = SetGrowth(self.lots, self.borders, 1, self._worth, patience=patience)
        best = number + self._worth
        totals: set[int] = set()
        for _, points in growth:
            missed = abs(points - number)
            if missed > best:
                continue
            if missed < best:
                best = missed
                totals.clear()
                growth.lowest, growth.highest = number - best, number + best
            totals.add(points)
            if not best:
                break
        if growth.gave_up:
            totals = self._nearest_by_sweep(number, best)
        return tuple(sorted(totals))

    def selections(
        self, totals: tuple[int, ...], means: Means | None = None, patience: int = PATIENCE
    ) -> Iterator[tuple[AreaNo, ...]]:
        """Every selection worth one of the totals that the means, if given, suffice for."""
        growth = SetGrowth(
            self.lots, self.borders, min(totals), max(totals), means=means, patience=patience
        )
        found: set[int] = set()
        for chosen, points in growth:
            if points in totals:
                found.add(chosen)
                yield self._areas(chosen)
        if growth.gave_up:
            for chosen in self._swept(totals, means):
                if chosen not in found:
                    yield self._areas(chosen)

    def best(self, number: int, means: Means) -> tuple[tuple[int, ...], bool]:
        """The totals nearest to the number, and whether some such selection can be annexed."""
        totals = self.nearest(number)
        annexable = means.suffice(self.lots) or any(True for _ in self.selections(totals, means))
        return totals, annexable

    @cached_property
    def _worth(self) -> int:
        return sum(lot.points for lot in self.lots)

    def _areas(self, chosen: int) -> tuple[AreaNo, ...]:
        return tuple(sorted(lot.area for i, lot in enumerate(self.lots) if chosen >> i & 1))

    def _nearest_by_sweep(self, number: int, missed: int) -> set[int]:
        """The totals that can be reached, looking no further away than is known to be reached."""
        codes = [lot.points for lot in self.lots]
        wanted = sum(1 << total for total in range(max(1, number - missed), number + missed + 1))
        reached = Sweep(self.borders, codes, wanted).reached()
        totals = [total for total in range(1, number + missed + 1) if reached >> total & 1]
        least = min(abs(total - number) for total in totals)
        return {total for total in totals if abs(total - number) == least}

    def _swept(self, totals: tuple[int, ...], means: Means | None) -> Iterator[int]:
        """The selections found by the sweep, which counts everything that means and totals need.

        Without means that is the worth. With them it is tokens, cities and points beside cities,
        three digits of one number, each of which has room for everything there is.
        """
        if means is None:
            codes = [lot.points for lot in self.lots]
            wanted = sum(1 << total for total in totals)
        else:
            codes, wanted = self._by_pieces(totals, means)
        return _sweep(self.borders, tuple(codes), wanted).found()

    def _by_pieces(self, totals: tuple[int, ...], means: Means) -> tuple[list[int], int]:
        lots = self.lots
        beside = [lot.points - lot.tokens - CITY_POINTS * lot.cities for lot in lots]
        most_tokens = sum(lot.tokens for lot in lots)
        most_cities = sum(lot.cities for lot in lots)
        city = most_tokens + 1
        point = city * (most_cities + 1)
        codes = [
            lot.tokens + city * lot.cities + point * extra
            for lot, extra in zip(lots, beside, strict=True)
        ]
        wanted = 0
        for cities in range(min(most_cities, means.cities) + 1):
            for points in range(sum(beside) + 1):
                for total in totals:
                    tokens = total - CITY_POINTS * cities - points
                    if 0 <= tokens <= min(most_tokens, means.tokens):
                        wanted |= 1 << tokens + city * cities + point * points
        return codes, wanted
