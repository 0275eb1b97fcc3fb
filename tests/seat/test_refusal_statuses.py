"""Statuses of refusals: decided in one place, for every transport."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.bots import Table
from ecumene.data import MapName
from ecumene.rules import actions as do
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.seat.exchange import TakingBack
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.seat.statuses import CONFLICT, ILLEGAL, MALFORMED, status_of
from ecumene.server.refusals import refusal_of
from ecumene.tabletop.desk import Desk
from ecumene.words import Messages


@pytest.fixture
def game() -> Game:
    return Game(Options(5, MapName.WEST, seed=1))


def refused(game: Game, seat: int, action: do.Action, question: str | None = None) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, action, question)
    return caught.value


def test_what_comes_at_the_wrong_moment_is_a_conflict(game: Game) -> None:
    """G9, O1: the same request may be right a little earlier or later."""
    first = next(iter(game.pending))
    other = next(seat for seat in range(5) if seat not in game.pending)
    stale = refused(game, first, do.Done(), "a question of yesterday")
    side = GameSide(LocalGame(game, Table({}, 1)), first, Messages("en"))
    with pytest.raises(IllegalAction) as undone:
        side.undo(TakingBack("a question of yesterday", "k"))
    for problem in (refused(game, other, do.Done()), stale, undone.value):
        assert status_of(problem) == refusal_of(problem).status == CONFLICT


def test_what_the_rules_forbid_is_no_conflict(game: Game) -> None:
    problem = refused(game, next(iter(game.pending)), do.SetTaxRate(3))
    assert status_of(problem) == refusal_of(problem).status == ILLEGAL


def test_what_cannot_be_read_is_malformed() -> None:
    problem = BadData(("players",), "data-not-list")
    assert status_of(problem) == refusal_of(problem).status == MALFORMED


def test_a_refusal_tells_its_reason_alone_over_every_transport() -> None:
    """M7: clients with their own words need not take a sentence apart."""
    full = IllegalAction("M7", "illegal-embark-full", most=5, load=3, move=2)
    told = refusal_of(full)
    assert (told.rule, told.reason.key, told.reason.args["most"]) == ("M7", full.key, 5)
    assert told.sentence.key != told.reason.key
    answer = Desk(Messages("en")).request(
        "POST", "/table/conflict", '{"limit": "many", "sides": []}'
    )
    said = msgspec.json.decode(answer.body)
    assert answer.status == MALFORMED
    assert said["sentence"]["args"]["sentence"] == said["reason"]
