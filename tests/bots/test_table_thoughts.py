"""Answers that a computer player has worked out are reused until something changes."""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.bots.table.thoughts import AskedQuestion, LateRandom, Thoughts
from ecumene.bots.table.trade_turns import MOST_DODGES, TradeTurns
from ecumene.data import MapName
from ecumene.rules.actions import Done, MakeOffer, March, PutDownCards, Undo
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.rules.view import view
from tests.bots.trading import SEATS, when_trade_begins
from tools.bargaining import made_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.bots.table import Turn
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

SEED = 1
LOOKS = 5
SETTLER = PLAYERS["settler"]


class Asked:
    """A settler that counts how often it is asked in each seat."""

    def __init__(self) -> None:
        self.times: Counter[Seat] = Counter()

    def __call__(self, seen: View, decision: Decision, random: Random) -> Action | None:
        assert seen.seat is not None
        self.times[seen.seat] += 1
        return SETTLER(seen, decision, random)


class Market:
    """A trade of one person among computer players that count."""

    def __init__(self) -> None:
        self.game = Game.restore(when_trade_begins(SEED))
        assert self.game.state.trade is not None
        self.person, *self.computers = self.game.state.trade.seats
        self.asked = Asked()
        self.table = Table(dict.fromkeys(self.computers, self.asked), SEED)

    def go_on(self) -> Turn:
        """Let the computers speak until they wait for the person."""
        while True:
            turn = self.table.next_turn(self.game)
            if turn.people or turn.answer is None:
                return turn
            self.game.apply(*turn.answer)

    def asked_by_a_look(self) -> int:
        """Number of computer players that have to think when somebody asks whose turn it is."""
        before = self.asked.times.total()
        self.table.next_turn(self.game)
        return self.asked.times.total() - before


def test_while_a_person_is_waited_for_nobody_thinks_again() -> None:
    """X1: however often somebody looks; then the answer already worked out is given."""
    market = Market()
    waiting = market.go_on()
    assert waiting.people == (market.person,)
    assert waiting.answer is not None
    asked = Counter(market.asked.times)
    for _ in range(LOOKS):
        assert market.table.next_turn(market.game) == waiting
    market.table.patience(market.game, market.person).give_up()
    assert market.table.next_turn(market.game) == ((), waiting.answer)
    assert market.asked.times == asked


def test_what_a_person_says_is_thought_about() -> None:
    market = Market()
    market.go_on()
    hand = market.game.state.players[market.person].hand
    named = (hand[0], hand[1])
    offer = MakeOffer(Statement(3, named), Wish(3, named), None)
    market.game.apply(market.person, offer)
    assert market.asked_by_a_look() > 0
    assert market.asked_by_a_look() == 0


def test_who_takes_a_seat_thinks_for_themselves() -> None:
    market = Market()
    turn = market.go_on()
    assert turn.answer is not None
    speaker, other = turn.answer[0], Asked()
    market.table.hand_over(speaker, other)
    market.table.next_turn(market.game)
    assert other.times[speaker] == 1
    market.table.hand_over(speaker, market.asked)
    before = market.asked.times[speaker]
    market.table.next_turn(market.game)
    assert market.asked.times[speaker] == before + 1


def test_a_stand_in_and_a_player_in_one_seat_do_not_make_each_other_forget() -> None:
    market = Market()
    seat, stand_in = market.computers[0], Asked()
    market.table.stand_in = stand_in
    for _ in range(LOOKS):
        assert market.table.answer(market.game, seat) == market.table.suggestion(market.game, seat)
    assert market.asked.times == stand_in.times == {seat: 1}


def test_an_answer_that_failed_is_not_kept() -> None:
    market = Market()
    seat = market.computers[0]

    def raising(_view: View, _decision: Decision, _random: Random) -> Action | None:
        raise LookupError

    table = Table({seat: raising}, SEED, guarded=False)
    for _ in range(2):
        with pytest.raises(LookupError):
            table.answer(market.game, seat)


class NothingKept(Thoughts):
    """A table that asks every question again."""

    def answer(self, seat: Seat, question: AskedQuestion) -> Action | None:  # noqa: ARG002
        return question.ask()


