"""The cheapest way to pay for advances (P2, X6, A-MINING, A-TRADE-EMPIRE)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from time import thread_time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import facts
from ecumene.rules.actions import Substitution
from ecumene.rules.phases.purchases.payment import (
    FULL_SET,
    CardPayment,
    cheapest_payment,
    most_payable,
    treasury_needed,
    treasury_value,
    worth,
    worth_paid,
)
from ecumene.rules.state.lookup_tables import MINING, TRADE_EMPIRE, WATER_CARD
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HELPERS = (0, MINING, TRADE_EMPIRE, MINING | TRADE_EMPIRE)


def card(name: str) -> int:
    return WATER_CARD if name == "water" else facts().commodities[name].index


def cards(text: str) -> list[int]:
    """Cards such as ``3 wool, oil``."""
    found: list[int] = []
    for part in filter(None, text.split(", ")):
        count, _, name = part.rpartition(" ")
        found += [card(name)] * int(count or 1)
    return found


def in_sets(hand: Iterable[int]) -> dict[int, int]:
    return {kind: count for kind, count in Counter(hand).items() if kind < WATER_CARD}


def cost(hand: list[int], payment: CardPayment, advances: int) -> tuple[int, int]:
    """The cost of a payment, and its part in cards, after checking that it is legal."""
    given = Counter(payment.cards)
    assert not given - Counter(hand), "cards that are not there"
    if payment.substitution is not None:
        added, into = payment.substitution.card, payment.substitution.into
        assert advances & TRADE_EMPIRE
        assert given[added]
        assert 0 < given[into] < FULL_SET[into]
        assert added != into
        assert FACE_VALUE[added] >= FACE_VALUE[into]
    lost = worth(in_sets(hand)) - worth(in_sets((Counter(hand) - given).elements()))
    return lost + payment.treasury * treasury_value(advances), lost


def every_payment(
    hand: list[int], treasury: int, advances: int, price: int
) -> Iterator[tuple[int, int]]:
    """The costs of all ways to pay, by trying all of them."""
    held = in_sets(hand)
    for counts in product(*(range(count + 1) for count in held.values())):
        given = dict(zip(held, counts, strict=True))
        chosen = tuple(Counter(given).elements())
        for substitution in (None, *substitutions(given, advances)):
            paid = worth_paid(chosen, substitution)
            needed = treasury_needed(price, paid, treasury_value(advances))
            if needed <= treasury:
                yield cost(hand, CardPayment(chosen, needed, substitution), advances)


def substitutions(given: dict[int, int], advances: int) -> Iterator[Substitution]:
    if not advances & TRADE_EMPIRE:
        return
    for added, into in product(given, given):
        fits = added != into and FACE_VALUE[added] >= FACE_VALUE[into]
        if fits and given[added] and 0 < given[into] < FULL_SET[into]:
            yield Substitution(added, into)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("", 0),
        ("wool", 4),
        ("3 wool", 36),
        ("3 wool, oil", 40),
        ("5 gold", 225),
        ("9 ochre", 81),
        ("3 water", 0),
    ],
)
def test_worth_of_sets(hand: str, expected: int) -> None:
    """X6, X6a."""
    assert worth_paid(cards(hand)) == expected
    assert most_payable(cards(hand), 7, 0) == expected + 7
    assert most_payable(cards(hand), 7, MINING) == expected + 14


@pytest.mark.parametrize(
    ("hand", "treasury", "advances", "price", "paid", "treasury_paid"),
    [
        # Nothing costs nothing.
        ("3 wool", 5, 0, 0, "", 0),
        # Whole sets and treasury waste nothing; of equal costs the one with fewer cards wins.
        ("4 wool, 2 gold", 20, 0, 50, "2 gold", 14),
        ("3 wool", 50, 0, 50, "", 50),
        # Overpaying with a set is a loss: rather break one up, or pay with another.
        ("4 gold, 3 wool", 20, 0, 50, "3 wool", 14),
        # A single card of a set brings little and costs much.
        ("2 gold, 7 ochre", 14, 0, 50, "2 gold", 14),
        # With Mining an even rest is better than an odd one.
        ("gold, oil", 30, MINING, 50, "", 25),
        ("gold, oil", 24, MINING, 50, "oil", 23),
        # Mining may overpay by one where nothing else is possible.
        ("gold", 21, MINING, 50, "gold", 21),
        # Too expensive.
        ("gold", 20, MINING, 50, None, 0),
        ("3 gold", 0, 0, 82, None, 0),
    ],
)
def test_examples(
    hand: str, treasury: int, advances: int, price: int, paid: str | None, treasury_paid: int
) -> None:
    found = cheapest_payment(cards(hand), treasury, advances, price)
    if paid is None:
        assert found is None
    else:
        assert found == CardPayment(tuple(sorted(cards(paid))), treasury_paid)


@pytest.mark.parametrize(
    ("hand", "price", "paid", "added", "into"),
    [
        # An Ivory in a set of Gold brings 63 and costs 9.
        ("3 gold, ivory", 144, "3 gold, ivory", "ivory", "gold"),
        # Equal face values count in both directions.
        ("3 ivory, gold", 144, "3 ivory, gold", "gold", "ivory"),
        # The card added must be the one of higher value.
        ("5 ochre, gold", 36, "5 ochre, gold", "gold", "ochre"),
    ],
)
def test_trade_empire(hand: str, price: int, paid: str, added: str, into: str) -> None:
    """A-TRADE-EMPIRE."""
    found = cheapest_payment(cards(hand), 0, TRADE_EMPIRE, price)
    expected = Substitution(card(added), card(into))
    assert found == CardPayment(tuple(sorted(cards(paid))), 0, expected)
    assert cheapest_payment(cards(hand), 0, 0, price) is None


def test_a_full_set_takes_no_more() -> None:
    """A-TRADE-EMPIRE: there are only four Marble."""
    assert most_payable(cards("4 marble, gold"), 0, TRADE_EMPIRE) == 4 * 4 * 8 + 9


@st.composite
def hands(draw: st.DrawFn) -> list[int]:
    kinds = draw(st.lists(st.integers(0, WATER_CARD), max_size=5, unique=True))
    return [
        kind for kind in kinds for _ in range(draw(st.integers(1, min(4, (*FULL_SET, 9)[kind]))))
    ]


@given(
    hands(),
    st.integers(0, 40),
    st.sampled_from(HELPERS),
    st.floats(0, 1.05),
)
def test_against_all_payments(hand: list[int], treasury: int, advances: int, share: float) -> None:
    """No payment costs less, none of the same cost costs less in cards, and none is missed."""
    price = round(share * most_payable(hand, treasury, advances))
    found = cheapest_payment(hand, treasury, advances, price)
    best = min(every_payment(hand, treasury, advances, price), default=None)
    if best is None:
        assert found is None
    else:
        assert found is not None
        paid = worth_paid(found.cards, found.substitution)
        assert found.treasury == treasury_needed(price, paid, treasury_value(advances))
        assert cost(hand, found, advances) == best


def late_hand(random: Random) -> list[int]:
    """Twenty-five cards of twelve kinds."""
    kinds = random.sample(range(WATER_CARD), 12)
    hand = list(kinds)
    while len(hand) < 25:
        kind = random.choice(kinds)
        if hand.count(kind) < FULL_SET[kind]:
            hand.append(kind)
    return hand


@pytest.mark.parametrize("advances", HELPERS)
def test_a_late_hand_takes_less_than_five_milliseconds(advances: int) -> None:
    """The median of many, in processor time, since the machine is busy with other things too."""
    random = Random(4)
    times = []
    for _ in range(60):
        hand, treasury = late_hand(random), random.choice((0, 5, 20))
        price = random.randint(0, most_payable(hand, treasury, advances))
        start = thread_time()
        assert cheapest_payment(hand, treasury, advances, price) is not None
        times.append(thread_time() - start)
    assert sorted(times)[30] < 0.005
