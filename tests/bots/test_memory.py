"""Players who remember: a memory follows from what its seat has seen, and from nothing else."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Struct

from ecumene.bots import PLAYERS, RememberingPlayer, Table
from ecumene.data import MapName
from ecumene.rules.events import DealMade
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view
from tests.bots.remembering import Diarist, Diary, kept_diary

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

OPTIONS = Options(players=5, map=MapName.WEST, seed=3, last_turn=9)
SETTLER = PLAYERS["settler"]
SEATS = range(OPTIONS.players)


@cache
def in_trade() -> Game:
    """A game of settlers in the middle of a trade in which everybody takes part."""
    game = Game(OPTIONS)
    table = Table(dict.fromkeys(SEATS, SETTLER), OPTIONS.seed)
    while game.peek().trade is None or len(game.pending) < OPTIONS.players:
        play(game, table, 1)
    while not any(isinstance(event, DealMade) for event in game.log[-1].events):
        play(game, table, 1)
    return game


def play(game: Game, table: Table, answers: int) -> None:
    for _ in range(answers):
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)


def asked(table: Table, game: Game, seat: Seat, diarist: Diarist) -> Diary:
    """What a player is told that it remembers, when it is asked now."""
    table.answer(game, seat)
    return diarist.memory_of[seat]


def test_a_player_remembers_exactly_what_its_seat_has_seen() -> None:
    game, diarist = in_trade(), Diarist()
    table = Table(dict.fromkeys(SEATS, diarist), OPTIONS.seed)
    for seat in SEATS:
        told = [event for seen in game.events_for(seat) for event in seen.events]
        assert asked(table, game, seat, diarist) == kept_diary(told)
    diaries = {asked(table, game, seat, diarist).text for seat in SEATS}
    assert len(diaries) == len(SEATS), "everybody has drawn cards that nobody else has seen"


@pytest.mark.parametrize("answers", [0, 1, 60, 240])
def test_who_has_followed_a_game_remembers_what_a_newcomer_reads_in_the_log(answers: int) -> None:
    """So a resumed game, a replay and a seat that changes hands give the same answers."""
    game, diarist = Game(OPTIONS), Diarist()
    table = Table(dict.fromkeys(SEATS, diarist), OPTIONS.seed)
    play(game, table, answers)
    for seat in game.pending:
        newcomer = Diarist()
        later = Table({seat: newcomer}, OPTIONS.seed)
        assert asked(table, game, seat, diarist) == asked(later, game.copy(), seat, newcomer)


def test_a_log_that_is_cleared_is_heard_first() -> None:
    game, diarist = Game(OPTIONS), Diarist()
    table = Table(dict.fromkeys(SEATS, diarist), OPTIONS.seed)
    play(game, table, 200)
    before = [game.opening or (), *(entry.events for entry in game.log)]
    table.clear_log(game)
    play(game, table, 40)
    for seat in game.pending:
        newcomer = Diarist()
        later = Table({seat: newcomer}, OPTIONS.seed, past=lambda: before)
        remembered = asked(later, game, seat, newcomer)
        assert asked(table, game, seat, diarist) == remembered
        assert remembered.events > len(before)


def test_a_seat_that_changes_hands_begins_with_the_whole_memory() -> None:
    game, diarist = Game(OPTIONS), Diarist()
    table = Table(dict.fromkeys(SEATS, SETTLER), OPTIONS.seed)
    play(game, table, 100)
    seat = next(iter(game.pending))
    table.hand_over(seat, diarist)
    told = [event for seen in game.events_for(seat) for event in seen.events]
    assert asked(table, game, seat, diarist) == kept_diary(told)


def test_another_game_at_the_same_table_is_remembered_afresh() -> None:
    diarist, early = Diarist(), Game(OPTIONS)
    table = Table(dict.fromkeys(SEATS, diarist), OPTIONS.seed)
    play(early, Table(dict.fromkeys(SEATS, SETTLER), OPTIONS.seed), 20)
    seat = next(iter(early.pending))
    late = asked(table, in_trade(), seat, diarist)
    assert asked(table, early, seat, diarist).events < late.events


class Forgetful(RememberingPlayer[Diary]):
    """A player that cannot take in deals."""

    nothing = Diary()

    def remember(self, memory: Diary, _seat: Seat, event: Event) -> Diary:
        if isinstance(event, DealMade):
            raise LookupError("who was that?")
        return memory.after(event)

    def play(self, view: View, decision: Decision, random: Random, _memory: Diary) -> Action | None:
        return SETTLER(view, decision, random)


def test_a_player_that_fails_to_remember_stops_no_game(caplog: pytest.LogCaptureFixture) -> None:
    game = in_trade().copy()
    play(game, Table(dict.fromkeys(SEATS, Forgetful()), OPTIONS.seed), 30)
    assert "could not remember DealMade" in caplog.text


class Grudge(Struct, frozen=True):
    deals: int = 0


def test_a_memory_that_did_not_change_is_no_new_question() -> None:
    """A player is not asked again while nothing has changed for it."""
    times: list[Any] = []

    class Counting(RememberingPlayer[Grudge]):
        nothing = Grudge()

        def remember(self, memory: Grudge, _seat: Seat, event: Event) -> Grudge:
            return Grudge(memory.deals + isinstance(event, DealMade))

        def play(
            self, view: View, decision: Decision, random: Random, memory: Grudge
        ) -> Action | None:
            times.append(memory)
            return SETTLER(view, decision, random)

    table = Table({0: Counting()}, OPTIONS.seed)
    for _ in range(3):
        table.answer(in_trade(), 0)
    assert times == [Grudge(1)]


def test_called_as_a_function_a_player_remembers_nothing() -> None:
    """So it can stand wherever a player may."""
    diarist, game = Diarist(), Game(OPTIONS)
    seat, decision = next(iter(game.pending.items()))
    assert diarist(view(game, seat), decision, Random(1)) is not None
    assert diarist.memory_of[seat] == Diary()
