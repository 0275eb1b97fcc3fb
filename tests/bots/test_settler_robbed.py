"""Nobody can cheat a settler by the form of a deal (X), and fair deals are made."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.rules.actions import AcceptOffer, ComeBack, MakeOffer, PutDownCards
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.state.trade_offers import Statement, Wish
from tests.bots.robber import BURDEN, Robbery, calamities, trade, trade_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import CardNo

CARD = NUMBERS["card"]
OCHRE, HIDES, CLAY, IRON, SALT = (CARD[n] for n in ("ochre", "hides", "clay", "iron", "salt"))
JADE, TEA, GOLD, WATER = (CARD[name] for name in ("jade", "tea", "gold", "water"))
TREACHERY = CARD["treachery"]
TRADES = 40
"""Number of trades with robbers in each test."""
STEPS = 150


@pytest.mark.parametrize("part", range(3))
def test_no_deal_costs_a_settler_more_than_its_rule_allows(part: int) -> None:
    """Whatever robbers say, call off and hide, in any order."""
    seen = 0
    for seed in range(part * TRADES, (part + 1) * TRADES):
        robbery = Robbery(seed)
        robbery.play(STEPS)
        for exchange in robbery.exchanges:
            known = exchange.change + BURDEN * calamities(exchange.got)
            assert known >= exchange.least, (seed, exchange.gave, exchange.got)
            assert exchange.change >= -BURDEN * exchange.trust, (seed, exchange.gave, exchange.got)
        seen += len(robbery.exchanges)
    assert seen > TRADES


# By the form of a deal


class Stall:
    """A settler with some cards, and a person who makes it offers; nobody else has anything."""

    def __init__(self, settler: Sequence[CardNo], person: Sequence[CardNo]) -> None:
        others = [[OCHRE] * 3] * 3
        self.game = trade_of(settler, person, *others)
        self.settler, self.person, *_ = trade(self.game).seats
        self.table = Table({self.settler: PLAYERS["settler"]}, 1)

    def answer(self) -> Action | None:
        """The settler's next answer, which is also given."""
        answer = self.table.next_turn(self.game).answer
        if answer is None:
            return None
        assert answer[0] == self.settler
        self.game.apply(*answer)
        return answer[1]

    def offer(
        self, gives: int, named: tuple[CardNo, CardNo], wants: int, *wishes: CardNo
    ) -> Action | None:
        """The settler's answer to an offer."""
        statement = Statement(gives, named, tuple([GOLD] * (gives - 2)))
        self.game.apply(self.person, MakeOffer(statement, Wish(wants, wishes), self.settler))
        return self.answer()

    def is_taken(self, *terms: Any) -> bool:
        answer = self.offer(*terms)
        return isinstance(self.answer() if isinstance(answer, ComeBack) else answer, AcceptOffer)

    def settle(self, *cards: CardNo) -> None:
        """Put down the person's cards for the only deal."""
        (number,) = trade(self.game).deals
        self.game.apply(self.person, PutDownCards(number, cards))

    @property
    def hand(self) -> Counter[CardNo]:
        return Counter(self.game.state.players[self.settler].hand)


def test_cards_given_in_excess_are_paid_for() -> None:
    """Two salt make three of its own, worth 24 more; it gives two iron, worth 8, and odd cards."""
    hand = [SALT, IRON, IRON, OCHRE, HIDES, CLAY]
    person = [SALT, SALT, *[WATER] * 6]
    assert Stall(hand, person).is_taken(3, (SALT, SALT), 3, IRON)
    assert Stall(hand, person).is_taken(3, (SALT, SALT), 4, IRON)
    assert not Stall(hand, person).is_taken(3, (SALT, SALT), 5, IRON)
    rich = [SALT, SALT, *hand]
    assert Stall(rich, person).is_taken(3, (SALT, SALT), 5, IRON), "for more it gives more"


