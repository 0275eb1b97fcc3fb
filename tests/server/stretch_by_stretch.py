"""Hours off counted stretch by stretch, as slowly as one would by hand: to compare with."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.server.clock.off_hours import HoursOff

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


def after(off: HoursOff, now: int, length: int) -> int:
    for begin, end, counts in stretches(off, now):
        if counts:
            if length <= end - begin:
                return begin + length
            length -= end - begin
    raise AssertionError


def between(off: HoursOff, begin: int, end: int) -> int:
    counted = 0
    for first, last, counts in stretches(off, begin):
        if first >= end:
            break
        if counts:
            counted += min(last, end) - first
    return counted


def stretches(off: HoursOff, now: int) -> Iterator[tuple[int, int, bool]]:
    """All time from now on, up to the next boundary, midnight or change of the clocks each."""
    zone = ZoneInfo(off.zone)
    while True:
        shown = local(now, zone)
        end = before_change(now, now + until_boundary(off, shown), zone)
        yield now, end, not is_off(off, shown)
        now = end


def is_off(off: HoursOff, shown: datetime) -> bool:
    minute = shown.hour * 60 + shown.minute
    if off.begin <= off.end:
        at_night = off.begin <= minute < off.end
    else:
        at_night = minute >= off.begin or minute < off.end
    return at_night or shown.weekday() in off.days


def until_boundary(off: HoursOff, shown: datetime) -> int:
    midnight = shown.replace(hour=0, minute=0, second=0, microsecond=0)
    passed = (shown - midnight) // MILLISECOND
    bounds = (DAY, off.begin * MINUTE, off.end * MINUTE)
    return min(bound for bound in bounds if bound > passed) - passed


def local(now: int, zone: tzinfo) -> datetime:
    return (EPOCH + now * MILLISECOND).astimezone(zone)


def before_change(begin: int, end: int, zone: tzinfo) -> int:
    """The end of a stretch, or the moment within it at which the clocks are changed."""
    offset = local(begin, zone).utcoffset()
    if local(end, zone).utcoffset() == offset:
        return end
    while end - begin > 1:
        middle = (begin + end) // 2
        if local(middle, zone).utcoffset() == offset:
            begin = middle
        else:
            end = middle
    return end
