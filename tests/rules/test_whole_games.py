"""Whole random games, from set-up to victory: what must hold after every single answer."""

from __future__ import annotations

import pytest

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.actions import Leave
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game, encode
from ecumene.rules.phases import turn
from ecumene.rules.play import Options
from tools.invariants import Invariants
from tools.phase_ends import checked_phases
from tools.random_play import RandomDriver

SETUPS = [(setup.players, setup.map) for setup in facts().setups]
BASIC, EXPERT = TrackName.BASIC, TrackName.EXPERT
KINDS = [(BASIC, False), (EXPERT, False), (BASIC, True)]
GAMES = [
    pytest.param(players, map_, track, short, id=f"{players}-{map_}-{track}{'-short' * short}")
    for number, (players, map_) in enumerate(SETUPS)
    for track, short in (KINDS[number % 3],)
]
"""Every set-up once, each kind of game with a third of them; ``make soak`` plays the others."""
LONGEST = 400
"""More turns than any game of such players takes."""
LOOKED_AT = 25
"""How often the legal answers of a seat are checked more closely."""


@pytest.fixture(autouse=True)
def _checked_phases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "PHASES", checked_phases())


@pytest.mark.parametrize(("players", "map_", "track", "short"), GAMES)
def test_a_whole_game(players: int, map_: MapName, track: TrackName, short: bool) -> None:
    """Every question has an answer, offered answers are accepted, and the game ends."""
    game = Game(Options(players, map_, players, track, short_game=short))
    watch = Invariants(game)
    driver = RandomDriver(players, quick=True, settles=True)
    steps = 0
    while not game.over:
        if steps % LOOKED_AT == 0:
            watch.check_answers()
            watch.check_snapshot()
        driver.step(game)
        steps += 1
        watch.check()
        assert game.state.turn < LONGEST
    watch.check_end()
    if steps % 4 == 0:
        assert save(replay(save(game))) == save(game)


@pytest.mark.parametrize(("players", "map_"), SETUPS[::3])
def test_a_game_that_players_leave(players: int, map_: MapName) -> None:
    """L: one after the other, at any moment, down to the last one or to the end."""
    game = Game(Options(players, map_, players))
    watch = Invariants(game)
    driver = RandomDriver(players, quick=True, settles=True)
    goers = driver.random.sample(range(players), players - 1)
    steps = 0
    while not game.over:
        driver.step(game)
        steps += 1
        if goers and steps % 151 == 0 and not game.over:
            game.apply(goers.pop(), Leave())
        watch.check()
        if steps % LOOKED_AT == 0:
            watch.check_answers()
            watch.check_snapshot()
    watch.check_end()
    again = replay(save(game))
    assert encode(again.state) == encode(game.state)
