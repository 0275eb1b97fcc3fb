"""A movement being planned: where each token is and goes, and what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.country import MULTIPLY
from ecumene.bots.settler.voyages import Harbours
from ecumene.rules.state.lookup_tables import HAS_SITE
from ecumene.rules.state.moves import March

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.bots.settler.country import Country
    from ecumene.bots.settler.voyages import Crossing
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.state.moves import Move

NEW: Final = 1.2
"""The worth of a token in an unsettled area."""
GROWING: Final = 1.0
"""The worth of the second one: two multiply twice as fast as one (E1)."""
HEMMED_IN: Final = 0.6
"""The same where land is short for the growth."""
FURTHER: Final = 0.2
"""The worth of further ones that only have room."""
FREE_SITE: Final = 0.4
"""What a free site usually adds to the worth of a token there."""


class MovementPlan:
    """Where each token goes."""

    def __init__(self, country: Country) -> None:
        self.country = country
        self.still: dict[AreaNo, int] = dict(country.me.tokens)
        """Tokens that have not moved."""
        self.settled: dict[AreaNo, int] = {}
        """Tokens that have moved, or stay for a city."""
        self._there: dict[AreaNo, int] = dict(self.still)
        """Both of them together."""
        self.founded: set[AreaNo] = set()
        """Where cities will be built."""
        self.free_site = FREE_SITE
        """The added worth of a token where a city can be built later."""
        self.treasury = country.me.treasury
        free_land = country.free_land()
        self.is_full = not free_land
        self.is_hemmed_in = free_land < country.growth()
        self.harbours = Harbours(country)
        self._marches: dict[tuple[AreaNo, ...], int] = {}
        self._voyages: list[Move] = []

    def moves(self) -> Iterator[Move]:
        """The moves, valid in any order, as none makes room for another."""
        for path, tokens in self._marches.items():
            yield March(path, tokens)
        yield from self._voyages

    def count(self, area: AreaNo) -> int:
        """The own tokens planned in an area."""
        return self._there.get(area, 0)

    def has_room(self, area: AreaNo) -> bool:
        """Whether one more may enter; in a guarded area, leaving makes no room (M12a)."""
        there = self.count(area)
        if self.country.is_guarded(area):
            there = self.country.me.tokens.get(area, 0) + self.settled.get(area, 0)
        return there < self.country.room(area)

    def worth(self, area: AreaNo, count: int) -> float:
        """The worth of one more token where ``count`` are."""
        country = self.country
        if count >= country.room(area) or area in self.founded:
            return 0
        site = self.free_site if HAS_SITE[area] and area not in country.view.cities else 0
        if not count:
            return NEW + site
        if count >= MULTIPLY:
            return FURTHER + site
        return (HEMMED_IN if self.is_hemmed_in else GROWING) + site

    def excess(self, area: AreaNo) -> int:
        """Tokens that have not moved and would be lost as surplus (K3)."""
        return min(self.still.get(area, 0), self._there.get(area, 0) - self.country.room(area))

    def fullest_first(self, among: Iterable[AreaNo] | None = None) -> list[AreaNo]:
        """The areas of tokens that have not moved, or some of them, largest surplus first."""
        areas = self.still if among is None else among
        return sorted(areas, key=lambda area: (-self.excess(area), area))

    def stay(self, area: AreaNo) -> None:
        """Keep tokens in an area for a city."""
        if area in self.still:
            self.settled[area] = self.settled.get(area, 0) + self.still.pop(area)

    def march(self, path: tuple[AreaNo, ...], tokens: int) -> None:
        """Move tokens by land."""
        self._marches[path] = self._marches.get(path, 0) + tokens
        self._move(path[0], path[-1], tokens)

    def paying(self, area: AreaNo, boarding: int) -> int | None:
        """How many tokens pay for a ship, surplus ones first; None if no ship is left."""
        price = self.harbours.price(area)
        if price is None:
            return None
        return max(price - self.treasury, min(price, self.excess(area) - boarding), 0)

    def send(self, voyage: Crossing, paying: int) -> None:
        """Move tokens by ship; ``paying`` others pay for it, and treasury the rest."""
        price = self.harbours.price(voyage.start)
        assert price is not None
        self.treasury -= price - paying
        self._voyages += self.harbours.sail(voyage, price - paying, paying)
        self._move(voyage.start, voyage.goal, voyage.tokens)
        self._take(voyage.start, paying)

    def _move(self, start: AreaNo, goal: AreaNo, tokens: int) -> None:
        self._take(start, tokens)
        self.settled[goal] = self.settled.get(goal, 0) + tokens
        self._there[goal] = self._there.get(goal, 0) + tokens

    def _take(self, area: AreaNo, tokens: int) -> None:
        if tokens:
            self._there[area] -= tokens
            self.still[area] -= tokens
            if not self.still[area]:
                del self.still[area]
