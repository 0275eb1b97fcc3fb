"""What advances a game by itself: clocks, standing orders and computers, one step at a time.

The holder of a game calls ``step`` until nothing is left to do, stores the result, and comes back
at ``next_moment``.
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
"""Milliseconds after which standing orders answer a question, whatever they answer."""
NOTICE_DELAY: Final = 60_000
"""Milliseconds before an absent player is notified of a question: they may come back."""
USUAL_PATIENCE: Final = 60_000
"""Milliseconds computer players wait for people in trade if there is no clock."""
DEAL_PATIENCE: Final = 2
"""How many times as long they wait for a person's cards in a deal."""
SHORTEST_PATIENCE: Final = 5_000
LONGEST_PATIENCE: Final = 4 * 60 * 60 * 1000
SHOW_PACE: Final = 800
"""Milliseconds per answer in a game of computers only, so that people can follow it."""


def step(live: LiveGame, now: Time) -> bool:
    """Take the next step that needs no person; False if there is none."""
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
    """Milliseconds until spectators of a game of computers have seen the last answer."""
    return max(0, live.played + SHOW_PACE - now)


def may_go_on(live: LiveGame) -> bool:
    """Whether computer players may have something to do now.

    They wait while people are asked whether an answer may be taken back: afterwards it no longer
    could be.
    """
    if live.stage != "running" or live.paused or not live.table.players:
        return False
    if live.take_back is not None or (live.for_show and not live.watched):
        return False
    game = live.playing()
    return game.peek().trade is not None or any(seat in live.table.players for seat in game.pending)


def next_moment(live: LiveGame) -> Time | None:
    """When to look at the game next; None: when someone answers or listens."""
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
    # A player who was cut off is shown as away at that moment, not at the next message.
    yield from (each.present_until for each in live.seats if each.present_until > live.touched)


def notice_moment(live: LiveGame, seat: Seat, since: Time) -> Time | None:
    """When to notify a player that they are asked; None: they were notified while away.

    Some want to be notified even while present. Everyone is notified once they are away.
    """
    question, told = live.clocks.asked[seat].question, live.noticed.get(seat)
    if told == (question, False):
        return None
    if told != (question, True) and live.is_present(seat):
        return since + NOTICE_DELAY
    return max(since, live.seats[seat].present_until) + NOTICE_DELAY


# Clocks


def _end_trade(live: LiveGame, now: Time) -> bool:
    """End trading when its time is up (X8)."""
    if not live.clocks.trade_over(now) or live.playing().peek().trade is None:
        return False
    live.answer(now, HOST, EndTrading(), source="host")
    live.tell(now, "table-trade-over")
    return True


def _time_is_up(live: LiveGame, now: Time) -> bool:
    """Handle a missed deadline: answer by default, or let a computer take over (O4)."""
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
    """Answer for a player; a movement may need several answers before it can end (O4b)."""
    while (action := live.playing().default(seat)) is not None:
        live.answer(now, seat, action, source="default")
        if not isinstance(action, TakeBack):
            return


# Standing orders


def _has_order(live: LiveGame, seat: Seat) -> bool:
    """Whether a standing order covers the question; judged by public knowledge only (O5)."""
    state = live.seats[seat]
    if state.orders == standing.NOTHING_ORDERED:
        return False
    game = live.playing()
    decision = game.pending.get(seat)
    return decision is not None and standing.foresees(state.orders, view(game, seat), decision)


def _ordered(live: LiveGame, now: Time) -> bool:
    """Answer by standing orders, always after the same delay (O5)."""
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
    """Let a computer player answer, unless people must be waited for."""
    if not may_go_on(live):
        return False
    game, table = live.playing(), live.table
    trading = game.peek().trade is not None
    _let_deals_lapse(live, now)
    turn = table.next_turn(game)
    # Players done trading are not waited for (X8), whoever ended it for them, on any worker.
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
    """In trade, go on after a while without the people waited for (X1)."""
    live.wanted = {seat: live.wanted.get(seat, now) for seat in people}
    tired = [
        seat for seat, since in live.wanted.items() if now >= since + patience(live.agreed.clock)
    ]
    for seat in tired:
        live.table.patience(live.playing(), seat).give_up()
        del live.wanted[seat]
    return bool(tired)


def _let_deals_lapse(live: LiveGame, now: Time) -> None:
    """Let computers' deals lapse that wait too long for a person's cards (X2)."""
    owed = live.table.owed(live.playing())
    live.owed = {number: live.owed.get(number, now) for number in owed}
    for number, seat in owed.items():
        if now >= live.owed[number] + deal_patience(live.agreed.clock):
            live.table.patience(live.playing(), seat).lapse(number)


def patience(clock: ClockRules) -> int:
    """Milliseconds computer players wait for a person in trade: longer in slow games."""
    seconds = clock.trade or (clock.seconds if clock.kind != "none" else 0)
    if not seconds:
        return USUAL_PATIENCE
    return min(max(seconds * 1000 // 20, SHORTEST_PATIENCE), LONGEST_PATIENCE)


def deal_patience(clock: ClockRules) -> int:
    """Milliseconds they keep a deal that waits for a person's cards."""
    return DEAL_PATIENCE * patience(clock)
