"""Random trading: offers, acceptances and cards put down that are invented instead of listed.

Invented actions are legal. Most make the best of the sets in hand, since good deals shorten games;
some are arbitrary.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.rules.actions import AcceptOffer, Action, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.forecast import gained_with
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS, TRULY_NAMED, concerns, free_cards
from ecumene.rules.phases.trade.trade_options import MOST_OFFERS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import FACE_VALUE, may_be_traded
from ecumene.rules.state.trade_offers import Statement, Wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat

FANCY = 0.2
"""The probability of doing something senseless."""
COUNTERING = 0.3
"""The probability that such an offer is a counter-offer."""
WEIGHTS: dict[type[Action], float] = {
    PutDownCards: 8,
    AcceptOffer: 4,
    MakeOffer: 3,
    Withdraw: 0.5,
    Done: 3,
}
"""The weight of each kind of action, if it is possible."""


def made_up(game: Game, seat: Seat, random: Random) -> Action:
    """Something that a seat can do in trade."""
    chances = _Trader(game, seat, random).chances()
    kind = random.choices(list(chances), [WEIGHTS[kind] for kind in chances])[0]
    return chances[kind]()


class _Trader:
    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        table = game.peek().trade
        assert table is not None
        self.table = table
        self.seat = seat
        self.random = random
        self.hand = list(filter(may_be_traded, game.peek().players[seat].hand))
        self.counts = Counter(self.hand)
        self.goods = [card for card in self.hand if card < FIRST_CALAMITY]
        """What can be named."""
        offers = self.table.offers.items()
        self.own = [number for number, offer in offers if offer.seat == seat]
        self.received = [number for number, offer in offers if offer.to == seat]
        self.acceptable = [
            number
            for number, offer in offers
            if offer.seat != seat and offer.wants.count <= len(self.hand) and concerns(offer, seat)
        ]
        self.deals = [number for number, deal in self.table.deals.items() if seat in deal.seats]
        self.waiting = [n for n in self.deals if seat not in self.table.deals[n].cards]
        """The deals for which the player has put down nothing."""

    def chances(self) -> dict[type[Action], Callable[[], Action]]:
        """The possible kinds of actions, and the functions that invent them."""
        can_name = len(self.goods) >= TRULY_NAMED
        found: dict[type[Action], Callable[[], Action]] = {Done: Done}
        if self.waiting:
            found[PutDownCards] = self.put_down
        if self.acceptable and can_name:
            found[AcceptOffer] = self.accept
        if len(self.own) < MOST_OFFERS and len(self.hand) >= LEAST_CARDS and can_name:
            found[MakeOffer] = self.offer
        if self.own or self.received or self.deals:
            found[Withdraw] = self.withdraw
        return found

    def withdraw(self) -> Action:
        return Withdraw(self.random.choice([*self.own, *self.received, *self.deals]))

    def accept(self) -> Action:
        """Mostly the offer that adds the most to the sets in hand (X6)."""
        if self.random.random() < FANCY:
            return AcceptOffer(self.random.choice(self.acceptable), self._named())
        return AcceptOffer(max(self.acceptable, key=self._gained), self._named())

    def _gained(self, number: OfferNo) -> int:
        return gained_with(self.counts, self.table.offers[number].gives.named)

    def offer(self) -> Action:
        """Mostly a plain offer to everybody; sometimes with claims, wishes, an addressee (X2)."""
        if self.random.random() >= FANCY:
            return MakeOffer(Statement(LEAST_CARDS, self._named()), Wish(LEAST_CARDS))
        gives = self.random.randint(LEAST_CARDS, len(self.hand))
        wants = self.random.randint(LEAST_CARDS, LEAST_CARDS + 1)
        claims = tuple(self._any_cards(gives - TRULY_NAMED))
        others = [other for other in self.table.seats if other != self.seat]
        to, counter = self.random.choice([None, *others]), None
        if self.acceptable and self.random.random() < COUNTERING:
            counter = self.random.choice(self.acceptable)
            to = self.table.offers[counter].seat
        return MakeOffer(
            Statement(gives, self._named(), claims),
            Wish(wants, tuple(self._any_cards(wants))),
            to,
            counter,
        )

    def _any_cards(self, most: int) -> list[CardNo]:
        """Commodities to name without having them."""
        return [self.random.randrange(FIRST_CALAMITY) for _ in range(self.random.randint(0, most))]

    def _named(self) -> tuple[CardNo, CardNo]:
        """Two commodities of the hand, mostly those whose loss costs least."""
        if self.random.random() < FANCY:
            first, second = self.random.sample(self.goods, TRULY_NAMED)
        else:
            first, second, *_ = sorted(self.goods, key=self._loss)
        return first, second

    def _loss(self, card: CardNo) -> int:
        return 0 if card >= FIRST_CALAMITY else self.counts[card] * FACE_VALUE[card]

    def put_down(self) -> Action:
        """The cards stated, and of the others mostly those whose loss costs least."""
        number = self.random.choice(self.waiting)
        deal = self.table.deals[number]
        stated = deal.stated[deal.seats.index(self.seat)]
        rest = free_cards(self.table, self.seat, self.hand, number)
        for card in stated.named:
            if card not in rest:
                return Withdraw(number)
            rest.remove(card)
        others = stated.count - TRULY_NAMED
        if len(rest) < others:
            return Withdraw(number)
        self.random.shuffle(rest)
        if self.random.random() >= FANCY:
            rest.sort(key=self._loss)
        return PutDownCards(number, (*stated.named, *rest[:others]))
