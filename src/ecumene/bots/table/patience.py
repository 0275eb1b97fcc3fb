"""How long others wait for a person in trade: so that nothing new is gone unseen (X1, X8)."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import AcceptOffer
from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    PhaseBegan,
)
from ecumene.rules.seen import seen_events

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.log import Entry
    from ecumene.rules.phases.trade.trade_view import TradeView
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat

NEXT_OFFER: Final = "next"
"""Stands for the number of the next offer."""

LONGEST_WAIT: Final = 8
"""Maximum rounds of the others before the person is asked again."""
LONGEST_DEBT: Final = 2
"""Waits of a person after which others need not keep a deal that lacks the person's cards."""
SILENCE: Final = 3
"""Number of failures that a deal counts as if it fails because the person is silent."""


class Patience:
    """What a person has seen of a trade, and which cards they mean to put down.

    The others speak in turn. They wait for the person before one of them accepts an offer that the
    person has not seen and that would add to one of their sets, and when a round has brought
    something new. A person who only waits is asked less and less often.

    At a table with several people the others see whether the computers wait. Then only public
    offers count: an offer to one player alone goes to nobody else meanwhile (X5a).

    Nor does a deal wait for ever for the person's cards. The outcome of the person's deals concerns
    only the two partners, and is counted for each partner.
    """

    def __init__(self, seat: Seat, *, discreet: bool = False) -> None:
        self.seat = seat
        self._discreet = discreet
        """Whether only public facts count."""
        self.intended: dict[OfferNo, tuple[CardNo, ...]] = {}
        """The cards the person means to put down, by the deal's number."""
        self.seen: set[OfferNo] = set()
        """The offers the person has been shown."""
        self._spoken: set[Seat] = set()
        """Who has spoken in this round."""
        self._rounds = 0
        """Rounds since the person was asked."""
        self._waits = 0
        """How often in a row the person has waited."""
        self._lets_go = False
        """Whether the person is done and lets the others go on without them."""
        self._silent = False
        """Whether the others have waited in vain, and do not until the person looks again."""
        self._owed: dict[OfferNo, int] = {}
        """The deals that lack the person's cards, and how often the person has waited since."""
        self.broken: Counter[Seat] = Counter()
        """Failed deals since the last one made, by partner."""
        self.spent: Counter[Seat] = Counter()
        """Words each partner has spent on deals with the person in this trade, or towards them."""
        self.countered: defaultdict[Seat, set[OfferNo]] = defaultdict(set)
        """The person's offers that each partner has made a counter-offer to."""
        self._turn = 0
        self._followed = 0
        """The length of the log when it was last followed, in this turn's trade."""

    def follow(self, game: Game) -> None:
        """Take note of what was said since; start again in another trade or game.

        What deals came to is in the log, also of a trade that is resumed.
        """
        turn, log = game.peek().turn, game.log
        if game.peek().trade is None or turn != self._turn or len(log) < self._followed:
            self.begin()
            for events in () if game.peek().trade is None else _of_this_phase(log):
                self._note_deals(events)
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
        """Start again: a trade is over, or has not begun."""
        self.intended.clear()
        self.seen.clear()
        self._spoken.clear()
        self._rounds = self._waits = 0
        self._lets_go = self._silent = False
        self._owed.clear()
        self.broken.clear()
        self.spent.clear()
        self.countered.clear()

    def _note_deals(self, events: Iterable[Event]) -> None:
        """Count what deals cost the others, and how many fail."""
        for event in events:
            match event:
                case OfferMade(to=self.seat, counter=str(answered)):
                    self.spent[event.offerer] += 1
                    self.countered[event.offerer].add(answered)
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
        """Note what someone said; an offer that the person has made now has a number."""
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
        """Others have waited for the person in vain; they do not again before the person looks."""
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
        """Those that the others have waited for long enough."""
        return tuple(n for n, waits in self._owed.items() if waits >= LONGEST_DEBT)

    def lapse(self, number: OfferNo) -> None:
        """Let a deal lapse that has waited long enough for the person's cards."""
        self._owed[number] = LONGEST_DEBT

    # Offers

    def is_persons(
        self, table: TradeView, hand: Collection[CardNo], speaker: Seat, action: Action
    ) -> bool:
        """Whether the person, with these cards, is asked before someone else says this."""
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


def _of_this_phase(log: Sequence[Entry]) -> list[Sequence[Event]]:
    """The events of each answer since the phase began, as far as the log goes back."""
    found: list[Sequence[Event]] = []
    for entry in reversed(log):
        began = [n for n, event in enumerate(entry.events) if isinstance(event, PhaseBegan)]
        found.append(entry.events[began[-1] :] if began else entry.events)
        if began:
            break
    return found[::-1]
