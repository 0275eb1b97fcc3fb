"""Phase 5: cities are built, surplus is removed, cities are supported (K).

Surplus and support are checked again later in the turn, in phases 9 and 11, by the same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import BuildCity
from ecumene.rules.choices import choose_reduced
from ecumene.rules.decisions import AskCitySite, CitySite
from ecumene.rules.events import CityBuilt, CityReduced, SurplusRemoved
from ecumene.rules.play import simultaneously
from ecumene.rules.state.board import (
    add_city,
    cities_of,
    city_count,
    from_treasury,
    in_conflict,
    limit_for,
    reduce_city,
    remove_tokens,
    tokens_in,
)
from ecumene.rules.state.lookup_tables import (
    ARCHITECTURE,
    CULTURAL_ASCENDANCY,
    HAS_SITE,
    LAND,
    LIMIT,
    PUBLIC_WORKS,
    URBANISM,
    effect_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import AreaNo, Seat
    from ecumene.rules.view import PlayerView

ON_SITE = 6
IN_WILDERNESS = 12
FROM_NEIGHBOURS = effect_number("urbanism", "adjacent-tokens-for-wilderness-city", "max-tokens")
FEWEST_HERE = IN_WILDERNESS - IN_WILDERNESS // 2 - FROM_NEIGHBOURS
"""The fewest tokens needed in the area, with both Architecture and Urbanism."""
SUPPORT_RATE = 2
ASCENDANCY_RATE = effect_number("cultural-ascendancy", "support-rate", "support-rate")
"""What Cultural Ascendancy adds to it."""


def price_of_city(area: AreaNo) -> int:
    """The tokens that a city costs without any help (K1)."""
    return ON_SITE if HAS_SITE[area] else IN_WILDERNESS


def build_and_support(play: Play) -> Course[None]:
    """Everyone builds, then surplus is removed, then everyone supports their cities (K5)."""
    yield from _build_cities(play)
    check_surplus(play)
    yield from check_support(play)


# Building


class Builder:
    """A player who can still build: where, and which means they have used this turn."""

    def __init__(self, play: Play, seat: Seat) -> None:
        self.seat = seat
        self.used = 0
        """Architecture and Urbanism, each good for one city a turn."""
        self.find_sites(play)

    def find_sites(self, play: Play) -> None:
        """Find where they can build now (K1)."""
        found = sites(play, self.seat, self.used)
        self.offer = AskCitySite(found)
        self.areas = {site.area for site in found}
        self.sources = {area for site in found for area in site.neighbours}
        """Where their tokens for Urbanism may come from."""


def _build_cities(play: Play) -> Course[None]:
    """Everyone builds city after city, until they want or can build no more (K1).

    All build at the same time, but with the result of building by rank: where the builds of two
    players affect each other, the worse rank waits for the better (K2a, G9).
    """
    everyone = (Builder(play, seat) for seat in play.by_rank())
    builders = {builder.seat: builder for builder in everyone if builder.areas}
    while builders:
        seat, action = yield _offers(builders.values())
        if not isinstance(action, BuildCity):
            del builders[seat]
            continue
        builders[seat].used |= _means_used(action)
        for party in build(play, seat, action):
            if party in builders:
                builders[party].find_sites(play)
                if not builders[party].areas:
                    del builders[party]


def _offers(builders: Iterable[Builder]) -> dict[Seat, AskCitySite]:
    """Ask everyone where they build, without sites that must wait for a better rank.

    A site waits as long as a better-ranked player's city could take tokens it needs, or it could
    take theirs.
    """
    asked: dict[Seat, AskCitySite] = {}
    areas: set[AreaNo] = set()
    closed: set[AreaNo] = set()
    """Where others build, or take tokens from."""
    for builder in builders:
        offer = builder.offer
        if not (closed.isdisjoint(builder.areas) and areas.isdisjoint(builder.sources)):
            offer = AskCitySite(
                tuple(
                    site
                    for site in offer.sites
                    if site.area not in closed and areas.isdisjoint(site.neighbours)
                )
            )
        if offer.sites:
            asked[builder.seat] = offer
        areas |= builder.areas
        closed |= builder.areas
        closed |= builder.sources
    return asked


def sites(play: Play, seat: Seat, used: int = 0) -> tuple[CitySite, ...]:
    """Where a player can build with their remaining means (K1)."""
    player = play.state.players[seat]
    if not player.city_stock:
        return ()
    means = player.advances & ~used
    least = ON_SITE
    if means & ARCHITECTURE:
        least = FEWEST_HERE if means & URBANISM else ON_SITE // 2
    areas = sorted(area for area, here in player.tokens.items() if here >= least)
    found = (_site(play, seat, area, means) for area in areas)
    return tuple(site for site in found if site is not None)


def _site(play: Play, seat: Seat, area: AreaNo, means: int) -> CitySite | None:
    """The cost of a city in an area and what may pay for it; None if impossible (K1)."""
    if LIMIT[area] == 0 or area in play.state.cities or area not in play.areas:
        return None
    player = play.state.players[seat]
    needed = price_of_city(area)
    here = player.tokens[area]
    treasury = min(needed // 2, player.treasury) if means & ARCHITECTURE else 0
    neighbours: dict[AreaNo, int] = {}
    if means & URBANISM and not HAS_SITE[area]:
        tokens = player.tokens
        neighbours = {n: min(FROM_NEIGHBOURS, tokens[n]) for n in LAND[area] if n in tokens}
    brought = min(FROM_NEIGHBOURS, sum(neighbours.values()))
    if here + treasury + brought < needed:
        return None
    may_keep = bool(means & PUBLIC_WORKS)
    return CitySite(area, needed, here, treasury, neighbours, brought, may_keep)


def _means_used(action: BuildCity) -> int:
    return (ARCHITECTURE if action.treasury else 0) | (URBANISM if action.neighbours else 0)


def build(play: Play, seat: Seat, action: BuildCity) -> Iterable[int]:
    """Pay for and place a city; returns all parties who lost tokens in its area (K2, K2a)."""
    state = play.state
    area = action.area
    from_treasury(state.players[seat], action.treasury)
    for neighbour, count in action.neighbours.items():
        remove_tokens(state, seat, neighbour, count)
    removed = tokens_in(state, area)
    if action.keep:
        removed[seat] -= 1
    for party, count in removed.items():
        remove_tokens(state, party, area, count)
    add_city(state, seat, area)
    state.new_cities.append(area)
    play.emit(CityBuilt(seat, area, removed, action.treasury, action.neighbours))
    return removed


# Surplus


def check_surplus(play: Play) -> None:
    """Every player's tokens above the limits are removed; Barbarians stay (K3, K3a)."""
    state = play.state
    cities = state.cities
    for seat in play.by_rank():
        tokens = state.players[seat].tokens
        above = sorted([a for a, count in tokens.items() if count > LIMIT[a] or a in cities])
        for area in above:
            if in_conflict(state, area):
                continue  # not surplus: it waits for phase 4 or 11 (K3b)
            surplus = tokens[area] - limit_for(state, seat, area)
            if surplus > 0:
                remove_tokens(state, seat, area, surplus)
                play.emit(SurplusRemoved(seat, area, surplus))