class Twins:
    """Two tables around one game: one keeps answers, the other works them out each time."""

    def __init__(self, seed: int) -> None:
        self.game = Game.restore(when_trade_begins(SEED))
        self.random = Random(seed)
        people = set(range(SEATS)[:2])
        self.tables = [
            Table(dict.fromkeys(set(range(SEATS)) - people, SETTLER), SEED) for _ in range(2)
        ]
        self.tables[1]._thoughts = NothingKept()
        self.done: Counter[str] = Counter()

    def look(self) -> Turn:
        kept, again = (table.next_turn(self.game) for table in self.tables)
        assert kept == again
        return kept

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.game.pending if seat not in self.tables[0].players]

    def step(self) -> None:
        """Make something happen, and let everybody look."""
        turn = self.look()
        if turn.answer is not None and not turn.people and self.random.random() < 0.6:
            self.game.apply(*turn.answer)
            self.done["go on"] += 1
            return
        what = self.random.choice([self.say, self.wait, self.give_up, self.change])
        self.done[what.__name__] += what()

    def say(self) -> bool:
        if not self.people:
            return False
        seat = self.random.choice(self.people)
        self.game.apply(seat, made_up(self.game, seat, self.random))
        return True

    def wait(self) -> bool:
        for seat in self.people:
            for table in self.tables:
                patience = table.patience(self.game, seat)
                shown = view(self.game, seat).trade
                assert shown is not None
                patience.show(shown.offers, done=seat in shown.done)
                patience.wait()
                for number in patience.owed:
                    patience.lapse(number)
        return bool(self.people)

    def give_up(self) -> bool:
        for table in self.tables:
            for seat in self.people:
                table.patience(self.game, seat).give_up()
        return True

    def change(self) -> bool:
        seat = self.random.randrange(SEATS)
        for table in self.tables:
            if seat in table.players:
                table.take_over(seat)
            else:
                table.hand_over(seat)
        return True


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_is_what_would_be_thought_again(seed: int) -> None:
    """Whatever happens: answers, deals that lapse (X2), patience lost, seats that change hands."""
    twins = Twins(seed)
    for _ in range(120):
        if twins.game.state.trade is None:
            break
        twins.step()
    assert twins.done["go on"] > 5
    assert min(twins.done[what] for what in ("say", "wait", "give_up", "change")) > 0


def test_after_an_undo_the_game_is_thought_about_as_it_is() -> None:
    """O2: in a person's movement, since nothing said in trade can be taken back."""
    game = Game(Options(5, MapName.WEST, SEED))
    table = Table.around((), game)
    while game.state.turn < 3 or game.state.movement is None:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    person, stand_in = next(iter(game.pending)), Asked()
    table = Table({}, SEED, stand_in)

    def suggestion() -> Action | None:
        suggested = table.suggestion(game, person)
        assert suggested == Table({}, SEED, SETTLER).suggestion(game, person)
        return suggested

    before = suggestion()
    march = next(each for each in game.answers(person) if isinstance(each, March))
    game.apply(person, march)
    assert suggestion() != before
    game.apply(person, Undo(1))
    assert suggestion() == before
    assert suggestion() == before
    assert stand_in.times == {person: 3}


def test_looking_is_not_speaking_of_other_things() -> None:
    """A player asked for cards puts off deals by what it says, not by how often others look."""
    market = Market()
    game, computers = market.game, market.computers
    while (trade := game.state.trade) is not None and not trade.deals:
        answer = market.table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    assert trade is not None
    (deal,) = trade.deals.values()
    ready, waited_for = deal.seats
    action = market.table.answer(game, ready)
    assert isinstance(action, PutDownCards)
    game.apply(ready, action)
    talk = TradeTurns()
    for _ in range(MOST_DODGES):
        talk.note(game, computers, waited_for, Done())
    assert waited_for not in talk.dawdlers
    talk.note(game, computers, waited_for, None)
    assert waited_for in talk.dawdlers


@pytest.mark.parametrize(
    "draw",
    [
        lambda random: random.random(),
        lambda random: random.getrandbits(70),
        lambda random: random.choice(range(99)),
        lambda random: random.gauss(0, 1),
        lambda random: random.sample(range(50), 7),
        lambda random: random.randbytes(5),
        lambda random: random.getstate(),
        lambda random: copy(random).random(),
        lambda random: (random.seed(3), random.random()),
        lambda random: (random.setstate(Random(3).getstate()), random.random()),
    ],
)
def test_a_late_random_source_draws_what_any_other_would(draw: Callable[[Random], object]) -> None:
    late, plain = LateRandom("1 2 3.7.4"), Random("1 2 3.7.4")
    assert [draw(late), late.random()] == [draw(plain), plain.random()]
