"""The trivial player: every answer legal, and every game comes to its end."""

from __future__ import annotations

from random import Random

import pytest

from ecumene import bots
from ecumene.data import MapName, TrackName
from ecumene.rules.decisions import AskTrade
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view

WEST, EAST, BOTH = MapName.WEST, MapName.EAST, MapName.BOTH
EXPERT = TrackName.EXPERT
GAMES = [
    Options(5, WEST, 1, short_game=True),
    Options(7, EAST, 2, strict_movement=True),
    Options(9, WEST, 3, EXPERT),
    Options(13, BOTH, 4, short_game=True),
]


def play_to_the_end(game: Game) -> None:
    while game.pending:
        for seat in list(game.pending):
            decision = game.pending.get(seat)
            if decision is None:
                continue
            random = Random(f"{seat}/{len(game.log)}")  # noqa: S311
            answer = bots.answer(view(game, seat), decision, game.answers(seat), random)
            if answer is None:
                assert isinstance(decision, AskTrade)
                continue
            game.apply(seat, answer)
            break
        else:
            pytest.fail("everybody waits for everybody")


@pytest.mark.parametrize("options", GAMES, ids=lambda each: f"{each.players} players")
def test_games_of_trivial_players_end(options: Options) -> None:
    game = Game(options)
    play_to_the_end(game)
    assert game.over
    assert game.ranking()[0].total > 100


def test_the_same_view_and_the_same_chance_give_the_same_answer() -> None:
    game = Game(Options(5, WEST, 1, short_game=True))
    (seat,) = game.pending
    asked = game.pending[seat]
    chances = (Random(7), Random(7))  # noqa: S311
    first, second = (
        bots.answer(view(game, seat), asked, game.answers(seat), chance) for chance in chances
    )
    assert first == second
