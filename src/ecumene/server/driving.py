"""What moves a game on by itself: clocks, standing orders and computer players, one step at a time.

Whoever holds a game calls ``step`` until nothing is left to do, stores what has happened, and comes
back when ``next_moment`` says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots import orders as standing
from ecumene.dialogue.refusals import explain
from ecumene.dialogue.sentence import Player
from ecumene.rules.actions import EndTrading, TakeBack
from ecumene.rules.errors import IllegalAction
from ecumene.rules.ids import HOST
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.ids import Seat
    from ecumene.server.clocks import ClockRules, Time
    from ecumene.server.live import LiveGame

ORDER_DELAY: Final = 5_000
"""Standing orders answer so many milliseconds after the question, whatever they answer."""
NOTICE_DELAY: Final = 60_000
"""Whoever is away is told of a question after so many milliseconds: they may be back by then."""
USUAL_PATIENCE: Final = 60_000
"""How long computer players wait for people in trade where there is no clock, in milliseconds."""
DEAL_PATIENCE: Final = 2
"""How many times as long they keep a deal for the cards of a person."""
SHORTEST_PATIENCE: Final = 5_000
LONGEST_PATIENCE: Final = 4 * 60 * 60 * 1000
SHOW_PACE: Final = 800
"""A game of computers takes so many milliseconds for an answer, so that one can follow it."""


def step(live: LiveGame, now: Time) -> bool:
    """Let the next thing happen that needs no person; False where there is none."""
    if live.stage != "running" or live.paused:
        return False
    if live.for_show and (not live.watched or show_pause(live, now)):
        return False
    return (
        _end_trade(live, now)
        or _time_is_up(live, now)
        or _ordered(live, now)
        or _computer_answers(live, now)
    )


def show_pause(live: LiveGame, now: Time) -> Time:
    """How long those who look on have to see what was answered last in a game of computers."""
    return max(0, live.played + SHOW_PACE - now)


def may_go_on(live: LiveGame) -> bool:
    """Whether computer players may have something to do now.

    While people are asked whether something may be taken back they wait: it could not be any more.
    """
    if live.stage != "running" or live.paused or not live.table.players:
        return False
    if live.take_back is not None or (live.for_show and not live.watched):
        return False
    game = live.playing()
    return game.peek().trade is not None or any(seat in live.table.players for seat in game.pending)


def next_moment(live: LiveGame) -> Time | None:
    """When somebody should look at the game again; None: when somebody answers, or listens."""
    if live.stage != "running" or live.paused or live.for_show:
        return None
    return min(_moments(live), default=None)


def _moments(live: LiveGame) -> Iterator[Time]:
    clock = live.clocks.next_moment()
    if clock is not None:
        yield clock
    for seat, since, _ in live.clocks.waited():
        if _has_order(live, seat):
            yield since + ORDER_DELAY
        told = notice_moment(live, seat, since)
        if told is not None:
            yield told
    for since in live.wanted.values():
        yield since + patience(live.agreed.clock)
    lapses = (since + deal_patience(live.agreed.clock) for since in live.owed.values())
    yield from (moment for moment in lapses if moment > live.touched)
    # Whoever was cut off is shown as away by itself, not when somebody next says something.
    yield from (each.present_until for each in live.seats if each.present_until > live.touched)


def notice_moment(live: LiveGame, seat: Seat, since: Time) -> Time | None:
    """When somebody is to be told that they are asked; None: they were, and were away.

    Some want to be told also when they are present. All others are told once they are away.
    """
    question, told = live.clocks.asked[seat].question, live.noticed.get(seat)
    if told == (question, False):
        return None
    if told != (question, True) and live.is_present(seat):
        return since + NOTICE_DELAY
    return max(since, live.seats[seat].present_until) + NOTICE_DELAY


# Clocks


def _end_trade(live: LiveGame, now: Time) -> bool:
    """The time for trading is up (X8)."""
    if not live.clocks.trade_over(now) or live.playing().peek().trade is None:
        return False
    live.answer(now, HOST, EndTrading(), source="host")
    live.tell(now, "table-trade-over")
    return True


def _time_is_up(live: LiveGame, now: Time) -> bool:
    """Somebody has not answered in time: the default counts, or a computer player goes on (O4)."""
    due = live.clocks.due(now)
    if not due:
        return False
    seat = due[0]
    goes_on = live.clocks.missed(seat)
    if live.agreed.clock.at_end == "computer":
        goes_on = True
    else:
        live.tell(now, "table-time-up", player=Player(seat))
        answer_by_default(live, now, seat)
    if goes_on and live.stage == "running":
        live.change_seat(seat, autopilot=True)
        live.tell(now, "table-autopilot", player=Player(seat))
        live.stop_without_people(now)
    return True


def answer_by_default(live: LiveGame, now: Time, seat: Seat) -> None:
    """Answer for somebody; a movement may need several answers until it can end (O4b)."""
    while (action := live.playing().default(seat)) is not None:
        live.answer(now, seat, action, source="default")
        if not isinstance(action, TakeBack):
            return


# Standing orders


def _has_order(live: LiveGame, seat: Seat) -> bool:
    """Whether a seat has said before what it answers now; told from what all know (O5)."""
    state = live.seats[seat]
    if state.orders == standing.NOTHING_ORDERED:
        return False
    game = live.playing()
    decision = game.pending.get(seat)
    return decision is not None and standing.foresees(state.orders, view(game, seat), decision)


def _ordered(live: LiveGame, now: Time) -> bool:
    """Answer as somebody has ordered, always after the same time (O5)."""
    for seat, since, _ in live.clocks.waited():
        if now < since + ORDER_DELAY or not _has_order(live, seat):
            continue
        game, state = live.playing(), live.seats[seat]
        action = standing.answer(state.orders, view(game, seat), game.pending[seat])
        assert action is not None, "what is foreseen is answered"
        try:
            live.answer(now, seat, action, source="order")
        except IllegalAction as illegal:
            live.change_seat(seat, orders=standing.NOTHING_ORDERED, stopped=explain(illegal))
        return True
    return False


# Computer players


def _computer_answers(live: LiveGame, now: Time) -> bool:
    """Let a computer player answer, unless people are to be waited for."""
    if not may_go_on(live):
        return False
    game, table = live.playing(), live.table
    trading = game.peek().trade is not None
    _let_deals_lapse(live, now)
    turn = table.next_turn(game)
    # Who is done trading is not waited for (X8), whoever said so for them and on whichever worker.
    people = tuple(seat for seat in turn.people if seat in game.pending)
    if not people:
        live.wanted.clear()
        if turn.answer is None:
            return False
        live.answer(now, *turn.answer, source="computer")
        return True
    if turn.answer is None or not trading:
        return False
    return _lose_patience(live, now, people)


def _lose_patience(live: LiveGame, now: Time, people: tuple[Seat, ...]) -> bool:
    """In trade the others go on after a while without those they would like to wait for (X1)."""
    live.wanted = {seat: live.wanted.get(seat, now) for seat in people}
    tired = [
        seat for seat, since in live.wanted.items() if now >= since + patience(live.agreed.clock)
    ]
    for seat in tired:
        live.table.patience(live.playing(), seat).give_up()
        del live.wanted[seat]
    return bool(tired)


def _let_deals_lapse(live: LiveGame, now: Time) -> None:
    """Deals of computer players do not wait for ever for the cards of a person (X2)."""
    owed = live.table.owed(live.playing())
    live.owed = {number: live.owed.get(number, now) for number in owed}
    for number, seat in owed.items():
        if now >= live.owed[number] + deal_patience(live.agreed.clock):
            live.table.patience(live.playing(), seat).lapse(number)


def patience(clock: ClockRules) -> int:
    """How many milliseconds computer players wait for a person in trade: longer in slow games."""
    seconds = clock.trade or (clock.seconds if clock.kind != "none" else 0)
    if not seconds:
        return USUAL_PATIENCE
    return min(max(seconds * 1000 // 20, SHORTEST_PATIENCE), LONGEST_PATIENCE)


def deal_patience(clock: ClockRules) -> int:
    """How many milliseconds they keep a deal for which a person has to put down cards."""
    return DEAL_PATIENCE * patience(clock)
