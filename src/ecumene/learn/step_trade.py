"""What is said in trade, part by part: whom an offer is for, two cards named truly, the rest (X2).

Offers and deals go by their rows in the observation. An offer names nothing as a counter-offer: one
to a single player says as much.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ecumene.learn.observed_view import shown_deals, shown_offers
from ecumene.learn.step_parts import DONE, PartChoice, tag_of
from ecumene.rules.actions import AcceptOffer, ComeBack, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.phases.trade.trade_judge import (
    LEAST_CARDS,
    MOST_SAID,
    MOST_WISHED,
    TRULY_NAMED,
    left_to_trade,
)
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import may_be_traded
from ecumene.rules.state.trade_offers import Statement, Wish

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ecumene.learn.step_parts import Part
    from ecumene.rules.phases.trade.trade_view import DealView, TradeView
    from ecumene.rules.state.ids import CardNo, OfferNo
    from ecumene.rules.view import View

    Steps: TypeAlias = Generator[PartChoice, Part, Any]
    Rows: TypeAlias = dict[Part, OfferNo]

WAITING: Final = "nothing"
"""The name of saying nothing in trade (X8)."""


def trade_steps(view: View) -> Steps:
    """The steps to something to say, or to None: to wait for others."""
    trade = view.trade
    assert trade is not None
    enough = trade.said >= MOST_SAID
    if view.seat in trade.done or enough:
        ends = tag_of(ComeBack if view.seat in trade.done else Done)
        parts: list[Part] = [("answer", WAITING)]
        if not (enough and view.seat in trade.done):
            parts.append(("answer", ends))
        _, name = yield PartChoice("answer", parts)
        return None if name == WAITING else ComeBack() if view.seat in trade.done else Done()
    own = [card for card in view.hand if may_be_traded(card)]
    nameable = Counter(card for card in own if card < FIRST_CALAMITY)
    can_name = nameable.total() >= TRULY_NAMED
    offers: Rows = {("offer", row): number for row, number in enumerate(shown_offers(trade))}
    deals: Rows = {("deal", row): number for row, number in enumerate(shown_deals(trade))}
    open_ = {
        part: number
        for part, number in offers.items()
        if trade.offers[number].seat != view.seat and trade.offers[number].wants.count <= len(own)
    }
    owed = {
        part: number
        for part, number in deals.items()
        if trade.deals[number].cards is None and _rest(view, trade, number) is not None
    }
    ended = deals | {
        part: number
        for part, number in offers.items()
        if view.seat in (trade.offers[number].seat, trade.offers[number].to)
    }
    possible = {
        tag_of(Done): True,
        WAITING: True,
        tag_of(MakeOffer): can_name and len(own) >= LEAST_CARDS,
        tag_of(AcceptOffer): can_name and bool(open_),
        tag_of(PutDownCards): bool(owed),
        tag_of(Withdraw): bool(ended),
    }
    parts = [("answer", name) for name, is_possible in possible.items() if is_possible]
    _, name = yield PartChoice("answer", parts)
    if name == WAITING:
        return None
    if name == tag_of(Done):
        return Done()
    if name == tag_of(MakeOffer):
        return (yield from _offer(view, trade, nameable, len(own)))
    if name == tag_of(AcceptOffer):
        number = open_[(yield PartChoice("offer", [*open_]))]
        count = trade.offers[number].wants.count
        named = yield from _named(nameable)
        return AcceptOffer(number, named, (yield from _cards("claims", count - TRULY_NAMED)))
    if name == tag_of(PutDownCards):
        return (yield from _put_down(view, trade, owed))
    return Withdraw(ended[(yield PartChoice("number", [*ended]))])


def _offer(view: View, trade: TradeView, nameable: Counter[CardNo], cards: int) -> Steps:
    others: list[Part] = [("player", seat) for seat in trade.seats if seat != view.seat]
    to = yield PartChoice("to", [DONE, *others])
    named = yield from _named(nameable)
    gives = yield from _number("gives", cards)
    claims = yield from _cards("claims", gives - TRULY_NAMED)
    wants = yield from _number("wants", MOST_WISHED)
    wishes = yield from _cards("wishes", wants)
    return MakeOffer(
        Statement(gives, named, claims), Wish(wants, wishes), None if to == DONE else int(to[1])
    )


def _named(nameable: Counter[CardNo]) -> Steps:
    """Two cards that are really there (X2a)."""
    left, named = nameable.copy(), list[int]()
    for _ in range(TRULY_NAMED):
        _, card = yield PartChoice("named", [("card", card) for card in sorted(+left)])
        named.append(int(card))
        left[int(card)] -= 1
    return tuple(named)


def _number(field: str, most: int) -> Steps:
    _, number = yield PartChoice(field, [("number", n) for n in range(LEAST_CARDS, most + 1)])
    return number


def _cards(field: str, most: int) -> Steps:
    """What is claimed or wished for; anything can be."""
    every: list[Part] = [("card", card) for card in range(FIRST_CALAMITY)]
    named: list[int] = []
    while len(named) < most:
        part = yield PartChoice(field, [DONE, *every])
        if part == DONE:
            break
        named.append(int(part[1]))
    return tuple(named)


def _rest(view: View, trade: TradeView, number: OfferNo) -> Counter[CardNo] | None:
    """The cards that could go with those named; None while these are not free (X2b)."""
    deal = trade.deals[number]
    others = (each.cards or () for n, each in trade.deals.items() if n != number)
    rest = left_to_trade(view.hand, others)
    rest.subtract(deal.gives.named)
    enough = rest.total() >= deal.gives.count - TRULY_NAMED
    return rest if enough and min(rest[card] for card in deal.gives.named) >= 0 else None


def _put_down(view: View, trade: TradeView, owed: Rows) -> Steps:
    number = owed[(yield PartChoice("deal", [*owed]))]
    deal: DealView = trade.deals[number]
    rest = _rest(view, trade, number)
    assert rest is not None
    cards: list[CardNo] = [*deal.gives.named]
    while len(cards) < deal.gives.count:
        parts: Sequence[Part] = [("card", card) for card in sorted(+rest)]
        _, card = yield PartChoice("cards", parts)
        cards.append(int(card))
        rest[int(card)] -= 1
    return PutDownCards(number, tuple(sorted(cards)))
