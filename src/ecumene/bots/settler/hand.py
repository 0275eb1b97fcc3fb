"""Trade cards as a settler counts them (X6)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.rules.cards import FACE_VALUE
from ecumene.rules.purchases.payment import worth
from ecumene.rules.static import FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecumene.rules.ids import CardNo


def commodities(cards: Iterable[CardNo]) -> Counter[CardNo]:
    """How many there are of each commodity, water included."""
    return Counter(card for card in cards if card < FIRST_CALAMITY)


def lost_with(counts: Mapping[CardNo, int], card: CardNo) -> int:
    """What the hand loses with one card of a commodity."""
    return (2 * counts[card] - 1) * FACE_VALUE[card]


def least_missed(cards: Iterable[CardNo], number: int) -> tuple[CardNo, ...]:
    """The cards that the hand loses least with, one after the other."""
    counts = commodities(cards)
    chosen: list[CardNo] = []
    for _ in range(number):
        card = min(counts, key=lambda each: (lost_with(counts, each), each))
        chosen.append(card)
        counts[card] -= 1
        if not counts[card]:
            del counts[card]
    return tuple(sorted(chosen))


def loss(cards: Iterable[CardNo], given: Iterable[CardNo]) -> int:
    """What the sets of a hand lose if some of its cards are given up."""
    counts = commodities(cards)
    before = worth(counts)
    counts.subtract(given)
    return before - worth(counts)
