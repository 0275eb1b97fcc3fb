"""How offers are received: who thinks, has declined or cannot, and when all is said (X1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.bots import Table
from ecumene.rules.actions import Done, EndTrading, MakeOffer, Withdraw
from ecumene.rules.game import Game
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.rules.view import view
from tests.bots.trading import when_trade_begins

if TYPE_CHECKING:
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat
    from ecumene.rules.state.trade_offers import Offer, Trade

TOO_MANY = 7
"""Cards that some have, and nobody gives for three."""
MANY = 20
"""Cards that nobody has."""


def is_good(card: CardNo) -> bool:
    return card < FIRST_CALAMITY


class Desk:
    """A trade in which people have the first seats, and look at every offer."""

    def __init__(self, people: int = 1, seed: int = 1) -> None:
        self.game = Game.restore(when_trade_begins(seed))
        seats = self.trade.seats
        self.people, self.computers = seats[:people], seats[people:]
        self.me = seats[0]
        self.table = Table.around(self.people, self.game)

    @property
    def trade(self) -> Trade:
        trade = self.game.peek().trade
        assert trade is not None
        return trade

    def settle(self) -> None:
        """Let the computers speak until none has anything more to say."""
        while True:
            for seat in self.people:
                self.table.patience(self.game, seat).show(self.trade.offers, done=False)
            turn = self.table.next_turn(self.game)
            if turn.answer is None:
                return
            assert not turn.people
            self.game.apply(*turn.answer)

    def offer(self, *, wants: Wish | None = None, to: Seat | None = None) -> OfferNo:
        """Offer three cards, two of which others collect; returns the number."""
        held = view(self.game, self.me).hand
        hand = sorted(filter(is_good, held), key=self.held_by_others().count, reverse=True)
        before = set(self.trade.offers)
        said = Statement(3, (hand[0], hand[1]))
        self.game.apply(self.me, MakeOffer(said, wants or Wish(3), to))
        (number,) = set(self.trade.offers) - before
        return number

    def held_by_others(self) -> list[CardNo]:
        players = self.game.peek().players
        return [card for seat in self.computers for card in players[seat].hand if is_good(card)]

    def to_me(self) -> dict[OfferNo, Offer]:
        return {n: offer for n, offer in self.trade.offers.items() if offer.to == self.me}


def test_computers_think_and_then_say_no() -> None:
    desk = Desk()
    number = desk.offer(wants=Wish(TOO_MANY))
    received = desk.table.responses(desk.game, desk.me)[number]
    assert set(received) == set(desk.computers)
    assert set(received.values()) <= {"thinks", "cannot"}
    assert not desk.table.is_silent(desk.game, desk.me)
    desk.settle()
    assert desk.table.is_silent(desk.game, desk.me)
    received = desk.table.responses(desk.game, desk.me)[number]
    assert set(received.values()) <= {"declined", "done", "cannot"}
    assert "declined" in received.values()


def test_whoever_has_too_few_cards_cannot() -> None:
    """G13: everybody knows how many cards everybody has."""
    desk = Desk()
    number = desk.offer(wants=Wish(MANY))
    seen = view(desk.game, None)
    received = desk.table.responses(desk.game, None)[number]
    assert set(received.values()) == {"cannot"}
    assert all(seen.players[seat].hand_size < MANY for seat in received)


def test_whoever_is_done_says_so() -> None:
    """X8."""
    desk = Desk(people=2)
    number = desk.offer()
    other = desk.people[1]
    desk.game.apply(other, Done())
    assert desk.table.responses(desk.game, desk.me)[number][other] == "done"


def test_of_people_it_is_told_whether_they_have_seen_it() -> None:
    desk = Desk(people=2)
    number = desk.offer()
    other = desk.people[1]
    assert desk.table.responses(desk.game, desk.me)[number][other] == "unseen"
    desk.table.patience(desk.game, other).show([number], done=False)
    assert desk.table.responses(desk.game, desk.me)[number][other] == "seen"


def test_an_offer_to_one_player_is_nobody_elses() -> None:
    """X5a: neither that it was made nor how it is received."""
    desk = Desk(people=3)
    number = desk.offer(to=desk.people[1])
    responses = {seat: desk.table.responses(desk.game, seat) for seat in (None, *desk.people)}
    assert [number in each for each in responses.values()] == [False, True, True, False]
    assert list(responses[desk.me][number]) == [desk.people[1]]


def test_that_computers_wait_for_somebody_else_looks_like_silence() -> None:
    """For whom they wait may come of what was said in secret, so only the one waited for hears."""
    desk = Desk(people=2)
    other = desk.people[1]
    turn = desk.table.next_turn(desk.game)
    while not turn.people:
        assert turn.answer is not None
        desk.table.patience(desk.game, desk.me).show(desk.trade.offers, done=False)
        desk.game.apply(*turn.answer)
        turn = desk.table.next_turn(desk.game)
    assert turn.people == (other,)
    assert desk.table.is_silent(desk.game, desk.me)
    assert not desk.table.is_silent(desk.game, other)


def test_a_word_ends_the_silence() -> None:
    desk = Desk()
    desk.settle()
    desk.offer(wants=Wish(4))
    assert not desk.table.is_silent(desk.game, desk.me)


def test_nothing_is_told_outside_of_trade() -> None:
    desk = Desk()
    desk.settle()
    desk.game.apply(HOST, EndTrading())
    assert desk.game.peek().trade is None
    assert desk.table.responses(desk.game, desk.me) == {}
    assert not desk.table.is_silent(desk.game, desk.me)


# Counter-offers


def much_wished(desk: Desk) -> Wish:
    """More than anybody gives, of what others hold most of."""
    held = desk.held_by_others()
    return Wish(TOO_MANY, tuple(sorted(set(held), key=held.count)[-TOO_MANY:]))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_computer_counters_an_offer_it_does_not_take(seed: int) -> None:
    desk = Desk(seed=seed)
    number = desk.offer(wants=much_wished(desk))
    mine = desk.trade.offers[number]
    desk.settle()
    counters = {n: each for n, each in desk.to_me().items() if each.counter == number}
    assert counters
    for each in counters.values():
        assert each.wants.named == mine.gives.named
        assert set(each.gives.named) & set(mine.wants.named)
        assert each.gives.count == each.wants.count == len(mine.gives.named) + 1
    assert len({each.seat for each in counters.values()}) == len(counters), "one from each"


def test_a_counter_that_is_declined_is_not_made_again() -> None:
    """X1: otherwise declining would never end."""
    desk = Desk()
    desk.offer(wants=much_wished(desk))
    desk.settle()
    declined = list(desk.to_me())
    assert declined
    for number in declined:
        desk.game.apply(desk.me, Withdraw(number))
    desk.settle()
    assert not desk.to_me()
