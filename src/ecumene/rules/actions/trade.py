"""Answers in phases 6 and 7."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.bargains import Statement, Wish
from ecumene.rules.ids import CardNo, OfferNo, Seat


class BuyCard(Struct, frozen=True, tag="buy-card"):
    """Buy a further trade card from a stack, by its printed number (D3)."""

    stack: int
    free: bool = False
    """Take the card that costs nothing (A-WONDER-OF-THE-WORLD)."""


class MakeOffer(Struct, frozen=True, tag="make-offer"):
    """Offer a deal to everybody or to one player (X2)."""

    gives: Statement
    wants: Wish
    to: Seat | None = None
    counter: OfferNo | None = None
    """The number of the offer to which this is the counter-offer."""


class AcceptOffer(Struct, frozen=True, tag="accept-offer"):
    """Accept an offer: give as many cards as it wants, and state truthfully two of them (X2)."""

    offer: OfferNo
    named: tuple[CardNo, CardNo]
    claims: tuple[CardNo, ...] = ()


class PutDownCards(Struct, frozen=True, tag="put-down-cards"):
    """Put down the real cards for a deal; it takes place when both have (X5).

    As long as the other one has not, others can be put down instead.
    """

    deal: OfferNo
    cards: tuple[CardNo, ...]


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Withdraw one's own offer, decline one, or call off a deal, by its number."""

    number: OfferNo


class ComeBack(Struct, frozen=True, tag="come-back"):
    """Trade on after having been done (X8)."""


class EndTrading(Struct, frozen=True, tag="end-trading"):
    """The time for trading is up (X8): said by whoever runs the game, not by a player."""
