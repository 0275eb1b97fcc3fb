"""How the trivial player trades: for sets, and to be rid of calamities (X).

It offers what it has one of and takes what it has already; it never looks at who asks.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.rules.actions import Accept, ComeBack, Done, MakeOffer, PutDown, Withdraw
from ecumene.rules.bargains import Statement, Wish
from ecumene.rules.cards import FACE_VALUE, may_be_traded
from ecumene.rules.static import FIRST_CALAMITY, WATER_CARD

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.bargains import Offer
    from ecumene.rules.ids import CardNo, Seat
    from ecumene.rules.trade.viewing import DealView, TradeView
    from ecumene.rules.view import View

DEAL = 3
"""The least number of cards that a side gives (X2), and the only one offered."""
OFFERS = 0.7
"""How often it makes a new offer when it has none open."""
NAMED = 2


def trade(view: View, seat: Seat, random: Random) -> Action | None:
    """What to do now; None to wait for the others, or, of one who is done, to stay so."""
    table = view.trade
    assert table is not None
    hand = [card for card in view.hand if may_be_traded(card)]
    if seat in table.done:
        return ComeBack() if _wanted(table, seat, hand) is not None else None
    for number, deal in table.deals.items():
        if deal.cards is None:
            cards = _put_down(deal, _free(table, hand, number))
            return Withdraw(number) if cards is None else PutDown(number, cards)
    if table.deals:
        # One deal at a time: what is promised here cannot be given elsewhere.
        own = _own_offer(table, seat)
        return None if own is None else Withdraw(own)
    wanted = _wanted(table, seat, hand)
    if wanted is not None:
        named = _two_named(_least_useful(hand, table.offers[wanted].wants.cards))
        assert named is not None
        return Accept(wanted, named)
    if _own_offer(table, seat) is not None:
        return None if _may_be_answered(table, seat) else Done()
    return _new_offer(hand, random) or Done()


def _own_offer(table: TradeView, seat: Seat) -> int | None:
    return next((number for number, offer in table.offers.items() if offer.seat == seat), None)


def _may_be_answered(table: TradeView, seat: Seat) -> bool:
    """Whether to wait for others, as long as one of them has nothing open himself."""
    waited_for = (other for other in table.seats if other != seat and other not in table.done)
    return any(_own_offer(table, other) is None for other in waited_for)


def _new_offer(hand: Sequence[CardNo], random: Random) -> Action | None:
    """Offer the least useful cards for some of what it has most of."""
    gives = _least_useful(hand, DEAL)
    named = _two_named(gives)
    if len(gives) < DEAL or named is None or random.random() > OFFERS:
        return None
    kept = [card for card in _without(hand, gives) if card < WATER_CARD]
    wishes = sorted(set(kept), key=lambda card: -kept.count(card) * FACE_VALUE[card])
    return MakeOffer(Statement(DEAL, named), Wish(DEAL, tuple(wishes[:1])))


def _wanted(table: TradeView, seat: Seat, hand: Sequence[CardNo]) -> int | None:
    """The number of the best offer that would make the hand better, as far as it is known."""
    best, best_gain = None, 0
    for number, offer in table.offers.items():
        if offer.seat != seat and offer.wants.cards <= len(hand):
            gain = _gain(offer, hand)
            if gain > best_gain:
                best, best_gain = number, gain
    return best


def _gain(offer: Offer, hand: Sequence[CardNo]) -> int:
    gives = _least_useful(hand, offer.wants.cards)
    if _two_named(gives) is None:
        return 0
    return _worth([*_without(hand, gives), *offer.gives.named]) - _worth(hand)


def _worth(cards: Iterable[CardNo]) -> int:
    """What the sets are worth (X6); a calamity is a burden."""
    counts = Counter(cards)
    return sum(
        -5 * count if card >= FIRST_CALAMITY else count * count * FACE_VALUE[card]
        for card, count in counts.items()
    )


def _least_useful(hand: Sequence[CardNo], count: int) -> list[CardNo]:
    """Two commodities that can be named and cost little, then calamities, then cheap cards."""
    counts = Counter(hand)
    goods = [card for card in hand if card < FIRST_CALAMITY]
    goods.sort(key=lambda card: (counts[card] ** 2 * FACE_VALUE[card], card))
    burdens = [card for card in hand if card >= FIRST_CALAMITY]
    return [*goods[:NAMED], *burdens, *goods[NAMED:]][:count]


def _two_named(gives: Sequence[CardNo]) -> tuple[CardNo, CardNo] | None:
    goods = [card for card in gives if card < FIRST_CALAMITY]
    return None if len(goods) < NAMED else (goods[0], goods[1])


def _put_down(deal: DealView, free: list[CardNo]) -> tuple[CardNo, ...] | None:
    """The two cards that were named, and of the others the least useful; None if short of them."""
    left = list(free)
    for card in deal.gives.named:
        if card not in left:
            return None
        left.remove(card)
    burdens = [card for card in left if card >= FIRST_CALAMITY]
    goods = _least_useful([card for card in left if card < FIRST_CALAMITY], len(left))
    others = [*burdens, *goods][: deal.gives.cards - NAMED]
    return (*deal.gives.named, *others) if len(others) == deal.gives.cards - NAMED else None


def _free(table: TradeView, hand: Sequence[CardNo], number: int) -> list[CardNo]:
    """The cards of the hand that are not put down for another deal."""
    free = Counter(hand)
    for other, deal in table.deals.items():
        if other != number and deal.cards is not None:
            free.subtract(deal.cards)
    return sorted(free.elements())


def _without(hand: Sequence[CardNo], gives: Iterable[CardNo]) -> list[CardNo]:
    return sorted((Counter(hand) - Counter(gives)).elements())
