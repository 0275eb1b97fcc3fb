"""Nobody's silence holds up others' trade on a server: not of people, not of computers (X1, X8)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.bots import PLAYERS
from ecumene.data import MapName
from ecumene.rules.actions import AcceptOffer
from ecumene.rules.events import DealCalledOff, DealMade
from ecumene.rules.fairness import Fair
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.server.clock.clock_rules import ClockRules
from ecumene.server.games import autoplay
from ecumene.server.games.hosted_game import HostedGame
from ecumene.server.games.seat_state import SeatState
from ecumene.server.games.server_host import ServerHost
from ecumene.server.wire import NewGame, SeatPlan
from tests.bots.trading import SEATS, when_trade_begins
from tests.patience import PATIENCE
from tests.server.timing import Clock, wait_for
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.state.trade_offers import Trade
    from ecumene.rules.view import View
    from tests.server.whole import Somebody, Whole

MINUTE = 60_000
START = 1_900_000_000_000
TRADE_PHASE = 7
WATER = NUMBERS["card"]["water"]


# A game in memory, where time passes as it is said


class Hour:
    """A trade on a server, with people in some seats, and the time that passes in it."""

    def __init__(self, people: Sequence[int], clock: ClockRules | None = None) -> None:
        options = Options(SEATS, MapName.WEST, 1)
        agreed = NewGame("A game", (SeatPlan(None),) * SEATS, clock=clock or ClockRules())
        ranked = self.trade_of(Game.restore(when_trade_begins(1))).seats
        self.people = [ranked[place] for place in people]
        seats = [
            SeatState(seat, person=f"p{seat}", link="") if seat in self.people else settler(seat)
            for seat in range(SEATS)
        ]
        self.hosted = HostedGame("g", agreed, options, Fair("", ""), seats, PLAYERS.__getitem__)
        self.hosted.take_up(Game.restore(when_trade_begins(1)))
        self.hosted.stage = "running"
        self.now = START
        self.hosted.tell(self.now, "table-resumed")
        self.spoken = START
        """When a computer player last said something."""
        self.settle()

    @staticmethod
    def trade_of(game: Game) -> Trade:
        assert game.state.trade is not None
        return game.state.trade

    @property
    def game(self) -> Game:
        return self.hosted.playing()

    @property
    def trade(self) -> Trade:
        return self.trade_of(self.game)

    @property
    def events(self) -> list[Event]:
        return [event for entry in self.game.log for event in entry.events]

    @property
    def deals(self) -> list[set[Seat]]:
        """Who has made deals with whom."""
        return [{each.offerer, each.seat} for each in self.events if isinstance(each, DealMade)]

    def settle(self) -> None:
        """Let everything happen that happens now."""
        self.hosted.last_used = self.now
        self.hosted.clocks.reminders(self.now)
        said = len(self.game.log)
        while autoplay.step(self.hosted, self.now):
            pass
        if len(self.game.log) > said:
            self.spoken = self.now

    def let_pass(self, length: int) -> None:
        """Let time pass, as a server does that comes back whenever there is something to do."""
        end = self.now + length
        asked = self.hosted.clocks.asked.items()
        self.hosted.noticed = {seat: (each.question, False) for seat, each in asked}
        while (moment := autoplay.next_moment(self.hosted)) is not None and moment <= end:
            assert moment > self.now, "nobody comes back again and again for nothing"
            self.now = moment
            self.settle()
            if self.game.peek().trade is None:
                return
        self.now = end

    def accept(self, seat: Seat) -> tuple[Seat, OfferNo]:
        """A person accepts the first offer there is with what it asks for."""
        number, offer = next(iter(self.trade.offers.items()))
        wished = offer.wants.named[0]
        self.game.state.players[seat].hand += [wished, wished, WATER]
        self.hosted.answer(self.now, seat, AcceptOffer(number, (wished, wished)))
        self.look(seat)
        return offer.seat, number

    def look(self, seat: Seat) -> None:
        """A person is shown the table."""
        shown = self.hosted.view(seat).trade
        assert shown is not None
        ServerHost(self.hosted).note_shown(seat, shown.offers)
        self.settle()


def settler(seat: Seat) -> SeatState:
    return SeatState(seat, computer="settler")


def has_talked_out(hour: Hour) -> bool:
    """Whether no computer player has anything to say any more."""
    return hour.hosted.table.next_turn(hour.game).answer is None


@pytest.mark.parametrize("people", [[0], [2, 4], [0, 1, 3, 6]])
def test_those_who_never_look_are_waited_for_once(people: list[int]) -> None:
    """Then the computer players say all they have to say."""
    hour = Hour(people)
    hour.let_pass(60 * MINUTE)
    assert has_talked_out(hour)
    assert hour.deals
    assert hour.spoken - START <= len(people) * autoplay.patience(hour.hosted.agreed.clock)
    assert set(hour.game.pending) >= set(hour.people), "the trade goes on until its time is up"


def test_while_people_are_waited_for_no_computer_thinks_twice() -> None:
    """X1: what it has thought is said when they have waited long enough."""
    hour = Hour([0])
    table, asked = hour.hosted.table, 0

    def counting(seen: View, decision: Decision, random: Random) -> Action | None:
        nonlocal asked
        asked += 1
        return PLAYERS["settler"](seen, decision, random)

    for seat in tuple(table.players):
        table.hand_over(seat, counting)
    hour.settle()
    assert tuple(hour.hosted.awaited_in_trade) == tuple(hour.people)
    said, thought = len(hour.game.log), asked
    for _ in range(5):
        hour.now += 1
        hour.settle()
    assert (len(hour.game.log), asked) == (said, thought)
    hour.now += autoplay.USUAL_PATIENCE
    assert autoplay.step(hour.hosted, hour.now), "patience is lost"
    assert autoplay.step(hour.hosted, hour.now), "and the answer is given"
    assert (len(hour.game.log), asked) == (said + 1, thought)


def test_the_time_of_a_trade_ends_it_whoever_is_silent() -> None:
    hour = Hour([2, 4], ClockRules(trade=600))
    hour.let_pass(601_000)
    assert hour.game.peek().trade is None
    assert hour.now == START + 600_000
    assert hour.deals


def test_a_deal_is_called_off_when_a_person_takes_too_long() -> None:
    """Twice as long as they wait for people; its cards are free then, and others get them."""
    hour = Hour([0])
    person = hour.people[0]
    partner, number = hour.accept(person)
    assert partner in hour.trade.deals[number].cards
    hour.let_pass(2 * MINUTE - 1)
    assert partner in hour.trade.deals[number].cards, "until then they are kept"
    assert any(partner in each for each in hour.deals), "and the other trades on"
    hour.let_pass(1)
    assert number not in hour.trade.deals
    hour.let_pass(60 * MINUTE)
    assert has_talked_out(hour)


def test_one_who_accepts_all_there_is_freezes_nobody() -> None:
    """Whenever an offer is made, for half an hour."""
    free = Hour([0])
    free.let_pass(30 * MINUTE)
    hour = Hour([0])
    person = hour.people[0]
    accepted = 0
    for _ in range(30 * 6):
        for number, offer in list(hour.trade.offers.items()):
            cards = sorted(hour.game.state.players[person].hand)
            action = AcceptOffer(number, (cards[0], cards[1]))
            if offer.seat != person and hour.game.why_not(person, action) is None:
                hour.hosted.answer(hour.now, person, action)
                accepted += 1
        hour.look(person)
        hour.let_pass(MINUTE // 6)
    assert accepted > SEATS
    assert len(hour.deals) >= len(free.deals) / 2
    assert not any(person in each for each in hour.deals)


def test_time_that_a_game_is_paused_is_nobodys_silence() -> None:
    hour = Hour([0])
    partner, number = hour.accept(hour.people[0])
    hour.let_pass(MINUTE)
    hour.hosted.pause(hour.now)
    hour.now += 60 * MINUTE
    hour.hosted.resume(hour.now)
    hour.settle()
    assert partner in hour.trade.deals[number].cards
    hour.let_pass(2 * MINUTE)
    called_off = [each.number for each in hour.events if isinstance(each, DealCalledOff)]
    assert number in called_off


# With real requests


def three_in_trade(server: Whole) -> tuple[list[Somebody], str]:
    """Three people and two computers in trade; the third of them has never looked since."""
    people = [server.person(name) for name in ("Anna", "Ben", "Cleo")]
    made = people[0].create(people=3, computers=2, short_game=True)
    for each in people[1:]:
        each.join(made["links"]["join"])
    game = made["game"]["id"]
    end = time.monotonic() + PATIENCE
    while (info := people[0].get(f"/games/{game}"))["phase"] != TRADE_PHASE:
        assert time.monotonic() < end, info
        for seat, each in enumerate(people):
            asked = each.question(game, seat)
            # By now trade may have begun, where nobody is to say anything yet.
            if asked["pending"] and asked["body"]["kind"] != "trade":
                each.answer_as_proposed(game, seat)
    return people, game


def goods(somebody: Somebody, game: str, seat: int) -> list[str]:
    """The commodities somebody has."""
    cards: list[str] = somebody.get(f"/games/{game}/seats/{seat}/view")["view"]["hand"]
    return [card for card in cards if NUMBERS["card"][card] <= WATER]


def say(somebody: Somebody, game: str, seat: int, type_: str, **action: Any) -> None:
    question = somebody.question(game, seat)["question"]
    somebody.answer(game, seat, question, {"type": type_, **action})


def heard(somebody: Somebody, game: str, seat: int, type_: str) -> list[Any]:
    """What somebody was told of some kind of event."""
    found: list[Any] = []
    since, more = 0, True
    while more:
        stream = somebody.get(f"/games/{game}/seats/{seat}/messages?since={since}")
        since, more = since + len(stream["messages"]), stream["more"]
        found += [event for each in stream["messages"] for event in each.get("events", ())]
    return [event for event in found if event["type"] == type_]


def test_two_people_trade_beside_a_silent_third_and_leave_a_silent_partner(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        (anna, ben, _), game = three_in_trade(server)
        # Anna and Ben make a deal; the clock stands still, so nobody has waited for Cleo.
        mine, theirs = goods(anna, game, 0), goods(ben, game, 1)
        gives = {"count": 3, "named": mine[:2], "claims": []}
        say(anna, game, 0, "make-offer", gives=gives, wants={"count": 3, "named": []}, to=1)
        # Computers may have made offers before hers, and after it.
        (offer,) = (
            each["number"] for each in heard(ben, game, 1, "offer-made") if each["offerer"] == 0
        )
        say(ben, game, 1, "accept-offer", offer=offer, named=theirs[:2], claims=[])
        say(anna, game, 0, "put-down-cards", deal=offer, cards=mine[:3])
        say(ben, game, 1, "put-down-cards", deal=offer, cards=theirs[:3])
        made = [each["number"] for each in heard(anna, game, 0, "deal-made") if each["number"]]
        assert made == [offer]
        # When it has waited long enough a computer makes an offer, and Ben lets it down.
        end = time.monotonic() + PATIENCE
        while not (offers := offers_of_computers(ben, game)):
            assert time.monotonic() < end
            clock.advance(10)
        number, wished = offers[0]
        named = sorted(goods(ben, game, 1), key=lambda card: card not in wished)[:2]
        say(ben, game, 1, "accept-offer", offer=number, named=named, claims=[])
        while not (off := heard(ben, game, 1, "deal-called-off")):
            assert time.monotonic() < end
            clock.advance(10)
        assert [(each["number"], each["partner"]) for each in off] == [(number, 1)]
        # Who is done is not held, and the host ends it for those who never answer.
        say(anna, game, 0, "done")
        waited = anna.get(f"/games/{game}")["waited"]
        assert [each["seat"] for each in waited] == [1, 2]
        anna.post(f"/games/{game}/host", {"type": "end-trade"})
        wait_for(anna, game, lambda info: info["phase"] != TRADE_PHASE)
        # Ben's page had not heard of it yet when Ben said "done".
        for done in (True, False):
            ben.post(f"/games/{game}/seats/1/patience", {"done": done})
        ben.post(f"/games/{game}/seats/0/patience", {"done": True}, status=403)


def offers_of_computers(somebody: Somebody, game: str) -> list[tuple[str, list[str]]]:
    """The offers that computer players have made, and what they ask for."""
    offers = somebody.get(f"/games/{game}/seats/1/view")["view"]["trade"]["offers"]
    return [(n, each["wants"]["named"]) for n, each in offers.items() if each["seat"] > 2]
