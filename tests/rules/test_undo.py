"""Taking back answers, until something new has come to light (O2)."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.data import MapName
from ecumene.rules.actions import Done, PickCivilization, Undo
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import Undone, reveals
from ecumene.rules.game import MOST_UNDONE, Game
from ecumene.rules.ids import HOST
from ecumene.rules.log import standing
from ecumene.rules.play import Options
from ecumene.rules.record import replay, save
from ecumene.rules.state import encode
from tests.rules.random_games import after_turns, new_game
from tools.random_play import RandomDriver


def refusal(game: Game, seat: int, action: Undo) -> tuple[str, str] | None:
    found = game.why_not(seat, action)
    return None if found is None else (found.rule, found.key)


@pytest.mark.parametrize(("players", "seed"), [(5, 1), (9, 2), (12, 3), (18, 4)])
def test_taking_back_is_never_having_done_it(players: int, seed: int) -> None:
    """O2: also when the answer began another phase; and the log tells both."""
    game, driver, random = after_turns(players, seed, 3), RandomDriver(seed), Random(seed)
    taken_back = further = 0
    for _ in range(5_000):
        if taken_back > 50 and further > 2:
            break
        before, phase = game.copy(), game.state.phase
        seat, _ = driver.step(game)
        if random.random() < 0.5 and game.undoable(seat):
            assert game.undoable(seat) == 1
            taken_back += 1
            further += game.state.phase != phase
            assert game.apply(seat, Undo()) == (Undone(seat, 1),)
            assert encode(game.state) == encode(before.state)
            assert dict(game.pending) == dict(before.pending)
            assert standing(game.log) == standing(before.log)
    else:
        pytest.fail("too little was taken back")


@pytest.mark.parametrize("seed", range(3))
def test_a_record_with_answers_taken_back_is_replayed(seed: int) -> None:
    game, driver, random = new_game(7, seed), RandomDriver(seed), Random(seed)
    for _ in range(700):
        seat, _ = driver.step(game)
        if random.random() < 0.2 and game.undoable(seat):
            game.apply(seat, Undo())
    again = replay(save(game))
    assert encode(again.state) == encode(game.state)
    assert again.log == game.log
    assert again.question(0) == game.question(0)


def test_nothing_is_taken_back_over_what_came_to_light() -> None:
    """O2: neither by the player nor by whoever runs the game."""
    game, driver = after_turns(9, 3, 3), RandomDriver(3)
    for _ in range(800):
        seat, _ = driver.step(game)
        if any(reveals(event, seat) for event in game.log[-1].events):
            assert game.undoable(seat) == 0
            assert refusal(game, seat, Undo()) == ("O2", "illegal-undo")
            assert refusal(game, HOST, Undo(1, seat)) == ("O2", "illegal-undo")


def picked(count: int) -> tuple[Game, list[int]]:
    """A game in which some have picked civilizations; nothing came to light (S2)."""
    game = Game(Options(9, MapName.WEST, 5))
    seats = []
    for _ in range(count):
        (seat,) = game.pending
        seats.append(seat)
        game.apply(seat, next(game.answers(seat)))
    return game, seats


def test_an_answer_stands_once_others_have_answered() -> None:
    """O2."""
    game, (first, second, third) = picked(3)
    assert refusal(game, first, Undo()) == ("O2", "illegal-undo-others")
    assert refusal(game, first, Undo(3)) == ("O2", "illegal-undo-others")
    assert refusal(game, second, Undo(2)) == ("O2", "illegal-undo-others")
    assert refusal(game, third, Undo(1, second)) == ("O2", "illegal-undo-whose")
    assert refusal(game, HOST, Undo(1)) == ("O2", "illegal-undo-whose")
    assert refusal(game, HOST, Undo(2, third)) == ("O2", "illegal-undo-others")
    for answers in (0, -1, 4, 2**62):
        assert refusal(game, third, Undo(answers)) == ("O2", "illegal-undo")
    assert refusal(game, third, Undo()) is None


def test_computer_players_answer_again() -> None:
    """O2: what they said after a person goes back with his answer, if the host wants it so."""
    game, (first, second, third) = picked(3)
    assert game.undoable(first) == 0
    assert game.undoable(first, {second}) == 0
    assert game.undoable(first, {second, third}) == 3
    assert game.undoable(third, {second}) == 1
    assert game.undoable(first, {second, third}, 2) == 0
    game.apply(HOST, Undo(3, first))
    assert list(game.pending) == [first]
    assert standing(game.log) == []


def test_taking_back_twice_by_one_message() -> None:
    """O1: the same message sent twice takes back one answer, not two."""
    game, driver = after_turns(5, 1, 2), RandomDriver(1)
    while True:
        seat, _ = driver.step(game)
        name = game.question(seat)
        if game.undoable(seat) and refusal(game, seat, Undo(2)) is None:
            break
    game.apply(seat, Undo(), name)
    with pytest.raises(IllegalAction, match="illegal-question"):
        game.apply(seat, Undo(), name)


def test_nobody_takes_back_for_ever() -> None:
    """O2a: so that nobody can keep a table waiting, or fill its log."""
    game = Game(Options(5, MapName.WEST, 5))
    (seat,) = game.pending
    for number in range(MOST_UNDONE):
        game.apply(seat, list(game.answers(seat))[number % 5])
        game.apply(seat, Undo())
    answer = next(game.answers(seat))
    assert isinstance(answer, PickCivilization)
    for again in (game, Game.restore(game.snapshot()), game.copy()):
        again.apply(seat, answer)
        assert again.undoable(seat) == 0
        assert refusal(again, seat, Undo()) == ("O2a", "illegal-undo-too-often")


def test_with_a_turn_taking_back_begins_anew() -> None:
    """O2a: it is so often a turn."""
    game, driver = Game(Options(5, MapName.WEST, 5)), RandomDriver(5)
    (seat,) = game.pending
    for _ in range(MOST_UNDONE):
        game.apply(seat, next(game.answers(seat)))
        game.apply(seat, Undo())
    while game.state.turn == 1 or seat not in game.pending:
        driver.step(game)
    game.apply(seat, next(game.answers(seat)))
    assert game.undoable(seat) == 1
    assert refusal(game, seat, Undo()) is None


def test_what_is_said_in_trade_is_not_taken_back() -> None:
    """O2, X8a: offers are withdrawn; and whether others talk must not show."""
    game, driver = after_turns(6, 2, 4), RandomDriver(2)
    while game.state.trade is None:
        driver.step(game)
    (seat, *_) = game.pending
    game.apply(seat, Done())
    assert refusal(game, seat, Undo()) == ("O2", "illegal-undo")
