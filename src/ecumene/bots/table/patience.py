"""How long others wait for a person in trade: before anything new is gone (X1, X8)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import AcceptOffer
from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
)
from ecumene.rules.seen import seen_events

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import CardNo, OfferNo, Seat
    from ecumene.rules.trade.viewing import TradeView

NEXT_OFFER: Final = "next"
"""Stands for the number of an offer that is about to be made."""

LONGEST_WAIT: Final = 8
"""How many rounds the others have at most before the person is asked again."""
LONGEST_DEBT: Final = 2
"""After so many waits of a person, others need not keep a deal that lacks the person's cards."""
SILENCE: Final = 3
"""A deal that comes to nothing because the person is silent counts for so many."""


class Patience:
    """What a person has seen of a trade, and which cards they mean to put down.

    The others speak in turn. They wait for the person before one of them accepts an offer
    that the person has not seen and that would add to one of their sets, and when a round has
    brought something new. Somebody who only waits is asked less and less often.

    At a table with several people the others see whether the computers wait. Then only what all can
    see counts: an offer to one player alone goes to nobody else meanwhile (X5a).

    Nor does a deal wait for ever for the cards of the person. What comes of the person's deals
    concerns nobody but the two, and is counted for each partner.
    """

    def __init__(self, seat: Seat, *, discreet: bool = False) -> None:
        self.seat = seat
        self._discreet = discreet
        """Whether only what all can see counts."""
        self.intended: dict[OfferNo, tuple[CardNo, ...]] = {}
        """The cards the person means to put down for deals, by their numbers."""
        self.seen: set[OfferNo] = set()
        """The offers the person has been shown."""
        self._spoken: set[Seat] = set()
        """Who has spoken in this round."""
        self._rounds = 0
        """How many rounds are over since the person was asked."""
        self._waits = 0
        """How often in a row the person has waited."""
        self._lets_go = False
        """Whether the person, being done, lets the others go on without them."""
        self._silent = False
        """Whether the others have waited in vain, and do not until the person looks again."""
        self._owed: dict[OfferNo, int] = {}
        """The deals that lack the person's cards, and how often the person has waited since."""
        self.broken: Counter[Seat] = Counter()
        """How many deals have come to nothing since the last one that was made, by partner."""
        self.spent: Counter[Seat] = Counter()
        """How many words each partner has spent on deals with the person in this trade."""
        self._turn = 0
        self._followed = 0
        """How long the log was when it was followed last, in the trade of this turn."""

    def follow(self, game: Game) -> None:
        """Note what has been said since; in another trade, or another game, begin again."""
        turn, log = game.peek().turn, game.log
        if game.peek().trade is None or turn != self._turn or len(log) < self._followed:
            self.begin()
        else:
            for entry in log[self._followed :]:
                self._note_deals(entry.events)
                if not self._discreet or _is_open(entry.events) or entry.seat == self.seat:
                    self.note(entry.seat, entry.events)
        self._turn, self._followed = turn, len(log)
        trade = game.peek().trade
        if trade is not None:
            deals = trade.deals.items()
            lacking = [
                n for n, deal in deals if self.seat in deal.seats and self.seat not in deal.cards
            ]
            self._owed = {number: self._owed.get(number, 0) for number in lacking}

    def begin(self) -> None:
        """A trade is over, or has not begun."""
        self.intended.clear()
        self.seen.clear()
        self._spoken.clear()
        self._rounds = self._waits = 0
        self._lets_go = self._silent = False
        self._owed.clear()
        self.broken.clear()
        self.spent.clear()

    def _note_deals(self, events: Iterable[Event]) -> None:
        """Count what deals cost the others, and how many come to nothing."""
        for event in events:
            match event:
                case OfferAccepted() if self.seat in (event.offerer, event.seat):
                    assert event.seat is not None
                    self.spent.update((event.offerer, event.seat))
                case CardsPutDown() if event.partner == self.seat:
                    self.spent[event.seat] += 1
                case DealCalledOff() if event.partner == self.seat:
                    self.spent[event.seat] += 1
                    late = event.number in self.late
                    self.broken[event.seat] += SILENCE if late else 1
                case DealCalledOff() if event.seat == self.seat:
                    self.broken[event.partner] += 1
                case DealMade() if self.seat in (event.offerer, event.seat):
                    for partner in (event.offerer, event.seat):
                        del self.broken[partner]

    def note(self, speaker: Seat, events: Iterable[Event]) -> None:
        """Somebody has spoken; an offer that the person has made now has a number."""
        if speaker == self.seat:
            self._waits = 0
        elif speaker in self._spoken:
            self._rounds += 1
            self._spoken.clear()
        self._spoken.add(speaker)
        for event in events:
            if isinstance(event, OfferMade) and event.offerer == self.seat:
                meant = self.intended.pop(NEXT_OFFER, None)
                if meant is not None:
                    self.intended[event.number] = meant

    def show(self, offers: Iterable[OfferNo], *, done: bool) -> None:
        """The person looks at the table and sees these offers; ``done``: with trading (X8)."""
        self.seen.update(offers)
        self.ask()
        self._silent = False
        if not done:
            self._lets_go = False

    def ask(self) -> None:
        """The person is asked, and a new round begins."""
        self._spoken.clear()
        self._rounds = 0

    def wait(self) -> None:
        """The person waits: the more often in a row, the longer."""
        self._waits += 1
        for number in self._owed:
            self._owed[number] += 1

    def give_up(self) -> None:
        """Somebody has waited for the person in vain; nobody does again before the person looks."""
        self._silent = True

    def let_go(self) -> None:
        """The person stays done, whatever the others say."""
        self._lets_go = True

    # Deals

    @property
    def owed(self) -> tuple[OfferNo, ...]:
        """The deals that lack the person's cards."""
        return tuple(self._owed)

    @property
    def late(self) -> tuple[OfferNo, ...]:
        """Those of them that the others have waited for long enough."""
        return tuple(n for n, waits in self._owed.items() if waits >= LONGEST_DEBT)

    def lapse(self, number: OfferNo) -> None:
        """A deal has waited for the person's cards long enough, by whatever clock there is."""
        self._owed[number] = LONGEST_DEBT

    # Offers

    def is_persons(
        self, table: TradeView, hand: Collection[CardNo], speaker: Seat, action: Action
    ) -> bool:
        """Whether the person, with these cards, is asked before somebody else says this."""
        if self.seat not in table.seats or self._lets_go or self._silent:
            return False
        new = {
            number: offer
            for number, offer in table.offers.items()
            if offer.seat != self.seat
            and number not in self.seen
            and (offer.to is None or not self._discreet)
        }
        if not self._waits and isinstance(action, AcceptOffer) and action.offer in new:
            named = new[action.offer].gives.named
            if any(card in hand for card in named) or len(set(named)) == 1:
                return True
        passed = self._rounds + (speaker in self._spoken)
        if not self._discreet and any(deal.cards is None for deal in table.deals.values()):
            return passed > 0
        return bool(new) and passed >= min(2**self._waits, LONGEST_WAIT)


def _is_open(events: Iterable[Event]) -> bool:
    """Whether everybody hears of it."""
    return bool(seen_events(events, None))
