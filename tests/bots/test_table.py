"""The table: who is asked next, with which randomness, and when trading time is up."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.bots import PLAYERS, RememberingPlayer, Table
from ecumene.bots.table import trade_turns
from ecumene.data import MapName, facts
from ecumene.rules.actions import AcceptOffer, EndTrading, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.play import Options
from ecumene.rules.state.ids import HOST

if TYPE_CHECKING:
    from random import Random

    from ecumene.bots import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


@cache
def when_trade_begins() -> Snapshot:
    game = Game(Options(7, MapName.WEST, 1))
    seats = Table(dict.fromkeys(range(7), PLAYERS["settler"]), 1)
    while game.state.trade is None or len(game.state.trade.seats) < 5:
        answer = seats.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return game.snapshot()


class Trade:
    """A trade of players who wait unless told what to say."""

    def __init__(self) -> None:
        self.game = Game.restore(when_trade_begins())
        assert self.game.state.trade is not None
        self.seats = tuple(self.game.state.trade.seats)
        self.asked: list[Seat] = []
        self.said: dict[Seat, list[Action]] = {seat: [] for seat in self.seats}
        self.table = Table(dict.fromkeys(range(7), self.player), 1)

    def player(self, view: View, _decision: Decision, _random: Random) -> Action | None:
        assert view.seat is not None
        self.asked.append(view.seat)
        words = self.said[view.seat]
        return words.pop(0) if words else None

    def first(self, seat: Seat, kind: type[Action]) -> Action:
        return next(each for each in self.game.answers(seat) if isinstance(each, kind))

    def offer(self, seat: Seat, to: Seat | None) -> Action:
        return replace(self.first(seat, MakeOffer), to=to)

    def next_asked(self) -> list[Seat]:
        """The players asked until one of them speaks; that answer is given."""
        self.asked.clear()
        answer = self.table.next_answer(self.game)
        assert answer is not None
        self.game.apply(*answer)
        return list(self.asked)


def test_when_nobody_has_anything_to_say_the_time_is_up() -> None:
    """X8: each player is asked once."""
    trade = Trade()
    assert trade.table.next_answer(trade.game) == (HOST, EndTrading())
    assert trade.asked == list(trade.seats)


def test_who_waited_in_another_game_is_asked() -> None:
    """That game may be resumed from a save, with a shorter log."""
    trade = Trade()
    first, *_ = trade.seats
    trade.game.apply(first, trade.offer(first, None))
    assert trade.next_asked()[-1] == first
    trade.game = Game.restore(when_trade_begins())
    assert trade.next_asked() == list(trade.seats)


def test_who_waited_in_another_turn_is_asked() -> None:
    trade = Trade()
    assert trade.next_asked() == list(trade.seats)
    settlers = Table(dict.fromkeys(range(7), PLAYERS["settler"]), 1)
    while trade.game.state.trade is None:
        answer = settlers.next_answer(trade.game)
        assert answer is not None
        trade.game.apply(*answer)
    assert set(trade.next_asked()) >= set(trade.seats)


def test_a_person_is_waited_for() -> None:
    trade = Trade()
    person = trade.seats[2]
    trade.table.take_over(person)
    assert trade.table.next_answer(trade.game) is None
    assert trade.table.next_answer(trade.game) is None
    assert sorted(trade.asked) == sorted(set(trade.seats) - {person})


@pytest.mark.parametrize("to_all", [True, False])
def test_who_waits_is_asked_again_when_there_is_an_offer_for_them(to_all: bool) -> None:
    trade = Trade()
    *others, last = trade.seats
    trade.said[last] = [trade.offer(last, None if to_all else others[1])]
    assert trade.next_asked() == list(trade.seats)
    news = others if to_all else [others[1]]
    assert trade.next_asked() == [*news, last]  # the player who spoke has not waited yet
    assert trade.game.state.trade is None


def test_whoever_comes_after_the_last_one_who_spoke_is_next() -> None:
    trade = Trade()
    first, second, third, *rest = trade.seats
    trade.said[second] = [trade.offer(second, None)]
    assert trade.next_asked() == [first, second]
    assert trade.next_asked() == [third, *rest, first, second]


def test_a_deal_is_news_for_those_who_make_it() -> None:
    """Acceptance, cards put down, and a cancelled deal; it is news for nobody else."""
    trade = Trade()
    game, (one, other, *_, person) = trade.game, trade.seats
    trade.table.take_over(person)

    def asked_after(seat: Seat, action: Action) -> set[Seat]:
        game.apply(seat, action)
        trade.asked.clear()
        assert trade.table.next_answer(game) is None
        return set(trade.asked)

    assert asked_after(one, trade.offer(one, other)) == {*trade.seats} - {person}
    assert asked_after(other, trade.first(other, AcceptOffer)) == {one, other}
    assert asked_after(one, trade.first(one, PutDownCards)) == {other}
    assert game.state.trade is not None
    (deal,) = game.state.trade.deals
    assert asked_after(other, Withdraw(deal)) == {one}
    assert asked_after(person, trade.offer(person, other)) == {other}
    (offer,) = game.state.trade.offers
    assert asked_after(person, Withdraw(offer)) == set()


def test_all_have_their_say_but_not_for_ever() -> None:
    """Sixteen messages each on average."""
    trade = Trade()
    talker = trade.seats[0]
    offer = trade.offer(talker, None)
    for number in range(1, 101):
        trade.said[talker] += [offer, Withdraw(str(number))]
    said = 0
    while trade.game.state.trade is not None:
        trade.next_asked()
        said += 1
    assert said == 16 * len(trade.seats) + 1


class Talker(RememberingPlayer[None]):
    """One of a trade's players with words of its own."""

    nothing = None

    def __init__(self, trade: Trade, words: int) -> None:
        self._trade = trade
        self.words = words

    def remember(self, memory: None, seat: Seat, event: Event) -> None:
        """Nothing is worth it."""

    def play(self, view: View, decision: Decision, random: Random, memory: None) -> Action | None:  # noqa: ARG002
        """Say what the others of the trade would."""
        return self._trade.player(view, decision, random)


