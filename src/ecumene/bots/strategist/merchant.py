"""How the strategist trades (X): with any two cards, if both sides should gain.

Nobody knows what others hold. But an offer tells what its maker collects and can spare: what is
wished for completes a set, and anything else is worth at least its face. If that is more than the
two cards named in return, the offer may be worth accepting, whatever it asks for. Whoever does not
like the cards calls the deal off, which costs nothing but words. But words are few, so a deal for
cards that were wished for, which is kept nearly always, goes before a better one that is not; cards
that were refused before are not tried again; and an offer whose maker has made a deal since is
likely to be called off.

What is claimed of an unseen card counts as far as the partner is believed, and what a strategist
has claimed it gives, unless it has a calamity to pass on.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from ecumene.bots.settler.bargaining import Trader
from ecumene.bots.strategist.experience import STRANGERS
from ecumene.bots.strategist.proposals import HELD, best_proposal, holdings
from ecumene.bots.strategist.trade_talk import in_order
from ecumene.data import CalamityKind, facts
from ecumene.rules.actions import AcceptOffer, MakeOffer
from ecumene.rules.forecast import lost_with
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS, TRULY_NAMED
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.rules.state.trade_offers import Statement, Wish

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ecumene.bots.player import AskTradeAmongPeople
    from ecumene.bots.strategist.experience import Experience
    from ecumene.rules.actions import Action
    from ecumene.rules.phases.trade.trade_view import DealView, TradeView
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat
    from ecumene.rules.state.trade_offers import Offer
    from ecumene.rules.view import View

MAJOR, MINOR = 30, 12
"""The harm of a calamity, in points of cards."""
HARM: Final = tuple(
    MINOR if calamity.kind is CalamityKind.MINOR else MAJOR for calamity in facts().calamities
)
"""The same by calamity."""
AS_WISHED: Final = 95
"""The chance, in per cent, that a deal for two cards that were wished for is kept."""
LIKELY: Final = (25, 45)
"""The least chance of one by which both should gain, if none or one of the cards was wished for."""
PER_POINT: Final = (3.0, 0.8)
"""How much each point that the maker should gain adds to it."""
KEEPS: Final = 50
"""How much is added if it is known that such deals are always kept, not half of them."""
LEAST_LIKELY, MOST_LIKELY = 5, 90
"""The least and the largest chance of such a deal."""
FOR_ONE: Final = 70
"""Per cent of it if the offer was made to one player, and so meant as it was."""
OUTDATED: Final = 35
"""Per cent of any chance if the maker has made a deal since."""
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
        self.own = [offer for offer in self.own if self._holds(offer.gives.named)]

    def _holds(self, pair: tuple[CardNo, CardNo]) -> bool:
        """Whether two cards are in hand; an offer of others cannot be kept."""
        return all(self.counts[card] >= pair.count(card) for card in pair)

    # Deals

    def _cards_for(self, deal: DealView) -> tuple[CardNo, ...] | None:
        """The named cards and what was claimed, or a calamity; None if the deal does not pay."""
        named = deal.gives.named
        if not self._holds(named):
            return None
        filling = self._as_claimed(deal.gives)
        if filling is None:
            return None
        form = self._form(deal.gives.count, deal.gets.count, deal.partner)
        form += self._credit(deal.gets, deal.partner)
        gain = self._gain(named, filling, deal.gets.named, form, deal.partner)
        return (*named, *filling) if gain > 0 else None

    def _as_claimed(self, said: Statement) -> tuple[CardNo, ...] | None:
        """Calamities, then the cards that were claimed, as far as they are there."""
        missed = self._filling(said.named, said.count)
        if missed is None:
            return None
        filling = [card for card in missed if card >= FIRST_CALAMITY]
        left = Counter(self.counts)
        left.subtract(said.named)
        for card in (*said.claims, *missed):
            if len(filling) < len(missed) and left[card] > 0:
                left[card] -= 1
                filling.append(card)
        return tuple(filling)

    def _claims(self, filling: Iterable[CardNo]) -> tuple[CardNo, ...]:
        """The truth, or about a calamity what would be given without it (X3)."""
        cards = tuple(filling)
        if all(card < FIRST_CALAMITY for card in cards):
            return cards
        spare = sorted(self.counts, key=lambda card: (lost_with(self.counts, card), card))
        harmless = next((card for card in spare if card not in cards), spare[0])
        return tuple(card if card < FIRST_CALAMITY else harmless for card in cards)

    def _credit(self, said: Statement, partner: Seat) -> int:
        """What a claimed card adds to the sets, as far as the partner is believed.

        Only one counts: every deal has one card that cannot be seen, and more might be a bait.
        """
        claim = said.claims[: LEAST_CARDS - TRULY_NAMED]
        if not claim:
            return 0
        added = self._brings((*said.named, *claim)) - self._brings(said.named)
        return int(self._experience.belief(partner) * added)

    # Offers of others

    def wanted(self, offer: Offer) -> Iterable[CardNo]:
        """Any cards will do, if the other side gains."""
        del offer
        return self.counts

    def _acceptance(
        self, number: OfferNo, offer: Offer, wishes: Sequence[CardNo]
    ) -> tuple[int, AcceptOffer] | None:
        """The pair of cards from which most can be expected: its gain times its chance."""
        del wishes
        form = self._form(offer.wants.count, offer.gives.count, offer.seat)
        form += self._credit(offer.gives, offer.seat)
        rid = sum(map(self._relief, self.burdens[: offer.wants.count - TRULY_NAMED]))
        most = self._brings(offer.gives.named) + form + rid
        best: tuple[int, AcceptOffer] | None = None
        least: float = LEAST_EXPECTED
        for cost, named in self._by_cost:
            if most - cost <= least:
                break
            chance = self._chance(number, offer, named)
            if (most - cost) * chance <= 100 * least:
                continue
            filling = self._filling(named, offer.wants.count)
            if filling is None:
                continue
            gain = self._gain(named, filling, offer.gives.named, form, offer.seat)
            expected = int(gain * chance / 100)
            if expected > least:
                least = expected
                best = expected, AcceptOffer(number, named, self._claims(filling))
        return best

    @cached_property
    def _by_cost(self) -> list[tuple[int, tuple[CardNo, CardNo]]]:
        """All pairs of cards in hand, the least missed first."""
        kinds = sorted(card for card, count in self.counts.items() if count)
        return sorted((self._costs(pair), pair) for pair in self._pairs(kinds))

    def _chance(self, number: OfferNo, offer: Offer, named: tuple[CardNo, CardNo]) -> float:
        """The chance, in per cent, that the maker of an offer keeps a deal for two cards."""
        talk = self._experience.talk
        if (offer.seat, in_order(named)) in talk.refused:
            return 0
        wished = sum(card in offer.wants.named for card in named)
        chance: float = AS_WISHED
        if wished < TRULY_NAMED:
            margin = _margin(offer, named, talk.wished_by(offer.seat))
            if margin <= 0:
                return 0
            chance = LIKELY[wished] + PER_POINT[wished] * margin
            chance += KEEPS * (2 * self._keeps[offer.seat] - 1)
            chance = max(LEAST_LIKELY, min(MOST_LIKELY, chance))
            if offer.to is not None:
                chance *= FOR_ONE / 100
        return chance * OUTDATED / 100 if number in talk.outdated else chance

    @cached_property
    def _keeps(self) -> dict[Seat, float]:
        """How readily everybody keeps deals for cards that they have not asked for."""
        return {seat: self._experience.keeps(seat) for seat in self.table.seats}

    # Own offers

    def new_offer(self) -> Action | None:
        """Propose an exchange to one player, if one seems to pay, or offer something to all."""
        return self._proposal() or super().new_offer()

    def _proposal(self) -> MakeOffer | None:
        if self.full:
            return None
        others = holdings(self.table, self.seat, self._experience.talk)
        left_out = {offer.to for offer in self.own if offer.to is not None}
        left_out.update(self.shunned, (deal.partner for deal in self.hanging.values()))
        found = best_proposal(self.counts, self._brings, others, left_out)
        if found is None:
            return None
        first, second, third = found.gives
        gives = Statement(LEAST_CARDS, (first, second), (third,))
        return MakeOffer(gives, Wish(LEAST_CARDS, found.gets), found.partner)

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


def _margin(offer: Offer, named: tuple[CardNo, CardNo], wished_before: Collection[CardNo]) -> int:
    """What the maker of an offer should gain by two cards, as far as is known."""
    first, second = offer.gives.named
    given = (FACE_VALUE[first] + FACE_VALUE[second]) * (2 if first == second else 1)
    got = 0
    for card in named:
        if card in offer.wants.named or card in wished_before:
            got += (2 * HELD + 1) * FACE_VALUE[card]
        elif card not in offer.gives.named:
            got += FACE_VALUE[card]
    if named[0] == named[1]:  # the second one adds to a set
        got += 2 * FACE_VALUE[named[0]]
    return got + Merchant.MATERIAL * (offer.wants.count - offer.gives.count) - given
