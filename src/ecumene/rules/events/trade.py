"""What happens in phases 6 to 8."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ecumene.rules.bargains import Statement, Wish
from ecumene.rules.ids import CardNo, OfferNo, Seat


class CardsDrawn(Struct, frozen=True, tag="drew"):
    """D2; which cards only he knows (D4)."""

    seat: Seat
    count: int
    cards: tuple[CardNo, ...] | None


class CardBought(Struct, frozen=True, tag="bought-card"):
    """D3; which card only the buyer knows (D4)."""

    seat: Seat
    stack: int
    price: int
    card: CardNo | None


class OfferMade(Struct, frozen=True, tag="offered"):
    """X2; an offer to one player is known to the two only."""

    number: OfferNo
    offerer: Seat
    to: Seat | None
    gives: Statement
    wants: Wish
    counter: OfferNo | None = None


class OfferWithdrawn(Struct, frozen=True, tag="withdrew"):
    """Taken back by who made it, or declined by whom it was made to."""

    number: OfferNo
    offerer: Seat
    seat: Seat
    to: Seat | None


class OfferAccepted(Struct, frozen=True, tag="accepted"):
    """X2: who accepts it, and what he states for his side, is known to the two only (X5a)."""

    number: OfferNo
    offerer: Seat
    seat: Seat | None
    to: Seat | None
    """Whom the offer was made to: to one player, and nobody else knows of it."""
    gives: Statement | None


class CardsPutDown(Struct, frozen=True, tag="put-down"):
    """X5: one side of a deal is ready; known to the two only, and not which cards."""

    number: OfferNo
    seat: Seat
    partner: Seat


class DealCalledOff(Struct, frozen=True, tag="called-off"):
    """Known to the two only."""

    number: OfferNo
    seat: Seat
    partner: Seat


class DealMade(Struct, frozen=True, tag="deal"):
    """X5, X5a: cards changed hands; everybody knows how many, the two which and by what offer."""

    number: OfferNo | None
    offerer: Seat
    seat: Seat
    given: int
    """How many cards the offerer gave."""
    taken: int
    """How many he got."""
    cards_given: tuple[CardNo, ...] | None
    cards_taken: tuple[CardNo, ...] | None


class TraderDone(Struct, frozen=True, tag="done-trading"):
    """X8."""

    seat: Seat


class TraderBack(Struct, frozen=True, tag="back"):
    """X8: he trades on."""

    seat: Seat


class TradingEnded(Struct, frozen=True, tag="time-up"):
    """X8: whoever runs the game has ended it."""


class CalamitiesCounted(Struct, frozen=True, tag="calamities"):
    """Y1: how many calamities everyone holds."""

    counts: dict[Seat, int]


class CalamitiesDiscarded(Struct, frozen=True, tag="calamities-discarded"):
    """Y2, Y3: shown to all."""

    seat: Seat
    cards: tuple[CardNo, ...]
    rule: str
    copies: tuple[int, ...] | None = None
    """Per card, which of his equal ones, from the one held longest, 0; only he knows (D5a)."""


TradeEvent: TypeAlias = (
    CardsDrawn
    | CardBought
    | OfferMade
    | OfferWithdrawn
    | OfferAccepted
    | CardsPutDown
    | DealCalledOff
    | DealMade
    | TraderDone
    | TraderBack
    | TradingEnded
    | CalamitiesCounted
    | CalamitiesDiscarded
)


def trade_seen_by(event: TradeEvent, seat: Seat | None) -> TradeEvent | None:
    """The event as a seat, or a spectator, may know it; None if he learns nothing of it."""
    match event:
        case CardsDrawn() if seat != event.seat:
            return replace(event, cards=None)
        case CardBought() if seat != event.seat:
            return replace(event, card=None)
        case CalamitiesDiscarded() if seat != event.seat:
            return replace(event, copies=None)
        case OfferMade() | OfferWithdrawn():
            return event if event.to is None or seat in (event.offerer, event.to) else None
        case OfferAccepted() if seat not in (event.offerer, event.seat):
            return replace(event, seat=None, gives=None) if event.to is None else None
        case CardsPutDown() | DealCalledOff():
            return event if seat in (event.seat, event.partner) else None
        case DealMade() if seat not in (event.offerer, event.seat):
            return replace(event, number=None, cards_given=None, cards_taken=None)
    return event