@pytest.mark.parametrize(("own", "more"), [(40, 24), (10_000, 48)])
def test_who_has_more_words_uses_up_nobody_elses(own: int, more: int) -> None:
    """Those with the usual number share as ever; one with more goes on alone, but not for ever."""
    trade = Trade()
    talker, usual = trade.seats[0], trade.seats[1]
    trade.table.hand_over(talker, Talker(trade, own))
    offer = trade.offer(talker, None)
    for number in range(1, 201):
        trade.said[talker] += [offer, Withdraw(str(number))]
    said: Counter[Seat | None] = Counter()
    while trade.game.state.trade is not None:
        if said.total() == 16 * len(trade.seats) + more - 1:
            trade.said[usual] = [trade.offer(usual, None)]
        trade.next_asked()
        said[trade.game.log[-1].seat] += 1
    assert said[talker] == 16 * len(trade.seats) + more
    assert not said[usual]


def chatter(trade: Trade, seat: Seat, times: int) -> None:
    """Let somebody make an offer to all, and withdraw it, again and again."""
    assert trade.game.state.trade is not None
    offer, made = trade.offer(seat, None), trade.game.state.trade.made.get("", 0)
    for number in range(made + 1, made + times + 1):
        trade.game.apply(seat, offer)
        trade.game.apply(seat, Withdraw(str(number)))


def test_a_person_who_chatters_does_not_silence_the_others() -> None:
    """Messages of people do not count towards the players' common limit."""
    trade = Trade()
    person, other, *_ = trade.seats
    trade.table.take_over(person)
    chatter(trade, person, 200)
    trade.said[other] = [trade.offer(other, None)]
    assert trade.next_asked()[-1] == other


def test_nobody_has_the_words_of_the_others_used_up_among_people() -> None:
    """Each keeps sixteen messages, however many a person draws out of one of them."""
    trade = Trade()
    person, talker, other, *_ = trade.seats
    trade.table.take_over(person)
    chatter(trade, talker, 100)
    for seat in (talker, other):
        trade.said[seat] = [trade.offer(seat, None)]
    assert trade.next_asked()[-1] == other
    assert talker not in trade.asked


def test_who_has_talked_enough_still_puts_cards_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody waits for them."""
    monkeypatch.setattr(trade_turns, "words_of", lambda _player: 0)
    trade = Trade()
    game, (one, other, *_) = trade.game, trade.seats
    game.apply(one, trade.offer(one, other))
    game.apply(other, trade.first(other, AcceptOffer))
    for seat in (one, other):
        trade.said[seat] = [trade.first(seat, PutDownCards)]
    assert trade.next_asked() == [one]
    assert trade.next_asked() == [other]
    assert trade.next_asked() == []
    assert game.state.trade is None


def test_the_best_rank_is_asked_first() -> None:
    """G8: where all are asked at the same time and nobody has to wait."""
    in_order = facts().setups[0].civilizations
    civilizations = (*in_order[2:], *in_order[:2])
    game = Game(Options(5, MapName.WEST, 1, civilizations=civilizations))
    assert set(game.pending) == set(range(5))
    answer = Table(dict.fromkeys(range(5), PLAYERS["random"]), 1).next_answer(game)
    assert answer is not None
    assert answer[0] == 3


def chances(seed: int) -> list[float]:
    """A number that each player draws when asked, in the first turns of a game."""
    drawn: list[float] = []

    def player(view: View, decision: Decision, random: Random) -> Action | None:
        drawn.append(random.random())
        return PLAYERS["random"](view, decision, random)

    players: dict[Seat, Player] = dict.fromkeys(range(5), player)
    game, seats = Game(Options(5, MapName.WEST, 1, last_turn=2)), Table(players, seed)
    while game.pending:
        answer = seats.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return drawn


@pytest.mark.parametrize("players", [5, 12])
def test_a_game_that_is_taken_up_again_goes_on_alike(players: int) -> None:
    """A new table, and a game without its log, reach the same answers."""
    map_ = MapName.WEST if players < 10 else MapName.BOTH
    seats = dict.fromkeys(range(players), PLAYERS["settler"])
    game, first = Game(Options(players, map_, 3, last_turn=11)), Table(seats, 3)
    moments: list[tuple[int, Snapshot]] = []
    while (answer := first.next_answer(game)) is not None:
        if len(game.log) % 41 == 0 or (game.state.trade is not None and len(game.log) % 13 == 0):
            moments.append((len(game.log), game.snapshot()))
        game.apply(*answer)
    assert len(moments) > 20
    for answered, snapshot in moments:
        again, table = Game.restore(snapshot), Table(seats, 3)
        for entry in game.log[answered : answered + 60]:
            assert table.next_answer(again) == (entry.seat, entry.action)
            again.apply(entry.seat, entry.action)


def test_chance_is_another_one_each_time_and_the_same_from_the_same_seed() -> None:
    one = chances(1)
    assert len(set(one)) == len(one) > 20
    assert chances(1) == one
    assert set(chances(2)).isdisjoint(one)
