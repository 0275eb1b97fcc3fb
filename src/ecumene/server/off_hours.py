"""Hours and days off: when nobody's time runs.

What the clock on the wall shows in the time zone of a game decides, also on the days on which it
is put forward or back. A stretch of time is followed from one change to the next: a boundary of
the hours off, midnight, or a change of the offset from UTC.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

Time: TypeAlias = int
"""Milliseconds since the beginning of 1970, UTC."""

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND: Final = timedelta(milliseconds=1)


class HoursOff(Struct, frozen=True):
    """When no time runs in slow games; as it stands here, time always runs."""

    zone: str = "UTC"
    """The time zone of the hours and days, by its IANA name, such as `Europe/Warsaw`."""
    days: tuple[int, ...] = ()
    """Whole days off, from 0 for Mondays to 6 for Sundays."""
    begin: int = 0
    """The minute of every day at which the hours off begin, counted from midnight."""
    end: int = 0
    """The minute at which they end, on the next day if it is an earlier one; the same: none."""

    def after(self, now: Time, length: int) -> Time:
        """Return the first moment by which ``length`` milliseconds that count have passed.

        No length at all ends now or, within hours off, with them.
        """
        if self._never_off():
            return now + length
        for stretch in self._stretches(now):
            if stretch.counts:
                if length <= stretch.end - stretch.begin:
                    return stretch.begin + length
                length -= stretch.end - stretch.begin
        raise AssertionError("stretches never end")

    def between(self, begin: Time, end: Time) -> int:
        """Return how many milliseconds count from one moment to another; 0 if it is past."""
        if self._never_off():
            return max(0, end - begin)
        counted = 0
        for stretch in self._stretches(begin):
            if stretch.begin >= end:
                break
            if stretch.counts:
                counted += min(stretch.end, end) - stretch.begin
        return counted

    def _never_off(self) -> bool:
        return not self.days and self.begin == self.end

    def _stretches(self, now: Time) -> Iterator[_Stretch]:
        """All time from now on, in stretches that count or do not."""
        zone = zone_named(self.zone)
        while True:
            local = _local(now, zone)
            end = _before_change(now, now + self._until_boundary(local), zone)
            yield _Stretch(now, end, not self._is_off(local))
            now = end

    def _is_off(self, local: datetime) -> bool:
        minute = local.hour * 60 + local.minute
        if self.begin <= self.end:
            at_night = self.begin <= minute < self.end
        else:
            at_night = minute >= self.begin or minute < self.end
        return at_night or local.weekday() in self.days

    def _until_boundary(self, local: datetime) -> int:
        """Milliseconds to the next boundary or midnight, as the clock on the wall shows them."""
        midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
        passed = (local - midnight) // MILLISECOND
        bounds = [DAY]
        if local.weekday() not in self.days:
            bounds += (self.begin * MINUTE, self.end * MINUTE)
        return min(bound for bound in bounds if bound > passed) - passed


class _Stretch(NamedTuple):
    """A stretch of time that counts as a whole, or does not."""

    begin: Time
    end: Time
    counts: bool


def zone_named(name: str) -> tzinfo:
    """Return a time zone; raises ``KeyError``, ``ValueError`` or ``OSError`` if there is none.

    UTC is there even on systems without a database of time zones.
    """
    return UTC if name == "UTC" else ZoneInfo(name)


def _local(now: Time, zone: tzinfo) -> datetime:
    return (EPOCH + now * MILLISECOND).astimezone(zone)


def _before_change(begin: Time, end: Time, zone: tzinfo) -> Time:
    """Return the end of a stretch, or the moment within it at which the clocks are changed."""
    offset = _local(begin, zone).utcoffset()
    if _local(end, zone).utcoffset() == offset:
        return end
    while end - begin > 1:
        middle = (begin + end) // 2
        if _local(middle, zone).utcoffset() == offset:
            begin = middle
        else:
            end = middle
    return end
