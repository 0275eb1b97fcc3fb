"""How much time players have: what is agreed before a game, and what cannot be agreed."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.errors import BadData
from ecumene.rules.names import shown
from ecumene.server.off_hours import HoursOff, zone_named

ClockKind: TypeAlias = Literal["none", "decision", "phase", "bank"]
Path: TypeAlias = tuple[str, ...]
"""Where something stands in what was sent."""

LONGEST: Final = 30 * 24 * 60 * 60
"""The longest time anybody can have for anything, in seconds: 30 days."""
MOST_GRACE: Final = 24 * 60 * 60
"""The longest grace, in seconds: a day."""
MOST_MISSES: Final = 100
LAST_DAY: Final = 6
LAST_MINUTE: Final = 24 * 60 - 1
MOST_HOURS_OFF: Final = 20
"""Of every day; so time that is given ends within a few years, however many days are off."""


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


def check(rules: ClockRules) -> None:
    """Refuse clocks that nobody can mean; raises ``BadData`` with the way from a field `clock`."""
    least = 0 if rules.kind == "none" else 1
    _check_bounds(("clock", "seconds"), rules.seconds, LONGEST, least)
    _check_bounds(("clock", "increment"), rules.increment, LONGEST)
    _check_bounds(("clock", "trade"), rules.trade, LONGEST)
    _check_bounds(("clock", "grace"), rules.grace, MOST_GRACE)
    _check_bounds(("clock", "misses"), rules.misses, MOST_MISSES)
    _check_hours_off(("clock", "off"), rules.off)


def check_extension(seconds: int) -> None:
    """Refuse to give less than a second, or more than anybody can have; raises ``BadData``."""
    _check_bounds(("seconds",), seconds, LONGEST, least=1)


def _check_hours_off(path: Path, off: HoursOff) -> None:
    for day in off.days:
        _check_bounds((*path, "days"), day, LAST_DAY)
    if len(set(off.days)) > LAST_DAY:
        raise BadData((*path, "days"), "clock-every-day-off")
    _check_bounds((*path, "begin"), off.begin, LAST_MINUTE)
    _check_bounds((*path, "end"), off.end, LAST_MINUTE)
    if (off.end - off.begin) % (LAST_MINUTE + 1) > MOST_HOURS_OFF * 60:
        raise BadData((*path, "end"), "clock-hours-off", {"most": MOST_HOURS_OFF})
    try:
        zone_named(off.zone)
    except (KeyError, ValueError, OSError):
        raise BadData((*path, "zone"), "clock-unknown-zone", {"name": shown(off.zone)}) from None


def _check_bounds(path: Path, value: int, most: int, least: int = 0) -> None:
    if not least <= value <= most:
        raise BadData(path, "clock-out-of-bounds", {"value": value, "least": least, "most": most})
