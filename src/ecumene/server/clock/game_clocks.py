"""The clocks of a game: who is asked since when, and until when.

They are plain data, stored with the game: they survive restarts, and any worker can continue them.
Nothing here reads the time or acts when time is up: callers pass the time, ask what is due and do
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from ecumene.rules.state.ids import Seat
from ecumene.server.clock.clock_rules import ClockRules, check, check_extension
from ecumene.server.clock.countdown import MOST_LEFT, QUARTER, Countdown
from ecumene.server.clock.off_hours import SECOND, HoursOff, Time

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["AskedSeat", "AwaitedSeat", "ClockRules", "Clocks", "HoursOff", "Time", "check"]


class AskedSeat(Struct):
    """A question to a seat."""

    question: str
    """Its name (O1)."""
    since: Time
    """When it was asked."""
    own: Countdown | None = None
    """The time for it; None if there is no limit or trade has a common one."""
    reminded: bool = False
    """Whether a reminder was given, or would make no sense."""


class AwaitedSeat(NamedTuple):
    """A player whose answer is awaited."""

    seat: Seat
    since: Time
    until: Time | None
    """When their time is up; None: never, or the clocks are stopped."""


class Clocks(Struct):
    """The clocks of a game."""

    rules: ClockRules
    """The time limits."""
    asked: dict[Seat, AskedSeat] = {}
    """The question to each seat."""
    banks: dict[Seat, int] = {}
    """Milliseconds left to seats that are not asked; a seat missing here has all its time."""
    moment: tuple[int, int] = (0, 0)
    """Turn and phase."""
    phase: Countdown | None = None
    """The common time for the phase, if there is one."""
    trading: bool = False
    """Whether it is a trade phase."""
    trade: Countdown | None = None
    """The time for trading, if it has its own clock (X8)."""
    paused: Time | None = None
    """When all clocks were stopped; None: they run."""
    deserted: bool = False
    """Whether they were stopped because nobody was left at the table."""
    misses: dict[Seat, int] = {}
    """How often in a row each seat has missed its time."""
    left: dict[Seat, int] = {}
    """Milliseconds left at each seat's last answer, in case it is taken back (O2)."""
    reckoned: Time = 0
    """Outages that ended before this are accounted for; 0: all before the game was stored."""

    # Following the game

    def follow(
        self, now: Time, asked: Mapping[Seat, str], turn: int, phase: int, trading: bool
    ) -> None:
        """Update who is asked what, after every answer and whenever a seat changes hands.

        The time for a question of the same name runs on. No clock runs for a seat that is not
        asked, or that a computer answers for.
        """
        for seat in [seat for seat, was in self.asked.items() if asked.get(seat) != was.question]:
            self._put_away(now, seat)
        if (turn, phase) != self.moment:
            self.moment, self.phase, self.trade = (turn, phase), None, None
        if trading != self.trading:
            self.trading, self.trade = trading, None
        for seat, question in asked.items():
            if seat not in self.asked:
                self.asked[seat] = AskedSeat(question, now)
                self._time(now, seat)

    def missed(self, seat: Seat) -> bool:
        """Count a missed deadline; True: a computer shall answer for the seat from now on."""
        self.misses[seat] = self.misses.get(seat, 0) + 1
        return 0 < self.rules.misses <= self.misses[seat]

    def answered(self, seat: Seat) -> None:
        """Reset the misses of a seat whose player has answered."""
        self.misses.pop(seat, None)

    # Queries

    def deadline(self, seat: Seat) -> Time | None:
        """When the seat's time is up; None: never, or the clocks are stopped."""
        running = self._running(seat)
        return None if running is None else running.until

    def waited(self) -> tuple[AwaitedSeat, ...]:
        """Who is asked, since when and until when."""
        return tuple(
            AwaitedSeat(seat, asked.since, self.deadline(seat))
            for seat, asked in self.asked.items()
        )

    def due(self, now: Time) -> tuple[Seat, ...]:
        """The seats whose time and grace are up."""
        return tuple(seat for seat, moment in self._ends() if moment <= now)

    def trade_over(self, now: Time) -> bool:
        """Whether the time for trading is up (X8)."""
        return self.trade is not None and self.trade.until is not None and self.trade.until <= now

    def reminders(self, now: Time) -> tuple[Seat, ...]:
        """The seats to remind now; each is returned once per question."""
        seats = tuple(seat for seat, moment in self._warnings() if moment <= now)
        for seat in seats:
            self.asked[seat].reminded = True
        return seats

    def next_moment(self) -> Time | None:
        """When to look at the clocks next; None: not before something changes."""
        moments = [moment for _, moment in (*self._ends(), *self._warnings())]
        if self.trade is not None and self.trade.until is not None:
            moments.append(self.trade.until)
        return min(moments, default=None)

    # Decisions of people

    def pause(self, now: Time) -> None:
        """Stop all clocks."""
        if self.paused is None:
            self.paused = now
            for countdown in self._countdowns():
                countdown.stop(now, self.rules.off)

    def resume(self, now: Time) -> None:
        """Restart the clocks with the time that was left."""
        if self.paused is not None:
            self.paused, self.deserted = None, False
            for countdown in self._countdowns():
                countdown.start(now, self.rules.off)

    def skip(self, begin: Time, end: Time) -> None:
        """Do not count the time between two moments, since nobody could answer then."""
        if self.paused is None:
            self.pause(begin)
            self.resume(end)

    def extend(self, now: Time, seconds: int, seat: Seat | None) -> bool:
        """Give more time to a seat, or to all who are asked; returns whether any clock ran.

        Common time is extended for all. Raises ``BadData`` for impossible values.
        """
        check_extension(seconds)
        if seat is None:
            extended = [*self._countdowns()]
        else:
            running = self._running(seat)
            extended = [] if running is None else [running]
        for countdown in extended:
            countdown.add(now, seconds * SECOND, self.rules.off)
        return bool(extended)

    def change(self, now: Time, rules: ClockRules) -> None:
        """Change the time limits; everybody starts with full time. Raises ``BadData``."""
        check(rules)
        self.rules = rules
        self.banks, self.phase, self.trade = {}, None, None
        for seat in self.asked:
            self._time(now, seat)

    def fresh(self, now: Time, seat: Seat) -> None:
        """Give full time to a seat's new player, and reset its misses."""
        self.answered(seat)
        self.banks.pop(seat, None)
        asked = self.asked.get(seat)
        if asked is not None and asked.own is not None:
            asked.own = self._countdown(now, self.rules.seconds)
            asked.reminded = asked.own.is_short(now, self.rules.off)

    def come_back(self, now: Time, seat: Seat) -> None:
        """Let a player answer again, with the time left to them but at least a quarter."""
        self.answered(seat)
        enough = self.rules.seconds * SECOND // QUARTER
        if self.rules.kind == "bank" and seat in self.banks:
            self.banks[seat] = max(self.banks[seat], enough)
        asked = self.asked.get(seat)
        if asked is not None and asked.own is not None:
            left = max(asked.own.remaining(now, self.rules.off), enough)
            asked.own = self._countdown(now, self.rules.seconds, left)

    def take_back(self, now: Time, seat: Seat) -> None:
        """Restore the time that was left when an answer is taken back."""
        asked, left = self.asked.get(seat), self.left.pop(seat, None)
        if asked is not None and asked.own is not None and asked.since == now and left is not None:
            asked.own = self._countdown(now, self.rules.seconds, left)

    # Inside

    def _time(self, now: Time, seat: Seat) -> None:
        """Start the time for a seat's question."""
        asked = self.asked[seat]
        if self.trading and self.rules.trade:
            asked.own = None
            self.trade = self.trade or self._countdown(now, self.rules.trade)
        else:
            asked.own = self._own_time(now, seat)
        running = self._running(seat)
        asked.reminded = running is not None and running.is_short(now, self.rules.off)

    def _own_time(self, now: Time, seat: Seat) -> Countdown | None:
        rules = self.rules
        match rules.kind:
            case "none":
                return None
            case "decision":
                return self._countdown(now, rules.seconds)
            case "phase":
                self.phase = self.phase or self._countdown(now, rules.seconds)
                # A player asked late still gets at least a quarter of the time.
                left = max(self.phase.remaining(now, rules.off), self.phase.full // QUARTER)
                return self._countdown(now, rules.seconds, left)
            case "bank":
                return self._countdown(now, rules.seconds, self.banks.pop(seat, None))

    def _countdown(self, now: Time, seconds: int, left: int | None = None) -> Countdown:
        """A countdown, running unless the clocks are stopped; full by default."""
        full = seconds * SECOND
        countdown = Countdown(full, full if left is None else left)
        if self.paused is None:
            countdown.start(now, self.rules.off)
        return countdown

    def _put_away(self, now: Time, seat: Seat) -> None:
        """Stop a question's clock; a bank gets its increment."""
        own = self.asked.pop(seat).own
        if own is None:
            return
        left = self.left[seat] = own.remaining(now, self.rules.off)
        if self.rules.kind == "bank":
            self.banks[seat] = min(left + self.rules.increment * SECOND, MOST_LEFT)

    def _running(self, seat: Seat) -> Countdown | None:
        """The countdown that applies to a seat."""
        asked = self.asked.get(seat)
        return None if asked is None else asked.own or self.trade

    def _countdowns(self) -> Iterator[Countdown]:
        for countdown in (self.phase, self.trade, *(asked.own for asked in self.asked.values())):
            if countdown is not None:
                yield countdown

    def _ends(self) -> Iterator[tuple[Seat, Time]]:
        """Seats with the moment when something is done for them, their time being up."""
        grace = self.rules.grace * SECOND
        for seat, asked in self.asked.items():
            if asked.own is not None and asked.own.until is not None:
                until = asked.own.until
                yield seat, self.rules.off.after(until, grace) if grace else until

    def _warnings(self) -> Iterator[tuple[Seat, Time]]:
        """Seats with the moment of their reminder."""
        for seat, asked in self.asked.items():
            running = self._running(seat)
            if running is not None and running.warning is not None and not asked.reminded:
                yield seat, running.warning
