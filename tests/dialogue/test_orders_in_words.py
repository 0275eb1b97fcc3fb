"""Standing orders as people read them (O5)."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.bots.orders import (
    Blame,
    Cause,
    Growth,
    Losses,
    OrdersStopped,
    Reason,
    StandingOrders,
    Stillness,
    Wishes,
)
from ecumene.bots.orders.topics import TOPICS
from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.dialogue.sentences.order_sentences import CAUSES, orders_in_words, stop_in_words
from ecumene.rules.format.id_names import NUMBERS
from ecumene.words import Messages, languages
from tests.bots.given_orders import any_orders
from tests.rules.position import area
from tests.rules.test_defaults import somebody

NAMES = ("Egypt", "Rome", "Carthage")
IRON, FAMINE = (NUMBERS["card"][name] for name in ("iron", "famine"))
POTTERY, MUSIC = (facts().advances[name].index for name in ("pottery", "music"))
ATHENS, SPARTA = area("athens"), area("sparta")

EVERYTHING = StandingOrders(
    until_turn=12,
    tax_rate=3,
    done=("trade",),
    growth=Growth((SPARTA, ATHENS)),
    wait_for=(2, 1),
    still=Stillness(9, keep_ships=True),
    conflict="ships",
    losses=Losses((SPARTA,), cities_first=True),
    blame=Blame((1,), (2,)),
    wishes=Wishes((POTTERY, MUSIC), keep=(IRON,), treasury=2),
)


def said(orders: StandingOrders, language: str) -> list[str]:
    return [Speaker(Messages(language), NAMES).text(each) for each in orders_in_words(orders)]


def test_everything_that_is_ordered_is_said() -> None:
    assert said(EVERYTHING, "en") == [
        "You set the tax rate to 3.",
        "You add new tokens first in Sparta, Athens, in this order.",
        "Before you move, you wait for these players, if they come before you: Carthage, Rome.",
        "Up to turn 9 you move nothing, and pay for your ships as long as your treasury lasts.",
        "In token conflicts you give up ships first.",
        "You do not trade.",
        "Damage takes whole cities first.",
        "You keep longest what you have in Sparta, in this order.",
        "As secondary victims you name first Rome, in this order.",
        "You name these players as secondary victims only when nobody else is left: Carthage.",
        "You buy of these, in this order, whatever you can afford: Pottery, Music.",
        "You do not pay with Iron, and discard them last.",
        "2 tokens stay in your treasury.",
        "They apply until the end of turn 12.",
    ]
    assert said(EVERYTHING, "pl")[-2:] == [
        "W skarbcu zostają 2 żetony.",
        "Obowiązują do końca tury 12.",
    ]


@pytest.mark.parametrize("language", languages)
def test_who_has_ordered_nothing_is_told_so(language: str) -> None:
    nothing = said(StandingOrders(), language)
    assert len(nothing) == 1
    assert said(StandingOrders(until_turn=7), language) == nothing


def test_orders_without_lists_say_what_counts_instead() -> None:
    orders = StandingOrders(growth=Growth(), losses=Losses(), blame=Blame(), wishes=Wishes())
    assert said(orders, "en") == [
        "You add new tokens evenly.",
        "Damage takes tokens first.",
        "As secondary victims you name the players furthest ahead.",
        "You buy no advance.",
    ]


@pytest.mark.parametrize("language", languages)
@given(seed=st.integers(0, 2**32))
def test_all_orders_can_be_said(language: str, seed: int) -> None:
    for text in said(any_orders(somebody(), Random(seed)), language):
        assert text.endswith(".")
        assert "{" not in text


def test_why_orders_stopped() -> None:
    causes = (Cause("threat", seat=1, area=ATHENS), Cause("calamity", card=FAMINE))
    stop = OrdersStopped(("still", "cities"), causes)
    assert Speaker(Messages("en"), NAMES).text(stop_in_words(stop)) == (
        "Your standing orders have stopped (no movement, no new cities): "
        "Rome has come to fight you in Athens; a calamity has struck you, Famine."
    )


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_and_every_topic_has_words(reason: Reason, language: str) -> None:
    speaker = Speaker(Messages(language), NAMES)
    stop = OrdersStopped(TOPICS, (Cause(reason, 1, ATHENS, FAMINE, 7),))
    assert "{" not in speaker.text(stop_in_words(stop))
    topics = [
        speaker.text(stop_in_words(OrdersStopped((topic,), (Cause("undone"),)))) for topic in TOPICS
    ]
    assert len(set(topics)) == len(TOPICS)
    assert set(CAUSES) == set(get_args(Reason))
