"""What a seat may know of the current trade (X5, G13).

Offers to everybody, and those it makes or receives. Only the two partners know of a deal, and only
each of them what they have put down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.phases.trade.trade_judge import concerns
from ecumene.rules.state.ids import CardNo, OfferNo, Seat
from ecumene.rules.state.readonly import ReadOnlyDict
from ecumene.rules.state.trade_offers import Offer, Statement

if TYPE_CHECKING:
    from ecumene.rules.state.trade_offers import Deal, Trade


class DealView(Struct, frozen=True):
    """A deal, as one of the two sees it."""

    partner: Seat
    """The reader's partner."""
    gives: Statement
    """What the reader has stated."""
    gets: Statement
    """What their partner has stated."""
    cards: tuple[CardNo, ...] | None
    """What the reader has put down, if anything."""
    partner_ready: bool
    """Whether their partner has put down cards."""


class TradeView(Struct, frozen=True):
    """Trade as a seat, or a spectator, may know it; offers and deals by their numbers."""

    seats: tuple[Seat, ...]
    """Who takes part."""
    done: tuple[Seat, ...]
    """Who is done, and may still come back (X8)."""
    offers: dict[OfferNo, Offer]
    """The open offers that the reader knows of, by number."""
    deals: dict[OfferNo, DealView]
    """The reader's unfinished deals, by number."""
    said: int
    """How often the reader has answered so far (O3b)."""


def public_trade(table: Trade) -> TradeView:
    """The current trade as a spectator may know it."""
    public = {number: offer for number, offer in table.offers.items() if offer.to is None}
    return _trade(table, public, {}, 0)


def own_trade(table: Trade, seat: Seat) -> TradeView:
    """The current trade as a seat may know it: what all know, and what it takes part in."""
    offers = {
        number: offer
        for number, offer in table.offers.items()
        if offer.to is None or concerns(offer, seat)
    }
    deals = {n: _deal(deal, seat) for n, deal in sorted(table.deals.items()) if seat in deal.seats}
    return _trade(table, offers, deals, table.said.get(seat, 0))


def _trade(
    table: Trade, offers: dict[OfferNo, Offer], deals: dict[OfferNo, DealView], said: int
) -> TradeView:
    return TradeView(
        tuple(table.seats), tuple(table.done), ReadOnlyDict(offers), ReadOnlyDict(deals), said
    )


def _deal(deal: Deal, seat: Seat) -> DealView:
    own = deal.seats.index(seat)
    partner = deal.seats[1 - own]
    return DealView(
        partner=partner,
        gives=deal.stated[own],
        gets=deal.stated[1 - own],
        cards=deal.cards.get(seat),
        partner_ready=partner in deal.cards,
    )
