"""Taking back answers, until something new is revealed (O2)."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import TYPE_CHECKING

import pytest

from ecumene.data import MapName
from ecumene.rules import seen
from ecumene.rules.actions import (
    Action,
    Done,
    EndMovement,
    MakeAllMoves,
    MakeMoves,
    PickCivilization,
    TakeBack,
    TakeBackMoves,
    Undo,
    Wait,
)
from ecumene.rules.decisions import AskCardToBuy
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import PhaseBegan, Undone, reveals
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import encode
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.moves import March
from ecumene.rules.way_back import MOST_UNDONE
from tests.rules.random_games import after_turns, new_game
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.decisions import Decision
    from ecumene.rules.game import Entry


def refusal(game: Game, seat: int, action: Action) -> tuple[str, str] | None:
    found = game.why_not(seat, action)
    return None if found is None else (found.rule, found.key)


def standing(log: Iterable[Entry]) -> list[Entry]:
    """The entries of a log that stand, without the undos themselves."""
    entries: list[Entry] = []
    for entry in log:
        if isinstance(entry.action, Undo):
            del entries[-entry.action.answers :]
        else:
            entries.append(entry)
    return entries


def outcome(game: Game) -> tuple[bytes, dict[int, Decision], list[Entry]]:
    """The position, the questions, and the answers that stand."""
    return encode(game.state), dict(game.pending), standing(game.log)


@pytest.mark.parametrize(("players", "seed"), [(5, 1), (9, 2), (12, 3), (18, 4)])
def test_taking_back_is_never_having_done_it(players: int, seed: int) -> None:
    """O2: also when the answer began another phase; the log has both."""
    game, random = after_turns(players, seed, 3), Random(seed)
    driver = RandomDriver(seed, quick=True)
    taken_back = further = 0
    for _ in range(5_000):
        if taken_back > 50 and further > 2:
            break
        wanted, phase = random.random() < 0.5, game.state.phase
        before = outcome(game) if wanted else None
        seat, _ = driver.step(game)
        if wanted and game.undoable(seat):
            assert game.undoable(seat) == 1
            taken_back += 1
            further += game.state.phase != phase
            assert game.apply(seat, Undo()) == (Undone(seat, 1),)
            assert outcome(game) == before
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


@pytest.mark.parametrize("seed", range(3))
def test_readers_keep_what_stands(seed: int) -> None:
    """O2, X5a: by their own numbers, whatever they have not seen of it."""
    game, driver, random = new_game(7, seed), RandomDriver(seed), Random(seed)
    for _ in range(700):
        seat, _ = driver.step(game)
        if random.random() < 0.2 and game.undoable(seat):
            game.apply(seat, Undo())
    entries = standing(game.log)
    assert len(entries) < len(game.log)
    for reader in (None, *range(7)):
        told = seen.standing(game.events_for(reader))
        events = [event for each in told if each.stands is None for event in each.events]
        happened = (event for entry in entries for event in entry.events)
        assert events == [*seen.seen_events(chain(game.opening or (), happened), reader)]
        turn = seen.turn_so_far(game.events_for(reader))
        assert events[-len(turn) :] == turn
        assert [n for n, event in enumerate(turn) if seen.begin_turn((event,))] == [0]


def test_a_record_with_several_moves_at_once_is_replayed() -> None:
    """M2, O2: one line each for moves that are made, taken back and undone together."""
    game, driver = new_game(6, 2), RandomDriver(2)
    while game.state.movement is None or game.state.turn < 3:
        driver.step(game)
    seat = next(iter(game.pending))
    copy, moves = game.copy(), []
    for _ in range(3):
        moves.append(next(each for each in copy.answers(seat) if isinstance(each, March)))
        copy.apply(seat, moves[-1])
    lines = len(game.log)
    for action in (MakeMoves(tuple(moves)), TakeBackMoves((0, 2)), Undo(), Undo()):
        game.apply(seat, action)
    assert len(game.log) == lines + 4
    movement = game.peek().movement
    assert movement is not None
    assert seat not in movement.drafts
    game.apply(seat, MakeMoves(tuple(moves)))
    game.apply(seat, TakeBackMoves((1,)))
    again = replay(save(game))
    assert encode(again.state) == encode(game.state)
    assert again.log == game.log


def test_nothing_is_taken_back_over_what_came_to_light() -> None:
    """O2: neither by the player nor by the host."""
    game, driver = after_turns(9, 3, 3), RandomDriver(3)
    told: set[tuple[str, str]] = set()
    for _ in range(800):
        before = game.peek().phase
        seat, _ = driver.step(game)
        if any(reveals(event, seat) for event in game.log[-1].events):
            assert game.undoable(seat) == 0
            stands = why_it_stands(game, before)
            told.add(stands)
            assert refusal(game, seat, Undo()) == stands
            assert refusal(game, HOST, Undo(1, seat)) == stands
            if stands[1] == "illegal-undo-new":
                events = [each for each in game.log[-1].events if reveals(each, seat)]
                assert list(game.came_to_light(seat)) == events
    assert ("O2", "illegal-undo-new") in told


BUYING = 6
"""The phase in which trade cards are drawn and bought."""


def why_it_stands(game: Game, before: int) -> tuple[str, str]:
    """The reason told after an answer that has revealed something, given in some phase."""
    if any(isinstance(each, PhaseBegan) and each.phase == 1 for each in game.log[-1].events):
        return "O2", "illegal-undo-nothing"
    if game.peek().trade is not None:
        return "X8a", "illegal-undo-trade"
    return ("D3", "illegal-undo-bought") if before == BUYING else ("O2", "illegal-undo-new")


def picked(count: int) -> tuple[Game, list[int]]:
    """A game in which some have picked civilizations; nothing was revealed (S2)."""
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
    """O2: their answers after a person go back with the person's, if the host wants it."""
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
    """O2a: the limit is per turn."""
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
    """O2, X8a: offers are withdrawn instead; and undoing must not reveal whether others talk."""
    game, driver = after_turns(6, 2, 4), RandomDriver(2)
    while game.state.trade is None:
        driver.step(game)
    (seat, *_) = game.pending
    game.apply(seat, Done())
    assert refusal(game, seat, Undo()) == ("X8a", "illegal-undo-trade")


