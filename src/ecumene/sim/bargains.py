"""What one turn's trade was like: deals, claims, calamities passed on, and what was gained."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.rules.events import DealCalledOff, DealMade, OfferAccepted, OfferMade
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat
    from ecumene.rules.state.trade_offers import Statement
    from ecumene.sim.tally import SeatCounts


def judged_claims(said: Statement, gave: Sequence[CardNo]) -> tuple[list[CardNo], list[CardNo]]:
    """The true claims about cards that were given, and the untrue ones.

    The two cards truly named are no claims (X2a); each card makes one claim true.
    """
    hidden = Counter(gave)
    hidden.subtract(said.named)
    true, untrue = [], []
    for claim in said.claims:
        if hidden[claim] > 0:
            hidden[claim] -= 1
            true.append(claim)
        else:
            untrue.append(claim)
    return true, untrue


class TradeTally:
    """Counts a trade into what every seat has done in its turn."""

    def __init__(self, counts: Sequence[SeatCounts], hands: Sequence[Sequence[CardNo]]) -> None:
        self._counts = counts
        self._hands = [Counter(hand) for hand in hands]
        self._stated: dict[OfferNo, dict[Seat, Statement]] = {}
        """What was said of the cards of each deal, by both sides."""
        for seat in range(len(counts)):
            counts[seat].hand_worth = self._worth(seat)

    def add(self, event: Event) -> None:
        """Count an event of trade."""
        match event:
            case OfferMade():
                self._stated[event.number] = {event.offerer: event.gives}
            case OfferAccepted(seat=int(seat), gives=gives) if gives is not None:
                self._stated[event.number][seat] = gives
            case DealCalledOff():
                self._counts[event.seat].called_off += 1
            case DealMade():
                self._count_deal(event)

    def _count_deal(self, deal: DealMade) -> None:
        given, taken = deal.cards_given or (), deal.cards_taken or ()
        stated = {} if deal.number is None else self._stated.get(deal.number, {})
        for seat, partner, gave, got in (
            (deal.offerer, deal.seat, given, taken),
            (deal.seat, deal.offerer, taken, given),
        ):
            counts = self._counts[seat]
            counts.deals += 1
            counts.calamities_passed += sum(card >= FIRST_CALAMITY for card in gave)
            if seat in stated:
                true, untrue = judged_claims(stated[seat], gave)
                counts.claims_true += len(true)
                counts.claims_untrue += len(untrue)
            hand, before = self._hands[seat], counts.hand_worth
            hand.subtract(gave)
            hand.update(got)
            counts.hand_worth = self._worth(seat)
            counts.worth_from[partner] += counts.hand_worth - before

    def _worth(self, seat: Seat) -> int:
        hand = self._hands[seat]
        return worth({card: held for card, held in hand.items() if card < FIRST_CALAMITY})
