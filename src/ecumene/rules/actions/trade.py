"""Answers in phases 6 and 7."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.rules.state.ids import CardNo, OfferNo, Seat
from ecumene.rules.state.trade_offers import Statement, Wish


class BuyCard(Struct, frozen=True, tag="buy-card"):
    """Buy a further trade card from a stack, by its printed number (D3)."""

    stack: int
    """The number printed on the stack."""
    free: bool = False
    """Take the free card (A-WONDER-OF-THE-WORLD)."""


class MakeOffer(Struct, frozen=True, tag="make-offer"):
    """Offer a deal to everybody or to one player (X2)."""

    gives: Statement
    """What the player says about the cards they would give."""
    wants: Wish
    """What they would like to get for them."""
    to: Seat | None = None
    """The only player the offer is for; None: everybody."""
    counter: OfferNo | None = None
    """The number of the offer that this is a counter-offer to."""


class AcceptOffer(Struct, frozen=True, tag="accept-offer"):
    """Accept an offer: give as many cards as it wants, and state truthfully two of them (X2)."""

    offer: OfferNo
    """The number of the offer."""
    named: tuple[CardNo, CardNo]
    """Two commodities truly among the cards given; the same twice means two of it (X2a)."""
    claims: tuple[CardNo, ...] = ()
    """What the player says the others are, true or not."""


class PutDownCards(Struct, frozen=True, tag="put-down-cards"):
    """Put down the real cards for a deal; it takes place when both have (X5).

    Until the partner has, they can be replaced by others.
    """

    deal: OfferNo
    """The number of the deal, which is that of the offer."""
    cards: tuple[CardNo, ...]
    """The cards given; a card given twice means two of it."""


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Withdraw one's own offer, decline one, or call off a deal, by its number."""

    number: OfferNo
    """The number of the offer or of the deal."""


class ComeBack(Struct, frozen=True, tag="come-back"):
    """Return to trade after being done (X8)."""


class EndTrading(Struct, frozen=True, tag="end-trading"):
    """End trading, its time being up (X8): by the host, not by a player."""


TradeAction: TypeAlias = (
    BuyCard | MakeOffer | AcceptOffer | PutDownCards | Withdraw | ComeBack | EndTrading
)
