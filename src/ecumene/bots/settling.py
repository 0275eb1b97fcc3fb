"""A whole movement towards new cities, without looking ahead: people gather on sites and spread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.cities import ON_SITE
from ecumene.rules.moves import March
from ecumene.rules.static import HAS_SITE, LAND, LIMIT

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.ids import AreaNo, Seat
    from ecumene.rules.view import View

PER_CITY = 2
"""Tokens that support a city (K4)."""


def settling_marches(view: View, seat: Seat, random: Random) -> tuple[March, ...]:
    """Gather tokens on free sites as long as all cities are supported; spread the rest.

    The marches enter only areas where nobody else is, so nobody can forbid them.
    """
    settler = _Settler(view, seat)
    settler.gather(random)
    settler.spread(random)
    return tuple(settler.marches)


class _Settler:
    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        player = view.players[seat]
        self.still = dict(player.tokens)
        """Tokens that have not moved."""
        self.filled: dict[AreaNo, int] = {}
        """Tokens that have, or that stay for a city."""
        self.cities = player.cities
        self.marches: list[March] = []
        self.taken = {
            *view.cities,
            *view.barbarians,
            *(area for other in range(len(view.players)) for area in _tokens(view, other, seat)),
        }
        self.in_play = _areas_in_play(view)

    def gather(self, random: Random) -> None:
        """Bring tokens together where they can build a city (K1)."""
        built = sum(owner == self.seat for owner in self.view.cities.values())
        tokens = sum(self.still.values())
        sites = [area for area in self._within_reach() if HAS_SITE[area] and self._open(area)]
        random.shuffle(sites)
        for site in sites:
            if not self.cities or tokens - ON_SITE < PER_CITY * (built + 1):
                return
            if self._gather_on(site):
                tokens -= ON_SITE
                self.cities -= 1
                built += 1

    def _within_reach(self) -> list[AreaNo]:
        return sorted({*self.still, *(near for area in self.still for near in LAND[area])})

    def _open(self, area: AreaNo) -> bool:
        """Whether the area is in play and nobody else is there."""
        return LIMIT[area] > 0 and area in self.in_play and area not in self.taken

    def _gather_on(self, site: AreaNo) -> bool:
        here = self.still.get(site, 0)
        near = [area for area in LAND[site] if area in self.still]
        if here + sum(self.still[area] for area in near) < ON_SITE:
            return False
        if site in self.still:
            self.filled[site] = self.filled.get(site, 0) + self.still.pop(site)
        for area in near:
            missing = ON_SITE - self.filled.get(site, 0)
            self._march(area, site, min(self.still[area], max(0, missing)))
        return True

    def spread(self, random: Random) -> None:
        """Let those go on who would be too many, where there is room."""
        for area in sorted(self.still):
            keep = 0 if area in self.view.cities else max(1, LIMIT[area] - 1)
            targets = [near for near in LAND[area] if self._open(near)]
            random.shuffle(targets)
            for target in targets:
                spare = self.still.get(area, 0) - keep
                room = LIMIT[target] - self.filled.get(target, 0) - self.still.get(target, 0)
                if spare > 0 and room > 0:
                    self._march(area, target, min(spare, room))

    def _march(self, start: AreaNo, goal: AreaNo, tokens: int) -> None:
        if not tokens:
            return
        self.marches.append(March((start, goal), tokens))
        self.filled[goal] = self.filled.get(goal, 0) + tokens
        self.still[start] -= tokens
        if not self.still[start]:
            del self.still[start]


def _tokens(view: View, other: Seat, seat: Seat) -> dict[AreaNo, int]:
    return {} if other == seat else view.players[other].tokens


def _areas_in_play(view: View) -> frozenset[AreaNo]:
    setup = facts().setup(view.agreed.players, view.agreed.map)
    assert setup is not None
    gone = (facts().regions[view.players[seat].civ].areas for seat in view.left)
    return setup.areas.difference(*gone)
