"""What advances a game by itself: clocks, standing orders and computers, one step at a time.

The holder of a game calls ``step`` until nothing is left to do, stores the result, and comes back
at ``next_moment``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots import orders as standing
from ecumene.dialogue.sentences.refusal_sentences import describe_refusal
from ecumene.dialogue.sentences.sentence import NamedPlayer
from ecumene.rules.actions import EndTrading, TakeBack
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.ids import HOST
from ecumene.rules.view import view
from ecumene.server.games.show_pace import begin_step, end_step, show_pause

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import ClockRules, Time
    from ecumene.server.games.hosted_game import HostedGame

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


def step(hosted: HostedGame, now: Time) -> bool:
    """Take the next step that needs no person; False if there is none."""
    if hosted.stage != "running" or _stands_still(hosted):
        return False
    if hosted.for_show:
        return _step_for_show(hosted, now)
    return (
        _end_trade(hosted, now)
        or _time_is_up(hosted, now)
        or _ordered(hosted, now)
        or _computer_answers(hosted, now)
    )


def _step_for_show(hosted: HostedGame, now: Time) -> bool:
    """The same in a game of computers only, at the pace of those who look on."""
    if show_pause(hosted, now):
        return False
    begin_step(hosted)
    stepped = _end_trade(hosted, now) or _computer_answers(hosted, now)
    end_step(hosted)
    return stepped


def _stands_still(hosted: HostedGame) -> bool:
    """Whether it is paused or played for nobody; a step may be taken all the same."""
    unwatched = hosted.for_show and not hosted.watched and hosted.stepping is None
    return hosted.stands_still or unwatched


def may_go_on(hosted: HostedGame) -> bool:
    """Whether computer players may have something to do now.

    They wait while people are asked whether an answer may be taken back: afterwards it no longer
    could be.
    """
    if hosted.stage != "running" or _stands_still(hosted) or not hosted.table.players:
        return False
    if hosted.take_back is not None:
        return False
    game = hosted.playing()
    return game.peek().trade is not None or any(
        seat in hosted.table.players for seat in game.pending
    )


def next_moment(hosted: HostedGame) -> Time | None:
    """When to look at the game next; None: when someone answers or listens."""
    if hosted.stage == "over" or hosted.for_show:
        return None
    moments = [*_absences(hosted)]
    if hosted.stage == "running" and not hosted.paused:
        moments += _moments(hosted)
    return min(moments, default=None)


def _absences(hosted: HostedGame) -> Iterator[Time]:
    """A player who was cut off is shown as away at that moment, not at the next message."""
    yield from (
        each.present_until for each in hosted.seats if each.present_until > hosted.last_used
    )


def _moments(hosted: HostedGame) -> Iterator[Time]:
    clock = hosted.clocks.next_moment()
    if clock is not None:
        yield clock
    for seat, since, _ in hosted.clocks.waited():
        if _has_order(hosted, seat):
            yield since + ORDER_DELAY
        told = notice_moment(hosted, seat, since)
        if told is not None:
            yield told
    for since in hosted.awaited_in_trade.values():
        yield since + patience(hosted.agreed.clock)
    lapses = (since + deal_patience(hosted.agreed.clock) for since in hosted.owed.values())
    yield from (moment for moment in lapses if moment > hosted.last_used)


def notice_moment(hosted: HostedGame, seat: Seat, since: Time) -> Time | None:
    """When to notify a player that they are asked; None: they were notified while away.

    Some want to be notified even while present. Everyone is notified once they are away.
    """
    question, told = hosted.clocks.asked[seat].question, hosted.noticed.get(seat)
    if told == (question, False):
        return None
    if told != (question, True) and hosted.is_present(seat):
        return since + NOTICE_DELAY
    return max(since, hosted.seats[seat].present_until) + NOTICE_DELAY


# Clocks


def _end_trade(hosted: HostedGame, now: Time) -> bool:
    """End trading when its time is up (X8)."""
    if not hosted.clocks.trade_over(now) or hosted.playing().peek().trade is None:
        return False
    hosted.answer(now, HOST, EndTrading(), source="host")
    hosted.tell(now, "table-trade-over")
    return True


def _time_is_up(hosted: HostedGame, now: Time) -> bool:
    """Handle a missed deadline: answer by default, or let a computer take over (O4)."""
    due = hosted.clocks.due(now)
    if not due:
        return False
    seat = due[0]
    goes_on = hosted.clocks.missed(seat)
    if hosted.agreed.clock.at_end == "computer":
        goes_on = True
    else:
        hosted.tell(now, "table-time-up", player=NamedPlayer(seat))
        answer_by_default(hosted, now, seat)
    if goes_on and hosted.stage == "running":
        hosted.change_seat(seat, autopilot=True)
        hosted.tell(now, "table-autopilot", player=NamedPlayer(seat))
        hosted.stop_without_people(now)
    return True


def answer_by_default(hosted: HostedGame, now: Time, seat: Seat) -> None:
    """Answer for a player; a movement may need several answers before it can end (O4b)."""
    while (action := hosted.playing().default(seat)) is not None:
        hosted.answer(now, seat, action, source="default")
        if not isinstance(action, TakeBack):
            return


# Standing orders


def _has_order(hosted: HostedGame, seat: Seat) -> bool:
    """Whether a standing order covers the question; judged by public knowledge only (O5)."""
    state = hosted.seats[seat]
    if state.orders == standing.NOTHING_ORDERED:
        return False
    game = hosted.playing()
    decision = game.pending.get(seat)
    return decision is not None and standing.foresees(state.orders, view(game, seat), decision)


def _ordered(hosted: HostedGame, now: Time) -> bool:
    """Answer by standing orders, always after the same delay (O5)."""
    for seat, since, _ in hosted.clocks.waited():
        if now < since + ORDER_DELAY or not _has_order(hosted, seat):
            continue
        game, state = hosted.playing(), hosted.seats[seat]
        action = standing.answer(state.orders, view(game, seat), game.pending[seat])
        assert action is not None, "what is foreseen is answered"
        try:
            hosted.answer(now, seat, action, source="order")
        except IllegalAction as illegal:
            hosted.change_seat(
                seat, orders=standing.NOTHING_ORDERED, stopped=describe_refusal(illegal)
            )
        return True
    return False


# Computer players


def _computer_answers(hosted: HostedGame, now: Time) -> bool:
    """Let a computer player answer, unless people must be waited for."""
    if not may_go_on(hosted):
        return False
    game, table = hosted.playing(), hosted.table
    trading = game.peek().trade is not None
    _let_deals_lapse(hosted, now)
    turn = table.next_turn(game)
    # Players done trading are not waited for (X8), whoever ended it for them, on any worker.
    people = tuple(seat for seat in turn.people if seat in game.pending)
    if not people:
        hosted.awaited_in_trade.clear()
        if turn.answer is None:
            return False
        hosted.answer(now, *turn.answer, source="computer")
        return True
    if turn.answer is None or not trading:
        return False
    return _lose_patience(hosted, now, people)


def _lose_patience(hosted: HostedGame, now: Time, people: tuple[Seat, ...]) -> bool:
    """In trade, go on after a while without the people waited for (X1)."""
    hosted.awaited_in_trade = {seat: hosted.awaited_in_trade.get(seat, now) for seat in people}
    tired = [
        seat
        for seat, since in hosted.awaited_in_trade.items()
        if now >= since + patience(hosted.agreed.clock)
    ]
    for seat in tired:
        hosted.table.patience(hosted.playing(), seat).give_up()
        del hosted.awaited_in_trade[seat]
    return bool(tired)


def _let_deals_lapse(hosted: HostedGame, now: Time) -> None:
    """Let computers' deals lapse that wait too long for a person's cards (X2)."""
    owed = hosted.table.owed(hosted.playing())
    hosted.owed = {number: hosted.owed.get(number, now) for number in owed}
    for number, seat in owed.items():
        if now >= hosted.owed[number] + deal_patience(hosted.agreed.clock):
            hosted.table.patience(hosted.playing(), seat).lapse(number)


def patience(clock: ClockRules) -> int:
    """Milliseconds computer players wait for a person in trade: longer in slow games."""
    seconds = clock.trade or (clock.seconds if clock.kind != "none" else 0)
    if not seconds:
        return USUAL_PATIENCE
    return min(max(seconds * 1000 // 20, SHORTEST_PATIENCE), LONGEST_PATIENCE)


def deal_patience(clock: ClockRules) -> int:
    """Milliseconds they keep a deal that waits for a person's cards."""
    return DEAL_PATIENCE * patience(clock)