# Support


def check_support(
    play: Play, seats: Iterable[Seat] | None = None, extra_rate: int = 0
) -> Course[None]:
    """Players reduce the cities they cannot support, all at the same time (K4, K5).

    Slave Revolt checks its victim alone, at a higher rate (C-SLAVE-REVOLT).
    """
    checked = play.by_rank() if seats is None else seats
    yield from simultaneously({seat: _support(play, seat, extra_rate) for seat in checked})


def support_rate(advances: int) -> int:
    """The tokens on the board that a city needs (K4, A-CULTURAL-ASCENDANCY)."""
    return SUPPORT_RATE + (ASCENDANCY_RATE if advances & CULTURAL_ASCENDANCY else 0)


def support_needed(player: Player | PlayerView, extra_rate: int = 0) -> int:
    """The tokens on the board that a player's cities need (K4)."""
    return (support_rate(player.advances) + extra_rate) * city_count(player)


def _support(play: Play, seat: Seat, extra_rate: int) -> Course[None]:
    """Reduce cities one by one until the tokens suffice, those built this turn first (K4)."""
    state = play.state
    player = state.players[seat]
    while sum(player.tokens.values()) < support_needed(player, extra_rate):
        cities = cities_of(state, seat)
        new = [area for area in cities if area in state.new_cities]
        chosen = yield from choose_reduced(play, seat, "support", new or cities, 1, "K4")
        for area, extra in chosen.items():
            placed = reduce_city(state, area, extra=extra)
            play.emit(CityReduced(area, seat, placed, "K4"))
