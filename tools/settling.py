"""A whole movement towards new cities, without lookahead: tokens gather on sites and spread.

What it makes up is mostly legal; what is not is refused by the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import MakeAllMoves
from ecumene.rules.forecast import strangers
from ecumene.rules.phases.cities import SUPPORT_RATE, price_of_city
from ecumene.rules.state.lookup_tables import CITIES, HAS_SITE, LAND, LIMIT
from ecumene.rules.state.moves import March

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import AreaNo, Seat

RESERVE = 4
"""Tokens that should be left to grow again."""
WASTE = frozenset(area for area, limit in enumerate(LIMIT) if not limit)
"""Areas in which nobody can live."""
FEW = 2
"""Strangers up to this number do not keep a player from building on a site."""


def settling_movement(game: Game, seat: Seat, random: Random) -> MakeAllMoves:
    """Gather six tokens on free sites as long as all cities are supported; spread the rest."""
    settler = _Settler(game, seat)
    settler.gather(random)
    settler.spread(random)
    return MakeAllMoves(tuple(settler.moves))


class _Settler:
    def __init__(self, game: Game, seat: Seat) -> None:
        self.state = state = game.peek()
        self.areas = game.areas
        player = state.players[seat]
        self.still = dict(player.tokens)
        """Tokens that have not moved."""
        self.filled: dict[AreaNo, int] = {}
        """Tokens that have."""
        self.cities = player.city_stock
        self.moves: list[March] = []
        self.taken = strangers(state, seat)
        """Tokens of all others by area."""
        self.reach = {*self.still, *(near for area in self.still for near in LAND[area])}
        self.free = self.reach.intersection(self.areas).difference(state.cities, WASTE)
        """Where no city stands."""
        self.open = self.free.difference(self.taken)
        """Where nobody else is."""

    def gather(self, random: Random) -> None:
        """Bring tokens together where they can build a city (K1)."""
        most = self._cities_supported()
        if most <= 0:
            return
        places = [area for area in sorted(self.reach) if self._can_be_built_on(area)]
        random.shuffle(places)
        places.sort(key=self._price)
        for area in places:
            if self._gather_on(area, self._price(area)):
                most -= 1
                if not most:
                    return

    def _cities_supported(self) -> int:
        """How many more cities could be supported, as each costs some of its supporting tokens."""
        built = CITIES - self.cities
        tokens = sum([min(count, LIMIT[area]) for area, count in self.still.items()])
        spare = tokens - RESERVE - SUPPORT_RATE * (built + 1)
        return min(self.cities, spare // (2 * SUPPORT_RATE) + 1)

    def _can_be_built_on(self, area: AreaNo) -> bool:
        """Whether there is room for a city; a few strangers on a site can be driven out."""
        if area in self.open:
            return True
        return HAS_SITE[area] and area in self.free and self.taken.get(area, 0) <= FEW

    def _price(self, area: AreaNo) -> int:
        """The tokens a city takes here, with those that will be lost to strangers."""
        return price_of_city(area) + self.taken.get(area, 0)

    def _gather_on(self, site: AreaNo, needed: int) -> bool:
        here = self.still.get(site, 0)
        near = [area for area in LAND[site] if area in self.still]
        if here + sum(self.still[area] for area in near) < needed:
            return False
        for least in (1, 0):
            for area in near:
                spare = self.still.get(area, 0) - least
                taken = min(spare, needed - here)
                if taken > 0:
                    self._march(area, site, taken)
                    here += taken
        if site in self.still:
            self.filled[site] = self.filled.get(site, 0) + self.still.pop(site)
        return True

    def spread(self, random: Random) -> None:
        """Settle empty areas with one token each, then move on those who would be surplus."""
        for area in sorted(self.still):
            if self.still[area] == 1:
                continue
            near = [other for other in LAND[area] if other in self.open]
            random.shuffle(near)
            for target in near:
                if self.still.get(area, 0) > 1 and not self._tokens_in(target):
                    self._march(area, target, 1)
            if area in self.state.cities:
                continue
            for target in near:
                spare = self.still.get(area, 0) - LIMIT[area]
                if spare <= 0:
                    break
                room = LIMIT[target] - self._tokens_in(target)
                if room > 0:
                    self._march(area, target, min(spare, room))

    def _tokens_in(self, area: AreaNo) -> int:
        return self.still.get(area, 0) + self.filled.get(area, 0)

    def _march(self, start: AreaNo, goal: AreaNo, tokens: int) -> None:
        if not tokens:
            return
        self.moves.append(March((start, goal), tokens))
        self.filled[goal] = self.filled.get(goal, 0) + tokens
        self.still[start] -= tokens
        if not self.still[start]:
            del self.still[start]
