"""What the host of a game needs: names of questions, faults without a trace, copies (O1)."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.data import MapName
from ecumene.rules.actions import Done, Leave, SetTaxRate
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.play import Options, Play
from ecumene.rules.state.game_state import encode
from ecumene.rules.state.ids import HOST
from tests.rules.random_games import after_answers, after_turns, new_game
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.events import Event


def moment(game: Game) -> tuple[object, ...]:
    """Everything about a game, to see whether anything has changed."""
    names = [game.question(seat) for seat in (*range(game.options.players), HOST)]
    return encode(game.state), dict(game.pending), game.snapshot(), list(game.log), names


def go_on(game: Game, seed: int, answers: int) -> list[tuple[Event, ...]]:
    """The next events when a game continues at random."""
    driver = RandomDriver(seed)
    for _ in range(answers):
        if game.over:
            break
        driver.step(game)
    return [entry.events for entry in game.log[-answers:]]


# Questions


@pytest.mark.parametrize(("players", "seed"), [(5, 1), (12, 2), (18, 3)])
def test_nothing_sent_twice_is_taken_for_another_answer(players: int, seed: int) -> None:
    """O1: not even when the same seat is asked something of the same kind at once."""
    game = new_game(players, seed)
    driver = RandomDriver(seed)
    asked: set[tuple[int, str]] = set()
    for _ in range(2_500):
        seat, action, name = _next(driver, game)
        assert (seat, name) not in asked, "a question has the name of another one"
        asked.add((seat, name))
        refused = game.why_not(seat, action, name)
        assert refused is not None
        assert (refused.rule, refused.key) == ("O1", "illegal-question")


def _next(driver: RandomDriver, game: Game) -> tuple[int, Any, str]:
    """Who answered what to which question."""
    names = {seat: game.question(seat) for seat in range(game.options.players)}
    seat, action = driver.step(game)
    return seat, action, names[seat]


def test_who_is_asked_on_has_the_same_question() -> None:
    """O1: neither others' answers nor a player's leaving change the name of a question."""
    game = after_answers(9, 4, 300)
    driver = RandomDriver(4)
    while len(game.pending) < 3:
        driver.step(game)
    before = {seat: (game.question(seat), decision) for seat, decision in game.pending.items()}
    first, *others = before
    game.apply(others[0], Leave())
    game.apply(first, next(game.answers(first)))
    assert game.question(first) != before[first][0]
    for seat in others[1:]:
        if game.pending.get(seat) == before[seat][1]:
            assert game.question(seat) == before[seat][0]


def test_questions_keep_their_names_in_copies() -> None:
    """O1: a restored game does not accept answers to earlier questions."""
    game = after_turns(6, 3, 3)
    for answers in range(0, 200, 20):
        go_on(game, answers, 20)
        again = Game.restore(game.snapshot())
        assert moment(again)[4] == moment(game)[4]


@pytest.mark.parametrize("seat", [True, 1.0, "1", None, -1, -3, 5, 2**70])
def test_a_seat_is_a_number_that_has_a_place(seat: Any) -> None:
    game = after_answers(5, 1, 40)
    before = moment(game)
    assert list(game.answers(seat)) == []
    for action in (Done(), Leave(), SetTaxRate(2)):
        with pytest.raises(IllegalAction, match="illegal-seat"):
            game.apply(seat, action)
    assert moment(game) == before


def test_who_is_not_asked_has_no_answers() -> None:
    game = after_answers(5, 1, 0)
    (asked,) = game.pending
    assert list(game.answers(asked))
    assert list(game.answers((asked + 1) % 5)) == []


# Faults


class Fault(Exception):
    """Something that no rule foresees."""


@pytest.mark.parametrize("seed", range(8))
def test_a_fault_in_the_middle_of_a_phase_leaves_no_trace(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer leaves no trace, and can be given again."""
    random = Random(seed)
    game, twin = (after_turns(random_players(seed), seed, 4) for _ in range(2))
    driver, faults = RandomDriver(seed), 0
    for _ in range(250):
        before = moment(game)
        emitted, left = Play.emit, random.randint(1, 4)

        def emit(play: Play, event: Event, emitted: Any = emitted) -> None:
            nonlocal left
            left -= 1
            if not left:
                raise Fault
            emitted(play, event)

        with monkeypatch.context() as patch:
            patch.setattr(Play, "emit", emit)
            try:
                seat, action = driver.step(game)
            except Fault:
                faults += 1
                assert moment(game) == before
                continue
        assert twin.apply(seat, action) == game.log[-1].events
    assert faults > 50
    assert moment(game) == moment(twin)


def random_players(seed: int) -> int:
    return (5, 9, 12, 18)[seed % 4]


def test_whoever_looks_on_may_fail_too() -> None:
    """The host's callback is not part of the rules, but its damage is undone as well."""
    fails = False

    def look(_: Game) -> None:
        if fails:
            raise Fault

    game = Game(Options(5, MapName.WEST, 1), look)
    for _ in range(300):
        fails = not fails
        before = moment(game)
        try:
            RandomDriver(len(game.log)).step(game)
        except Fault:
            assert moment(game) == before


# Copies


@pytest.mark.parametrize(
    "copied",
    [
        Game.copy,
        copy.copy,
        copy.deepcopy,
        lambda game: pickle.loads(pickle.dumps(game)),  # noqa: S301 our own
        lambda game: Game.restore(game.snapshot()),
    ],
)
def test_a_copy_goes_on_alike_and_alone(copied: Callable[[Game], Game]) -> None:
    game = after_turns(9, 5, 3)
    for answers in range(0, 300, 30):
        go_on(game, answers, 30)
        before = moment(game)
        twin = copied(game)
        assert encode(twin.state) == encode(game.state)
        assert dict(twin.pending) == dict(game.pending)
        happened = go_on(twin, answers, 30)
        assert moment(game) == before
        assert happened == go_on(game.copy(), answers, 30)


def test_a_game_tells_what_it_is() -> None:
    assert repr(Game(Options(5, MapName.WEST, 1))).startswith(
        "<Game 5 west, turn 1, phase 0, asked"
    )


def test_checking_changes_nothing() -> None:
    """Neither legal nor illegal actions leave anything behind."""
    game = after_turns(7, 2, 3)
    random = Random(1)
    for _ in range(150):
        before = moment(game)
        seat = random.choice(list(game.pending))
        other = random.choice(list(game.pending))
        for number, action in enumerate(game.answers(seat)):
            assert game.why_not(seat, action) is None
            game.why_not(other, action)
            if number > 40:
                break
        assert moment(game) == before
        RandomDriver(len(game.log)).step(game)