def test_claims_are_not_believed() -> None:
    """Each card beyond the two named and one more might be a calamity."""
    hand = [SALT, IRON, IRON, OCHRE, HIDES]
    person = [SALT, SALT, GOLD, GOLD, GOLD, *[WATER] * 6]
    assert Stall(hand, person).is_taken(3, (SALT, SALT), 3, IRON)
    assert not Stall(hand, person).is_taken(4, (SALT, SALT), 3, IRON)
    assert Stall([SALT, SALT, *hand], person).is_taken(4, (SALT, SALT), 3, IRON)
    assert not Stall([SALT, SALT, *hand], person).is_taken(8, (SALT, SALT), 3, IRON)


def test_who_has_passed_a_calamity_is_not_trusted_again() -> None:
    """It would give two odd cards to be rid of a calamity, but not to the player it came from."""
    stall = Stall([SALT, SALT, IRON, IRON, OCHRE], [SALT, SALT, TREACHERY, *[WATER] * 6])
    assert stall.is_taken(3, (SALT, SALT), 3, IRON)
    assert isinstance(stall.answer(), PutDownCards)
    stall.settle(SALT, SALT, TREACHERY)
    assert stall.hand == Counter([*[SALT] * 4, TREACHERY])
    stall.game.state.players[stall.settler].hand += [HIDES, CLAY]
    assert not stall.is_taken(3, (WATER, WATER), 3, HIDES, CLAY)
    stall.game.state.players[stall.settler].traders.clear()
    assert stall.is_taken(3, (WATER, WATER), 3, HIDES, CLAY), "as if it was from the stacks"


def test_a_set_is_not_sold_by_halves() -> None:
    """Two of four gold wait for a person: the other two are worth 36, or 108 if nobody comes."""
    hand = [*[GOLD] * 4, *[JADE] * 4, TEA, OCHRE, HIDES, CLAY]
    stall = Stall(hand, [JADE, JADE, WATER])
    assert stall.is_taken(3, (JADE, JADE), 3, GOLD)
    assert isinstance(stall.answer(), PutDownCards)
    (waiting,) = trade(stall.game).deals.values()
    assert waiting.cards[stall.settler].count(GOLD) == 2
    accomplice = stall.person = trade(stall.game).seats[2]
    stall.game.state.players[accomplice].hand[:] = [TEA, TEA, WATER]
    assert not stall.is_taken(3, (TEA, TEA), 3, GOLD)
    assert Stall([GOLD, GOLD, *hand[4:]], [TEA, TEA, WATER]).is_taken(3, (TEA, TEA), 3, GOLD)


# Fair deals


@pytest.mark.parametrize("size", [3, 4, 5])
def test_a_deal_is_made_that_serves_both(size: int) -> None:
    """Of any size, if the two named cards bring enough."""
    hand = [*[GOLD] * 3, IRON, IRON, OCHRE, HIDES, CLAY]
    stall = Stall(hand, [GOLD, GOLD, *[WATER] * 3])
    assert stall.is_taken(size, (GOLD, GOLD), size, IRON)
    assert isinstance(stall.answer(), PutDownCards)
    stall.settle(GOLD, GOLD, *[WATER] * (size - 2))
    assert stall.hand[GOLD] == 5
    assert not stall.hand[IRON]


def test_a_person_takes_an_offer_of_a_settler() -> None:
    """Anyone who gives what the settler asks for gets what it offers."""
    stall = Stall([SALT, SALT, SALT, IRON, OCHRE, CLAY], [SALT, SALT, WATER])
    offer = stall.answer()
    assert isinstance(offer, MakeOffer)
    assert SALT in offer.wants.named
    (number,) = trade(stall.game).offers
    stall.game.apply(stall.person, AcceptOffer(number, (SALT, SALT)))
    stall.settle(SALT, SALT, WATER)
    assert isinstance(stall.answer(), PutDownCards)
    assert stall.hand[SALT] == 5
