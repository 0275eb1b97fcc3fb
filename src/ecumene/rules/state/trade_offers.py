"""The elements of trade in phase 7: statements, wishes, offers and deals (X2)."""

from __future__ import annotations

from msgspec import Struct, field

from ecumene.rules.state.ids import CardNo, OfferNo, Seat


class Statement(Struct, frozen=True):
    """What a player says about the cards they give (X2)."""

    count: int
    """The number of cards."""
    named: tuple[CardNo, CardNo]
    """Two commodities truly among them; the same twice means two of it (X2a)."""
    claims: tuple[CardNo, ...] = ()
    """What the player says the others are, true or not."""


class Wish(Struct, frozen=True):
    """What a player would like to get; the names bind nobody."""

    count: int
    """The number of cards."""
    named: tuple[CardNo, ...] = ()
    """Commodities the player would like among them."""


class Offer(Struct, frozen=True):
    """An open offer, to everybody or to one player, whom alone it then concerns."""

    seat: Seat
    """The player who makes it."""
    gives: Statement
    """What they say about the cards they would give."""
    wants: Wish
    """What they would like to get for them."""
    to: Seat | None = None
    """The only player it is for; None: everybody."""
    counter: OfferNo | None = None
    """The offer that it is a counter-offer to."""


class Deal(Struct):
    """An accepted offer: both put down their cards, which nobody sees until both have.

    The first of each pair made the offer, the second accepted it.
    """

    seats: tuple[Seat, Seat]
    stated: tuple[Statement, Statement]
    cards: dict[Seat, tuple[CardNo, ...]] = field(default_factory=dict)
    """The cards put down, in the order of the table of cards."""


class Trade(Struct):
    """The current phase 7."""

    seats: list[Seat]
    """Who takes part: everyone with enough cards for a deal."""
    done: list[Seat] = field(default_factory=list)
    """Who is done, and may still come back (X8)."""
    offers: dict[OfferNo, Offer] = field(default_factory=dict)
    """The open offers by number."""
    deals: dict[OfferNo, Deal] = field(default_factory=dict)
    """The accepted offers by number."""
    made: dict[str, int] = field(default_factory=dict)
    """The number of offers so far by audience: all ("") or two players (X5a)."""
    said: dict[Seat, int] = field(default_factory=dict)
    """How often everyone has answered so far, which is secret (O3b)."""
    spoke: Seat | None = None
    """Who answered last."""
