"""Games that are played once for all tests of a module."""

from __future__ import annotations

import pytest

import ecumene


@pytest.fixture(scope="module")
def in_movement() -> ecumene.Game:
    """Turn 4, when all are asked to move; not to be changed."""
    game = ecumene.Game(players=5, map="west", seed=7)
    game.seat_all("settler")
    game.play(until="movement", turn=4)
    return game


@pytest.fixture(scope="module")
def in_trade() -> ecumene.Game:
    """A trade in which computer players have much to say; not to be changed."""
    game = ecumene.Game(players=5, map="west", seed=7)
    game.seat_all("settler")
    game.play(until="trade", turn=8)
    assert game.phase == "trade"
    return game
