"""Random legal play through phases 1 to 5: what must hold after every single answer."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from ecumene.data import MapName, facts
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game, encode
from ecumene.rules.phases import turn
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import decode
from ecumene.rules.state.lookup_tables import AREAS, SHIPS, TOKENS
from tests.rules.random_games import after_turns, new_game
from tools.invariants import Invariants
from tools.phase_ends import checked_phases
from tools.random_play import RandomDriver

TURNS = 8
"""Nineteen set-ups play this many turns each: over 150 whole turns."""
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
        player.token_stock -= player.treasury
    return Game.restore(msgspec.structs.replace(game.snapshot(), state=encode(state), answers=()))


def check_drafts(game: Game) -> None:
    """G1: in the middle of a movement, too, there are 55 tokens and at most 4 ships."""
    drafts = game.state.movement.drafts if game.state.movement else {}
    for draft in drafts.values():
        pools = (draft.still, draft.marched, draft.landed)
        ashore = sum(count for pool in pools for count in pool.values())
        aboard = sum(ship.load for ship in draft.ships.values())
        assert draft.token_stock + draft.treasury + ashore + aboard == TOKENS
        assert len(draft.ships) <= SHIPS
        assert all(ship.place < AREAS or not ship.done for ship in draft.ships.values())


@pytest.mark.parametrize(("players", "map_"), CASES)
def test_whole_turns(players: int, map_: MapName, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question has an answer, every offered answer is accepted, nothing gets lost."""
    monkeypatch.setattr(turn, "PHASES", checked_phases()[:5])
    options = Options(players, map_, seed=players, strict_movement=players % 2 == 0)
    game = with_advances(options)
    watch = Invariants(game)
    driver = RandomDriver(players)
    while game.state.turn <= TURNS and game.pending:
        watch.check_answers()
        driver.step(game)
        watch.check()
        check_drafts(game)
    assert game.state.turn > TURNS


@pytest.mark.parametrize(("players", "map_"), CASES)
def test_replay_gives_the_same_game(players: int, map_: MapName) -> None:
    """The record contains the whole game."""
    game = after_turns(players, players, 3, map_)
    again = replay(save(game))
    assert encode(again.state) == encode(game.state)
    assert again.pending == game.pending
    assert save(again) == save(game)


@pytest.mark.parametrize(("players", "map_"), CASES[::3])
def test_a_snapshot_of_any_moment_goes_on_alike(players: int, map_: MapName) -> None:
    game = new_game(players, players, map_)
    for number, _ in enumerate(RandomDriver(players).play(game, 4)):
        if number % 7 == 0:
            again = Game.restore(game.snapshot())
            assert encode(again.state) == encode(game.state)
            assert again.pending == game.pending


SCRIPT = """
from ecumene.rules.format.record import save
from tests.rules.random_games import after_turns
print(save(after_turns(9, 7, 6)))
"""


def test_the_record_does_not_depend_on_the_hash_seed() -> None:
    """Two processes with different hash seeds, and this one, write the same."""
    digests = set()
    for seed in ("1", "2"):
        result = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        )
        digests.add(hashlib.sha256(result.stdout).hexdigest())
        assert len(result.stdout) > 10_000
    assert len(digests) == 1
