"""Clocks: what runs, what stands still, and what is due; at moments that are given."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.dialogue import Speaker, describe_refusal
from ecumene.rules.errors import BadData
from ecumene.rules.format.codec import from_names, to_names
from ecumene.server.clock.clock_rules import LONGEST, ClockKind
from ecumene.server.clock.game_clocks import AwaitedSeat, ClockRules, Clocks, HoursOff, Time, check
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Mapping

NOW = 1_780_488_000_000
"""Wednesday, 2026-06-03, 12:00 UTC."""
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
OFF = HoursOff("Europe/Warsaw", (5, 6), 22 * 60, 8 * 60)


def clocks(kind: ClockKind, seconds: int = 0, **rules: Any) -> Clocks:
    agreed = ClockRules(kind, seconds, **rules)
    check(agreed)
    return Clocks(agreed)


def ask(clocks: Clocks, now: Time, *seats: int, question: str = "1.1.1", **where: Any) -> None:
    """Ask seats the same question; where the game is stays the same if nothing is said."""
    place: dict[str, Any] = {"turn": 1, "phase": 1, "trading": False, **where}
    clocks.follow(now, dict.fromkeys(seats, question), **place)


def copied(clocks: Clocks) -> Clocks:
    return msgspec.json.decode(msgspec.json.encode(clocks), type=Clocks)


# Kinds of clocks


def test_without_a_clock_one_still_sees_who_is_waited_for() -> None:
    table = clocks("none")
    ask(table, NOW, 2, 0)
    assert table.waited() == (AwaitedSeat(2, NOW, None), AwaitedSeat(0, NOW, None))
    assert table.next_moment() is None
    assert table.due(NOW + LONGEST * SECOND) == ()


def test_time_for_a_decision_runs_on_until_another_is_asked() -> None:
    table = clocks("decision", 100)
    ask(table, NOW, 0, 1)
    table.follow(NOW + 30 * SECOND, {0: "1.1.1", 1: "1.1.2", 2: "1.1.1"}, 1, 1, False)
    assert table.waited() == (
        AwaitedSeat(0, NOW, NOW + 100 * SECOND),
        AwaitedSeat(1, NOW + 30 * SECOND, NOW + 130 * SECOND),
        AwaitedSeat(2, NOW + 30 * SECOND, NOW + 130 * SECOND),
    )
    ask(table, NOW + 40 * SECOND, 1, question="1.1.2")
    assert [each.seat for each in table.waited()] == [1]
    assert table.deadline(0) is None


def test_a_phase_has_one_deadline_for_all() -> None:
    table = clocks("phase", 1000)
    ask(table, NOW, 0, 1)
    ask(table, NOW + 100 * SECOND, 0, 2, question="1.1.2")
    ask(table, NOW + 700 * SECOND, 0, 1, 2, question="1.1.3")
    assert {each.until for each in table.waited()} == {NOW + 1000 * SECOND}
    ask(table, NOW + 750 * SECOND, 0, question="1.2.4", phase=2)
    assert table.deadline(0) == NOW + 1750 * SECOND
    ask(table, NOW + 760 * SECOND, 0, question="2.2.5", turn=2, phase=2)
    assert table.deadline(0) == NOW + 1760 * SECOND


@pytest.mark.parametrize("late", [751, 999, 1000, 5000])
def test_who_is_asked_late_in_a_phase_has_a_quarter_of_its_time(late: int) -> None:
    table = clocks("phase", 1000)
    ask(table, NOW, 0)
    table.follow(NOW + late * SECOND, {0: "1.1.1", 1: "1.1.1"}, 1, 1, False)
    assert table.deadline(0) == NOW + 1000 * SECOND
    assert table.deadline(1) == NOW + (late + 250) * SECOND


def test_a_bank_loses_what_is_used_and_gets_increments() -> None:
    table = clocks("bank", 100, increment=10)
    ask(table, NOW, 0, 1)
    ask(table, NOW + 30 * SECOND, 1)
    assert table.banks == {0: 80 * SECOND}
    ask(table, NOW + 50 * SECOND, 0, 1, question="1.1.2")
    assert table.deadline(0) == NOW + (50 + 80) * SECOND
    assert table.deadline(1) == NOW + (50 + 60) * SECOND
    ask(table, NOW + 500 * SECOND)
    assert table.banks == {0: 10 * SECOND, 1: 10 * SECOND}
    ask(table, NOW + 600 * SECOND, 0, question="1.1.3")
    assert table.deadline(0) == NOW + 610 * SECOND


@pytest.mark.parametrize("kind", ["none", "decision", "phase", "bank"])
def test_trade_has_a_clock_in_place_of_others(kind: ClockKind) -> None:
    """X8."""
    table = clocks(kind, 30, trade=600, grace=5)
    ask(table, NOW, 0, 1, phase=6, trading=True)
    ask(table, NOW + 300 * SECOND, 0, question="1.6.2", phase=6, trading=True)
    assert table.waited() == (AwaitedSeat(0, NOW + 300 * SECOND, NOW + 600 * SECOND),)
    assert table.due(NOW + 900 * SECOND) == ()
    assert not table.trade_over(NOW + 599 * SECOND)
    assert table.trade_over(NOW + 600 * SECOND)
    assert table.reminders(NOW + 450 * SECOND) == (0,)
    assert table.next_moment() == NOW + 600 * SECOND
    ask(table, NOW + 610 * SECOND, 0, question="1.7.3", phase=7)
    assert not table.trade_over(NOW + 900 * SECOND)
    assert table.deadline(0) == (None if kind == "none" else NOW + 640 * SECOND)


def test_other_clocks_run_in_trade_if_it_has_none() -> None:
    table = clocks("decision", 30)
    ask(table, NOW, 0, phase=6, trading=True)
    assert table.deadline(0) == NOW + 30 * SECOND
    assert not table.trade_over(NOW + DAY)


def test_every_trade_phase_has_all_its_time() -> None:
    table = clocks("none", trade=60)
    ask(table, NOW, 0, phase=6, trading=True)
    ask(table, NOW + DAY, 0, turn=2, phase=6, question="2.6.2", trading=True)
    assert table.deadline(0) == NOW + DAY + MINUTE


def test_the_clock_of_trade_ends_with_trade() -> None:
    table = clocks("none", trade=60)
    ask(table, NOW, 0, phase=6, trading=True)
    ask(table, NOW + SECOND, 0, question="1.6.2", phase=6)
    assert table.next_moment() is None
    assert not table.trade_over(NOW + DAY)


def test_a_machine_whose_clock_is_behind_gives_no_time() -> None:
    table = clocks("bank", 60)
    ask(table, NOW, 0)
    ask(table, NOW - 5 * SECOND)
    assert table.banks == {0: 60 * SECOND}


# What is due


def test_somebody_is_due_after_the_grace() -> None:
    table = clocks("decision", 60, grace=15)
    ask(table, NOW, 0)
    ask(table, NOW + 10 * SECOND, 0, 1)
    assert table.next_moment() == NOW + 75 * SECOND
    assert table.due(NOW + 75 * SECOND - 1) == ()
    assert table.due(NOW + 75 * SECOND) == (0,)
    assert table.due(NOW + 85 * SECOND) == (0, 1)


def test_a_grace_does_not_run_at_night() -> None:
    table = clocks("decision", 8 * 3600, grace=60, off=OFF)
    ask(table, NOW, 0)  # 14:00 in Warsaw
    assert table.deadline(0) == NOW + 8 * HOUR
    assert table.due(NOW + 18 * HOUR) == ()
    assert table.due(NOW + 18 * HOUR + MINUTE) == (0,)


def test_time_that_ends_with_the_day_is_up_then() -> None:
    table = clocks("decision", 8 * 3600, off=OFF)
    ask(table, NOW, 0)
    assert table.due(NOW + 8 * HOUR) == (0,)


@pytest.mark.parametrize(
    ("seconds", "moment"),
    [
        (3600, 45 * MINUTE),
        (120, 1 * MINUTE),
        (4 * 24 * 3600, 4 * DAY - 12 * HOUR),
        (60, None),
        (5, None),
    ],
)
def test_a_reminder_is_given_once(seconds: int, moment: int | None) -> None:
    """None where the question itself is news enough."""
    table = clocks("decision", seconds)
    ask(table, NOW, 0)
    if moment is None:
        assert table.next_moment() == table.deadline(0)
        assert table.reminders(NOW + seconds * SECOND) == ()
        return
    assert table.next_moment() == NOW + moment
    assert table.reminders(NOW + moment - 1) == ()
    assert table.reminders(NOW + moment) == (0,)
    assert table.next_moment() == table.deadline(0)
    assert copied(table).reminders(NOW + moment) == ()
    ask(table, NOW + moment + 1, 0, question="1.1.2")
    assert table.next_moment() == NOW + moment + 1 + moment


def test_misses_in_a_row_are_counted() -> None:
    table = clocks("decision", 60, misses=2)
    assert [table.missed(0), table.missed(1), table.missed(0)] == [False, False, True]
    table.answered(1)
    assert [table.missed(1), table.missed(1)] == [False, True]
    never = clocks("decision", 60, misses=0)
    assert not any(never.missed(0) for _ in range(10))


# What people decide


def test_a_pause_stops_everything_and_what_is_asked_in_it_waits() -> None:
    table = clocks("decision", 600, trade=60)
    ask(table, NOW, 0)
    table.pause(NOW + MINUTE)
    table.pause(NOW + 2 * MINUTE)
    assert table.paused == NOW + MINUTE
    table.follow(NOW + 3 * MINUTE, {0: "1.1.1", 1: "1.1.1"}, 1, 1, False)
    assert table.waited() == (AwaitedSeat(0, NOW, None), AwaitedSeat(1, NOW + 3 * MINUTE, None))
    assert table.next_moment() is None
    assert table.due(NOW + DAY) == table.reminders(NOW + DAY) == ()
    table.resume(NOW + DAY)
    table.resume(NOW + DAY + MINUTE)
    assert table.deadline(0) == NOW + DAY + 9 * MINUTE
    assert table.deadline(1) == NOW + DAY + 10 * MINUTE


def test_a_reminder_that_a_pause_has_prevented_is_given_after_it() -> None:
    table = clocks("decision", 600)
    ask(table, NOW, 0)
    table.pause(NOW + 599 * SECOND)
    table.resume(NOW + DAY)
    assert table.next_moment() == NOW + DAY
    assert table.reminders(NOW + DAY) == (0,)


def test_trade_pauses_too() -> None:
    table = clocks("none", trade=60)
    ask(table, NOW, 0, phase=6, trading=True)
    table.pause(NOW + 10 * SECOND)
    assert not table.trade_over(NOW + DAY)
    table.resume(NOW + DAY)
    assert table.next_moment() == NOW + DAY + 50 * SECOND


def test_more_time_for_one_or_for_all() -> None:
    table = clocks("decision", 60)
    ask(table, NOW, 0, 1)
    assert table.extend(NOW, 30, 0)
    assert (table.deadline(0), table.deadline(1)) == (NOW + 90 * SECOND, NOW + 60 * SECOND)
    assert table.extend(NOW + 80 * SECOND, 30, None)
    assert table.deadline(0) == NOW + 120 * SECOND
    assert table.deadline(1) == NOW + 110 * SECOND  # from now: it had run out
    assert not table.extend(NOW, 30, 2)


def test_more_time_for_a_phase_is_for_those_who_are_asked_later_too() -> None:
    table = clocks("phase", 60)
    ask(table, NOW, 0)
    assert table.extend(NOW, 30, None)
    table.follow(NOW, {0: "1.1.1", 1: "1.1.1"}, 1, 1, False)
    assert table.deadline(0) == table.deadline(1) == NOW + 90 * SECOND


def test_more_time_in_trade_is_for_all() -> None:
    table = clocks("decision", 60, trade=60)
    ask(table, NOW, 0, 1, phase=6, trading=True)
    assert table.extend(NOW, 30, 0)
    assert table.deadline(1) == NOW + 90 * SECOND


def test_more_time_in_a_pause_counts_after_it() -> None:
    table = clocks("bank", 60)
    ask(table, NOW, 0)
    table.pause(NOW)
    assert table.extend(NOW, 30, 0)
    assert table.deadline(0) is None
    table.resume(NOW + DAY)
    assert table.deadline(0) == NOW + DAY + 90 * SECOND


def test_nobody_has_more_than_the_longest_time() -> None:
    table = clocks("bank", LONGEST, increment=LONGEST)
    ask(table, NOW, 0)
    table.extend(NOW, LONGEST, None)
    assert table.deadline(0) == NOW + LONGEST * SECOND
    ask(table, NOW)
    assert table.banks == {0: LONGEST * SECOND}


def test_without_a_clock_there_is_nothing_to_extend() -> None:
    table = clocks("none")
    ask(table, NOW, 0)
    assert not table.extend(NOW, 30, None)
    assert not table.extend(NOW, 30, 0)


@pytest.mark.parametrize("seconds", [0, -1, LONGEST + 1])
def test_no_nonsense_is_given(seconds: int) -> None:
    table = clocks("decision", 60)
    ask(table, NOW, 0)
    with pytest.raises(BadData) as refused:
        table.extend(NOW, seconds, None)
    assert refused.value.path == ("seconds",)
    assert table.deadline(0) == NOW + MINUTE


@pytest.mark.parametrize("kind", ["decision", "phase", "bank"])
def test_from_live_to_slow_and_back(kind: ClockKind) -> None:
    hosted, slow = ClockRules(kind, 60), ClockRules("decision", 3 * 24 * 3600)
    table = Clocks(hosted)
    ask(table, NOW, 0)
    table.change(NOW + 50 * SECOND, slow)
    assert table.waited() == (AwaitedSeat(0, NOW, NOW + 50 * SECOND + 3 * DAY),)
    table.change(NOW + DAY, hosted)
    assert table.deadline(0) == NOW + DAY + MINUTE
    table.pause(NOW + DAY)
    table.change(NOW + DAY, slow)
    table.resume(NOW + 2 * DAY)
    assert table.deadline(0) == NOW + 5 * DAY
    table.change(NOW + 2 * DAY, ClockRules())
    assert table.deadline(0) is None
    with pytest.raises(BadData):
        table.change(NOW, ClockRules("bank"))
    assert table.rules == ClockRules()


def test_a_change_fills_the_banks() -> None:
    table = clocks("bank", 60)
    ask(table, NOW, 0)
    ask(table, NOW + 50 * SECOND)
    table.change(NOW + DAY, ClockRules("bank", 600))
    ask(table, NOW + DAY, 0, question="1.1.2")
    assert table.deadline(0) == NOW + DAY + 600 * SECOND


def test_a_change_gives_trade_its_new_clock() -> None:
    table = clocks("decision", 60)
    ask(table, NOW, 0, 1, phase=6, trading=True)
    table.change(NOW + MINUTE, ClockRules("decision", 60, trade=600))
    assert table.deadline(0) == table.deadline(1) == NOW + 11 * MINUTE
    assert table.due(NOW + DAY) == ()
    table.change(NOW + 2 * MINUTE, ClockRules("decision", 60))
    assert table.deadline(0) == NOW + 3 * MINUTE
    assert not table.trade_over(NOW + DAY)


@pytest.mark.parametrize("kind", ["decision", "phase", "bank"])
def test_a_successor_has_all_the_time(kind: ClockKind) -> None:
    table = clocks(kind, 600, misses=2)
    ask(table, NOW, 0, 1)
    table.missed(0)
    table.reminders(NOW + 590 * SECOND)
    table.fresh(NOW + 590 * SECOND, 0)
    assert table.deadline(0) == NOW + 1190 * SECOND
    assert table.deadline(1) == NOW + 600 * SECOND
    assert not table.missed(0)
    assert table.reminders(NOW + 1180 * SECOND) == (0,)


def test_a_successor_who_is_not_asked_finds_a_full_bank() -> None:
    table = clocks("bank", 600)
    ask(table, NOW, 0)
    ask(table, NOW + 500 * SECOND)
    table.fresh(NOW + DAY, 0)
    ask(table, NOW + DAY, 0, question="1.1.2")
    assert table.deadline(0) == NOW + DAY + 600 * SECOND


# What must always hold

SEATS = 4
kinds: st.SearchStrategy[ClockKind] = st.sampled_from(("none", "decision", "phase", "bank"))
rules = st.builds(
    ClockRules,
    kinds,
    seconds=st.integers(1, 3 * 24 * 3600),
    increment=st.integers(0, 3600),
    trade=st.sampled_from((0, 0, 600)),
    grace=st.integers(0, 600),
    off=st.sampled_from((HoursOff(), OFF, HoursOff(days=(2,)))),
)
passed = st.one_of(st.integers(0, 5 * SECOND), st.integers(0, 2 * DAY))
steps = st.lists(
    st.one_of(
        st.tuples(
            st.just("follow"),
            passed,
            st.dictionaries(st.integers(0, SEATS - 1), st.sampled_from(("a", "b", "c"))),
            st.integers(1, 3),
        ),
        st.tuples(st.sampled_from(("pause", "resume", "reminders")), passed),
        st.tuples(st.just("extend"), passed, st.integers(1, 5000), st.none() | st.integers(0, 3)),
        st.tuples(st.just("change"), passed, rules),
        st.tuples(st.just("fresh"), passed, st.integers(0, SEATS - 1)),
    ),
    max_size=12,
)


def take(table: Clocks, now: Time, step: tuple[Any, ...]) -> None:
    name, _, *given_ = step
    if name == "follow":
        asked: Mapping[int, str] = given_[0]
        phase = given_[1]
        named = {seat: f"1.{phase}.{question}" for seat, question in asked.items()}
        table.follow(now, named, 1, phase, phase == 3)
    else:
        getattr(table, name)(now, *given_)


@given(rules, steps)
def test_whatever_happens_clocks_are_data_and_in_order(
    agreed: ClockRules, taken: list[tuple[Any, ...]]
) -> None:
    """They are restored as they were; new time ends later; a bank is never overdrawn."""
    table, now = Clocks(agreed), NOW
    for step in taken:
        now += step[1]
        take(table, now, step)
        assert copied(table) == table
        assert all(0 <= left <= LONGEST * SECOND for left in table.banks.values())
        for asked in table.asked.values():
            assert asked.since <= now
            if asked.own is not None and (asked.since == now or step[0] == "change"):
                assert (asked.own.until is None) == (table.paused is not None)
                assert asked.own.until is None or asked.own.until >= now
        if table.paused is not None:
            assert table.next_moment() is None
            assert not table.due(now + LONGEST * SECOND)


@given(rules, steps, st.integers(0, 30 * DAY))
def test_a_pause_changes_no_more_than_deadlines(
    agreed: ClockRules, taken: list[tuple[Any, ...]], length: int
) -> None:
    table, now = Clocks(agreed), NOW
    for step in taken:
        now += step[1]
        take(table, now, step)
    table.resume(now)
    other = copied(table)
    other.pause(now)
    other.resume(now + length)
    assert other.paused is None
    assert left(other, now + length) == left(table, now)
    unlike = ("asked", "phase", "trade")
    for field in Clocks.__struct_fields__:
        assert field in unlike or getattr(other, field) == getattr(table, field)


def left(table: Clocks, now: Time) -> list[tuple[int, Time, int | None, bool]]:
    """What everybody has left; what has run out has nothing left, however long ago."""
    off = table.rules.off
    return [
        (seat, since, None if until is None else off.between(now, until), asked.reminded)
        for (seat, since, until), asked in zip(table.waited(), table.asked.values(), strict=True)
    ]


@given(
    st.integers(1, 5000),
    st.integers(0, 600),
    st.sampled_from((HoursOff(), OFF)),
    st.lists(st.tuples(st.integers(0, 2 * HOUR), st.integers(0, DAY)), max_size=10),
)
def test_a_bank_is_what_it_was_and_increments_less_what_was_used(
    seconds: int, increment: int, off: HoursOff, turns: list[tuple[int, int]]
) -> None:
    """A pause, in every other turn, costs nothing."""
    table = clocks("bank", seconds, increment=increment, off=off)
    bank, now = seconds * SECOND, NOW
    numbers = count(1)
    for thought, pause in turns:
        number = next(numbers)
        ask(table, now, 0, question=f"1.1.{number}")
        if number % 2:
            table.pause(now)
            now += pause
            table.resume(now)
        bank = max(0, bank - off.between(now, now + thought)) + increment * SECOND
        now += thought
        ask(table, now)
        assert table.banks == {0: bank}
        now += pause


# What can be agreed


@pytest.mark.parametrize(
    ("agreed", "field", "key"),
    [
        (ClockRules("decision"), "seconds", "clock-out-of-bounds"),
        (ClockRules("none", -1), "seconds", "clock-out-of-bounds"),
        (ClockRules("bank", LONGEST + 1), "seconds", "clock-out-of-bounds"),
        (ClockRules("bank", 60, increment=-1), "increment", "clock-out-of-bounds"),
        (ClockRules(trade=2**62), "trade", "clock-out-of-bounds"),
        (ClockRules("phase", 60, grace=LONGEST), "grace", "clock-out-of-bounds"),
        (ClockRules("phase", 60, misses=-1), "misses", "clock-out-of-bounds"),
        (ClockRules(off=HoursOff(days=(0, 7))), "off.days", "clock-out-of-bounds"),
        (ClockRules(off=HoursOff(days=tuple(range(7)))), "off.days", "clock-every-day-off"),
        (ClockRules(off=HoursOff(begin=-1)), "off.begin", "clock-out-of-bounds"),
        (ClockRules(off=HoursOff(end=1440)), "off.end", "clock-out-of-bounds"),
        (ClockRules(off=HoursOff(begin=0, end=1201)), "off.end", "clock-hours-off"),
        (ClockRules(off=HoursOff(begin=1, end=0)), "off.end", "clock-hours-off"),
    ],
)
def test_nonsense_is_refused(agreed: ClockRules, field: str, key: str) -> None:
    with pytest.raises(BadData) as refused:
        check(agreed)
    assert ".".join(map(str, refused.value.path)) == f"clock.{field}"
    assert refused.value.key == key
    for language in ("en", "pl"):
        assert Speaker(Messages(language), ()).text(describe_refusal(refused.value))


@pytest.mark.parametrize(
    "name",
    [
        "Europe/Warszawa",
        "",
        "Europe",
        "..",
        "/etc/passwd",
        "../../etc/passwd",
        "zone.tab",
        "a\0b",
        "ż",
        "\ud800",
        "x" * 300,
    ],
)
def test_only_time_zones_are_time_zones(name: str) -> None:
    with pytest.raises(BadData) as refused:
        check(ClockRules(off=HoursOff(name)))
    assert refused.value.key == "clock-unknown-zone"
    assert len(str(refused.value.args_["name"])) <= 61


def test_a_refusal_reads_well() -> None:
    with pytest.raises(BadData) as refused:
        check(ClockRules(off=HoursOff("Warsaw")))
    said = describe_refusal(refused.value)
    assert Speaker(Messages("en"), ()).text(said) == (
        "clock.off.zone: There is no time zone 'Warsaw'. Give its full name, such as Europe/Warsaw."
    )
    assert Speaker(Messages("pl"), ()).text(said) == (
        "clock.off.zone: Nie ma strefy czasowej „Warsaw”. "
        "Podaj jej pełną nazwę, na przykład Europe/Warsaw."
    )


def test_rules_go_over_the_wire() -> None:
    agreed = ClockRules("bank", 3600, 30, 600, 10, "computer", 3, OFF)
    check(agreed)
    sent = msgspec.json.decode(msgspec.json.encode(to_names(agreed)))
    assert from_names(sent, ClockRules) == agreed
    assert from_names({}, ClockRules) == ClockRules()
    check(ClockRules())
