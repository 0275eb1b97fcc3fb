"""Which standing orders can be given, and why others cannot (O5k)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.bots.orders import (
    Blame,
    Growth,
    Losses,
    StandingOrders,
    Stillness,
    Wishes,
    check,
)
from ecumene.data import facts
from ecumene.dialogue import Speaker, describe_refusal
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, TOKENS
from ecumene.words import Messages, languages
from tests.bots.given_orders import any_orders
from tests.rules.test_defaults import SEAT, somebody

HERE = min(somebody().setup.areas)
ADVANCES = len(facts().advances)
TURN = 5

REFUSED: list[tuple[StandingOrders, str]] = [
    (StandingOrders(tax_rate=0), "orders-no-such-rate"),
    (StandingOrders(tax_rate=5), "orders-no-such-rate"),
    (StandingOrders(until_turn=TURN - 1), "orders-turn-past"),
    (StandingOrders(still=Stillness(TURN - 1)), "orders-turn-past"),
    (StandingOrders(done=("cards", "cities", "cards")), "orders-occasion-twice"),
    (StandingOrders(wait_for=(18,)), "orders-no-such-player"),
    (StandingOrders(wait_for=(-1,)), "orders-no-such-player"),
    (StandingOrders(wait_for=(True,)), "orders-no-such-player"),
    (StandingOrders(wait_for=(SEAT,)), "orders-own-seat"),
    (StandingOrders(wait_for=(1, 2, 1)), "orders-player-twice"),
    (StandingOrders(blame=Blame((1,), (SEAT,))), "orders-own-seat"),
    (StandingOrders(blame=Blame((1,), (1,))), "orders-player-twice"),
    (StandingOrders(growth=Growth((HERE,), (HERE,))), "orders-area-twice"),
    (StandingOrders(growth=Growth((len(facts().areas),))), "orders-no-such-area"),
    (StandingOrders(losses=Losses((HERE, HERE))), "orders-area-twice"),
    (StandingOrders(wishes=Wishes((ADVANCES,))), "orders-no-such-advance"),
    (StandingOrders(wishes=Wishes((3, 4, 3))), "orders-advance-twice"),
    (StandingOrders(wishes=Wishes(keep=(FIRST_CALAMITY,))), "orders-no-commodity"),
    (StandingOrders(wishes=Wishes(keep=(-1,))), "orders-no-commodity"),
    (StandingOrders(wishes=Wishes(keep=(2, 2))), "orders-card-twice"),
    (StandingOrders(wishes=Wishes(treasury=-1)), "orders-treasury"),
    (StandingOrders(wishes=Wishes(treasury=TOKENS + 1)), "orders-treasury"),
]


@pytest.mark.parametrize(("orders", "key"), REFUSED)
def test_what_makes_no_sense_is_refused_with_the_reason(orders: StandingOrders, key: str) -> None:
    """O5k: in both languages."""
    with pytest.raises(IllegalAction) as refused:
        check(orders, replace(somebody(), turn=TURN))
    assert (refused.value.rule, refused.value.key) == ("O5k", key)
    for language in languages:
        text = Speaker.for_view(Messages(language), somebody()).text(
            describe_refusal(refused.value)
        )
        assert text.endswith("(O5k).")
        assert "{" not in text


@given(st.integers(0, 2**32))
def test_everything_else_can_be_ordered(seed: int) -> None:
    """O5k: also for the turn under way."""
    check(any_orders(somebody(), Random(seed)), somebody())
    check(StandingOrders(), somebody())
