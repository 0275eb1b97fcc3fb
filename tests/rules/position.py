"""Positions for the tests of single phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import TrackName, facts
from ecumene.rules.phases.acquisition import deal_trade_cards
from ecumene.rules.phases.setup import new_play
from ecumene.rules.play import Options, Play
from ecumene.rules.state.board import add_city, add_tokens
from ecumene.rules.state.lookup_tables import CITIES, WATER_CARD
from ecumene.rules.state.trade_cards import draw_card

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from ecumene.data import MapName, Setup
    from ecumene.rules.state.ids import Seat

MINOA, ASSYRIA, HATTI, HELLAS, EGYPT = range(5)
"""The seats of the positions, in rank order."""


def area(name: str) -> int:
    return facts().areas[name].index


def advances(*names: str) -> int:
    """A set of advances by their ids."""
    return sum(1 << facts().advances[name].index for name in names)


def setup_for(players: int, map_: MapName | None = None) -> Setup:
    """The set-up for a number of players, on the first map listed if none is named."""
    return next(
        each for each in facts().setups if each.players == players and map_ in (None, each.map)
    )


def empty_play(
    players: int = 5,
    map_: MapName | None = None,
    seed: int = 0,
    track: TrackName = TrackName.BASIC,
) -> Play:
    """A game with an empty board, in which everybody has a civilization, by rank."""
    setup = setup_for(players, map_)
    options = Options(players, setup.map, seed, track, setup.civilizations)
    play = new_play(options)
    for seat, civ in enumerate(setup.civilizations):
        play.state.players[seat].civilization = civ
    return play


def dealt_play(players: int, random: Random) -> Play:
    """A game in which everybody has drawn for some cities, twice."""
    play = empty_play(players, seed=random.getrandbits(30))
    for player in play.state.players:
        player.city_stock = random.randrange(CITIES + 1)
    for _ in range(2):
        deal_trade_cards(play)
    return play


def place(play: Play, party: int, tokens: Mapping[str, int], cities: Iterable[str] = ()) -> None:
    for name, count in tokens.items():
        add_tokens(play.state, party, area(name), count)
    for name in cities:
        add_city(play.state, party, area(name))


def save(play: Play, seat: Seat, treasury: int) -> None:
    """Move tokens from stock to treasury."""
    play.state.players[seat].token_stock -= treasury
    play.state.players[seat].treasury += treasury


def draw_commodity(play: Play, seat: Seat, random: Random) -> None:
    """Draw from any stack unless a calamity is on top: no hand holds one after phase 9."""
    stack = random.randrange(len(facts().stacks))
    pile = play.state.stacks[play.block_of(seat)][stack].cards
    if not pile or pile[0] <= WATER_CARD:
        draw_card(play, seat, stack)
