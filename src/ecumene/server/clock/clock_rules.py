"""Time limits of a game, and which ones are refused."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.errors import BadData
from ecumene.rules.format.id_names import shown
from ecumene.server.clock.off_hours import HoursOff, zone_named

ClockKind: TypeAlias = Literal["none", "decision", "phase", "bank"]
Path: TypeAlias = tuple[str, ...]
"""The path of a field in a request body."""

LONGEST: Final = 30 * 24 * 60 * 60
"""The longest time that can be given, in seconds: 30 days."""
MOST_GRACE: Final = 24 * 60 * 60
"""The longest grace, in seconds: a day."""
MOST_MISSES: Final = 100
LAST_DAY: Final = 6
LAST_MINUTE: Final = 24 * 60 - 1
MOST_HOURS_OFF: Final = 20
"""Per day; so any given time ends within a few years, even with days off."""


class ClockRules(Struct, frozen=True):
    """The time limits of a game; none by default."""

    kind: ClockKind = "none"
    """What is limited: nothing, each decision, each phase for all together, or a bank per
    player."""
    seconds: int = 0
    """Per decision, per phase, or in the bank at the start."""
    increment: int = 0
    """Seconds added to a player's bank after every answer."""
    trade: int = 0
    """Seconds for a whole trade phase, instead of other clocks (X8); 0: they run in it too."""
    grace: int = 0
    """Seconds between the end of a player's time and what is then done for them."""
    at_end: Literal["default", "computer"] = "default"
    """What happens then: the default answer (O4), or a computer player takes over."""
    misses: int = 2
    """Misses in a row after which a computer answers until the player is back; 0: never."""
    off: HoursOff = HoursOff()
    """When no clock runs."""


def check(rules: ClockRules) -> None:
    """Refuse impossible clocks; raises ``BadData`` with paths from a field `clock`."""
    least = 0 if rules.kind == "none" else 1
    _check_bounds(("clock", "seconds"), rules.seconds, LONGEST, least)
    _check_bounds(("clock", "increment"), rules.increment, LONGEST)
    _check_bounds(("clock", "trade"), rules.trade, LONGEST)
    _check_bounds(("clock", "grace"), rules.grace, MOST_GRACE)
    _check_bounds(("clock", "misses"), rules.misses, MOST_MISSES)
    _check_hours_off(("clock", "off"), rules.off)


def check_extension(seconds: int) -> None:
    """Refuse to add less than a second or more than the longest time; raises ``BadData``."""
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
