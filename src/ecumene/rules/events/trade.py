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
    """Who draws."""
    count: Public[int]
    """How many cards he draws."""
    cards: Annotated[tuple[CardNo, ...] | None, only("seat")]
    """Which cards they are, from stack 1 on."""


class CardBought(Struct, frozen=True, tag="card-bought"):
    """D3; which card only the buyer knows (D4)."""

    seat: Public[Seat]
    """Who buys."""
    stack: Public[int]
    """The number printed on the stack."""
    price: Public[int]
    """Tokens paid from treasury; 0 for a free card."""
    card: Annotated[CardNo | None, only("seat")]
    """Which card it is."""


class OfferMade(Struct, frozen=True, tag="offer-made"):
    """X2; an offer to one player is known to the two only."""

    number: Offered[OfferNo]
    """The number by which the offer is called."""
    offerer: Offered[Seat]
    """Who makes it."""
    to: Offered[Seat | None]
    """To whom alone it is made; None: to everybody."""
    gives: Annotated[Statement, between("offerer", "to", open_without="to", told_by="offerer")]
    """What he says of the cards he would give."""
    wants: Offered[Wish]
    """What he would like to get for them."""
    counter: Offered[OfferNo | None] = None
    """The number of the offer to which it is the counter-offer; None: of none."""


class OfferWithdrawn(Struct, frozen=True, tag="offer-withdrawn"):
    """Taken back by who made it, or declined by whom it was made to."""

    number: Offered[OfferNo]
    """The number of the offer."""
    offerer: Offered[Seat]
    """Who made it."""
    seat: Offered[Seat]
    """Who withdraws it, or declines it."""
    to: Offered[Seat | None]
    """To whom alone it was made; None: to everybody."""


class OfferAccepted(Struct, frozen=True, tag="offer-accepted"):
    """X2: only the two know who accepts it and what that side states (X5a)."""

    number: Accepted[OfferNo]
    """The number of the offer, and of the deal that it becomes."""
    offerer: Accepted[Seat]
    """Who made it."""
    seat: Annotated[Seat | None, between("offerer", "seat")]
    """Who accepts it."""
    to: Accepted[Seat | None]
    """Whom the offer was made to: to one player, and nobody else knows of it."""
    gives: Annotated[Statement | None, between("offerer", "seat", told_by="seat")]
    """What he says of the cards he will give."""


class CardsPutDown(Struct, frozen=True, tag="cards-put-down"):
    """X5: one side of a deal is ready; known to the two only, and not which cards."""

    number: OfDeal[OfferNo]
    """The number of the deal."""
    seat: OfDeal[Seat]
    """Who has put down his cards."""
    partner: OfDeal[Seat]
    """With whom he has the deal."""


class DealCalledOff(Struct, frozen=True, tag="deal-called-off"):
    """Known to the two only."""

    number: OfDeal[OfferNo]
    """The number of the deal."""
    seat: OfDeal[Seat]
    """Who calls it off."""
    partner: OfDeal[Seat]
    """With whom he had the deal."""


class DealMade(Struct, frozen=True, tag="deal-made"):
    """X5, X5a: cards changed hands; everybody knows how many, the two which and by what offer."""

    number: Annotated[OfferNo | None, between("offerer", "seat")]
    """The number of the deal."""
    offerer: Public[Seat]
    """Who made the offer."""
    seat: Public[Seat]
    """Who accepted it."""
    given: Public[int]
    """How many cards the offerer gave."""
    taken: Public[int]
    """How many he got."""
    cards_given: Annotated[tuple[CardNo, ...] | None, only("offerer", "seat")]
    """The cards that go from the offerer to the other."""
    cards_taken: Annotated[tuple[CardNo, ...] | None, only("offerer", "seat")]
    """The cards that come back for them."""


class TraderDone(Struct, frozen=True, tag="trader-done"):
    """X8."""

    seat: Public[Seat]
    """Who is done."""


class TraderBack(Struct, frozen=True, tag="trader-back"):
    """X8: the player goes back to trading."""

    seat: Public[Seat]
    """Who is back."""


class TradingEnded(Struct, frozen=True, tag="trading-ended"):
    """X8: whoever runs the game has ended it."""

    reveals: ClassVar[bool] = False


class CalamitiesCounted(Frozen, frozen=True, tag="calamities-counted"):
    """Y1: how many calamities everyone holds."""

    counts: Revealed[dict[Seat, int]]
    """How many calamities each player holds, by seat."""


class CalamitiesDiscarded(Struct, frozen=True, tag="calamities-discarded"):
    """Y2, Y3: shown to all."""

    seat: Public[Seat]
    """Whose cards they were."""
    cards: Revealed[tuple[CardNo, ...]]
    """The cards that are discarded, one after the other."""
    rule: Public[str]
    """Why they are discarded."""
    copies: Annotated[tuple[int, ...] | None, only("seat")] = None
    """Per card, which of his equal ones, from the one held longest, 0; only he knows (D5a)."""
