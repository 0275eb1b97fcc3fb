"""What trade cards are worth, which can be given, and which would be missed least (X)."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.least_missed import least_missed_cards, lost_with, take_least_missed
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.phases.purchases.purchase_phase import hand_limit
from ecumene.rules.phases.trade.trade_judge import left_to_trade
from ecumene.rules.state.ids import NOBODY, CardNo, Seat
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, WATER_CARD
from ecumene.rules.state.trade_cards import FACE_VALUE, may_be_traded

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ecumene.data import Setup
    from ecumene.rules.state.ids import OfferNo
    from ecumene.rules.state.trade_offers import Wish
    from ecumene.rules.view import View


class CardSet(Struct, frozen=True):
    """The cards of one commodity in a hand, which make a set (X6)."""

    card: CardNo
    """The commodity, or water."""
    face: int
    """Its face value."""
    count: int
    """How many there are."""
    of: int | None
    """How many are in the game (S5); None for water, which is unlimited (X6a)."""
    worth: int
    """What they are worth together."""
    with_one_more: int
    """Their worth with one more; the same if no more are in the game."""
    free: int
    """How many may be traded and are not put down for a deal (X2b)."""
    promised: int
    """How many are put down for deals that the partners have not completed yet."""


class HeldCalamity(Struct, frozen=True):
    """A calamity in a hand."""

    card: CardNo
    """Which one."""
    count: int
    """How many there are."""
    tradeable: bool
    """Whether it may be traded (X3)."""
    traders: tuple[Seat | None, ...]
    """Who traded each of them to the reader; None if it was not traded (X7)."""
    promised: int
    """How many are put down for deals that the partners have not completed yet."""


class Hand(Struct, frozen=True):
    """The reader's trade cards."""

    worth: int
    """What all sets are worth together (X6)."""
    cards: int
    """How many commodity cards there are."""
    limit: int
    """How many of them may be kept after buying (P5)."""
    sets: tuple[CardSet, ...]
    """The commodities, in the order of the table of cards."""
    calamities: tuple[HeldCalamity, ...]
    """The calamities, in the order of the table of cards."""


def hand(view: View) -> Hand:
    """The worth of the reader's cards, and what is free to be traded."""
    assert view.seat is not None
    counts = commodities(view.hand)
    return Hand(
        worth=worth(counts),
        cards=counts.total(),
        limit=hand_limit(view.setup, view.players[view.seat].advances),
        sets=tuple(_sets(view, counts)),
        calamities=tuple(_calamities(view)),
    )


def _sets(view: View, counts: Mapping[CardNo, int]) -> Iterator[CardSet]:
    free, promised = free_cards(view), promised_cards(view)
    for card, count in sorted(counts.items()):
        of = None if card == WATER_CARD else cards_in_game(view.setup, card)
        yield CardSet(
            card=card,
            face=FACE_VALUE[card],
            count=count,
            of=of,
            worth=worth({card: count}),
            with_one_more=worth({card: count + (of is None or count < of)}),
            free=free[card],
            promised=promised[card],
        )


def _calamities(view: View) -> Iterator[HeldCalamity]:
    promised = promised_cards(view)
    held = Counter(card for card in view.hand if card >= FIRST_CALAMITY)
    for card, count in sorted(held.items()):
        noted = view.traders.get(card, (NOBODY,) * count)
        traders = tuple(None if seat == NOBODY else seat for seat in noted)
        yield HeldCalamity(card, count, may_be_traded(card), traders, promised[card])


def cards_in_game(setup: Setup, card: CardNo) -> int:
    """How many cards of a commodity a set-up has (S5)."""
    return sum(deck.get(card, 0) for deck in setup.decks.values())


# Sets


def commodities(cards: Iterable[CardNo]) -> Counter[CardNo]:
    """How many there are of each commodity, water included."""
    return Counter(card for card in cards if card < FIRST_CALAMITY)


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
    """The commodities whose loss costs the sets least, one by one; fewer if too few are held."""
    return tuple(sorted(least_missed_cards(commodities(cards).elements(), number)))


# Trade


def free_cards(view: View, besides: OfferNo | None = None) -> Counter[CardNo]:
    """What the reader may trade and has put down for no deal, or at most for one (X2b, X3)."""
    return left_to_trade(view.hand, _put_down(view, besides))


def promised_cards(view: View) -> Counter[CardNo]:
    """What the reader has put down for deals that the partners have not completed yet."""
    return Counter(chain.from_iterable(_put_down(view)))


def _put_down(view: View, besides: OfferNo | None = None) -> list[tuple[CardNo, ...]]:
    """What the reader has put down, deal by deal."""
    deals = {} if view.trade is None else view.trade.deals
    return [deal.cards or () for number, deal in deals.items() if number != besides]


def lacking(view: View, number: OfferNo) -> Counter[CardNo]:
    """The cards named for an own offer or deal that are no longer free (X2)."""
    table = view.trade
    assert table is not None
    stated = table.offers[number] if number in table.offers else table.deals[number]
    return Counter(stated.gives.named) - free_cards(view, besides=number)


def cheapest_for(
    view: View, wish: Wish, besides: OfferNo | None = None
) -> tuple[CardNo, ...] | None:
    """What the reader could give for a wish at the least loss (X2, X6).

    As many cards as were named are of the named commodities: those very ones if held, else more of
    the others. Only for the rest, which were not named, will any commodity do. Named cards come
    first, so that the two that bind are among them. None if the wish cannot be met like that.
    Besides: a deal for which cards may be put down.
    """
    free = +commodities(free_cards(view, besides).elements())
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
