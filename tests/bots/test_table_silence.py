"""Nobody's silence holds up other players' trade, even if deals are never kept (X1, X2)."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.rules.actions import AcceptOffer, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.decisions import AskTrade
from ecumene.rules.events import DealCalledOff, DealMade
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.rules.view import view
from tests.bots.trading import SEATS, when_trade_begins

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.state.trade_offers import Trade
    from ecumene.rules.view import View

SETTLER = PLAYERS["settler"]
GOLD, WATER = NUMBERS["card"]["gold"], NUMBERS["card"]["water"]


class Market:
    """A trade of one or more people among settlers."""

    def __init__(self, seed: int = 1, people: int = 1, *, discreet: bool = False) -> None:
        self.game = Game.restore(when_trade_begins(seed))
        self.people, self.computers = self.trade.seats[:people], self.trade.seats[people:]
        self.person = self.people[0]
        players = dict.fromkeys(self.computers, SETTLER)
        self.table = Table(players, seed, discreet=discreet)
        self.events: list[Event] = []

    @property
    def trade(self) -> Trade:
        assert self.game.state.trade is not None
        return self.game.state.trade

    def apply(self, seat: Seat, action: Action) -> None:
        self.events += self.game.apply(seat, action)

    def goes_on(self) -> bool:
        """Let a computer player speak; False if all wait for the person."""
        turn = self.table.next_turn(self.game)
        if turn.answer is None or turn.people:
            return False
        self.apply(*turn.answer)
        return True

    def wait(self) -> None:
        """All people look, and say nothing."""
        for person in self.people:
            shown = view(self.game, person).trade
            assert shown is not None
            patience = self.table.patience(self.game, person)
            patience.show(shown.offers, done=person in shown.done)
            patience.wait()

    def look_on(self) -> None:
        """Let the computer players talk for a while, whenever people are asked."""
        for _ in range(100):
            if not self.goes_on():
                for person in self.people:
                    self.table.patience(self.game, person).ask()

    def talk_out(self) -> None:
        """Let the computer players talk as long as they have anything to say."""
        while self.goes_on() or self.table.next_turn(self.game).answer is not None:
            if self.table.next_turn(self.game).people:
                self.wait()

    def accept(self, person: Seat | None = None) -> list[tuple[Seat, OfferNo]]:
        """Have a person accept every offer; returns the offering seats and the deals."""
        person = self.person if person is None else person
        accepted = []
        for number, offer in list(self.trade.offers.items()):
            cards = sorted(self.game.state.players[person].hand)
            action = AcceptOffer(number, (cards[0], cards[1]))
            if offer.seat != person and self.game.why_not(person, action) is None:
                self.apply(person, action)
                accepted.append((offer.seat, number))
        return accepted

    def deals_of(self, seat: Seat) -> int:
        """Number of deals a seat has made."""
        return sum(
            seat in (event.offerer, event.seat)
            for event in self.events
            if isinstance(event, DealMade)
        )

    @property
    def deals(self) -> int:
        return sum(isinstance(event, DealMade) for event in self.events)


def silent(seed: int, people: int = 1) -> int:
    """Number of deals computer players make beside people who never say anything."""
    market = Market(seed, people)
    market.talk_out()
    return market.deals


# Frozen by one person


def first_deal(market: Market) -> tuple[Seat, OfferNo]:
    """The person has accepted the first offer, and has the cards it asks for."""
    while not market.trade.offers:
        assert market.goes_on()
    ((number, offer),) = market.trade.offers.items()
    wished = offer.wants.named[0]
    market.game.state.players[market.person].hand += [wished, wished, WATER]
    market.apply(market.person, AcceptOffer(number, (wished, wished)))
    return offer.seat, number


def test_a_computer_player_trades_on_beside_a_deal_that_waits() -> None:
    market = Market()
    partner, number = first_deal(market)
    market.look_on()
    assert market.deals_of(partner) > 0
    assert partner in market.trade.deals[number].cards, "those cards are kept all the while"


def test_a_deal_is_kept_for_a_person_who_comes_in_the_end() -> None:
    """Whatever the others have done meanwhile."""
    market = Market()
    partner, number = first_deal(market)
    market.look_on()
    named = market.trade.deals[number].stated[1].named
    before = market.deals_of(market.person)
    market.apply(market.person, PutDownCards(number, (*named, WATER)))
    assert market.deals_of(market.person) == before + 1
    assert partner not in (each for deal in market.trade.deals.values() for each in deal.seats)


def test_a_deal_does_not_wait_for_ever() -> None:
    """A person who twice lets the others go on without their cards is no longer waited for."""
    market = Market()
    partner, number = first_deal(market)
    market.talk_out()
    assert number not in market.trade.deals
    (off,) = (
        each for each in market.events if isinstance(each, DealCalledOff) and each.number == number
    )
    assert (off.seat, off.partner) == (partner, market.person)


def test_who_was_silent_may_come_with_cards_first() -> None:
    """Nothing is reserved for them again, but the deal is made as soon as their cards are there."""
    market = Market()
    partner, _ = first_deal(market)
    market.talk_out()
    market.game.state.players[market.person].hand += [GOLD, GOLD, WATER]
    market.game.state.players[partner].hand += [GOLD, GOLD]
    offer = next(n for n, offer in market.trade.offers.items() if offer.seat == partner)
    market.apply(market.person, AcceptOffer(offer, (GOLD, GOLD)))
    for _ in range(20):
        market.goes_on()
    assert partner not in market.trade.deals[offer].cards
    market.apply(market.person, PutDownCards(offer, (GOLD, GOLD, WATER)))
    assert market.goes_on()
    assert market.deals_of(market.person) == 1


# A whole table frozen by one person


@pytest.mark.parametrize("discreet", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_who_accepts_everything_and_keeps_nothing_freezes_nobody(seed: int, discreet: bool) -> None:
    """Every offer is accepted at once; computer players still make at least half their deals."""
    market = Market(seed, discreet=discreet)
    accepted = 0
    while True:
        accepted += len(market.accept())
        if not market.goes_on():
            if market.table.next_turn(market.game).answer is None:
                break
            market.wait()
    assert accepted > SEATS
    assert market.deals >= silent(seed) / 2
    assert not market.deals_of(market.person)
    assert max(market.trade.said.values()) < 100, "nobody is talked to death"


def test_who_offers_gold_to_all_and_gives_none_freezes_nobody() -> None:
    market = Market()
    hands = market.game.state.players
    hands[market.person].hand += [GOLD] * 4
    for seat in market.computers:
        hands[seat].hand.append(GOLD)
        gold = Statement(3, (GOLD, GOLD))
        market.apply(market.person, MakeOffer(gold, Wish(3), seat))
    market.talk_out()
    assert market.deals >= silent(1) / 2
    called_off = {each.seat for each in market.events if isinstance(each, DealCalledOff)}
    assert called_off >= set(market.computers), "all had accepted"
    assert not market.trade.deals


def test_who_calls_everything_off_is_left_alone_after_a_while() -> None:
    """The person keeps accepting every offer and calling the deal off."""
    market = Market()
    while True:
        for _, number in market.accept():
            market.apply(market.person, Withdraw(number))
        if not market.goes_on():
            if market.table.next_turn(market.game).answer is None:
                break
            market.wait()
    assert market.deals >= silent(1) / 2
    assert market.trade.said[market.person] < 100


# A whole table frozen by several people


def crowd(market: Market, accomplices: Sequence[Seat]) -> None:
    """Each person in turn accepts every offer and never puts down a card."""
    turns = cycle(accomplices)
    while True:
        for _ in accomplices:
            market.accept(next(turns))
        next(turns)
        if not market.goes_on():
            if market.table.next_turn(market.game).answer is None:
                return
            market.wait()


@pytest.mark.parametrize("discreet", [False, True])
@pytest.mark.parametrize("accomplices", range(1, SEATS - 1))
def test_however_many_accept_and_keep_nothing_a_computer_player_answers_the_honest(
    accomplices: int, discreet: bool
) -> None:
    market = Market(1, accomplices + 1, discreet=discreet)
    honest, *others = market.people
    crowd(market, others)
    computer = market.computers[0]
    hands = market.game.state.players
    hands[honest].hand += [GOLD, GOLD, WATER]
    hands[computer].hand += [GOLD, GOLD, GOLD]
    market.apply(honest, MakeOffer(Statement(3, (GOLD, GOLD)), Wish(3), computer))
    (number,) = (n for n, offer in market.trade.offers.items() if offer.seat == honest)
    market.look_on()
    assert market.trade.deals[number].seats == (honest, computer)
    market.apply(honest, PutDownCards(number, (GOLD, GOLD, WATER)))
    market.look_on()
    assert market.deals_of(honest) == 1
    assert market.trade.said[computer] < 200, "nobody is talked to death"


@pytest.mark.parametrize("accomplices", range(1, SEATS - 2))
@pytest.mark.parametrize("seed", [1, 2])
def test_however_many_accept_and_keep_nothing_computer_players_trade_on(
    seed: int, accomplices: int
) -> None:
    market = Market(seed, accomplices)
    crowd(market, market.people)
    assert market.deals >= silent(seed, accomplices) / 2
    assert not any(map(market.deals_of, market.people))


# Computer players from other packages


def dawdling(view_: View, decision: Decision, random: Random) -> Action | None:
    """Accept every offer, and never put down a card."""
    if not isinstance(decision, AskTrade):
        return SETTLER(view_, decision, random)
    assert view_.trade is not None
    cards = sorted(view_.hand)
    for number, offer in view_.trade.offers.items():
        if offer.seat != view_.seat and len(view_.trade.deals) < SEATS:
            return AcceptOffer(number, (cards[0], cards[1]))
    return None


def test_a_computer_player_who_keeps_nothing_freezes_nobody() -> None:
    market = Market()
    market.table.hand_over(market.person, dawdling)
    made = 0
    while market.game.state.trade is not None:
        answer = market.table.next_answer(market.game)
        assert answer is not None
        market.apply(*answer)
        made = market.deals
    assert made >= silent(1) / 2
    assert not market.deals_of(market.person)


# What ends a trade


def test_nobody_who_is_done_is_held() -> None:
    """X8: when the person is done and nobody else has anything to say, the time is up."""
    market = Market()
    first_deal(market)
    market.apply(market.person, Done())
    market.table.patience(market.game, market.person).let_go()
    while market.game.state.trade is not None:
        assert market.goes_on()
