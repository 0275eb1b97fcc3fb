"""What happens in phases 6 to 8."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from ecumene.rules.audience import Public, Revealed, between, only
from ecumene.rules.bargains import Statement, Wish
from ecumene.rules.ids import CardNo, OfferNo, Seat
from ecumene.rules.readonly import Frozen

T = TypeVar("T")
Offered: TypeAlias = Annotated[T, between("offerer", "to", open_without="to")]
"""Of an offer to one player, which is known to the two only; of an offer to all otherwise (X5a)."""
Accepted: TypeAlias = Annotated[T, between("offerer", "seat", open_without="to")]
"""Of an offer that was accepted, as far as everybody knows of it if it was made to all (X5a)."""
OfDeal: TypeAlias = Annotated[T, between("seat", "partner")]
"""Of a deal under way, which is known to the two only (X5)."""


class CardsDrawn(Struct, frozen=True, tag="cards-drawn"):
    """D2; only the player knows which cards they are (D4)."""

    seat: Public[Seat]
    count: Public[int]
    cards: Annotated[tuple[CardNo, ...] | None, only("seat")]


class CardBought(Struct, frozen=True, tag="card-bought"):
    """D3; which card only the buyer knows (D4)."""

    seat: Public[Seat]
    stack: Public[int]
    price: Public[int]
    card: Annotated[CardNo | None, only("seat")]


class OfferMade(Struct, frozen=True, tag="offer-made"):
    """X2; an offer to one player is known to the two only."""

    number: Offered[OfferNo]
    offerer: Offered[Seat]
    to: Offered[Seat | None]
    gives: Annotated[Statement, between("offerer", "to", open_without="to", told_by="offerer")]
    wants: Offered[Wish]
    counter: Offered[OfferNo | None] = None


class OfferWithdrawn(Struct, frozen=True, tag="offer-withdrawn"):
    """Taken back by who made it, or declined by whom it was made to."""

    number: Offered[OfferNo]
    offerer: Offered[Seat]
    seat: Offered[Seat]
    to: Offered[Seat | None]


class OfferAccepted(Struct, frozen=True, tag="offer-accepted"):
    """X2: only the two know who accepts it and what that side states (X5a)."""

    number: Accepted[OfferNo]
    offerer: Accepted[Seat]
    seat: Annotated[Seat | None, between("offerer", "seat")]
    to: Accepted[Seat | None]
    """Whom the offer was made to: to one player, and nobody else knows of it."""
    gives: Annotated[Statement | None, between("offerer", "seat", told_by="seat")]


class CardsPutDown(Struct, frozen=True, tag="cards-put-down"):
    """X5: one side of a deal is ready; known to the two only, and not which cards."""

    number: OfDeal[OfferNo]
    seat: OfDeal[Seat]
    partner: OfDeal[Seat]


class DealCalledOff(Struct, frozen=True, tag="deal-called-off"):
    """Known to the two only."""

    number: OfDeal[OfferNo]
    seat: OfDeal[Seat]
    partner: OfDeal[Seat]


class DealMade(Struct, frozen=True, tag="deal-made"):
    """X5, X5a: cards changed hands; everybody knows how many, the two which and by what offer."""

    number: Annotated[OfferNo | None, between("offerer", "seat")]
    offerer: Public[Seat]
    seat: Public[Seat]
    given: Public[int]
    """How many cards the offerer gave."""
    taken: Public[int]
    """How many he got."""
    cards_given: Annotated[tuple[CardNo, ...] | None, only("offerer", "seat")]
    cards_taken: Annotated[tuple[CardNo, ...] | None, only("offerer", "seat")]


class TraderDone(Struct, frozen=True, tag="trader-done"):
    """X8."""

    seat: Public[Seat]


class TraderBack(Struct, frozen=True, tag="trader-back"):
    """X8: the player goes back to trading."""

    seat: Public[Seat]


class TradingEnded(Struct, frozen=True, tag="trading-ended"):
    """X8: whoever runs the game has ended it."""

    reveals: ClassVar[bool] = False


class CalamitiesCounted(Frozen, frozen=True, tag="calamities-counted"):
    """Y1: how many calamities everyone holds."""

    counts: Revealed[dict[Seat, int]]


class CalamitiesDiscarded(Struct, frozen=True, tag="calamities-discarded"):
    """Y2, Y3: shown to all."""

    seat: Public[Seat]
    cards: Revealed[tuple[CardNo, ...]]
    rule: Public[str]
    copies: Annotated[tuple[int, ...] | None, only("seat")] = None
    """Per card, which of his equal ones, from the one held longest, 0; only he knows (D5a)."""
