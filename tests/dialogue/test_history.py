"""The way back of a seat: its own decisions, and what computer players answered since (O2)."""

from __future__ import annotations

import pytest

from ecumene.bots import Table
from ecumene.data import MapName
from ecumene.dialogue.at_table import AtTable
from ecumene.dialogue.history import History, take_back
from ecumene.rules.actions import EndMovement, March
from ecumene.rules.decisions import AskMove
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.play import Options


def in_movement() -> tuple[Game, Table]:
    """The first movement, in which nobody has answered yet."""
    game = Game(Options(5, MapName.WEST, 7))
    table = Table.around((), game)
    while not isinstance(next(iter(game.pending.values())), AskMove):
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return game, table


def marches(game: Game, seat: int) -> list[March]:
    """Two marches of one token, one after the other."""
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
    history = History(AtTable(game, person, table))
    first, second = marches(game, person)
    history.mark()
    history.apply(first)
    before = game.copy().state.movement
    history.mark()
    history.apply(second)
    history.apply(EndMovement())
    game.apply(computer, EndMovement())
    assert next(iter(game.pending)) not in (person, computer)
    assert history.undo()
    assert game.state.movement == before
    assert {person, computer} <= set(game.pending)
    assert history.decided
    assert history.undo()
    assert not history.decided
    assert not history.undo()


def test_what_another_person_answered_stands() -> None:
    game, table = in_movement()
    person, other, *_ = game.pending
    for seat in (person, other):
        table.take_over(seat)
    history = History(AtTable(game, person, table))
    history.mark()
    history.apply(EndMovement())
    game.apply(other, EndMovement())
    assert not history.undo()
    with pytest.raises(IllegalAction) as illegal:
        take_back(game, person, table)
    assert illegal.value.rule == "O2"
    take_back(game, other, table)
    assert history.undo()
    assert {person, other} <= set(game.pending)
