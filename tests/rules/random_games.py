"""Games played at random from the beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.game import Game
from ecumene.rules.play import Options
from tests.rules.position import setup_for
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.data import MapName


def new_game(players: int, seed: int, map_: MapName | None = None) -> Game:
    return Game(Options(players, setup_for(players, map_).map, seed))


def after_answers(players: int, seed: int, answers: int) -> Game:
    """A game after a number of answers."""
    game = new_game(players, seed)
    driver = RandomDriver(seed)
    for _ in range(answers):
        driver.step(game)
    return game


def in_movement(players: int, seed: int, turns: int) -> Game:
    """A movement after a number of turns, in which nobody has moved."""
    game, driver = after_turns(players, seed, turns), RandomDriver(seed)
    while game.peek().movement is None:
        driver.step(game)
    return game


def after_turns(players: int, seed: int, turns: int, map_: MapName | None = None) -> Game:
    """A game after a number of turns."""
    game = new_game(players, seed, map_)
    for _ in RandomDriver(seed).play(game, turns):
        pass
    return game
