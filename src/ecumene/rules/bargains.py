"""What trade in phase 7 is made of: statements, wishes, offers and deals (X2)."""

from __future__ import annotations

from msgspec import Struct, field

from ecumene.rules.ids import CardNo, OfferNo, Seat


class Statement(Struct, frozen=True):
    """What a player says about the cards they give (X2)."""

    count: int
    """How many they are."""
    named: tuple[CardNo, CardNo]
    """Two commodities truly among them; the same twice means two of it (X2a)."""
    claims: tuple[CardNo, ...] = ()
    """What he says the others are, true or not."""


class Wish(Struct, frozen=True):
    """What a player would like to get; the names bind nobody."""

    count: int
    """How many cards."""
    named: tuple[CardNo, ...] = ()
    """Commodities he would like to be among them."""


class Offer(Struct, frozen=True):
    """An open offer, to everybody or to one player, whom alone it then concerns."""

    seat: Seat
    """Who makes it."""
    gives: Statement
    """What he says of the cards he would give."""
    wants: Wish
    """What he would like to get for them."""
    to: Seat | None = None
    """To whom alone it is made; None: to everybody."""
    counter: OfferNo | None = None
    """The offer to which it is the counter-offer."""


class Deal(Struct):
    """An accepted offer: the two of them put down their cards, which nobody sees until both have.

    The first of each pair is who made the offer, the second who accepted it.
    """

    seats: tuple[Seat, Seat]
    stated: tuple[Statement, Statement]
    cards: dict[Seat, tuple[CardNo, ...]] = field(default_factory=dict)
    """The cards that were put down, in the order of the table of cards."""


class Trade(Struct):
    """Phase 7 under way."""

    seats: list[Seat]
    """Who takes part: whoever has enough cards for a deal."""
    done: list[Seat] = field(default_factory=list)
    """Who has said that he is done, and may still come back (X8)."""
    offers: dict[OfferNo, Offer] = field(default_factory=dict)
    """The open offers by number."""
    deals: dict[OfferNo, Deal] = field(default_factory=dict)
    """The accepted offers by number."""
    made: dict[str, int] = field(default_factory=dict)
    """How many offers there have been by audience: all ("") or two players (X5a)."""
    said: dict[Seat, int] = field(default_factory=dict)
    """How often everyone has answered so far, which is nobody else's business (O3b)."""
    spoke: Seat | None = None
    """Who has answered last."""
