"""A seat's own ledger of trade while a game runs: what it gave, got and was promised.

It is told by what the seat has seen alone, so nothing hidden from it can be in it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules import events as ev
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.state.ids import CardNo, Seat
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.sim.bargains import judged_claims

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import OfferNo
    from ecumene.rules.state.trade_offers import Statement


class OwnDeal(Struct, frozen=True):
    """A deal, as one of its two sides knows it."""

    turn: int
    """When it was made."""
    partner: Seat
    """With whom."""
    gave: tuple[CardNo, ...]
    """The cards the seat gave."""
    got: tuple[CardNo, ...]
    """The cards it got."""
    promised: tuple[CardNo, ...]
    """What the partner named truly (X2)."""
    claims_true: tuple[CardNo, ...]
    """What the partner said of further cards, and gave (X3)."""
    claims_untrue: tuple[CardNo, ...]
    """What the partner said of further cards, and did not give."""
    own_untrue: tuple[CardNo, ...]
    """What the seat itself said, and did not give."""
    at_once: int
    """What the deal added to the worth of the seat's hand (X6)."""


class OwnLedger(Struct, frozen=True):
    """The trade of one seat."""

    deals: tuple[OwnDeal, ...]
    """All its deals, in order."""


def own_ledger(seat: Seat, events: Iterable[Event]) -> OwnLedger:
    """The ledger of a seat, told by all events that it has seen and that stand."""
    keeper = _OwnKeeper(seat)
    for event in events:
        keeper.add(event)
    return OwnLedger(tuple(keeper.deals))


class _OwnKeeper:
    """Follows the hand of one seat, and its deals."""

    def __init__(self, seat: Seat) -> None:
        self.deals: list[OwnDeal] = []
        self._seat = seat
        self._turn = 1
        self._hand: Counter[CardNo] = Counter()
        self._stated: dict[OfferNo, dict[Seat | None, Statement]] = {}

    def add(self, event: Event) -> None:
        match event:
            case ev.PhaseBegan():
                self._turn = event.turn
                self._stated.clear()  # numbers of offers start again (X5a)
            case ev.OfferMade():
                self._stated[event.number] = {event.offerer: event.gives}
            case ev.OfferAccepted(seat=int(seat), gives=gives) if gives is not None:
                self._stated.setdefault(event.number, {})[seat] = gives
            case ev.DealMade(offerer=one, seat=other) if self._seat in (one, other):
                self._deal(event)
            case _:
                self._follow(event)

    def _follow(self, event: Event) -> None:
        """What comes into the hand, and what leaves it."""
        own = self._seat
        match event:
            case ev.CardsDrawn(cards=tuple(cards)) if event.seat == own:
                self._hand.update(cards)
            case ev.CardBought(card=int(card)) if event.seat == own:
                self._hand[card] += 1
            case ev.CardStolen(thief=taker, victim=giver, card=int(card)):
                self._hand[card] += (taker == own) - (giver == own)
            case ev.CardHandedOver(taker=taker, giver=giver, card=int(card)):
                self._hand[card] += (taker == own) - (giver == own)
            case ev.CardsLost(cards=cards) | ev.AdvancesBought(cards=cards) if event.seat == own:
                self._hand.subtract(cards)

    def _deal(self, deal: ev.DealMade) -> None:
        given, taken = deal.cards_given or (), deal.cards_taken or ()
        offered = deal.offerer == self._seat
        partner = deal.seat if offered else deal.offerer
        gave, got = (given, taken) if offered else (taken, given)
        said = {} if deal.number is None else self._stated.get(deal.number, {})
        before = self._worth()
        self._hand.subtract(gave)
        self._hand.update(got)
        theirs, own = said.get(partner), said.get(self._seat)
        true, untrue = ([], []) if theirs is None else judged_claims(theirs, got)
        self.deals.append(
            OwnDeal(
                self._turn,
                partner,
                gave,
                got,
                () if theirs is None else theirs.named,
                tuple(true),
                tuple(untrue),
                () if own is None else tuple(judged_claims(own, gave)[1]),
                self._worth() - before,
            )
        )

    def _worth(self) -> int:
        """What the hand is worth (X6), as far as the seat has seen its cards come."""
        return worth({card: n for card, n in self._hand.items() if card < FIRST_CALAMITY and n > 0})
