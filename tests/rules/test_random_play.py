"""Random legal play through phases 1 to 5: what must hold after every single answer."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import islice
from random import Random

import msgspec
import pytest

from ecumene.data import MapName, facts
from ecumene.rules import turn
from ecumene.rules.board import cities_of, conflict_areas, limit_for, tokens_in
from ecumene.rules.cities import build_and_support
from ecumene.rules.game import Game, encode
from ecumene.rules.play import Course, Options, Play
from ecumene.rules.record import replay, save
from ecumene.rules.state import decode
from ecumene.rules.static import AREAS, CITIES, CULTURAL_ASCENDANCY, SHIPS, TOKENS
from tools.random_play import RandomDriver

TURNS = 16
"""Nineteen set-ups play this many turns each: over 300 whole turns."""
CASES = [(setup.players, setup.map) for setup in facts().setups]


def with_advances(options: Options) -> Game:
    """A game whose players hold advances from the start, so that all of them are tried."""
    game = Game(options)
    driver = RandomDriver(options.seed)
    while game.state.phase == 0:
        driver.step(game)
    state = decode(game.snapshot().state)
    chance = Random(options.seed)
    for player in state.players:
        player.advances = chance.getrandbits(len(facts().advances))
        player.treasury = chance.randint(0, 12)
        player.stock -= player.treasury
    return Game.restore(msgspec.structs.replace(game.snapshot(), state=encode(state), answers=()))


def check_pieces(game: Game) -> None:
    """G1: 55 tokens, 9 cities, 4 ships, whatever happens; M9: nothing where nothing may be."""
    state = game.state
    setup = facts().setup(game.options.players, game.options.map)
    assert setup is not None
    for seat, player in enumerate(state.players):
        assert player.stock + player.treasury + sum(player.tokens.values()) == TOKENS
        assert player.cities + len(cities_of(state, seat)) == CITIES
        assert min(player.stock, player.treasury, player.cities, *player.tokens.values(), 0) == 0
        assert len(player.ships) <= SHIPS
        assert set(player.tokens) | set(player.ships) <= setup.areas
    assert set(state.cities) <= setup.areas
    drafts = state.movement.drafts if state.movement else {}
    for draft in drafts.values():
        pools = (draft.still, draft.marched, draft.landed)
        ashore = sum(count for pool in pools for count in pool.values())
        aboard = sum(ship.load for ship in draft.ships.values())
        assert draft.stock + draft.treasury + ashore + aboard == TOKENS
        assert len(draft.ships) <= SHIPS
        assert all(ship.place < AREAS or not ship.done for ship in draft.ships.values())


def phase_5_checked(play: Play) -> Course[None]:
    """K3-K5: after phase 5 there is no conflict, no surplus, and every city is supported."""
    yield from build_and_support(play)
    state = play.state
    assert list(conflict_areas(state)) == []
    for seat, player in enumerate(state.players):
        rate = 3 if player.advances & CULTURAL_ASCENDANCY else 2
        assert sum(player.tokens.values()) >= rate * len(cities_of(state, seat))
        for area, count in player.tokens.items():
            if len(tokens_in(state, area)) == 1:
                assert count <= limit_for(state, seat, area)


@pytest.mark.parametrize(("players", "map_"), CASES)
def test_whole_turns(players: int, map_: MapName, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything asked has an answer, everything offered is accepted, nothing gets lost."""
    monkeypatch.setattr(turn, "PHASES", (*turn.PHASES[:4], phase_5_checked))
    options = Options(players, map_, seed=players, strict_movement=players % 2 == 0)
    game = with_advances(options)
    driver = RandomDriver(players)
    while game.state.turn <= TURNS and game.pending:
        for seat in game.pending:
            assert next(islice(game.answers(seat), 1), None) is not None
        driver.step(game)
        check_pieces(game)
    assert game.state.turn > TURNS


@pytest.mark.parametrize(("players", "map_"), CASES)
def test_replay_gives_the_same_game(players: int, map_: MapName) -> None:
    """The record of a game holds all there is to it."""
    game = Game(Options(players, map_, seed=players))
    for _ in RandomDriver(players).play(game, 3):
        pass
    again = replay(save(game))
    assert encode(again.state) == encode(game.state)
    assert again.pending == game.pending
    assert save(again) == save(game)


@pytest.mark.parametrize(("players", "map_"), CASES[::3])
def test_a_snapshot_of_any_moment_goes_on_alike(players: int, map_: MapName) -> None:
    game = Game(Options(players, map_, seed=players))
    driver = RandomDriver(players)
    for number, _ in enumerate(driver.play(game, 4)):
        if number % 7 == 0:
            again = Game.restore(game.snapshot())
            assert encode(again.state) == encode(game.state)
            assert again.pending == game.pending


SCRIPT = """
from ecumene.data import MapName
from ecumene.rules.cities import build_and_support
from ecumene.rules.game import Game
from ecumene.rules.play import Course, Options, Play
from ecumene.rules.record import save
from tools.random_play import RandomDriver
game = Game(Options(9, MapName.WEST, seed=7))
for _ in RandomDriver(7).play(game, 6):
    pass
print(save(game))
"""


def test_the_record_does_not_depend_on_the_hash_seed() -> None:
    """Two processes with different hash seeds write the same bytes."""
    digests = set()
    for seed in ("1", "2"):
        result = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            check=True,
        )
        digests.add(hashlib.sha256(result.stdout).hexdigest())
        assert len(result.stdout) > 10_000
    assert len(digests) == 1