def test_a_card_bought_or_passed_up_stands() -> None:
    """D3, O2: the reason is told, and before that, that there was nothing to take back."""
    game, driver = after_turns(6, 2, 4), RandomDriver(2)
    while not any(isinstance(asked, AskCardToBuy) for asked in game.pending.values()):
        driver.step(game)
    (seat,) = game.pending
    game.apply(seat, Done())
    assert game.peek().trade is None
    assert refusal(game, seat, Undo()) == ("D3", "illegal-undo-bought")
    fresh = new_game(5, 1)
    (first, *_) = fresh.pending
    assert refusal(fresh, first, Undo()) == ("O2", "illegal-undo-nothing")


def in_movement() -> tuple[Game, int, int]:
    """A movement in which two have moved, and the second of them has ended."""
    game, driver = after_turns(6, 2, 2), RandomDriver(2)
    while game.state.movement is None:
        driver.step(game)
    first, second, *_ = game.pending
    for seat in (first, second):
        game.apply(seat, next(each for each in game.answers(seat) if isinstance(each, March)))
    game.apply(second, EndMovement())
    return game, first, second


def test_no_way_back_leads_over_an_end_of_movement() -> None:
    """M2: neither one's own end nor another's, whoever asks for it."""
    game, first, second = in_movement()
    everybody = set(range(6))
    ended = ("M2", "illegal-undo-ended")
    assert refusal(game, second, Undo()) == ended
    assert refusal(game, HOST, Undo(1, second)) == ended
    assert refusal(game, HOST, Undo(3, first)) == ended
    assert game.undoable(second) == game.undoable(first, everybody) == 0
    with pytest.raises(IllegalAction, match="illegal-undo-ended"):
        game.answers_to_undo(first, everybody)
    # A player who has not ended can still take back the moves themselves.
    assert TakeBack(0) in set(game.answers(first))
    game.apply(first, MakeAllMoves(()))
    assert refusal(game, first, Undo()) == ended


def test_with_everybodys_consent_an_end_of_movement_goes_back() -> None:
    """O2b: only the host says that they agree."""
    game, first, second = in_movement()
    assert refusal(game, second, Undo(1, agreed=True)) == ("O2b", "illegal-undo-agreed")
    assert game.undoable(first, set(range(6)), agreed=True) == 3
    game.apply(HOST, Undo(1, second, agreed=True))
    assert second in game.pending
    again = replay(save(game)) if game.opening is not None else game.copy()
    assert dict(again.pending) == dict(game.pending)
    again.apply(HOST, Undo(2, first, agreed=True))
    assert again.state.movement is not None
    assert not again.state.movement.drafts


def test_who_waits_may_take_moves_back() -> None:
    """M1a: and nothing else; they go on waiting."""
    game, driver = after_turns(6, 2, 2), RandomDriver(2)
    while game.state.movement is None:
        driver.step(game)
    first, second, *_ = game.pending
    march = next(each for each in game.answers(second) if isinstance(each, March))
    game.apply(second, march)
    game.apply(second, Wait())
    assert second not in game.pending
    assert list(game.answers(second)) == [TakeBack(0)]
    assert refusal(game, second, TakeBack(1)) == ("M2", "illegal-take-back")
    for action in (march, EndMovement(), Wait()):
        assert refusal(game, second, action) == ("M1a", "illegal-waits")
    game.apply(second, TakeBack(0), game.question(second))
    assert list(game.answers(second)) == []
    assert second not in game.pending
    again = Game.restore(game.snapshot())
    for each in (game, again):
        assert second in each.peek().waiting
        each.apply(first, EndMovement())
        assert second in each.pending
