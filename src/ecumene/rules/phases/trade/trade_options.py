"""What a seat could do in trade: everything that answers others' offers, and simple new offers.

There are endless offers, for anything can be claimed and wished for; so only a few are listed, of
the smallest size and without wishes. Everything listed is legal.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import (
    AcceptOffer,
    ComeBack,
    Done,
    EndTrading,
    MakeOffer,
    PutDownCards,
    Withdraw,
)
from ecumene.rules.answer_checks import divisions
from ecumene.rules.phases.trade.trade_judge import (
    LEAST_CARDS,
    concerns,
    free_cards,
    has_enough_open,
    has_said_enough,
    table_of,
)
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import may_be_traded
from ecumene.rules.state.trade_offers import Statement, Wish

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import CardNo, Seat
    from ecumene.rules.state.trade_offers import Trade

MOST_OFFERS: Final = 2
"""Own open offers beyond which no more are listed, so that a random player gets done."""


def answers(play: Play, seat: Seat) -> Iterator[Action]:
    """Being done, what concerns existing deals and offers, and new offers."""
    table = table_of(play)
    if seat == HOST:
        yield EndTrading()
    if seat not in table.seats:
        return
    if seat in table.done:
        if not has_said_enough(table, seat):
            yield ComeBack()
        return
    yield Done()
    if has_said_enough(table, seat):
        return
    hand = sorted(filter(may_be_traded, play.state.players[seat].hand))
    named = tuple(_pairs(hand))
    for number, deal in sorted(table.deals.items()):
        if seat in deal.seats:
            if seat not in deal.cards:
                stated = deal.stated[deal.seats.index(seat)]
                for cards in _choices(stated, free_cards(table, seat, hand, number)):
                    yield PutDownCards(number, cards)
            yield Withdraw(number)
    yield from _on_offers(table, seat, len(hand), named)


def _on_offers(
    table: Trade, seat: Seat, cards: int, named: Sequence[tuple[CardNo, CardNo]]
) -> Iterator[Action]:
    own = 0
    full = has_enough_open(table, seat)
    for number, offer in table.offers.items():
        if offer.seat == seat:
            own += 1
        elif concerns(offer, seat) and offer.wants.count <= cards and not full:
            yield from (AcceptOffer(number, pair) for pair in named)
        if seat in (offer.seat, offer.to):
            yield Withdraw(number)
    if own < MOST_OFFERS and cards >= LEAST_CARDS and not full:
        for pair in named:
            yield MakeOffer(Statement(LEAST_CARDS, pair), Wish(LEAST_CARDS))


def _pairs(hand: list[CardNo]) -> Iterator[tuple[CardNo, CardNo]]:
    """The pairs of commodities that can be named truthfully (X2, X2a)."""
    commodities = sorted({card for card in hand if card < FIRST_CALAMITY})
    for first, second in combinations_with_replacement(commodities, 2):
        if first != second or hand.count(first) > 1:
            yield first, second


def _choices(stated: Statement, free: list[CardNo]) -> Iterator[tuple[CardNo, ...]]:
    """The sets of cards that match a statement; none while too few are free."""
    rest = Counter(free)
    rest.subtract(stated.named)
    if min(rest[card] for card in stated.named) < 0:
        return
    for others in divisions(stated.count - len(stated.named), tuple(rest), rest):
        yield (*stated.named, *(card for card, count in others.items() for _ in range(count)))
