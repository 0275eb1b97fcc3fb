"""What a seat can take back: its own decisions, and computer players' answers since (O2)."""

from __future__ import annotations

import pytest

from ecumene.bots import Table
from ecumene.data import MapName
from ecumene.dialogue.history import History, take_back
from ecumene.rules.actions import EndMovement, March, TakeBack
from ecumene.rules.decisions import AskMove
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.words import Messages


def in_movement() -> tuple[Game, Table]:
    """The first movement, before anybody has answered."""
    game = Game(Options(5, MapName.WEST, 7))
    table = Table.around((), game)
    while not isinstance(next(iter(game.pending.values())), AskMove):
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return game, table


def marches(game: Game, seat: int) -> list[March]:
    """Two marches of one token each, one after the other."""
    copy, found = game.copy(), []
    for _ in range(2):
        march = next(each for each in copy.answers(seat) if isinstance(each, March))
        copy.apply(seat, march)
        found.append(march)
    return found


def test_a_decision_of_several_answers_goes_back_as_one() -> None:
    game, table = in_movement()
    person, computer, *_ = game.pending
    table.take_over(person)
    history = History(GameSide(LocalGame(game, table), person, Messages("en")))
    first, second = marches(game, person)
    history.mark()
    history.apply(first)
    before = game.copy().state.movement
    history.mark()
    history.apply(second)
    history.apply(TakeBack(0))
    # What a computer player does is no obstacle: it answers again.
    game.apply(computer, marches(game, computer)[0])
    history.undo()
    assert game.state.movement == before
    assert {person, computer} <= set(game.pending)
    assert history.decided
    history.undo()
    assert not history.decided


def test_an_end_of_movement_stands() -> None:
    """M2: one's own, and nothing goes back over that of a computer player."""
    game, table = in_movement()
    person, computer, *_ = game.pending
    table.take_over(person)
    history = History(GameSide(LocalGame(game, table), person, Messages("en")))
    history.mark()
    history.apply(marches(game, person)[0])
    game.apply(computer, EndMovement())
    assert refused(history) == ("M2", computer)
    history.mark()
    history.apply(EndMovement())
    assert refused(history) == ("M2", person)
    assert history.decided


def refused(history: History) -> tuple[str, object]:
    """The rule that forbids going back, and whose end of movement it is."""
    with pytest.raises(IllegalAction) as illegal:
        history.undo()
    return illegal.value.rule, illegal.value.args_.get("seat")


def test_what_another_person_answered_stands() -> None:
    game, table = in_movement()
    person, other, *_ = game.pending
    for seat in (person, other):
        table.take_over(seat)
    history = History(GameSide(LocalGame(game, table), person, Messages("en")))
    history.mark()
    history.apply(marches(game, person)[0])
    game.apply(other, marches(game, other)[0])
    assert refused(history) == ("O2", None)
    take_back(game, other, table)
    history.undo()
    assert not game.state.movement or not game.state.movement.drafts
