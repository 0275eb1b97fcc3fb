"""The referee notices: faults are planted in games that are without, and each is found."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.referee.cases import play_case
from tests.referee.changes import NOT_MISSED, changed, changes, fields_of, harmless, kind_of
from tests.referee.faults import FAULTS, IN_CASES
from tests.referee.logs import first_finding, fork, log_of, new_referee
from tools.coverage import all_cases
from tools.record_games import GAMES
from tools.referee.findings import TooMuch

if TYPE_CHECKING:
    from tests.referee.cases import PlayedCase
    from tests.referee.changes import Event
    from tests.referee.faults import Fault
    from tests.referee.logs import Lines
    from tools.referee.findings import Finding
    from tools.referee.following import Referee


def planted(fault: Fault) -> tuple[dict[str, Any], list[Event]]:
    """The first recorded game that has such an event, with the fault in it."""
    for name in GAMES:
        options, lines = log_of(name)
        events = [event for _, event in lines]
        for place, event in enumerate(events):
            if fault.fits(event):
                return options, fault.planted(events, place)
    raise AssertionError("no game has such an event")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(fault: Fault) -> None:
    options, events = planted(fault)
    finding = first_finding(new_referee(options), enumerate(events))
    assert finding is not None
    assert finding.rule in fault.rules.split(), finding


CASES = all_cases()


@cache
def played_case(number: int) -> PlayedCase:
    """A case, played when it is needed first."""
    return play_case(CASES[number])


@pytest.mark.parametrize("fault", IN_CASES, ids=lambda fault: fault.name)
def test_a_fault_in_a_rule_case_is_found(fault: Fault) -> None:
    """What only positions made for it show, such as ships, thefts and special abilities."""
    played, place = next(
        (played, place)
        for played in map(played_case, range(len(CASES)))
        if played.complete
        for place, event in enumerate(played.events)
        if fault.fits(event)
    )
    finding = found_in_case(played, fault.planted(played.events, place))
    assert finding is not None
    assert finding.rule in fault.rules.split(), finding


def found_in_case(played: PlayedCase, events: list[Event]) -> Finding | None:
    """What the referee finds first when a case goes like this, to the end of its last phase."""
    referee = fork(played.referee)
    finding = first_finding(referee, enumerate(events))
    if finding is None and not referee.position.over:
        with suppress(TooMuch):
            referee.end_phase()
    return next(iter(referee.report.findings), None)


def not_found(referee: Referee, events: Lines, seen: set[tuple[Any, ...]]) -> list[str]:
    """Which changes of events, of kinds that were not seen yet, the referee does not notice."""
    missed = []
    for place, (line, event) in enumerate(events):
        kind = kind_of(event)
        for path, what, value in changes(event):
            key = kind, fields_of(path), what
            if key in seen or harmless(kind, path):
                continue
            seen.add(key)
            rest = [(line, changed(event, path, value)), *events[place + 1 :]]
            if first_finding(fork(referee), rest) is None:
                missed.append(f"{what} in {path} of {event}, line {line}")
        referee.see(event)
    return missed


def not_missed(referee: Referee, events: Lines, seen: set[tuple[str, str]]) -> list[str]:
    """Which events, of kinds that were not seen yet, may be left out or told twice unnoticed."""
    unnoticed = []
    for place, (line, event) in enumerate(events):
        rest = events[place + 1 :]
        told = (line, event)
        for what, lines in (("left out", rest), ("told twice", [told, told, *rest])):
            key = kind_of(event), what
            if key in seen or key in NOT_MISSED:
                continue
            seen.add(key)
            if first_finding(fork(referee), lines) is None:
                unnoticed.append(f"{what}: {event}, line {line}")
        referee.see(event)
    return unnoticed


def test_no_event_of_a_rule_case_can_be_left_out_or_told_twice() -> None:
    """Of each kind the first, in whichever case it happens."""
    seen: set[tuple[str, str]] = set()
    unnoticed = []
    for played in map(played_case, range(len(CASES))):
        for place, event in enumerate(played.events if played.complete else []):
            before, rest = played.events[:place], played.events[place + 1 :]
            for what, told in (("left out", []), ("told twice", [event, event])):
                key = kind_of(event), what
                if key in seen or key in NOT_MISSED:
                    continue
                seen.add(key)
                if found_in_case(played, [*before, *told, *rest]) is None:
                    unnoticed.append(f"{what}: {event}")
    assert unnoticed == []
    assert len(seen) > 200


CHANGED = ["09-east-leaving", "12-both-short"]


@pytest.mark.parametrize("name", CHANGED)
def test_whatever_is_changed_in_a_game_is_found(name: str) -> None:
    """Every kind of event, every field: one more or less, another name, one dropped or twice."""
    options, events = log_of(name)
    seen: set[tuple[Any, ...]] = set()
    assert not_found(new_referee(options), events, seen) == []
    assert len(seen) > 400


@pytest.mark.parametrize("name", CHANGED)
def test_no_event_of_a_game_can_be_left_out_or_told_twice(name: str) -> None:
    """What is due is found to be missing when the phase ends, and what is done is done."""
    options, events = log_of(name)
    seen: set[tuple[str, str]] = set()
    assert not_missed(new_referee(options), events, seen) == []
    assert len(seen) > 150
