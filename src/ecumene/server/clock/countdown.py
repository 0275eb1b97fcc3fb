"""A countdown: for one question, a phase, or a trade phase.

It runs or is stopped. While it runs, its moments are fixed, so that a caller can sleep until them;
while it is stopped, only the remaining time is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.server.clock.clock_rules import LONGEST
from ecumene.server.clock.off_hours import MINUTE, SECOND, Time

if TYPE_CHECKING:
    from ecumene.server.clock.off_hours import HoursOff

QUARTER: Final = 4
LEAST_WARNING: Final = MINUTE
MOST_WARNING: Final = 12 * 60 * MINUTE
MOST_LEFT: Final = LONGEST * SECOND


class Countdown(Struct):
    """A time limit that runs down."""

    full: int
    """Milliseconds of a full countdown."""
    left: int
    """Milliseconds left when it was last started or stopped."""
    until: Time | None = None
    """When it ends; None while it is stopped."""
    warning: Time | None = None
    """When little is left; None while it is stopped."""

    def start(self, now: Time, off: HoursOff) -> None:
        """Start it."""
        self.until = off.after(now, self.left)
        self.warning = off.after(now, max(0, self.left - _little(self.full)))

    def stop(self, now: Time, off: HoursOff) -> None:
        """Stop it."""
        self.left = self.remaining(now, off)
        self.until = self.warning = None

    def add(self, now: Time, length: int, off: HoursOff) -> None:
        """Add time, from now on if it has run out."""
        running = self.until is not None
        self.stop(now, off)
        self.left = min(self.left + length, MOST_LEFT)
        if running:
            self.start(now, off)

    def remaining(self, now: Time, off: HoursOff) -> int:
        """Milliseconds left; never more than at the start, even if machines' clocks differ."""
        if self.until is None:
            return self.left
        return min(self.left, off.between(now, self.until))

    def is_short(self, now: Time, off: HoursOff) -> bool:
        """Whether so little is left that a reminder is due."""
        return self.remaining(now, off) <= _little(self.full)


def _little(full: int) -> int:
    """A quarter of the time, but at least a minute and at most half a day."""
    return max(LEAST_WARNING, min(full // QUARTER, MOST_WARNING))
