"""What offers and deals in trade would bring the reader, from their own hand alone (X)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.forecast.card_worth import cheapest_for, commodities, gained_with, lacking, loss
from ecumene.rules.state.ids import CardNo, OfferNo
from ecumene.rules.state.readonly import Frozen
from ecumene.rules.state.trade_offers import Wish

if TYPE_CHECKING:
    from ecumene.rules.phases.trade.trade_view import DealView
    from ecumene.rules.state.trade_offers import Statement
    from ecumene.rules.view import View


class Bargain(Struct, frozen=True):
    """What an exchange would bring the reader; the sets of their hand count (X6)."""

    possible: bool
    """Whether they can give what is wanted, or what they have stated."""
    gives: tuple[CardNo, ...] = ()
    """What they would give: their least missed cards, or those they have put down."""
    cost: int | None = None
    """What their sets lose with these."""
    sure: int | None = None
    """Their total gain by the two truly named cards (X2a); below 0: a loss."""
    if_true: int | None = None
    """Their total gain if all other claims are true too."""


class Bargains(Frozen, frozen=True):
    """What all offers and deals would bring the reader."""

    offers: dict[OfferNo, Bargain]
    """The open offers of others, by number."""
    deals: dict[OfferNo, Bargain]
    """The reader's deals, by number."""


def bargains(view: View) -> Bargains:
    """What every offer and deal would bring the reader; nothing outside of trade."""
    table = view.trade
    if table is None:
        return Bargains({}, {})
    return Bargains(
        offers={
            number: bargain(view, cheapest_for(view, offer.wants), offer.gives)
            for number, offer in table.offers.items()
            if offer.seat != view.seat
        },
        deals={
            number: bargain(view, _given(view, number, deal), deal.gets)
            for number, deal in table.deals.items()
        },
    )


def _given(view: View, number: OfferNo, deal: DealView) -> tuple[CardNo, ...] | None:
    """What the reader has put down for a deal, or would put down at the least loss."""
    if deal.cards is not None:
        return deal.cards
    if lacking(view, number):
        return None
    return cheapest_for(view, Wish(deal.gives.count, deal.gives.named), besides=number)


def bargain(view: View, given: tuple[CardNo, ...] | None, gets: Statement) -> Bargain:
    """What it would bring the reader to give some cards for others; None: they cannot give any."""
    if given is None:
        return Bargain(possible=False)
    left = commodities(view.hand)
    left.subtract(commodities(given))
    cost = loss(view.hand, commodities(given).elements())
    claimed = tuple(commodities(gets.claims).elements())
    return Bargain(
        possible=True,
        gives=given,
        cost=cost,
        sure=gained_with(left, gets.named) - cost,
        if_true=gained_with(left, (*gets.named, *claimed)) - cost,
    )
