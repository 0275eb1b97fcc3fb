"""Phase 3: found cities, spread over free land, carry by ship whom no land is left for, fight.

All of it is planned at once and handed in as a whole movement. The plan goes from what matters
most to what is left: tokens that no city needs settle where they multiply best, and only tokens
that would be lost as surplus anyway go to sea or to war.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.country import Country, attractiveness
from ecumene.bots.settler.voyages import FARE, Harbours, Voyage
from ecumene.rules.actions import EndMovement, TakeBack, WholeMovement
from ecumene.rules.cities import IN_WILDERNESS, ON_SITE
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.moves import March
from ecumene.rules.static import ARCHITECTURE, COASTAL, HAS_SITE, LAND, ROADBUILDING, SHIPS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskMove
    from ecumene.rules.ids import AreaNo
    from ecumene.rules.moves import Move
    from ecumene.rules.view import View

EARLY: Final = 12
"""Tokens that should be left, besides those that support cities, before the first one is built."""
CROWD = 0.0
LATER: Final = 2
"""How many fewer for every city."""
FIGHT: Final = 0.4
"""How much less a site is liked for every stranger on it."""
PER_TOKEN: Final = 0.15
"""How much less for every token that has to be brought."""
FEWEST_ABOARD: Final = 2
NEW, FIRST, FURTHER = 1.2, 1.0, 0.2
"""What a token is worth where it makes the population grow (E1), and where it only has room."""
FREE_SITE: Final = 0.4
"""How much more where a city can be built later."""
WORTH_MOVING: Final = 0.05
FEW_CITIES: Final = 4
"""Who has fewer is not attacked: it would be a waste."""


def move(view: View, decision: AskMove) -> Action | None:
    """The whole movement of this turn; None to wait for somebody who insists on it (M1)."""
    movement = view.movement
    assert movement is not None
    assert view.seat is not None
    earlier = movement.order[: movement.order.index(view.seat)]
    if any(seat in movement.insisting and seat not in movement.ended for seat in earlier):
        return None
    if view.seat in movement.drafts:
        # Somebody else has begun this movement, and it is only to be ended.
        return TakeBack(decision.broken[0]) if decision.broken else EndMovement()
    plan = Plan(Country(view))
    plan.found_cities()
    plan.spread()
    plan.sail()
    plan.attack()
    return WholeMovement(tuple(plan.moves()))


class Plan:
    """Where each token goes."""

    def __init__(self, country: Country) -> None:
        self.country = country
        self.still: dict[AreaNo, int] = dict(country.me.tokens)
        """Tokens that have not moved."""
        self.settled: dict[AreaNo, int] = {}
        """Tokens that have."""
        self.founded: set[AreaNo] = set()
        """Where cities will be built."""
        self.treasury = country.me.treasury
        self._marches: dict[tuple[AreaNo, ...], int] = {}
        self._voyages: list[Move] = []
        self.harbours = Harbours(country)

    def moves(self) -> Iterator[Move]:
        """The moves in an order in which they can be made: ships load before their owner leaves."""
        yield from self._voyages
        for path, tokens in self._marches.items():
            yield March(path, tokens)

    # Cities

    def found_cities(self) -> None:
        """Bring tokens together where they build a city, as long as all cities are supported."""
        country = self.country
        left = sum(self.still.values())
        cities = len(country.cities)
        helped = bool(country.me.advances & ARCHITECTURE)
        crowded = sum(max(0, self._excess(area)) for area in self.still)
        candidates = sorted(
            (area for area in self._within_reach() if country.can_have_city(area)),
            key=self._dislike,
        )
        for area in candidates:
            if cities - len(country.cities) == country.me.cities:
                return
            price = ON_SITE if HAS_SITE[area] else IN_WILDERNESS
            paid = min(price // 2, self.treasury) if helped else 0
            needed = country.winning(area, price - paid)
            if needed is None:
                continue
            reserve = max(0, EARLY - LATER * cities - int(CROWD * crowded))
            enough = left - needed >= country.support_rate * (cities + 1) + reserve
            if enough and self._gather(area, needed):
                left -= needed
                cities += 1
                self.founded.add(area)
                if paid:
                    helped = False
                    self.treasury -= paid

    def _within_reach(self) -> set[AreaNo]:
        return {*self.still, *(near for area in self.still for near in LAND[area])}

    def _dislike(self, area: AreaNo) -> tuple[float, int]:
        price = ON_SITE if HAS_SITE[area] else IN_WILDERNESS
        missing = max(0, price - self.still.get(area, 0))
        strangers = self.country.strangers.get(area, 0)
        return (PER_TOKEN * missing + FIGHT * strangers - attractiveness(area), area)

    def _gather(self, site: AreaNo, needed: int) -> bool:
        """Bring tokens from next door, and by ship if these are too few."""
        missing = needed - self.still.get(site, 0)
        donors = [area for area in LAND[site] if self.still.get(area)]
        overseas = missing - sum(self.still[area] for area in donors)
        if overseas > 0 and not self._fetch(site, overseas):
            return False
        missing -= max(0, overseas)
        # First those who are too many, and the last one of an area last.
        for keep in (None, 2, 1, 0):
            for area in donors:
                kept = self.country.room(area) if keep is None else keep
                taken = min(missing, self.still.get(area, 0) - kept)
                if taken > 0:
                    self._march((area, site), taken)
                    missing -= taken
        if site in self.still:
            self.settled[site] = self.settled.get(site, 0) + self.still.pop(site)
        return True

    def _fetch(self, site: AreaNo, tokens: int) -> bool:
        """Fetch tokens by ship, from where most are too many first (M7)."""
        sources = [
            area for area in self.still if COASTAL[area] and area != site and area not in LAND[site]
        ]
        voyages: list[tuple[Voyage, int]] = []
        treasury = self.treasury
        for area in sorted(sources, key=lambda each: (-self._excess(each), each)):
            boarding = min(tokens, self.harbours.capacity, self.still[area] - 1)
            price = self.harbours.price(area)
            if boarding < min(tokens, FEWEST_ABOARD) or price is None:
                continue
            if len(voyages) + self.harbours.under_way == SHIPS:
                return False
            paying = max(0, price - treasury)
            if boarding + paying > self.still[area]:
                continue
            way = self.harbours.way(area, site)
            if way is None:
                continue
            voyages.append((Voyage(area, way, boarding, 0), paying))
            treasury -= price - paying
            tokens -= boarding
            if not tokens:
                # Ships that wait sail first, so that none of them gives way to a new one.
                for voyage, tokens_paid in sorted(voyages, key=self._waits):
                    self._send(voyage, tokens_paid)
                return True
        return False

    def _waits(self, paid: tuple[Voyage, int]) -> bool:
        return self.harbours.price(paid[0].start) == FARE

    def _paying(self, area: AreaNo, boarding: int) -> int | None:
        """How many tokens pay for a ship, first those that would be lost; None if there is none."""
        price = self.harbours.price(area)
        if price is None:
            return None
        return max(price - self.treasury, min(price, self._excess(area) - boarding), 0)

    # Land

    def spread(self) -> None:
        """Let tokens go where they are worth most; the fullest areas go first."""
        for area in sorted(self.still, key=lambda each: (-self._excess(each), each)):
            paths = list(self._paths(area))
            while self.still.get(area):
                stays = self.worth(area, self.count(area) - 1)
                best = max(paths, key=self._worth_of_going, default=None)
                if best is None or self._worth_of_going(best) <= stays + WORTH_MOVING:
                    break
                self._march(best, 1)
        self._make_room()

    def _worth_of_going(self, path: tuple[AreaNo, ...]) -> float:
        return self.worth(path[-1], self.count(path[-1]))

    def _make_room(self) -> None:
        """Where tokens are too many, let those next door go on and others take their place."""
        for area in sorted(self.still, key=lambda each: (-self._excess(each), each)):
            while self._excess(area) > 0:
                chain = self._chain(area)
                if chain is None:
                    break
                for start, goal in pairwise(chain):
                    self._march((start, goal), 1)

    def _chain(self, area: AreaNo) -> tuple[AreaNo, ...] | None:
        """The shortest way to free land on which each area passes on a token of its own."""
        ways: dict[AreaNo, tuple[AreaNo, ...]] = {area: (area,)}
        border = [area]
        while border:
            reached = []
            for place in border:
                for near in LAND[place]:
                    if near in ways or near in self.founded or not self.country.room(near):
                        continue
                    ways[near] = (*ways[place], near)
                    if self.count(near) < self.country.room(near):
                        return ways[near]
                    if near in self.still:
                        reached.append(near)
            border = reached
        return None

    def _paths(self, area: AreaNo) -> Iterator[tuple[AreaNo, ...]]:
        """Where tokens of an area can go to live in peace."""
        country = self.country
        for near in LAND[area]:
            if country.room(near) and near not in self.founded:
                yield (area, near)
        if country.me.advances & ROADBUILDING:
            nearby = {area, *LAND[area]}
            for near in LAND[area]:
                if self._can_be_passed(near):
                    for far in LAND[near]:
                        if far not in nearby and far not in self.founded and country.room(far):
                            yield (area, near, far)

    def _can_be_passed(self, area: AreaNo) -> bool:
        """Whether nobody is there with whom a token on its way would be in conflict (M12b)."""
        country = self.country
        if area not in country.in_play or area in country.strangers:
            return False
        return country.view.cities.get(area, country.seat) == country.seat

    def worth(self, area: AreaNo, count: int) -> float:
        """What one more token is worth where so many are."""
        country = self.country
        room = country.room(area)
        if count >= room or area in self.founded:
            return 0
        site = FREE_SITE if HAS_SITE[area] and area not in country.view.cities else 0
        return (NEW if not count else FIRST if count < 2 else FURTHER) + site

    def count(self, area: AreaNo) -> int:
        """The own tokens in an area as it is planned."""
        return self.still.get(area, 0) + self.settled.get(area, 0)

    def _march(self, path: tuple[AreaNo, ...], tokens: int) -> None:
        self._marches[path] = self._marches.get(path, 0) + tokens
        self._take(path[0], tokens)
        self.settled[path[-1]] = self.settled.get(path[-1], 0) + tokens

    def _take(self, area: AreaNo, tokens: int) -> None:
        self.still[area] -= tokens
        if not self.still[area]:
            del self.still[area]

    def _excess(self, area: AreaNo) -> int:
        """The tokens that have not moved and will be lost as surplus if they stay (K3)."""
        return min(self.still.get(area, 0), self.count(area) - self.country.room(area))

    # Sea

    def sail(self) -> None:
        """Carry tokens to free land overseas where they are worth more than here (M7)."""
        for area in sorted(self.still):
            paying = self._paying(area, self.harbours.capacity) if COASTAL[area] else None
            if paying is not None and paying < self.still[area]:
                voyage = self.harbours.best_voyage(area, self._cargo(area)[paying:], self)
                if voyage is not None:
                    self._send(voyage, paying)

    def _cargo(self, area: AreaNo) -> list[float]:
        """What each token that could leave an area is worth there, the least first."""
        count = self.count(area)
        return [self.worth(area, count - number - 1) for number in range(self.still[area])]

    def _send(self, voyage: Voyage, paying: int) -> None:
        price = self.harbours.price(voyage.start)
        assert price is not None
        self.treasury -= price - paying
        self._voyages += self.harbours.sail(voyage, price - paying, paying)
        self._take(voyage.start, voyage.tokens + paying)
        self.settled[voyage.goal] = self.settled.get(voyage.goal, 0) + voyage.tokens

    # War

    def attack(self) -> None:
        """Attack cities next door, but only with tokens that would be lost anyway (F8)."""
        country = self.country
        targets = {
            near
            for area in self.still
            if self._excess(area) > 0
            for near in LAND[area]
            if country.view.cities.get(near, country.seat) != country.seat
        }
        for city in sorted(targets):
            owner = country.view.cities[city]
            needed = country.storming(city)
            if needed is None or (owner != BARBARIANS and self._cities_of(owner) < FEW_CITIES):
                continue
            excess = {area: self._excess(area) for area in LAND[city] if self._excess(area) > 0}
            if sum(excess.values()) >= needed:
                for area, tokens in excess.items():
                    self._march((area, city), tokens)

    def _cities_of(self, owner: int) -> int:
        return sum(each == owner for each in self.country.view.cities.values())
