"""``game.analysis()``: what decided a game, with names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ecumene
from tools.record_games import path_of

if TYPE_CHECKING:
    from ecumene.api.public_game import Game


@pytest.fixture(scope="module")
def finished() -> Game:
    return ecumene.load(path_of("05-east-expert"), language="pl")


def test_an_analysis_speaks_of_players_by_name(finished: Game) -> None:
    found = finished.analysis()
    assert found.winner == finished.standings[0].name
    assert found.ends[-1].chances[found.winner] == 1.0
    point = found.turning_points[0]
    assert point.before != point.after
    assert "szansa na wygraną" in str(point)
    assert str(point) in str(found)


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    game = ecumene.Game(seed=1, language="en")
    with pytest.raises(ecumene.Refused, match="This game is not over"):
        game.analysis()
