"""Hours and days off, when no clock runs.

Local time in the game's time zone decides, also on days when clocks change. While the offset from
UTC is constant, all weeks are alike. So time is counted in whole weeks, from one change of the
offset to the next, however long it is.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from itertools import accumulate, count, pairwise
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
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY
"""The first Monday of 1970."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND: Final = timedelta(milliseconds=1)


class HoursOff(Struct, frozen=True):
    """When no time runs in slow games; by default, time always runs."""

    zone: str = "UTC"
    """The time zone of the hours and days, an IANA name such as `Europe/Warsaw`."""
    days: tuple[int, ...] = ()
    """Whole days off, from 0 for Monday to 6 for Sunday."""
    begin: int = 0
    """The minute after midnight at which the daily hours off begin."""
    end: int = 0
    """The minute at which they end, on the next day if it is earlier; the same: none."""

    def after(self, now: Time, length: int) -> Time:
        """The first moment by which ``length`` milliseconds that count have passed.

        A length of 0 ends now or, during hours off, with them.
        """
        if self._never_off():
            return now + length
        week = _week(self.days, self.begin, self.end)
        for begin, end, offset in _stretches(self.zone, now):
            there = week.between(begin + offset, end + offset)
            if there and length <= there:
                return week.after(begin + offset, length) - offset
            length -= there
        raise AssertionError("stretches never end")

    def between(self, begin: Time, end: Time) -> int:
        """The milliseconds that count between two moments; 0 if the end is past."""
        if self._never_off():
            return max(0, end - begin)
        week = _week(self.days, self.begin, self.end)
        counted = 0
        for stretch in _stretches(self.zone, begin):
            if stretch.begin >= end:
                break
            upto = min(stretch.end, end)
            counted += week.between(stretch.begin + stretch.offset, upto + stretch.offset)
        return counted

    def _never_off(self) -> bool:
        return not self.days and self.begin == self.end


class _Week(NamedTuple):
    """Which parts of a week count, in local time.

    Moments are local time, counted as if it were UTC.
    """

    begins: tuple[int, ...]
    """Where the parts that count begin, in milliseconds from Monday."""
    counted: tuple[int, ...]
    """Milliseconds of the week that have counted when each part begins; then the total."""

    def between(self, begin: Time, end: Time) -> int:
        """The milliseconds that count between two moments."""
        return self._upto(end) - self._upto(begin)

    def after(self, begin: Time, length: int) -> Time:
        """The first moment by which that many have passed."""
        target, whole = self._upto(begin) + length, self.counted[-1]
        if length:
            weeks = (target - 1) // whole
            place = bisect_left(self.counted, target - weeks * whole) - 1
        else:
            weeks = target // whole
            place = bisect_right(self.counted, target - weeks * whole) - 1
        rest = target - weeks * whole - self.counted[place]
        return MONDAY + weeks * WEEK + self.begins[place] + rest

    def _upto(self, moment: Time) -> int:
        """Milliseconds that have counted up to a moment."""
        weeks, rest = divmod(moment - MONDAY, WEEK)
        place = bisect_right(self.begins, rest) - 1
        if place < 0:
            return weeks * self.counted[-1]
        inside = min(rest - self.begins[place], self.counted[place + 1] - self.counted[place])
        return weeks * self.counted[-1] + self.counted[place] + inside


@lru_cache(maxsize=1024)
def _week(days: tuple[int, ...], begin: int, end: int) -> _Week:
    """The week with these days and hours off."""
    of_day = ((0, begin), (end, DAY // MINUTE)) if begin <= end else ((end, begin),)
    counting = [
        (day * DAY + first * MINUTE, (last - first) * MINUTE)
        for day in range(7)
        if day not in days
        for first, last in of_day
        if first < last
    ]
    lengths = accumulate((length for _, length in counting), initial=0)
    return _Week(tuple(first for first, _ in counting), tuple(lengths))


class _Stretch(NamedTuple):
    """A stretch of time with a constant offset from UTC."""

    begin: Time
    end: Time
    offset: int
    """Milliseconds ahead of UTC."""


def _stretches(zone: str, now: Time) -> Iterator[_Stretch]:
    """All stretches from now on."""
    for year in count((EPOCH + now * MILLISECOND).year):
        for begin, end, offset in _stretches_of_year(zone, year):
            if end > now:
                yield _Stretch(max(begin, now), end, offset)


@lru_cache(maxsize=4096)
def _stretches_of_year(zone: str, year: int) -> tuple[_Stretch, ...]:
    """The stretches of a year; two changes within a day would go unnoticed."""
    named = zone_named(zone)
    first, last = (_moment(datetime(each, 1, 1, tzinfo=UTC)) for each in (year, year + 1))
    changes = (
        _change_within(day, day + DAY, named)
        for day in range(first, last, DAY)
        if _offset(day, named) != _offset(day + DAY, named)
    )
    return tuple(
        _Stretch(begin, end, _offset(begin, named))
        for begin, end in pairwise((first, *changes, last))
        if begin < end
    )


def _change_within(begin: Time, end: Time, zone: tzinfo) -> Time:
    """The moment at which the offset changes."""
    before = _offset(begin, zone)
    while end - begin > 1:
        middle = (begin + end) // 2
        if _offset(middle, zone) == before:
            begin = middle
        else:
            end = middle
    return end


def zone_named(name: str) -> tzinfo:
    """A time zone; raises ``KeyError``, ``ValueError`` or ``OSError`` if it is unknown.

    UTC works even on systems without a time zone database.
    """
    return UTC if name == "UTC" else ZoneInfo(name)


def _offset(moment: Time, zone: tzinfo) -> int:
    offset = (EPOCH + moment * MILLISECOND).astimezone(zone).utcoffset()
    assert offset is not None
    return offset // MILLISECOND


def _moment(then: datetime) -> Time:
    return (then - EPOCH) // MILLISECOND
