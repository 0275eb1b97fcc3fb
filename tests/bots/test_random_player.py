"""The random player: every legal answer that leads somewhere is equally likely."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.bots import PLAYERS
from ecumene.data import MapName
from ecumene.rules.actions import ComeBack, Done, PlaceTokens, TakeBack, Wait
from ecumene.rules.decisions import (
    AskAdvances,
    AskCivilization,
    AskMove,
    AskPlacement,
    AskShare,
    AskSpread,
    AskTrade,
    purchases,
)
from ecumene.rules.game import Game
from ecumene.rules.phases.purchases.payment import cheapest_payment
from ecumene.rules.phases.purchases.prices import ALL, GIFTS, prices_of
from ecumene.rules.play import Options
from ecumene.rules.view import view
from tests.rules.work import at_most
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.phases.purchases.payment import CardPayment

RANDOM = PLAYERS["random"]
DRAWS = 2000


def until(kind: type, seed: int = 1) -> Game:
    """A game in which somebody is asked this kind of question."""
    game, driver = Game(Options(5, MapName.WEST, seed)), RandomDriver(seed)
    while not any(isinstance(decision, kind) for decision in game.pending.values()):
        driver.step(game)
    return game


def test_few_answers_are_equally_likely() -> None:
    game = until(AskCivilization)
    ((seat, decision),) = game.pending.items()
    found, random = view(game, seat), Random(1)
    drawn = Counter(str(RANDOM(found, decision, random)) for _ in range(DRAWS))
    assert set(drawn) == set(map(str, game.answers(seat)))
    assert all(abs(count - DRAWS / 5) < 100 for count in drawn.values())


@pytest.mark.parametrize(
    "decision",
    [
        AskPlacement(2, {1: 2, 2: 1, 3: 2}),
        AskSpread(1, 3, {1: 2, 2: 1, 3: 2}, "L4"),
    ],
    ids=["placement", "spread"],
)
def test_tokens_are_dealt_out_in_every_way(decision: AskPlacement | AskSpread) -> None:
    game = until(AskMove)
    found, random = view(game, 0), Random(1)
    drawn = set()
    for _ in range(DRAWS):
        action = RANDOM(found, decision, random)
        assert isinstance(action, PlaceTokens)
        decision.check(action)
        drawn.add(frozenset(action.tokens.items()))
    ways = [each for each in decision.answers() if isinstance(each, PlaceTokens)]
    assert drawn == {frozenset(way.tokens.items()) for way in ways}


def test_it_neither_takes_back_nor_waits() -> None:
    """Both are legal, and lead nowhere."""
    game, random = until(AskMove), Random(1)
    driver = RandomDriver(1)
    while True:
        seats = [s for s, decision in game.pending.items() if isinstance(decision, AskMove)]
        kinds = {seat: set(map(type, game.answers(seat))) for seat in seats}
        seat = next((seat for seat in seats if {TakeBack, Wait} <= kinds[seat]), None)
        if seat is not None:
            break
        driver.step(game)
    found = view(game, seat)
    drawn = {type(RANDOM(found, AskMove(), random)) for _ in range(DRAWS)}
    assert drawn == kinds[seat] - {TakeBack, Wait}


def test_it_seldom_comes_back_to_trade() -> None:
    """X8."""
    game = until(AskTrade)
    seat = next(iter(game.pending))
    game.apply(seat, Done())
    found, random = view(game, seat), Random(1)
    drawn = Counter(RANDOM(found, AskTrade(), random) == ComeBack() for _ in range(DRAWS))
    assert 5 < drawn[True] < 50


def test_only_what_is_bought_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """P2: finding the cheapest way to pay is the slowest part of a purchase."""
    paid = []

    def counted(*args: Any) -> CardPayment | None:
        paid.append(args)
        return cheapest_payment(*args)

    monkeypatch.setattr(purchases, "cheapest_payment", counted)
    decision = AskAdvances(prices_of(ALL, [0] * 5, 0), (), 200, 0, GIFTS)
    found, random = view(until(AskMove), 0), Random(1)
    bought = [RANDOM(found, decision, random) for _ in range(DRAWS)]
    assert len(paid) == DRAWS - bought.count(Done())
    assert 0 < bought.count(Done()) < DRAWS


def test_it_does_not_ask_for_millions_of_answers() -> None:
    decision = AskShare(0, 20, dict.fromkeys(range(40), 3), "C11")
    found = view(until(AskMove), 0)
    with at_most(200_000):
        answer = RANDOM(found, decision, Random(1))
    assert answer is not None
    decision.check(answer)
