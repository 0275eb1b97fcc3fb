"""Phase 7: collect sets, give what others wish for, and pass calamities on (X).

Whoever wants to trade offers two cards he can do without, names up to three commodities he
collects, and takes whatever two of these he is given. So both sides of a deal gain, as far as it is
known; what else is in it is the least missed card, or a calamity.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import AcceptOffer, ComeBack, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.bargains import Statement, Wish
from ecumene.rules.cards import FACE_VALUE, STACK
from ecumene.rules.forecast import free_cards, gained_with, lost_with
from ecumene.rules.purchases.payment import worth
from ecumene.rules.static import FIRST_CALAMITY, WATER_CARD
from ecumene.rules.trade.judging import LEAST_CARDS, TRULY_NAMED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.bargains import Offer
    from ecumene.rules.ids import CardNo, OfferNo, Seat
    from ecumene.rules.trade.viewing import DealView, TradeView
    from ecumene.rules.view import View

WISHES: Final = 3
"""How many commodities are wished for in an offer."""
MOST_SPARE: Final = 7
"""How many cards he could do without are looked at for an offer."""
OPEN_OFFERS: Final = 5
"""How many offers are open at the same time."""
BURDEN: Final = 20
"""What it is worth to be rid of a calamity, in points of cards."""
UNKNOWN: Final = 1
"""What a card is worth of which nothing is known."""
LEAST_GAIN: Final = 3
"""A deal should bring more than this."""


def trade(view: View) -> Action | None:
    """What to do now; None to wait for the others, or, having been done, to stay so."""
    table = view.trade
    assert table is not None
    assert view.seat is not None
    trader = _Trader(view, table, view.seat)
    if view.seat in table.done:
        return ComeBack() if trader.best_acceptance() is not None else None
    if table.deals:
        return trader.on_deals()
    return trader.best_acceptance() or trader.new_offer() or trader.wait_or_end()


class _Trader:
    """A settler at the table."""

    def __init__(self, view: View, table: TradeView, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        free = free_cards(view)
        self.burdens = [card for card in free.elements() if card >= FIRST_CALAMITY]
        self.counts = Counter({c: n for c, n in free.items() if n > 0 and c < FIRST_CALAMITY})
        self.own = [offer for offer in table.offers.values() if offer.seat == seat]

    # Deals

    def on_deals(self) -> Action | None:
        """Put down cards for a deal that is good, call off one that is not any more."""
        for number, deal in self.table.deals.items():
            if deal.cards is None:
                cards = self._cards_for(deal)
                return Withdraw(number) if cards is None else PutDownCards(number, cards)
        return None

    def _cards_for(self, deal: DealView) -> tuple[CardNo, ...] | None:
        """The two cards that were named, and what is least missed; None if it does not pay."""
        if any(self.counts[card] < deal.gives.named.count(card) for card in deal.gives.named):
            return None
        filling = self._filling(deal.gives.named, deal.gives.count)
        if filling is None or self._gain(deal.gives.named, filling, deal.gets.named) <= 0:
            return None
        return (*deal.gives.named, *filling)

    # Offers of others

    def best_acceptance(self) -> Action | None:
        """AcceptOffer the offer that brings most, if one brings enough."""
        best: tuple[int, AcceptOffer] | None = None
        counts = self.counts
        for number, offer in self.table.offers.items():
            if offer.seat == self.seat:
                continue
            # Most offers wish for what he has not got, so that is looked at first.
            wishes = [c for c in dict.fromkeys(offer.wants.named or counts) if c in counts]
            if sum([counts[card] for card in wishes]) >= TRULY_NAMED:
                found = self._acceptance(number, offer, wishes)
                if found is not None and (best is None or found[0] > best[0]):
                    best = found
        return best[1] if best else None

    def _acceptance(
        self, number: OfferNo, offer: Offer, wishes: Sequence[CardNo]
    ) -> tuple[int, AcceptOffer] | None:
        """The best way to accept an offer: the two least missed of the cards wished for."""
        named = min(self._pairs(wishes), key=self._costs)
        if self._brings(offer.gives.named) + BURDEN * len(self.burdens) <= self._costs(named):
            return None
        filling = self._filling(named, offer.wants.count)
        if filling is None:
            return None
        gain = self._gain(named, filling, offer.gives.named)
        if gain <= LEAST_GAIN:
            return None
        return gain, AcceptOffer(number, named, self._claims(filling))

    # Own offers

    def new_offer(self) -> Action | None:
        """Offer two cards that are little missed for what is collected.

        Whoever collects the one and can do without the other gains as much as this side.
        """
        if len(self.own) >= OPEN_OFFERS:
            return None
        collected = self._collected()
        kinds = [card for card, count in self.counts.items() if count and card != WATER_CARD]
        spare = sorted(
            (card for card in kinds if collected[STACK[card]] != card or self.counts[card] == 1),
            key=lambda card: (-FACE_VALUE[card], self._fancy(card)),
        )
        made = {frozenset(offer.gives.named) for offer in self.own}
        for pair in self._pairs(spare[:MOST_SPARE]):
            if frozenset(pair) in made:
                continue
            filling = self._filling(pair, LEAST_CARDS)
            if filling is None:
                return None
            wishes = self._wishes(pair, filling, collected)
            if wishes:
                return MakeOffer(
                    Statement(LEAST_CARDS, pair, self._claims(filling)),
                    Wish(LEAST_CARDS, tuple(wishes)),
                )
        return None

    def _pairs(self, kinds: Sequence[CardNo]) -> Iterator[tuple[CardNo, CardNo]]:
        """What two cards of some commodities can be given, both of the same where there are two."""
        for first, second in combinations_with_replacement(kinds, TRULY_NAMED):
            if first != second or self.counts[first] > 1:
                yield first, second

    def _collected(self) -> dict[int, CardNo]:
        """Of each stack the commodity that is collected: the one there is most of."""
        best: dict[int, CardNo] = {}
        for card, count in self.counts.items():
            if count and card != WATER_CARD:
                rival = best.get(STACK[card])
                if rival is None or (count, self._fancy(card)) > (
                    self.counts[rival],
                    self._fancy(rival),
                ):
                    best[STACK[card]] = card
        return best

    def _fancy(self, card: CardNo) -> int:
        """A taste of his own, so that not all collect the same."""
        return (card * 7 + self.seat * 5) % 11

    def _wishes(
        self, pair: tuple[CardNo, CardNo], filling: Sequence[CardNo], collected: dict[int, CardNo]
    ) -> list[CardNo]:
        """What is collected and brings most, as far as it pays."""
        wishes = [card for card in collected.values() if card not in pair]
        wishes.sort(key=lambda card: (-self._brings((card,)), card))
        del wishes[WISHES:]
        while wishes and self._gain(pair, filling, self._worst(wishes)) <= LEAST_GAIN:
            wishes.pop()
        return wishes

    def _worst(self, wishes: Sequence[CardNo]) -> tuple[CardNo, CardNo]:
        """The two cards of those wished for that bring least."""
        return min(combinations_with_replacement(wishes, TRULY_NAMED), key=self._brings)

    def wait_or_end(self) -> Action | None:
        """Wait while an offer is open; who has none is done."""
        return None if self.own else Done()

    # What cards are worth

    def _gain(
        self, named: Sequence[CardNo], filling: Sequence[CardNo], gets: Sequence[CardNo]
    ) -> int:
        """What a deal of equal size brings, as far as it is known."""
        counts = dict(self.counts)
        before = worth(counts)
        rid = 0
        for card in (*named, *filling):
            if card >= FIRST_CALAMITY:
                rid += 1
            else:
                counts[card] -= 1
        for card in gets:
            counts[card] = counts.get(card, 0) + 1
        return worth(counts) - before + BURDEN * rid + UNKNOWN * len(filling)

    def _brings(self, cards: Sequence[CardNo]) -> int:
        """What cards add to the sets in hand."""
        return gained_with(self.counts, cards)

    def _costs(self, cards: Sequence[CardNo]) -> int:
        """What the sets in hand lose with two cards."""
        first, second = cards
        if first == second:
            held = self.counts[first]
            return (held * held - (held - 2) ** 2) * FACE_VALUE[first]
        return lost_with(self.counts, first) + lost_with(self.counts, second)

    def _filling(self, named: Iterable[CardNo], size: int) -> tuple[CardNo, ...] | None:
        """The cards besides the two named: calamities first, then what is least missed."""
        counts = dict(self.counts)
        for card in named:
            counts[card] -= 1
        filling = list(self.burdens[: size - TRULY_NAMED])
        while len(filling) < size - TRULY_NAMED:
            there = [card for card, count in counts.items() if count > 0]
            if not there:
                return None
            card = min(there, key=lambda each: (lost_with(counts, each), each))
            counts[card] -= 1
            filling.append(card)
        return tuple(filling)

    def _claims(self, filling: Iterable[CardNo]) -> tuple[CardNo, ...]:
        """What is said of the other cards: the truth, unless it is a calamity (X3)."""
        harmless = min(
            (card for card in self.counts if self.counts[card]), key=FACE_VALUE.__getitem__
        )
        return tuple(card if card < FIRST_CALAMITY else harmless for card in filling)
