"""People at the table: whose turn it is among several people, and seats that change hands."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.bots import COMPUTER_PLAYER, PLAYERS, Table
from ecumene.bots.table import NEXT_OFFER
from ecumene.data import MapName
from ecumene.rules.actions import AcceptOffer, Done, EndMovement, MakeOffer, PutDownCards
from ecumene.rules.decisions import AskMove
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.play import Options
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from ecumene.bots.table import Turn
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

SEATS = 7


@cache
def until(phase: str) -> Snapshot:
    """A game of computer players when all of them move, or when most of them trade."""
    game = Game(Options(SEATS, MapName.WEST, 1))
    table = Table.around((), game)
    while not REACHED[phase](game):
        answer = table.next_turn(game).answer
        assert answer is not None
        game.apply(*answer)
    return game.snapshot()


REACHED: dict[str, Callable[[Game], bool]] = {
    "at once": lambda game: (
        len(game.pending) > 3 and game.state.movement is None and game.state.trade is None
    ),
    "movement": lambda game: game.state.turn == 3 and game.state.movement is not None,
    "trade": lambda game: game.state.trade is not None and len(game.state.trade.seats) >= 5,
}


def first(game: Game, seat: Seat, kind: type[Action]) -> Action:
    return next(each for each in game.answers(seat) if isinstance(each, kind))


@pytest.mark.parametrize(
    ("people", "waited_for"), [((0,), (0,)), ((0, 1, 3), (0, 1)), ((1, 2), ())]
)
def test_everyone_comes_in_order(people: tuple[int, ...], waited_for: tuple[int, ...]) -> None:
    """G9: people with no computer player before them are waited for, all at once."""
    game = Game.restore(until("at once"))
    order = list(game.pending)
    turn = Table.around([order[n] for n in people], game).next_turn(game)
    assert turn.people == tuple(order[n] for n in waited_for)
    assert (turn.answer is None) == bool(waited_for)
    if turn.answer is not None:
        assert turn.answer[0] == order[0]


def test_people_move_at_once() -> None:
    """M1: wherever they stand in the order; anyone who wants to come later says that they wait."""
    game = Game.restore(until("movement"))
    movers = [seat for seat, asked in game.pending.items() if isinstance(asked, AskMove)]
    assert len(movers) > 3
    people = (movers[1], movers[-1])
    table = Table.around(people, game)
    assert table.next_turn(game).people == people
    game.apply(people[0], EndMovement())
    assert table.next_turn(game).people == people[1:]
    game.apply(people[1], EndMovement())
    turn = table.next_turn(game)
    assert turn.people == ()
    assert turn.answer is not None


class Market:
    """A trade with people in two seats; the computer players say what they are told to."""

    def __init__(self) -> None:
        self.game = Game.restore(until("trade"))
        trade = self.game.state.trade
        assert trade is not None
        self.one, self.other, self.computer, *self.rest = trade.seats
        self.said: dict[Seat, list[Action]] = {seat: [] for seat in range(SEATS)}
        players = [seat for seat in range(SEATS) if seat not in (self.one, self.other)]
        self.table = Table(dict.fromkeys(players, self.say), 1)

    def say(self, seen: View, _decision: Decision, _random: Random) -> Action | None:
        assert seen.seat is not None
        words = self.said[seen.seat]
        return words[0] if words else None

    def turn(self) -> Turn:
        return self.table.next_turn(self.game)

    def offer(self, seat: Seat, to: Seat | None = None) -> Action:
        return replace(first(self.game, seat, MakeOffer), to=to)

    def look(self, seat: Seat) -> None:
        """Show a person the table."""
        shown = view(self.game, seat).trade
        assert shown is not None
        self.table.patience(self.game, seat).show(shown.offers, done=seat in shown.done)


def test_where_nobody_else_speaks_all_people_are_waited_for() -> None:
    market = Market()
    assert set(market.turn().people) == {market.one, market.other}
    assert market.turn().answer is None
    market.game.apply(market.one, Done())
    assert market.turn().people == (market.other,)


def test_each_person_has_a_patience_of_their_own() -> None:
    """X1: an offer is not accepted before everyone it could serve has seen it."""
    market = Market()
    game, (accepts, *_) = market.game, market.rest
    market.turn()
    game.apply(market.computer, market.offer(market.computer))
    market.said[accepts] = [first(game, accepts, AcceptOffer)]
    assert market.turn().answer == (accepts, market.said[accepts][0])
    waited_for = market.turn().people
    assert waited_for
    for seat in waited_for:
        assert seat in market.turn().people
        market.look(seat)
        assert seat not in market.turn().people
    assert market.turn().people == ()


def test_whoever_a_person_waits_for_settles_first() -> None:
    """X2: the person has put down their cards."""
    market = Market()
    game, one, partner = market.game, market.one, market.rest[-1]
    game.apply(one, market.offer(one, partner))
    game.apply(partner, first(game, partner, AcceptOffer))
    market.said[market.computer] = [market.offer(market.computer)]
    market.said[partner] = [first(game, partner, PutDownCards)]
    answer = market.turn().answer
    assert answer is not None
    assert answer[0] == market.computer
    game.apply(one, first(game, one, PutDownCards))
    assert market.turn() == ((), (partner, market.said[partner][0]))
    market.table.hand_over(partner, lambda *_: Done())  # which settles nothing
    answer = market.turn().answer
    assert answer is not None
    assert answer[0] == market.computer


def test_what_people_mean_to_put_down_is_kept_for_each() -> None:
    """X2: under the number the offer gets, even if both make one before anybody goes on."""
    market = Market()
    game, table = market.game, market.table
    meant = {}
    for seat in (market.one, market.other):
        cards = tuple(sorted(game.state.players[seat].hand)[:3])
        table.patience(game, seat).intended[NEXT_OFFER] = meant[seat] = cards
    for seat in (market.other, market.one):
        game.apply(seat, market.offer(seat))
    assert table.patience(game, market.other).intended == {"1": meant[market.other]}
    assert table.patience(game, market.one).intended == {"2": meant[market.one]}


def test_the_next_trade_begins_anew() -> None:
    """Nothing is kept of a trade that is over, nor of a game that went on."""
    market = Market()
    game, table = market.game, market.table
    table.patience(game, market.one).intended[NEXT_OFFER] = (1, 2, 3)
    game.apply(market.one, market.offer(market.one))
    assert table.patience(game, market.one).intended
    assert not table.patience(Game.restore(until("trade")), market.one).intended
    table.patience(game, market.one).intended["1"] = (1, 2, 3)
    for seat in tuple(game.pending):
        game.apply(seat, Done())
    assert game.state.trade is None
    assert not table.patience(game, market.one).intended


def test_a_seat_changes_hands_and_back() -> None:
    """The stand-in suggests what the computer player then answers, and goes on from there."""
    game = Game.restore(until("movement"))
    person = next(iter(game.pending))
    table = Table.around((person,), game)
    suggested = table.answer(game, person)
    assert table.next_turn(game) == ((person,), None)
    table.hand_over(person)
    assert table.next_turn(game) == ((), (person, suggested))
    assert suggested is not None
    game.apply(person, suggested)
    table.take_over(person)
    if person in game.pending:
        assert person in table.next_turn(game).people
    assert person not in table.players


def test_who_takes_a_seat_in_trade_looks_at_everything() -> None:
    """X1: nothing that the previous player saw, passed over or intended carries over."""
    market = Market()
    game, table, one = market.game, market.table, market.one
    market.turn()
    game.apply(market.computer, market.offer(market.computer))
    market.look(one)
    patience = table.patience(game, one)
    patience.let_go()
    patience.intended["1"] = (1, 2, 3)
    assert patience.seen
    table.hand_over(one, market.say)
    table.take_over(one)
    patience = table.patience(game, one)
    assert not patience.seen
    assert not patience.intended


def test_a_computer_player_who_takes_a_seat_in_trade_is_asked() -> None:
    """Even if its predecessor had nothing to say."""
    market = Market()
    market.turn()
    seat = market.computer
    market.table.hand_over(seat, lambda *_: Done())
    assert market.turn().answer == (seat, Done())


def test_several_people_who_do_what_their_stand_ins_would_play_a_whole_game() -> None:
    """At no time is everybody waiting for nobody, and nobody is asked out of turn."""
    game = Game(Options(5, MapName.WEST, 4, last_turn=6))
    people = (1, 2, 4)
    table = Table.around(people, game)
    asked = dict.fromkeys(people, 0)
    while game.pending:
        turn = table.next_turn(game)
        if not turn.people:
            assert turn.answer is not None
            game.apply(*turn.answer)
            continue
        for seat in turn.people:
            assert seat in people
            if seat not in game.pending:  # done trading, and may come back (X8)
                table.patience(game, seat).let_go()
                continue
            asked[seat] += 1
            action = table.answer(game, seat)
            game.apply(seat, Done() if action is None else action)
            break
    assert min(asked.values()) > 10


def test_computer_players_play_the_same_whichever_way_they_are_asked() -> None:
    """``next_turn`` without people gives the same as ``next_answer``."""
    options = Options(6, MapName.EAST, 2, last_turn=5)
    games = Game(options), Game(options)
    tables = [Table(dict.fromkeys(range(6), COMPUTER_PLAYER), 2) for _ in games]
    while games[0].pending:
        turn, answer = tables[0].next_turn(games[0]), tables[1].next_answer(games[1])
        assert answer is not None
        assert turn == ((), answer)
        for game in games:
            game.apply(*answer)
    assert PLAYERS["settler"] is COMPUTER_PLAYER
