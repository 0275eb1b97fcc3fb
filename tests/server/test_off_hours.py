"""Hours and days off, judged minute by minute by what the clock on the wall shows."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from zoneinfo import TZPATH, ZoneInfo, reset_tzpath

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.server.clock.clock_rules import ClockRules, check
from ecumene.server.clock.game_clocks import Clocks
from ecumene.server.clock.off_hours import HoursOff, Time
from tests.server import stretch_by_stretch

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

MINUTE = 60_000
HOUR = 60 * MINUTE
NIGHT = HoursOff("Europe/Warsaw", begin=22 * 60, end=8 * 60)
WEEKEND = HoursOff("Europe/Warsaw", days=(5, 6))
BOTH = HoursOff("Europe/Warsaw", (5, 6), 22 * 60, 8 * 60)
CHANGES = (
    "2026-03-29T01:00Z",  # Warsaw, forward
    "2026-10-25T01:00Z",  # Warsaw, back
    "2026-04-04T15:00Z",  # Lord Howe, back by half an hour
    "2026-10-03T15:30Z",  # Lord Howe, forward
    "2026-03-28T22:00Z",  # Beirut, forward at midnight: the day begins at one
)
"""When clocks are put forward or back somewhere."""


def at(text: str) -> Time:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


def in_warsaw(text: str) -> Time:
    return round(
        datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Warsaw")).timestamp() * 1000
    )


@pytest.mark.parametrize(
    ("off", "begin", "hours", "end"),
    [
        (HoursOff(), "2026-06-03T12:00", 30, "2026-06-04T18:00"),
        # A night that passes midnight.
        (NIGHT, "2026-06-03T20:00", 1, "2026-06-03T21:00"),
        (NIGHT, "2026-06-03T20:00", 2, "2026-06-03T22:00"),
        (NIGHT, "2026-06-03T20:00", 3, "2026-06-04T09:00"),
        (NIGHT, "2026-06-03T23:30", 3, "2026-06-04T11:00"),
        (NIGHT, "2026-06-04T03:00", 3, "2026-06-04T11:00"),
        (NIGHT, "2026-06-03T20:00", 0, "2026-06-03T20:00"),
        (NIGHT, "2026-06-03T23:30", 0, "2026-06-04T08:00"),
        # Hours in the middle of the day.
        (HoursOff("Europe/Warsaw", (), 540, 1020), "2026-06-03T08:00", 2, "2026-06-03T18:00"),
        # A weekend; 2026-06-05 is a Friday.
        (WEEKEND, "2026-06-05T20:00", 5, "2026-06-08T01:00"),
        (WEEKEND, "2026-06-06T12:00", 1, "2026-06-08T01:00"),
        (BOTH, "2026-06-05T21:00", 2, "2026-06-08T09:00"),
        # The clocks go forward on a Sunday at 2: that day has 23 hours, its night 9.
        (HoursOff("Europe/Warsaw", (0,)), "2026-03-29T00:00", 23, "2026-03-30T00:00"),
        (HoursOff("Europe/Warsaw", (0,)), "2026-03-28T12:00", 24, "2026-03-29T13:00"),
        (NIGHT, "2026-03-28T21:00", 2, "2026-03-29T09:00"),
        (HoursOff("Europe/Warsaw", (), 0, 150), "2026-03-28T23:00", 2, "2026-03-29T04:00"),
        # They go back on a Sunday at 3: from 2 to 3 it is night twice.
        (HoursOff("Europe/Warsaw", (0,)), "2026-10-25T00:00", 25, "2026-10-26T00:00"),
        (NIGHT, "2026-10-24T21:00", 2, "2026-10-25T09:00"),
        (HoursOff("Europe/Warsaw", (), 120, 180), "2026-10-25T01:00", 2, "2026-10-25T04:00"),
    ],
)
def test_time_runs_when_it_is_not_off(off: HoursOff, begin: str, hours: int, end: str) -> None:
    assert off.after(in_warsaw(begin), hours * HOUR) == in_warsaw(end)
    assert off.between(in_warsaw(begin), in_warsaw(end)) == hours * HOUR


def is_off(off: HoursOff, minute: int) -> bool:
    shown = datetime.fromtimestamp(minute * 60, UTC).astimezone(ZoneInfo(off.zone))
    of_day = shown.hour * 60 + shown.minute
    length = (off.end - off.begin) % 1440
    return shown.weekday() in off.days or (of_day - off.begin) % 1440 < length


hours_off = st.builds(
    HoursOff,
    st.sampled_from(("Europe/Warsaw", "Australia/Lord_Howe", "Asia/Beirut", "UTC")),
    st.sets(st.integers(0, 6), max_size=6).map(tuple),
    st.integers(0, 1439),
    st.integers(0, 1439),
).filter(lambda off: (off.end - off.begin) % 1440 <= 20 * 60)
minutes = st.builds(
    lambda change, before: at(change) // MINUTE - before,
    st.sampled_from(CHANGES),
    st.integers(-600, 2880),
)


@given(hours_off, minutes, st.integers(0, 3000))
def test_the_clock_on_the_wall_decides(off: HoursOff, begin: int, length: int) -> None:
    counted = sum(not is_off(off, minute) for minute in range(begin, begin + length))
    assert off.between(begin * MINUTE, (begin + length) * MINUTE) == counted * MINUTE


@given(hours_off, minutes, st.integers(0, MINUTE), st.integers(0, 72 * HOUR))
def test_what_is_given_is_what_passes(off: HoursOff, minute: int, more: int, length: int) -> None:
    begin = minute * MINUTE + more
    end = off.after(begin, length)
    assert end >= begin
    assert off.between(begin, end) == length
    assert not length or off.between(begin, end - 1) == length - 1
    assert off.between(end, begin) == 0


ODD_ZONES = (
    "Europe/Warsaw",
    "Europe/Dublin",  # its winter is the exception
    "America/New_York",
    "America/St_Johns",  # half an hour off, and changed a minute after midnight until 2011
    "Australia/Lord_Howe",  # by half an hour
    "Antarctica/Troll",  # by two hours
    "Africa/Casablanca",  # for a month, which moves through the year
    "Africa/Cairo",  # four times in 2014
    "Asia/Kathmandu",
    "Asia/Tehran",
    "Pacific/Apia",  # had no 30 December in 2011
    "Pacific/Chatham",
    "UTC",
)
long_moments = st.integers(at("2005-01-01T00:00Z"), at("2045-01-01T00:00Z"))


@settings(max_examples=150)
@given(
    hours_off,
    st.sampled_from(ODD_ZONES),
    long_moments,
    st.one_of(st.integers(0, 30 * 24 * HOUR), st.integers(0, 400).map(lambda n: n * HOUR)),
)
def test_weeks_at_once_are_stretch_by_stretch(
    off: HoursOff, zone: str, begin: int, length: int
) -> None:
    off = replace(off, zone=zone)
    end = off.after(begin, length)
    assert end == stretch_by_stretch.after(off, begin, length)
    assert off.between(begin, end) == stretch_by_stretch.between(off, begin, end)
    assert off.between(begin, begin + length) == stretch_by_stretch.between(
        off, begin, begin + length
    )


def test_years_of_hours_off_are_little_work() -> None:
    """The longest time anybody can have, at a full table, most of the week off: 3.4 years."""
    off = HoursOff("Europe/Warsaw", tuple(range(6)), 4 * 60, 0)
    clocks = Clocks(ClockRules("decision", 30 * 24 * 60 * 60, off=off))
    begin = at("2026-11-17T12:00Z")
    asked = {seat: str(seat) for seat in range(18)}
    clocks.follow(begin, asked, 1, 1, trading=False)
    deadline = clocks.deadline(0)
    assert deadline is not None
    assert deadline - begin > 3.4 * 365 * 24 * HOUR

    def pause_and_extend() -> None:
        clocks.pause(begin + HOUR)
        clocks.resume(begin + 2 * HOUR)
        clocks.extend(begin + 3 * HOUR, 60, None)

    assert calls(pause_and_extend) < 20_000


def calls(work: Callable[[], None]) -> int:
    """How many functions are called for something: its work, however busy the machine is."""
    counted = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted


def test_utc_needs_no_database_of_time_zones() -> None:
    """On bare systems there is none."""
    here = TZPATH
    reset_tzpath(to=())
    ZoneInfo.clear_cache()
    try:
        check(ClockRules(off=HoursOff(days=(6,))))
        assert HoursOff(days=(6,)).after(at("2026-06-06T23:00Z"), 2 * HOUR) == at(
            "2026-06-08T01:00Z"
        )
    finally:
        reset_tzpath(to=here)
