"""How much time players have: what is agreed before a game, and what cannot be agreed."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.server.off_hours import HoursOff

ClockKind: TypeAlias = Literal["none", "decision", "phase", "bank"]

LONGEST: Final = 60 * 24 * 60 * 60
"""The longest time anybody can have for anything, in seconds: 60 days."""


class ClockRules(Struct, frozen=True):
    """How much time everybody has; as it stands here, as much as they like."""

    kind: ClockKind = "none"
    """What is timed: nothing, each decision, each phase for all together, or a bank per player."""
    seconds: int = 0
    """For a decision, for a phase, or in the bank at the start."""
    increment: int = 0
    """Seconds that come into a player's bank after every answer."""
    trade: int = 0
    """Seconds a trade phase lasts in all, in place of other clocks (X8); 0: they run in it too."""
    grace: int = 0
    """Seconds between the end of somebody's time and what is then done for them."""
    at_end: Literal["default", "computer"] = "default"
    """What is done then: the default is answered (O4), or a computer player goes on."""
    misses: int = 2
    """After so many misses in a row a computer answers until the player is back; 0: never."""
    off: HoursOff = HoursOff()
    """When nobody's time runs."""
