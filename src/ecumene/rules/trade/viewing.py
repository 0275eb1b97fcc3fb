"""What a seat may know of trade under way (X5, G13).

Offers to everybody, and those it makes or is made itself. Of a deal only the two know, and what one
of them has put down only himself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.bargains import Offer, Statement
from ecumene.rules.ids import CardNo, OfferNo, Seat
from ecumene.rules.trade.judging import concerns

if TYPE_CHECKING:
    from ecumene.rules.bargains import Deal, Trade


class DealView(Struct, frozen=True):
    """A deal, as one of the two sees it."""

    partner: Seat
    gives: Statement
    """What the reader has stated."""
    gets: Statement
    """What his partner has stated."""
    cards: tuple[CardNo, ...] | None
    """What the reader has put down, if he has."""
    partner_ready: bool
    """Whether his partner has put down his cards."""


class TradeView(Struct, frozen=True):
    """Trade as a seat, or a spectator, may know it; offers and deals by their numbers."""

    seats: tuple[Seat, ...]
    """Who takes part."""
    done: tuple[Seat, ...]
    offers: dict[OfferNo, Offer]
    deals: dict[OfferNo, DealView]
    said: int
    """How often the reader has answered so far (O3b)."""


def trade_view(table: Trade, seat: Seat | None) -> TradeView:
    """Trade under way as a seat may know it."""
    return TradeView(
        seats=tuple(table.seats),
        done=tuple(table.done),
        offers={
            number: offer
            for number, offer in table.offers.items()
            if offer.to is None or (seat is not None and concerns(offer, seat))
        },
        deals={
            number: _deal(deal, seat)
            for number, deal in sorted(table.deals.items())
            if seat is not None and seat in deal.seats
        },
        said=0 if seat is None else table.said.get(seat, 0),
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
