"""Computer players: every answer is legal and reproducible, and every game comes to its end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName, TrackName
from ecumene.rules.actions import EndMovement
from ecumene.rules.decisions import AskAdvances, AskMove, AskStartCities, AskTrade
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.legal import answers
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import ROADBUILDING
from ecumene.rules.state.moves import March
from ecumene.rules.view import view
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

WEST, EAST, BOTH = MapName.WEST, MapName.EAST, MapName.BOTH
EXPERT = TrackName.EXPERT
GAMES = [
    ("random", Options(5, WEST, 1, last_turn=8)),
    ("random", Options(9, EAST, 2, EXPERT, last_turn=5)),
    ("random", Options(6, EAST, 3, short_game=True, last_turn=12)),
    ("settler", Options(5, WEST, 1, short_game=True)),
    ("settler", Options(7, EAST, 2, strict_movement=True)),
    ("settler", Options(9, WEST, 3, EXPERT)),
    ("settler", Options(13, BOTH, 4, short_game=True)),
    ("strategist", Options(9, EAST, 5)),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_games_of_computer_players_end(name: str, options: Options) -> None:
    game = Game(options)
    table = Table(dict.fromkeys(range(options.players), PLAYERS[name]), options.seed)
    while game.pending:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    assert game.over


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_view_and_the_same_chance_give_the_same_answer(name: str) -> None:
    """Whatever the question: nothing is remembered, and looking at a view does not change it."""
    asked = set()

    def twice(found: View, decision: Decision, random: Random) -> Action | None:
        again, before = Random(), to_names(found)
        again.setstate(random.getstate())
        first, second = (PLAYERS[name](found, decision, chance) for chance in (random, again))
        assert first == second
        assert random.getstate() == again.getstate()
        assert to_names(found) == before
        asked.add(type(decision))
        return first

    game = Game(Options(5, WEST, 1, short_game=True, last_turn=3))
    table = Table(dict.fromkeys(range(5), twice), 1)
    while game.pending:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    assert {AskMove, AskTrade, AskAdvances, AskStartCities} < asked


def test_what_a_seat_sees_tells_it_all_its_legal_answers() -> None:
    """The answers listed from a view are those of the game itself, also in movement and trade."""
    options = Options(7, WEST, 5)
    game = Game(options)
    table = Table(dict.fromkeys(range(options.players), PLAYERS["settler"]), options.seed)
    compared = {AskMove: 0, AskTrade: 0}
    while game.state.turn < 12:
        for seat, decision in game.pending.items():
            if isinstance(decision, AskMove | AskTrade) and len(game.log) % 5 == seat % 5:
                assert list(answers(view(game, seat), decision)) == list(game.answers(seat))
                compared[type(decision)] += 1
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    assert all(count > 20 for count in compared.values())


@pytest.mark.parametrize("seed", range(4))
def test_a_view_tells_which_moves_others_have_broken(seed: int) -> None:
    """M2a: players who move in random alternation are offered what the game accepts."""
    random = Random(seed)
    game = Game(Options(9, WEST, seed))
    driver = RandomDriver(seed, settles=True)
    broken = 0
    while game.state.turn < 14:
        if game.state.movement is None or random.random() < 0.02:
            driver.step(game)
            continue
        for player in game.state.players:
            player.advances |= ROADBUILDING
        seat = random.choice(list(game.pending))
        listed = list(answers(view(game, seat), game.pending[seat]))
        assert listed == list(game.answers(seat))
        broken += seat in game.state.movement.broken
        marches = [each for each in listed if isinstance(each, March) and len(each.path) == 3]
        end = [each for each in listed if isinstance(each, EndMovement)]
        game.apply(
            seat,
            random.choice(marches[:200] if marches and random.random() < 0.8 else end or listed),
        )
    assert broken
