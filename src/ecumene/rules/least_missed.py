"""What is least missed when something must be lost and nobody says what (O4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.rules.state.lookup_tables import HAS_SITE, LIMIT
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.rules.state.ids import AreaNo, CardNo


def city_value(area: AreaNo) -> tuple[int, int]:
    """How much a city is missed: more if it is expensive to build or leaves few tokens."""
    return not HAS_SITE[area], -LIMIT[area]


def lost_with(counts: Mapping[CardNo, int], card: CardNo) -> int:
    """What the sets lose with one card of a commodity (X6)."""
    return (2 * counts[card] - 1) * FACE_VALUE[card]


def take_least_missed(counts: Counter[CardNo], among: Iterable[CardNo] | None = None) -> CardNo:
    """Take a card of the commodity whose loss costs the sets least, from all or some."""
    kinds = counts if among is None else among
    card = min(kinds, key=lambda each: (lost_with(counts, each), each))
    counts[card] -= 1
    if not counts[card]:
        del counts[card]
    return card


def least_missed_cards(cards: Iterable[CardNo], count: int) -> list[CardNo]:
    """A number of cards, each the least missed one left; fewer if there are not enough."""
    left = Counter(cards)
    chosen: list[CardNo] = []
    while left and len(chosen) < count:
        chosen.append(take_least_missed(left))
    return chosen


def enough_cards(cards: Sequence[CardNo], face_value: int) -> tuple[CardNo, ...]:
    """The least missed cards until they suffice, without the most valuable superfluous ones."""
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
