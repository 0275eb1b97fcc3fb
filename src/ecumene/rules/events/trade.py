"""What happens in phases 6 to 8."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from ecumene.rules.audience import Public, Revealed, between, only
from ecumene.rules.state.ids import CardNo, OfferNo, Seat
from ecumene.rules.state.readonly import Frozen
from ecumene.rules.state.trade_offers import Statement, Wish

T = TypeVar("T")
Offered: TypeAlias = Annotated[T, between("offerer", "to", open_without="to")]
"""Known to the two only for an offer to one player, otherwise to all (X5a)."""
Accepted: TypeAlias = Annotated[T, between("offerer", "seat", open_without="to")]
"""Of an accepted offer: known to all if it was made to all, otherwise to the two (X5a)."""
OfDeal: TypeAlias = Annotated[T, between("seat", "partner")]
"""Of a current deal, known to the two only (X5)."""


class CardsDrawn(Struct, frozen=True, tag="cards-drawn"):
    """D2; only the player knows which cards they are (D4)."""

    seat: Public[Seat]
    """Who draws."""
    count: Public[int]
    """The number of cards drawn."""
    cards: Annotated[tuple[CardNo, ...] | None, only("seat")]
    """Which cards they are, from stack 1 on."""


class CardBought(Struct, frozen=True, tag="card-bought"):
    """D3; only the buyer knows which card it is (D4)."""

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
    """The number of the offer."""
    offerer: Offered[Seat]
    """Who makes it."""
    to: Offered[Seat | None]
    """The only player it is for; None: everybody."""
    gives: Annotated[Statement, between("offerer", "to", open_without="to", told_by="offerer")]
    """What they say about the cards they would give."""
    wants: Offered[Wish]
    """What they would like to get for them."""
    counter: Offered[OfferNo | None] = None
    """The number of the offer that it is a counter-offer to; None: none."""


class OfferWithdrawn(Struct, frozen=True, tag="offer-withdrawn"):
    """Withdrawn by its maker, or declined by the player it was for."""

    number: Offered[OfferNo]
    """The number of the offer."""
    offerer: Offered[Seat]
    """Who made it."""
    seat: Offered[Seat]
    """Who withdraws it, or declines it."""
    to: Offered[Seat | None]
    """The only player it was for; None: everybody."""


class OfferAccepted(Struct, frozen=True, tag="offer-accepted"):
    """X2: only the two know who accepts it and what that side states (X5a)."""

    number: Accepted[OfferNo]
    """The number of the offer, and of the deal that it becomes."""
    offerer: Accepted[Seat]
    """Who made it."""
    seat: Annotated[Seat | None, between("offerer", "seat")]
    """Who accepts it."""
    to: Accepted[Seat | None]
    """The only player it was for, in which case nobody else knows of it; None: everybody."""
    gives: Annotated[Statement | None, between("offerer", "seat", told_by="seat")]
    """What they say about the cards they will give."""


class CardsPutDown(Struct, frozen=True, tag="cards-put-down"):
    """X5: one side of a deal is ready; known to the two only, and not which cards."""

    number: OfDeal[OfferNo]
    """The number of the deal."""
    seat: OfDeal[Seat]
    """The player who has put down their cards."""
    partner: OfDeal[Seat]
    """Their partner."""


class DealCalledOff(Struct, frozen=True, tag="deal-called-off"):
    """Known to the two only."""

    number: OfDeal[OfferNo]
    """The number of the deal."""
    seat: OfDeal[Seat]
    """Who calls it off."""
    partner: OfDeal[Seat]
    """Their partner."""


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
    """The number of cards they got."""
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
    """X8: the host has ended it."""

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
    """The discarded cards, in order."""
    rule: Public[str]
    """Why they are discarded."""
    copies: Annotated[tuple[int, ...] | None, only("seat")] = None
    """Per card, which of the equal ones, from the one held longest, 0; only its owner knows
    (D5a)."""


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
