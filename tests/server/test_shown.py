"""What readers are shown who know no rules: cards and what they are worth."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules import forecast
from ecumene.rules.border import from_names, to_names
from ecumene.rules.view import View
from tests.server.whole import PATIENCE, whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Somebody, Whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("shown")) as opened:
        yield opened


@pytest.fixture(scope="module")
def anna(server: Whole) -> Somebody:
    return server.person()


@pytest.fixture(scope="module")
def trading(anna: Somebody) -> str:
    """A game in which everybody trades, and the first seat is waited for."""
    return played_to(anna, 7)


def played_to(anna: Somebody, phase: int) -> str:
    """A game in which the first seat is asked something in a phase."""
    game: str = anna.create(short_game=True)["game"]["id"]
    anna.play_until(game, 0, lambda info: info["phase"] == phase and bool(info["waited"]))
    return game


def view_of(anna: Somebody, game: str) -> View:
    found: View = from_names(anna.get(f"/games/{game}/seats/0/view")["view"], View)
    return found


def test_a_hand_is_told_with_its_worth(anna: Somebody, trading: str) -> None:
    found = anna.get(f"/games/{trading}/seats/0/hand")
    assert found == to_names(forecast.hand(view_of(anna, trading)))
    assert found["sets"]


def test_offers_are_told_with_what_they_bring(anna: Somebody, trading: str) -> None:
    numbers: Any = ()
    end = time.monotonic() + PATIENCE
    while not numbers:
        assert time.monotonic() < end
        shown = view_of(anna, trading)
        assert shown.trade is not None
        numbers = [number for number, offer in shown.trade.offers.items() if offer.seat != 0]
    found = anna.get(f"/games/{trading}/seats/0/offers")
    assert set(found["offers"]) >= set(numbers)
    for each in found["offers"].values():
        assert each["possible"] == bool(each["gives"])


def test_nobody_is_shown_the_cards_of_others(server: Whole, anna: Somebody, trading: str) -> None:
    ben = server.person("Ben")
    for what in ("hand", "offers"):
        anna.get(f"/games/{trading}/seats/1/{what}", status=403)
        ben.get(f"/games/{trading}/seats/0/{what}", status=404)
