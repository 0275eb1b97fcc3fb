"""Which status goes with what the engine refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.rules.actions import EndMovement, March, TakeBack, Wait
from ecumene.seat.statuses import CONFLICT, ILLEGAL
from ecumene.server.refusals import refusal_of
from tests.rules.random_games import after_turns
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.game import Game


@pytest.fixture
def game() -> Game:
    """A game in which movement has just begun."""
    game, driver = after_turns(6, 2, 2), RandomDriver(2)
    while game.state.movement is None:
        driver.step(game)
    return game


def test_what_comes_too_early_or_too_late_in_movement_is_not_for_now(game: Game) -> None:
    """M1a, M2: who waits cannot move yet, and who has ended cannot take back any more."""
    first, second, *_ = game.pending
    march = next(each for each in game.answers(second) if isinstance(each, March))
    game.apply(second, march)
    game.apply(second, Wait())
    game.apply(first, next(each for each in game.answers(first) if isinstance(each, March)))
    unknown = game.why_not(second, TakeBack(1))
    waits = game.why_not(second, march)
    game.apply(first, EndMovement())
    ended = game.why_not(first, TakeBack(0))
    refused = [refusal_of(each) for each in (unknown, waits, ended) if each is not None]
    assert [(each.status, each.rule) for each in refused] == [
        (ILLEGAL, "M2"),
        (CONFLICT, "M1a"),
        (CONFLICT, "M2"),
    ]
