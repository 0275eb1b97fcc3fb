"""What is missed least when something must be lost and nobody says what (O4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.rules.state.lookup_tables import HAS_SITE, LIMIT
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.state.ids import AreaNo, CardNo


def city_value(area: AreaNo) -> tuple[int, int]:
    """How much a city is missed: more if it is dear to build, and the fewer tokens replace it."""
    return not HAS_SITE[area], -LIMIT[area]


def card_value(card: CardNo, held: Counter[CardNo]) -> tuple[int, int]:
    """By how much a hand is worth less without a card (X6); of equal ones the first goes."""
    return (2 * held[card] - 1) * FACE_VALUE[card], card


def least_missed_cards(cards: Iterable[CardNo], count: int) -> list[CardNo]:
    """So many cards, one by one the one that is missed least."""
    left = Counter(cards)
    chosen = []
    for _ in range(count):
        card = min(left, key=lambda each: card_value(each, left))
        chosen.append(card)
        left[card] -= 1
        left += Counter()  # without what there is none of any more
    return chosen


def enough_cards(cards: Sequence[CardNo], face_value: int) -> tuple[CardNo, ...]:
    """Cards that are missed least until they suffice, less the dearest that are superfluous."""
    chosen = []
    missing = face_value
    for card in least_missed_cards(cards, len(cards)):
        if missing <= 0:
            break
        chosen.append(card)
        missing -= FACE_VALUE[card]
    for card in sorted(chosen, key=lambda each: -FACE_VALUE[each]):
        if missing + FACE_VALUE[card] <= 0:
            chosen.remove(card)
            missing += FACE_VALUE[card]
    return tuple(sorted(chosen))
