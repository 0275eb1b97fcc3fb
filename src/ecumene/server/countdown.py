"""Time that runs out: for one question, for a phase, or for a trade phase.

It runs or stands still. While it runs, the moments at which something happens are fixed, so
that whoever waits for them can sleep; while it stands still, only what is left is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.server.clock_rules import LONGEST
from ecumene.server.off_hours import MINUTE, SECOND, Time

if TYPE_CHECKING:
    from ecumene.server.off_hours import HoursOff

QUARTER: Final = 4
LEAST_WARNING: Final = MINUTE
MOST_WARNING: Final = 12 * 60 * MINUTE
MOST_LEFT: Final = LONGEST * SECOND


class Countdown(Struct):
    """Time that runs out."""

    full: int
    """How many milliseconds are given for such a thing."""
    left: int
    """How many were left when it was started or stopped last."""
    until: Time | None = None
    """When it has run out; None while it stands still."""
    warning: Time | None = None
    """When there is little left; None while it stands still."""

    def start(self, now: Time, off: HoursOff) -> None:
        """Let it run."""
        self.until = off.after(now, self.left)
        self.warning = off.after(now, max(0, self.left - _little(self.full)))

    def stop(self, now: Time, off: HoursOff) -> None:
        """Let it stand still."""
        self.left = self.remaining(now, off)
        self.until = self.warning = None

    def add(self, now: Time, length: int, off: HoursOff) -> None:
        """Give more time, from now on if it has run out."""
        running = self.until is not None
        self.stop(now, off)
        self.left = min(self.left + length, MOST_LEFT)
        if running:
            self.start(now, off)

    def remaining(self, now: Time, off: HoursOff) -> int:
        """Return how many milliseconds are left; machines whose clocks differ gain none."""
        if self.until is None:
            return self.left
        return min(self.left, off.between(now, self.until))

    def is_short(self, now: Time, off: HoursOff) -> bool:
        """Whether so little is left that somebody should be reminded."""
        return self.remaining(now, off) <= _little(self.full)


def _little(full: int) -> int:
    """A quarter of the time, but at least a minute and at most half a day."""
    return max(LEAST_WARNING, min(full // QUARTER, MOST_WARNING))
