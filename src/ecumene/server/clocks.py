"""The clocks of a game: who is asked since when, and until when.

All of it is data, kept with the game: it survives restarts, and any worker can go on with it. No
clock is read here; whoever calls says what time it is. Nothing happens here when time is up
either: whoever looks at a game asks what is due, and does it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from ecumene.rules.ids import Seat
from ecumene.server.clock_rules import ClockRules, check, check_extension
from ecumene.server.countdown import MOST_LEFT, QUARTER, Countdown
from ecumene.server.off_hours import SECOND, HoursOff, Time

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Asked", "ClockRules", "Clocks", "HoursOff", "Time", "Waiting", "check"]


class Asked(Struct):
    """A question to a seat."""

    question: str
    """Its name (O1)."""
    since: Time
    """Since when it is asked."""
    own: Countdown | None = None
    """The time for it; None where there is no limit, or trade has one for all."""
    reminded: bool = False
    """Whether a reminder has been given, or makes no sense."""


class Waiting(NamedTuple):
    """Somebody the others wait for."""

    seat: Seat
    since: Time
    until: Time | None
    """When their time is up; None: never, or the clocks stand still."""


class Clocks(Struct):
    """The clocks of a game."""

    rules: ClockRules
    """How much time everybody has."""
    asked: dict[Seat, Asked] = {}
    """Who is asked what."""
    banks: dict[Seat, int] = {}
    """Milliseconds that are left to those who are not asked; who is missing here has all."""
    moment: tuple[int, int] = (0, 0)
    """The turn and the phase."""
    phase: Countdown | None = None
    """The time for the phase, where there is one for all."""
    trading: bool = False
    """Whether it is a trade phase."""
    trade: Countdown | None = None
    """The time for trading, where it has a clock of its own (X8)."""
    paused: Time | None = None
    """Since when all clocks stand still; None: they run."""
    deserted: bool = False
    """Whether they stand still because nobody was left at the table."""
    misses: dict[Seat, int] = {}
    """How often in a row somebody has not answered in time."""
    left: dict[Seat, int] = {}
    """Milliseconds that were left when somebody last answered, should they take it back (O2)."""
    reckoned: Time = 0
    """All outages that ended by then are left out; 0: all before the game was stored."""

    # Following the game

    def follow(
        self, now: Time, asked: Mapping[Seat, str], turn: int, phase: int, trading: bool
    ) -> None:
        """Learn who is asked what, after every answer and whenever a seat changes hands.

        Time for a question with the same name runs on. Who is not asked, or is answered for by a
        computer, has no clock that runs.
        """
        for seat in [seat for seat, was in self.asked.items() if asked.get(seat) != was.question]:
            self._put_away(now, seat)
        if (turn, phase) != self.moment:
            self.moment, self.phase, self.trade = (turn, phase), None, None
        if trading != self.trading:
            self.trading, self.trade = trading, None
        for seat, question in asked.items():
            if seat not in self.asked:
                self.asked[seat] = Asked(question, now)
                self._time(now, seat)

    def missed(self, seat: Seat) -> bool:
        """Count that a seat has not answered in time; True: a computer is to answer for it."""
        self.misses[seat] = self.misses.get(seat, 0) + 1
        return 0 < self.rules.misses <= self.misses[seat]

    def answered(self, seat: Seat) -> None:
        """Forget the misses of a seat whose player has answered."""
        self.misses.pop(seat, None)

    # What there is to know, and to do

    def deadline(self, seat: Seat) -> Time | None:
        """Return when the time of a seat is up; None: never, or the clocks stand still."""
        running = self._running(seat)
        return None if running is None else running.until

    def waited(self) -> tuple[Waiting, ...]:
        """Return who is asked, since when and until when."""
        return tuple(
            Waiting(seat, asked.since, self.deadline(seat)) for seat, asked in self.asked.items()
        )

    def due(self, now: Time) -> tuple[Seat, ...]:
        """Return whose time is up, and the grace after it too."""
        return tuple(seat for seat, moment in self._ends() if moment <= now)

    def trade_over(self, now: Time) -> bool:
        """Whether the time for trading is up (X8)."""
        return self.trade is not None and self.trade.until is not None and self.trade.until <= now

    def reminders(self, now: Time) -> tuple[Seat, ...]:
        """Return who should be reminded now; each is told once per question."""
        seats = tuple(seat for seat, moment in self._warnings() if moment <= now)
        for seat in seats:
            self.asked[seat].reminded = True
        return seats

    def next_moment(self) -> Time | None:
        """Return when somebody has to look at the clocks; None: not before something changes."""
        moments = [moment for _, moment in (*self._ends(), *self._warnings())]
        if self.trade is not None and self.trade.until is not None:
            moments.append(self.trade.until)
        return min(moments, default=None)

    # What people decide

    def pause(self, now: Time) -> None:
        """Let all clocks stand still."""
        if self.paused is None:
            self.paused = now
            for countdown in self._countdowns():
                countdown.stop(now, self.rules.off)

    def resume(self, now: Time) -> None:
        """Let them run on with what was left."""
        if self.paused is not None:
            self.paused, self.deserted = None, False
            for countdown in self._countdowns():
                countdown.start(now, self.rules.off)

    def skip(self, begin: Time, end: Time) -> None:
        """Let no time have run from one moment to another, since nobody could answer then."""
        if self.paused is None:
            self.pause(begin)
            self.resume(end)

    def extend(self, now: Time, seconds: int, seat: Seat | None) -> bool:
        """Give a seat more time, or all who are asked; whether there was a clock to put back.

        What all have in common gets longer for all. Raises ``BadData`` for nonsense.
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
        """Go on with other rules; everybody has all the time they give. Raises ``BadData``."""
        check(rules)
        self.rules = rules
        self.banks, self.phase, self.trade = {}, None, None
        for seat in self.asked:
            self._time(now, seat)

    def fresh(self, now: Time, seat: Seat) -> None:
        """Give all the time there is to whoever has just taken a seat, and forget its misses."""
        self.answered(seat)
        self.banks.pop(seat, None)
        asked = self.asked.get(seat)
        if asked is not None and asked.own is not None:
            asked.own = self._countdown(now, self.rules.seconds)
            asked.reminded = asked.own.is_short(now, self.rules.off)

    def come_back(self, now: Time, seat: Seat) -> None:
        """Let somebody answer again: with what is left to them, but enough to answer at all."""
        self.answered(seat)
        enough = self.rules.seconds * SECOND // QUARTER
        if self.rules.kind == "bank" and seat in self.banks:
            self.banks[seat] = max(self.banks[seat], enough)
        asked = self.asked.get(seat)
        if asked is not None and asked.own is not None:
            left = max(asked.own.remaining(now, self.rules.off), enough)
            asked.own = self._countdown(now, self.rules.seconds, left)

    def take_back(self, now: Time, seat: Seat) -> None:
        """Ask somebody again who has taken back an answer: with the time that was left to it."""
        asked, left = self.asked.get(seat), self.left.pop(seat, None)
        if asked is not None and asked.own is not None and asked.since == now and left is not None:
            asked.own = self._countdown(now, self.rules.seconds, left)

    # Inside

    def _time(self, now: Time, seat: Seat) -> None:
        """Give a seat the time for its question."""
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
                # Who is asked late, because others were slow, has time to answer all the same.
                left = max(self.phase.remaining(now, rules.off), self.phase.full // QUARTER)
                return self._countdown(now, rules.seconds, left)
            case "bank":
                return self._countdown(now, rules.seconds, self.banks.pop(seat, None))

    def _countdown(self, now: Time, seconds: int, left: int | None = None) -> Countdown:
        """Time that runs, or will when the clocks do; all of it if nothing else is said."""
        full = seconds * SECOND
        countdown = Countdown(full, full if left is None else left)
        if self.paused is None:
            countdown.start(now, self.rules.off)
        return countdown

    def _put_away(self, now: Time, seat: Seat) -> None:
        """Stop the clock of a question; a bank gets its increment."""
        own = self.asked.pop(seat).own
        if own is None:
            return
        left = self.left[seat] = own.remaining(now, self.rules.off)
        if self.rules.kind == "bank":
            self.banks[seat] = min(left + self.rules.increment * SECOND, MOST_LEFT)

    def _running(self, seat: Seat) -> Countdown | None:
        """What the seat's time is measured by."""
        asked = self.asked.get(seat)
        return None if asked is None else asked.own or self.trade

    def _countdowns(self) -> Iterator[Countdown]:
        for countdown in (self.phase, self.trade, *(asked.own for asked in self.asked.values())):
            if countdown is not None:
                yield countdown

    def _ends(self) -> Iterator[tuple[Seat, Time]]:
        """When something has to be done for somebody whose time is up."""
        grace = self.rules.grace * SECOND
        for seat, asked in self.asked.items():
            if asked.own is not None and asked.own.until is not None:
                until = asked.own.until
                yield seat, self.rules.off.after(until, grace) if grace else until

    def _warnings(self) -> Iterator[tuple[Seat, Time]]:
        """When somebody has to be reminded."""
        for seat, asked in self.asked.items():
            running = self._running(seat)
            if running is not None and running.warning is not None and not asked.reminded:
                yield seat, running.warning
