"""A position with nothing on it but what was entered about a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.play import Options, Play
from ecumene.rules.reckoning.needs import needs
from ecumene.rules.state.game_state import Player, State
from ecumene.rules.state.lookup_tables import AREAS, CITIES, COASTAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.data import Setup
    from ecumene.rules.reckoning.stakes import Blow, Stake
    from ecumene.rules.state.ids import AreaNo, CivNo, Seat


def lay_out(blow: Blow, setup: Setup) -> Play:
    """The position; players who were not entered have left the game, and take no part (L2a)."""
    stakes = {stake.civilization: stake for stake in (blow.victim, *blow.others)}
    players = [_player(civ, stakes.get(civ)) for civ in setup.civilizations]
    absent = [seat for seat, player in enumerate(players) if player.civilization not in stakes]
    state = State(players, [], phase=9, left=absent)
    free = _coast(blow)
    for seat, player in enumerate(players):
        if seat not in absent:
            _place(state, seat, stakes[player.civilization], free)
    if blow.trader is not None:
        seats = setup.civilizations
        giver = seats.index(blow.trader)
        players[seats.index(blow.victim.civilization)].traders = {blow.card: [giver]}
    return Play(Options(setup.players, setup.map, seed=0), state)


def _player(civ: CivNo, stake: Stake | None) -> Player:
    if stake is None:
        return Player(civ, token_stock=0, city_stock=CITIES, credits=[])
    return Player(
        civ,
        token_stock=stake.stock or 0,
        city_stock=CITIES - (stake.cities or 0),
        credits=[],
        treasury=stake.treasury or 0,
        advances=stake.advances,
        step=stake.step or 0,
    )


def _coast(blow: Blow) -> Iterator[AreaNo]:
    """Coastal areas to which nothing can happen, for pieces without a known place."""
    struck = needs(blow.card).areas
    return (area for area in range(AREAS) if COASTAL[area] and area not in struck)


def _place(state: State, seat: Seat, stake: Stake, free: Iterator[AreaNo]) -> None:
    """One player's pieces; tokens that are only counted stand anywhere, all together."""
    tokens = state.players[seat].tokens
    for spot in stake.spots:
        if spot.tokens:
            tokens[spot.area] = spot.tokens
        if spot.city:
            state.cities[spot.area] = seat
    for _ in range(stake.coastal_cities or 0):
        state.cities[next(free)] = seat
    if stake.tokens:
        tokens[next(free)] = stake.tokens
