"""The clocks of a game: who is asked since when, and until when.

All of it is data, kept with the game: it survives restarts, and any worker can go on with it. No
clock is read here; whoever calls says what time it is. Nothing happens here when time is up
either: whoever looks at a game asks what is due, and does it.
"""

from __future__ import annotations

from ecumene.server.clock_rules import ClockRules
from ecumene.server.off_hours import HoursOff, Time

__all__ = ["ClockRules", "HoursOff", "Time"]
