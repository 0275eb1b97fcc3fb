"""One reader's side of a game: every interface has the same requests; reading changes nothing."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, TypeVar

import pytest
from msgspec.structs import replace

from ecumene.bots import COMPUTER_PLAYER, PLAYERS, Table
from ecumene.cli.join.connection import ServerConnection
from ecumene.cli.join.remote import Remote
from ecumene.cli.join.server_client import ServerClient
from ecumene.cli.join.server_stream import ServerStream
from ecumene.data import MapName
from ecumene.rules.actions import AcceptOffer, ComeBack, Done, EndTrading, MakeOffer, Withdraw
from ecumene.rules.decisions import AskTrade
from ecumene.rules.errors import OutOfTurn
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import encode
from ecumene.rules.state.ids import HOST
from ecumene.seat.derived import shown
from ecumene.seat.exchange import Answering, Known, Patient, Retraction, Shown
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import REQUESTS, GameSide
from ecumene.seat.marks import completed, mark
from ecumene.seat.past_side import PAST_REQUESTS
from ecumene.seat.router import PART, Router, parts_of
from ecumene.server.app import ENDPOINTS
from ecumene.server.http.game_routes import SEAT, WATCH
from ecumene.words import Messages
from tests.bots.trading import when_trade_begins

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct

    from ecumene.seat.exchange import Part
    from ecumene.seat.requests import Request

T = TypeVar("T")
READ = [each for each in REQUESTS if each.method == "GET" and not parts_of(each)]


@pytest.fixture
def trader() -> GameSide:
    """A person who trades among settlers, and has offers to look at."""
    game = Game.restore(when_trade_begins(1))
    assert game.state.trade is not None
    person, *computers = game.state.trade.seats
    table = Table(dict.fromkeys(computers, PLAYERS["settler"]), 1)
    while not game.state.trade.offers:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return GameSide(LocalGame(game, table), person, Messages("en"))


@pytest.mark.parametrize("request_", READ, ids=lambda each: each.name)
def test_reading_changes_nothing(trader: GameSide, request_: Request) -> None:
    """X1: not even which offers count as shown."""
    before = encode(trader.game.state), set(trader.patience.seen)
    assert request_.answered_by(trader) == request_.answered_by(trader)
    assert (encode(trader.game.state), trader.patience.seen) == before


# What has changed

ALL: tuple[Part, ...] = ("view", "asked", "hand", "offers", "responses")


def test_all_that_is_looked_at_comes_together(trader: GameSide) -> None:
    """G13: and it is no more than all parts alone."""
    before = encode(trader.game.state), set(trader.patience.seen)
    found = trader.changes(Known(ALL))
    assert (found.view, found.asked) == (shown(trader.view()), trader.asked())
    assert (found.hand, found.offers) == (trader.hand(), trader.offers())
    assert found.responses == trader.responses()
    assert set(found.marks) == set(ALL)
    assert (encode(trader.game.state), trader.patience.seen) == before


def test_what_nobody_looks_at_is_left_out(trader: GameSide) -> None:
    found = trader.changes(Known(("hand",)))
    assert (found.view, found.asked, found.offers) == (None, None, None)
    assert (found.hand, set(found.marks)) == (trader.hand(), {"hand"})


def test_spectators_have_only_the_view_and_how_offers_are_received(trader: GameSide) -> None:
    """G13."""
    spectator = GameSide(trader.host, None, trader.messages)
    found = spectator.changes(Known(ALL))
    assert (found.view, set(found.marks)) == (shown(spectator.view()), {"view", "responses"})
    assert found.responses == spectator.responses()
    assert (found.asked, found.hand, found.offers) == (None, None, None)


def test_what_is_as_it_was_is_left_out(trader: GameSide) -> None:
    """Another player's offer changes the view, and what it brings, but not the reader's hand."""
    had = trader.changes(Known(ALL)).marks
    again = trader.changes(Known(ALL, had))
    assert (again.view, again.asked, again.hand, again.offers) == (None, None, None, None)
    assert again.marks == had
    trade = trader.view().trade
    assert trade is not None
    number, offer = next((n, each) for n, each in trade.offers.items() if each.to is None)
    trader.game.apply(offer.seat, Withdraw(number))
    after = trader.changes(Known(ALL, had))
    assert (after.view, after.offers) == (shown(trader.view()), trader.offers())
    assert after.hand is None
    assert after.marks["hand"] == had["hand"]
    assert after.marks["view"] != had["view"]


def test_what_was_left_out_is_as_it_was(trader: GameSide) -> None:
    """Anyone who keeps what they had has everything as of the later moment."""
    before = trader.changes(Known(ALL))
    trade = trader.view().trade
    assert trade is not None
    number, offer = next((n, each) for n, each in trade.offers.items() if each.to is None)
    trader.game.apply(offer.seat, Withdraw(number))
    later = replace(trader.changes(Known(ALL, before.marks)), number=7)
    whole = completed(later, before)
    now = trader.changes(Known(ALL))
    assert now.asked is not None
    assert whole == replace(now, number=7, asked=replace(now.asked, number=7))


def test_what_was_said_in_secret_changes_no_mark_of_others(trader: GameSide) -> None:
    """X5a: marks depend on what a reader sees, and on nothing else."""
    game, trade = trader.game, trader.view().trade
    assert trade is not None
    one, other = [seat for seat in trade.seats if seat != trader.seat][:2]
    had = trader.changes(Known(ALL)).marks
    offer = next(each for each in game.answers(one) if isinstance(each, MakeOffer))
    game.apply(one, replace(offer, to=other))
    assert trader.changes(Known(ALL)).marks == had


def test_a_question_is_the_same_whatever_is_told_meanwhile(trader: GameSide) -> None:
    asked = trader.asked()
    assert mark(replace(asked, number=asked.number + 5)) == mark(asked)
    assert mark(replace(asked, quiet=not asked.quiet)) != mark(asked)


def test_an_answer_brings_what_has_changed_by_it(trader: GameSide) -> None:
    """Everything is of the same moment, and nothing is brought unasked."""
    had = trader.changes(Known(ALL)).marks
    done = trader.answer(Answering(trader.asked().question, "1", Done(), Known(ALL, had)))
    assert done.changes == trader.changes(Known(ALL, had))
    assert done.changes.asked is not None
    assert done.changes.asked.question == done.question
    assert done.changes.hand is None
    assert trader.answer(Answering(done.question, "2", ComeBack())).changes is None


def test_whoever_answers_looks_at_the_table(trader: GameSide) -> None:
    """X1: it need not be told; but which offers they see must be."""
    table = trader.game.peek().trade
    assert table is not None
    number, offer = next((n, each) for n, each in table.offers.items() if each.to is None)
    other = next(seat for seat in table.seats if seat not in (trader.seat, offer.seat))

    def is_waited_for() -> bool:
        seen, meant = trader.view().trade, AcceptOffer(number, (0, 0))
        assert seen is not None
        return trader.patience.is_persons(seen, offer.gives.named, other, meant)

    assert is_waited_for()
    trader.patience.give_up()
    assert not is_waited_for()
    trader.answer(Answering(trader.asked().question, "1", Done()))
    assert is_waited_for()
    trader.let_go_on(Patient(done=True))
    assert not is_waited_for()
    trader.answer(Answering(trader.asked().question, "2", ComeBack()))
    assert is_waited_for()
    assert not trader.patience.seen


def test_only_offers_that_are_there_count_as_shown(trader: GameSide) -> None:
    """X1: anything else said to be in sight is not kept."""
    trade = trader.view().trade
    assert trade is not None
    trader.note_shown(Shown(("made up", *trade.offers)))
    assert trader.patience.seen == set(trade.offers)


def test_a_trader_who_is_done_is_still_asked(trader: GameSide) -> None:
    """X8: they are not waited for, but a request for their question finds one."""
    seat, game = trader.seat, trader.game
    assert seat is not None
    game.apply(seat, Done())
    assert seat not in game.pending
    question = trader.question()
    assert trader.decision() == AskTrade()
    assert trader.asked().body == question is not None
    assert trader.default() == question.default.action
    proposed = trader.proposal().choice
    assert trader.stand_in() == (None if proposed is None else proposed.action)
    assert ComeBack() in trader.legal()


class NextDoor(Remote):
    """A remote side whose server is a side in this process."""

    def __init__(self, near: GameSide) -> None:
        server = ServerClient("http://127.0.0.1:9", "en")
        stream = ServerStream(server, "", lambda _: None)
        super().__init__(server, ServerConnection(stream, lambda _: None), "x", near.seat)
        self.near = near

    def _ask(self, ask: Callable[..., T], *sent: Struct, **_: int) -> T:
        return ask(self.near, *sent)


def test_a_computer_stands_in_alike_near_and_far(trader: GameSide) -> None:
    """X8: also for a trader who is done."""
    trader.host.table.stand_in = COMPUTER_PLAYER
    game, seat = trader.game, trader.seat
    assert seat is not None
    assert NextDoor(trader).stand_in() == trader.stand_in()
    game.apply(seat, Done())
    while trader.stand_in() is None:
        answer = trader.host.table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    assert NextDoor(trader).stand_in() == trader.stand_in() == ComeBack()
    game.apply(HOST, EndTrading())
    other = next(seat for seat in range(game.options.players) if seat not in game.pending)
    assert NextDoor(GameSide(trader.host, other, trader.messages)).stand_in() is None


def test_nothing_is_proposed_to_who_is_not_asked(trader: GameSide) -> None:
    """G9."""
    game = trader.game
    game.apply(HOST, EndTrading())
    other = next(seat for seat in range(game.options.players) if seat not in game.pending)
    side = GameSide(trader.host, other, trader.messages)
    assert (side.decision(), side.stand_in(), side.default()) == (None, None, None)
    with pytest.raises(OutOfTurn):
        side.proposal()


def test_letting_others_go_on_after_trade_is_no_fault(trader: GameSide) -> None:
    trader.game.state.trade = None
    trader.let_go_on(Patient(done=True))
    trader.note_shown(Shown(("1",)))


@pytest.mark.parametrize("request_", [*REQUESTS, *PAST_REQUESTS], ids=lambda each: each.name)
def test_a_server_serves_it_to_whoever_may_ask(request_: Request) -> None:
    path = PART.sub(r"{\1:str}", request_.path)
    served = {each.path for each in ENDPOINTS if each.method == request_.method}
    assert SEAT + path in served
    assert (WATCH + path in served) == (request_.asker == "anyone")
    assert request_.about.endswith(".")


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: each.name)
def test_it_is_found_by_its_path(request_: Request) -> None:
    path = request_.path.format(area="rome", card="ochre")
    found = Router(REQUESTS).find(request_.method, path)
    assert found is not None
    assert found.request == request_
    assert len(found.placed) == len(parts_of(request_))
    assert Router(REQUESTS).find(request_.method, request_.path + "/more") is None


def test_browsers_get_nothing_of_the_server() -> None:
    """The code for a real table depends on this layer alone."""
    program = (
        "import sys, ecumene.tabletop.desk\n"
        "print(*(each for each in sys.modules if each.startswith('ecumene.server')))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert said.stdout.decode().split() == []


def test_whether_the_last_answer_can_be_taken_back_is_told_beforehand(trader: GameSide) -> None:
    """O2, X8a: a client offers it only where it is possible, and says why not elsewhere."""
    trader.apply(Done())
    told = trader.asked().undo
    assert not told.possible
    assert told.why_not is not None
    assert told.why_not.args["rule"] == "X8a"
    game = Game(Options(5, MapName.WEST, 3))
    (seat,) = game.pending
    side = GameSide(LocalGame(game, Table({}, 1)), seat, Messages("en"))
    assert not side.asked().undo.possible
    side.apply(next(side.legal()))
    assert side.asked().undo == Retraction(possible=True)
    side.take_back(1)
    assert not side.asked().undo.possible
