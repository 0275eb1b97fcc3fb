"""How the strategist trades (X): with any two cards, if both sides should gain.

Nobody knows what others hold. But an offer tells what its maker collects and can spare: what is
wished for completes a set, and anything else is worth at least its face. If that is more than the
two cards named in return, the offer may be worth accepting, whatever it asks for. Whoever does not
like the cards calls the deal off, which costs nothing but words. But words are few, so a deal for
cards that were wished for, which is kept nearly always, goes before a better one that is not.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from ecumene.bots.settler.bargaining import Trader
from ecumene.bots.strategist.experience import STRANGERS
from ecumene.data import CalamityKind, facts
from ecumene.rules.actions import AcceptOffer
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots.player import AskTradeAmongPeople
    from ecumene.bots.strategist.experience import Experience
    from ecumene.rules.phases.trade.trade_view import TradeView
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat
    from ecumene.rules.state.trade_offers import Offer
    from ecumene.rules.view import View

MAJOR, MINOR = 30, 12
"""The harm of a calamity, in points of cards."""
HARM: Final = tuple(
    MINOR if calamity.kind is CalamityKind.MINOR else MAJOR for calamity in facts().calamities
)
"""The same by calamity."""
HELD: Final = 2
"""How many cards of a commodity somebody who wishes for it is supposed to hold."""
AS_WISHED: Final = 95
"""The chance, in per cent, that a deal for two cards that were wished for is kept."""
LIKELY, MOST_LIKELY = 50, 90
"""The least and the largest chance of one for other cards by which both should gain."""
LEAST_EXPECTED: Final = 3
"""An acceptance must bring more than this, its chance considered."""
MOST_WISHED: Final = 2
"""Players whose wish for a commodity makes it a better card to offer; more do not."""


class Merchant(Trader):
    """A strategist at the table, with its experience of the others."""

    BURDEN: ClassVar = MAJOR
    MATERIAL: ClassVar = 8
    UNKNOWN: ClassVar = -(MAJOR // STRANGERS)
    """As from a stranger: nobody knows who will accept an offer."""
    LEAST_GAIN: ClassVar = 2

    def __init__(
        self,
        experience: Experience,
        view: View,
        table: TradeView,
        seat: Seat,
        among: AskTradeAmongPeople,
    ) -> None:
        super().__init__(view, table, seat, among)
        self._experience = experience

    # Offers of others

    def wanted(self, offer: Offer) -> Iterable[CardNo]:
        """Any cards will do, if the other side gains."""
        del offer
        return self.counts

    def _acceptance(
        self, number: OfferNo, offer: Offer, wishes: tuple[CardNo, ...]
    ) -> tuple[int, AcceptOffer] | None:
        """The pair of cards from which most can be expected: its gain times its chance."""
        del wishes
        form = self._form(offer.wants.count, offer.gives.count, offer.seat)
        rid = sum(map(self._relief, self.burdens[: offer.wants.count - TRULY_NAMED]))
        most = self._brings(offer.gives.named) + form + rid
        best: tuple[int, AcceptOffer] | None = None
        least = LEAST_EXPECTED
        for cost, named in self._by_cost:
            if most - cost <= least:
                break
            chance = _chance(offer, named)
            if (most - cost) * chance <= 100 * least:
                continue
            filling = self._filling(named, offer.wants.count)
            if filling is None:
                continue
            gain = self._gain(named, filling, offer.gives.named, form, offer.seat)
            expected = gain * chance // 100
            if expected > least:
                least = expected
                best = expected, AcceptOffer(number, named, self._claims(filling))
        return best

    @cached_property
    def _by_cost(self) -> list[tuple[int, tuple[CardNo, CardNo]]]:
        """All pairs of cards in hand, the least missed first."""
        kinds = sorted(card for card, count in self.counts.items() if count)
        return sorted((self._costs(pair), pair) for pair in self._pairs(kinds))

    # Own offers

    def _appeal(self, card: CardNo) -> tuple[int, int]:
        """Cards that others wish for are offered first, valuable ones before cheap ones."""
        wished = min(self._wished[card], MOST_WISHED)
        return -FACE_VALUE[card] * (1 + wished), card

    @cached_property
    def _wished(self) -> Counter[CardNo]:
        """The number of open offers of others that wish for each commodity."""
        offers = (offer for offer in self.table.offers.values() if offer.seat != self.seat)
        return Counter(card for offer in offers for card in set(offer.wants.named))

    # The worth of cards

    def _form(self, gives: int, gets: int, partner: Seat) -> int:
        """Every card that cannot be seen is charged for, and every card in excess is paid."""
        charge = self.BURDEN * self._experience.doubt(partner)
        return round(self.MATERIAL * (gets - gives) - charge * (gets - TRULY_NAMED))

    def _relief(self, card: CardNo) -> int:
        return HARM[card - FIRST_CALAMITY]


def _chance(offer: Offer, named: tuple[CardNo, CardNo]) -> int:
    """The chance, in per cent, that the maker of an offer keeps a deal for two cards.

    Cards that were wished for were counted before; others depend on what the maker holds.
    """
    if all(card in offer.wants.named for card in named):
        return AS_WISHED
    margin = _margin(offer, named)
    return min(MOST_LIKELY, LIKELY + margin) if margin > 0 else 0


def _margin(offer: Offer, named: tuple[CardNo, CardNo]) -> int:
    """What the maker of an offer should gain by two cards, as far as the offer tells."""
    first, second = offer.gives.named
    given = (FACE_VALUE[first] + FACE_VALUE[second]) * (2 if first == second else 1)
    got = sum(_worth_to(offer, card) for card in named)
    if named[0] == named[1]:  # the second one adds to a set
        got += 2 * FACE_VALUE[named[0]]
    return got + Merchant.MATERIAL * (offer.wants.count - offer.gives.count) - given


def _worth_to(offer: Offer, card: CardNo) -> int:
    """What a card should be worth to the maker of an offer."""
    if card in offer.wants.named:
        return (2 * HELD + 1) * FACE_VALUE[card]
    return 0 if card in offer.gives.named else FACE_VALUE[card]
