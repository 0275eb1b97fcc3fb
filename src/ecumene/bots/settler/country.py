"""The board as a settler sees it: what is its own, what is not, and where there is room."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.each_once import each_once
from ecumene.data import Site, facts
from ecumene.rules.forecast import guarded, strangers
from ecumene.rules.phases.cities import support_rate
from ecumene.rules.phases.conflict.city_attacks import tokens_needed
from ecumene.rules.phases.conflict.token_conflicts import advances_of
from ecumene.rules.state.board import limit_alone, limit_beside_city
from ecumene.rules.state.lookup_tables import AREAS, HAS_SITE, LAND, LIMIT, METALWORKING
from ecumene.rules.victory import points

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.state.ids import AreaNo, Party, Seat
    from ecumene.rules.view import PlayerView, View

MULTIPLY: Final = 2
"""The most tokens an area grows by, and the number needed for that (E1)."""


class Country:
    """What one seat sees of the board, gathered once for a decision."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.me: PlayerView = view.players[view.seat]
        self.cities = [area for area, owner in view.cities.items() if owner == view.seat]
        self.in_play = view.areas_in_play
        self.limit = each_once(self._limit)
        """The number of own tokens an area holds if nobody else is in it (G7, A-AGRICULTURE)."""
        self.room = each_once(self._room)
        """The number of own tokens that can live in an area in peace, including those there."""

    @cached_property
    def strangers(self) -> dict[AreaNo, int]:
        """The tokens of all others, by area."""
        return strangers(self.view, self.seat)

    @cached_property
    def _guarded(self) -> set[AreaNo]:
        return guarded(self.view, self.seat)

    @property
    def support_rate(self) -> int:
        """Tokens that support a city (K4, A-CULTURAL-ASCENDANCY)."""
        return support_rate(self.me.advances)

    def _limit(self, area: AreaNo) -> int:
        if area in self.view.cities:
            ours = self.view.cities[area] == self.seat
            return limit_beside_city(self.me.advances) if ours else 0
        return LIMIT[area] if area in self.strangers else limit_alone(area, self.me.advances)

    def _room(self, area: AreaNo) -> int:
        if area not in self.in_play:
            return 0
        return max(0, self._limit(area) - self.strangers.get(area, 0))

    def is_guarded(self, area: AreaNo) -> bool:
        """Whether others' advances forbid causing conflict there (M12a)."""
        return area in self._guarded

    def may_fight(self, area: AreaNo) -> bool:
        """Whether causing conflict there is allowed (M12a)."""
        return area in self.in_play and area not in self._guarded

    def can_be_passed(self, area: AreaNo) -> bool:
        """Whether tokens can pass through without conflict (M12b)."""
        if area not in self.in_play or area in self.strangers:
            return False
        return self.view.cities.get(area, self.seat) == self.seat

    def free_land(self) -> int:
        """How many more tokens can live in own and neighbouring areas (G7)."""
        tokens = self.me.tokens
        reached = {*tokens, *(near for area in tokens for near in LAND[area])}
        return sum(max(0, self.room(area) - tokens.get(area, 0)) for area in reached)

    def growth(self) -> int:
        """The number of tokens added next turn (E1)."""
        return sum(min(count, MULTIPLY) for count in self.me.tokens.values())

    def borders_on(self, area: AreaNo) -> bool:
        """Whether an area borders on own units."""
        return any(near in self.me.tokens or near in self.cities for near in LAND[area])

    def can_have_city(self, area: AreaNo) -> bool:
        """Whether a city could be built there, once strangers are gone (K1)."""
        return LIMIT[area] > 0 and area in self.in_play and area not in self.view.cities

    def supported(self, tokens: int) -> int:
        """The number of cities that tokens support (K4)."""
        return tokens // self.support_rate

    def winning(self, area: AreaNo, wanted: int) -> int | None:
        """Tokens to bring so that this many remain after the fight; None if too risky.

        In a round every party loses one token, the smallest first and holders of Metalworking last:
        the larger party wins, and loses about as many as the strangers have (F3, F3a).
        """
        strangers = self.strangers.get(area, 0)
        if not strangers:
            return wanted
        if not self.may_fight(area):
            return None
        last = bool(self.me.advances & METALWORKING)
        needed = wanted + strangers - last
        return needed if needed > strangers else None

    def storming(self, area: AreaNo) -> int | None:
        """The tokens needed to take another player's city; None if impossible (F8)."""
        owner = self.view.cities.get(area)
        if owner is None or owner == self.seat or not self.may_fight(area):
            return None
        needed = tokens_needed(self.me.advances, advances_of(self.view, owner))
        return needed + self.strangers.get(area, 0)


def strongest_first(view: View, seats: Iterable[Party]) -> list[Party]:
    """Players by their victory points; Barbarians come last."""
    return sorted(seats, key=lambda seat: (seat < 0, seat >= 0 and -points(view, seat).total, seat))


def _attractiveness(area: AreaNo) -> float:
    record = facts().areas[area]
    safe = record.volcano is None and record.site is not Site.FLOOD_PLAIN
    return 2.0 * HAS_SITE[area] + 0.6 * safe + 0.1 * LIMIT[area]


attractiveness: Final = tuple(map(_attractiveness, range(AREAS))).__getitem__
"""How good an area is for a city: safe sites first, then those exposed, then wilderness."""
