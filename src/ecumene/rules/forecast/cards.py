"""What trade cards are worth, which are free to be given, and which would be missed least (X)."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.cards import FACE_VALUE
from ecumene.rules.ids import CardNo
from ecumene.rules.purchases.payment import worth
from ecumene.rules.readonly import Frozen
from ecumene.rules.static import FIRST_CALAMITY
from ecumene.rules.trade.judging import left_to_trade

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.rules.bargains import Wish
    from ecumene.rules.ids import OfferNo
    from ecumene.rules.view import View


class Holding(Struct, frozen=True):
    """The cards of one commodity in a hand, which make a set (X6)."""

    card: CardNo
    """The commodity, or water."""
    count: int
    """How many there are."""
    worth: int
    """What they are worth together."""
    with_another: int
    """What they would be worth with one more."""


class Hand(Frozen, frozen=True):
    """The reader's trade cards."""

    worth: int
    """What all sets are worth together (X6)."""
    holdings: tuple[Holding, ...]
    """His commodities, in the order of the table of cards."""
    free: dict[CardNo, int]
    """What they may trade and have not put down for a deal, calamities included (X2b, X3)."""
    promised: dict[CardNo, int]
    """What they have put down for deals that the others have not kept yet."""


def hand(view: View) -> Hand:
    """The worth of the reader's cards, and what is free to be traded."""
    counts = commodities(view.hand)
    return Hand(
        worth=worth(counts),
        holdings=tuple(
            Holding(card, count, worth({card: count}), worth({card: count + 1}))
            for card, count in sorted(counts.items())
        ),
        free=dict(sorted((+free_cards(view)).items())),
        promised=dict(sorted(Counter(chain.from_iterable(_put_down(view))).items())),
    )


# Sets


def commodities(cards: Iterable[CardNo]) -> Counter[CardNo]:
    """How many there are of each commodity, water included."""
    return Counter(card for card in cards if card < FIRST_CALAMITY)


def lost_with(counts: Mapping[CardNo, int], card: CardNo) -> int:
    """What the sets lose with one card of a commodity (X6)."""
    return (2 * counts[card] - 1) * FACE_VALUE[card]


def gained_with(counts: Mapping[CardNo, int], cards: Sequence[CardNo]) -> int:
    """What some cards add to the sets (X6)."""
    gained = 0
    for place, card in enumerate(cards):
        held = counts.get(card, 0) + cards[:place].count(card)
        gained += (2 * held + 1) * FACE_VALUE[card]
    return gained


def loss(cards: Iterable[CardNo], given: Iterable[CardNo]) -> int:
    """What the sets of a hand lose if some of its cards are given up (X6)."""
    counts = commodities(cards)
    before = worth(counts)
    counts.subtract(given)
    return before - worth(counts)


def least_missed(cards: Iterable[CardNo], number: int) -> tuple[CardNo, ...]:
    """The commodities that the sets lose least with, one after the other; fewer if there are."""
    counts = commodities(cards)
    chosen: list[CardNo] = []
    while counts and len(chosen) < number:
        chosen.append(take_least_missed(counts))
    return tuple(sorted(chosen))


def take_least_missed(counts: Counter[CardNo], among: Iterable[CardNo] | None = None) -> CardNo:
    """Take a card of the commodity that the sets lose least with, of all or of some."""
    kinds = counts if among is None else among
    card = min(kinds, key=lambda each: (lost_with(counts, each), each))
    counts[card] -= 1
    if not counts[card]:
        del counts[card]
    return card


# Trade


def free_cards(view: View, besides: OfferNo | None = None) -> Counter[CardNo]:
    """What the reader may trade and has put down for no deal, or at most for one (X2b, X3)."""
    return left_to_trade(view.hand, _put_down(view, besides))


def _put_down(view: View, besides: OfferNo | None = None) -> list[tuple[CardNo, ...]]:
    """What the reader has put down, deal by deal."""
    deals = {} if view.trade is None else view.trade.deals
    return [deal.cards or () for number, deal in deals.items() if number != besides]


def lacking(view: View, number: OfferNo) -> Counter[CardNo]:
    """The cards that were named for an own offer or deal, and that are not free any more (X2)."""
    table = view.trade
    assert table is not None
    stated = table.offers[number] if number in table.offers else table.deals[number]
    return Counter(stated.gives.named) - free_cards(view, besides=number)


def cheapest_for(view: View, wish: Wish) -> tuple[CardNo, ...] | None:
    """What the reader could give somebody who wishes for cards, at the least loss (X2, X6).

    As many cards as were named are of the commodities that were named: those very ones where they
    hold them, else more of the others. Only for the rest, which nobody has named, will any
    commodity do. Cards that were asked for come first, so that the two that bind are among them.
    None where the wish cannot be met like that.
    """
    free = +commodities(free_cards(view).elements())
    asked = Counter(wish.named)
    given = sorted((asked & free).elements(), key=lambda card: (lost_with(free, card), card))
    free -= Counter(given)
    while len(given) < asked.total():
        wished = [card for card in asked if card in free]
        if not wished:
            return None
        given.append(take_least_missed(free, wished))
    while len(given) < wish.count:
        if not free:
            return None
        given.append(take_least_missed(free))
    return tuple(given)
