"""The referee notices: faults are planted in correct games, and each is found."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.referee.cases import play_case
from tests.referee.changes import (
    LEGAL_IN_CASES,
    NOT_MISSED,
    changed,
    changes,
    fields_of,
    harmless,
    kind_of,
)
from tests.referee.checks import listening, silent
from tests.referee.faults import FAULTS, IN_CASES
from tests.referee.logs import (
    NO_LOGS,
    first_finding,
    fork,
    frozen,
    log_of,
    new_referee,
    played_on,
    taken_back,
    thawed,
)
from tests.referee.misplayed import MISPLAYED
from tools.coverage import all_cases
from tools.record_games import GAMES
from tools.referee import review
from tools.referee.findings import TooMuch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.referee.cases import PlayedCase
    from tests.referee.changes import Event
    from tests.referee.faults import Fault
    from tests.referee.logs import Lines
    from tests.referee.misplayed import Misplayed
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
    """A case, played at first use."""
    return play_case(CASES[number])


def complete_cases() -> Iterator[PlayedCase]:
    """The cases that continue to the end of a phase."""
    return (played for played in map(played_case, range(len(CASES))) if played.complete)


@pytest.mark.parametrize("fault", IN_CASES, ids=lambda fault: fault.name)
def test_a_fault_in_a_rule_case_is_found(fault: Fault) -> None:
    """Things that only special positions show, such as ships, thefts and special abilities."""
    finding = found_in_case(*planted_in_case(fault))
    assert finding is not None
    assert finding.rule in fault.rules.split(), finding


def planted_in_case(fault: Fault) -> tuple[PlayedCase, list[Event]]:
    """The first case that has such an event, with the fault in it."""
    return next(
        (played, fault.planted(played.events, place))
        for played in complete_cases()
        for place, event in enumerate(played.events)
        if fault.fits(event)
    )


@pytest.mark.parametrize("fault", MISPLAYED, ids=lambda fault: fault.name)
def test_a_rule_case_that_goes_wrong(fault: Misplayed) -> None:
    """Each of these faults is made for one check of the referee, and that check reports it."""
    found = findings_of(*gone_wrong(fault))
    spoken = [finding for finding in found if fault.finds.says in finding.problem]
    assert spoken, found
    assert {finding.rule for finding in spoken} == {fault.finds.rule}


def gone_wrong(fault: Misplayed) -> tuple[PlayedCase, list[Event], str]:
    """The case, its changed events, and the advance that nobody holds."""
    number = next(n for n, case in enumerate(CASES) if case.head.id == fault.case)
    played = played_case(number)
    return played, fault.events(played.events), fault.without


def findings_of(played: PlayedCase, events: list[Event], without: str = "") -> list[Finding]:
    """The referee's findings when a case goes like this, to the end of its last phase."""
    referee = fork(played.referee)
    if without:
        for player in referee.position.players:
            player.advances.discard(without)
        referee.judge = type(referee.judge)(referee.position)
    finding = first_finding(referee, enumerate(events))
    if finding is None and not referee.position.over:
        with suppress(TooMuch):
            referee.end_phase()
    return referee.report.findings


def found_in_case(played: PlayedCase, events: list[Event]) -> Finding | None:
    """The referee's first finding."""
    return next(iter(findings_of(played, events)), None)


def not_found(referee: Referee, events: Lines, seen: set[tuple[Any, ...]]) -> list[str]:
    """Changes of events, of kinds not seen before, that the referee does not notice."""
    missed = []
    for place, (line, event) in enumerate(events):
        new = list(new_changes(event, seen))
        before = frozen(referee) if new else b""
        for path, what, value in new:
            rest = [(line, changed(event, path, value)), *events[place + 1 :]]
            if first_finding(thawed(before), rest) is None:
                missed.append(f"{what} in {path} of {event}, line {line}")
        referee.see(event)
    return missed


def new_changes(event: Event, seen: set[tuple[Any, ...]]) -> Iterator[tuple[Any, str, Any]]:
    """The changes of an event that could matter, of kinds not seen before."""
    kind = kind_of(event)
    for path, what, value in changes(event):
        key = kind, fields_of(path), what
        if key not in seen and not harmless(kind, path):
            seen.add(key)
            yield path, what, value


def not_missed(referee: Referee, events: Lines, seen: set[tuple[str, str]]) -> list[str]:
    """Events, of kinds not seen before, that may be left out or told twice unnoticed."""
    unnoticed = []
    for place, (line, event) in enumerate(events):
        rest = events[place + 1 :]
        for what, told in new_tellings(event, seen):
            lines = [*((line, each) for each in told), *rest]
            if first_finding(fork(referee), lines) is None:
                unnoticed.append(f"{what}: {event}, line {line}")
        referee.see(event)
    return unnoticed


def new_tellings(event: Event, seen: set[tuple[str, str]]) -> Iterator[tuple[str, list[Event]]]:
    """An event left out and one told twice, of kinds not seen before."""
    for what, told in (("left out", []), ("told twice", [event, event])):
        key = kind_of(event), what
        if key not in seen and key not in NOT_MISSED:
            seen.add(key)
            yield what, told


def untold_in_cases(seen: set[tuple[str, str]]) -> list[str]:
    """Events of rule cases that may be left out or told twice unnoticed."""
    unnoticed = []
    for played in complete_cases():
        for place, event in enumerate(played.events):
            before, rest = played.events[:place], played.events[place + 1 :]
            for what, told in new_tellings(event, seen):
                if found_in_case(played, [*before, *told, *rest]) is None:
                    unnoticed.append(f"{what}: {event}")
    return unnoticed


def unchanged_in_cases(seen: set[tuple[Any, ...]]) -> list[str]:
    """Unnoticed changes of events of rule cases; answers taken back may be anything."""
    seen |= set(LEGAL_IN_CASES)
    unnoticed = []
    for played in complete_cases():
        if any(event["type"] == "took-back" for event in played.events):
            continue
        for place, event in enumerate(played.events):
            before, rest = played.events[:place], played.events[place + 1 :]
            for path, what, value in new_changes(event, seen):
                if found_in_case(played, [*before, changed(event, path, value), *rest]) is None:
                    unnoticed.append(f"{what} in {path} of {event}")
    return unnoticed


def test_no_event_of_a_rule_case_can_be_left_out_or_told_twice() -> None:
    """The first event of each kind, in whichever case it happens."""
    seen: set[tuple[str, str]] = set()
    assert untold_in_cases(seen) == []
    assert len(seen) > 200


def test_whatever_is_changed_in_a_rule_case_is_found() -> None:
    """Also in events that occur in no recorded game, such as those of most calamities."""
    seen: set[tuple[Any, ...]] = set()
    assert unchanged_in_cases(seen) == []
    assert len(seen) > 700


def test_every_check_of_the_referee_speaks() -> None:
    """A check that no fault triggers might be wrong, or never be reached.

    The faults in rule cases, meaningful or not, are enough to trigger all of them.
    """
    with listening() as spoken:
        review(played_on())
        review(taken_back())
        for lines in NO_LOGS:
            review(lines)
        for fault in IN_CASES:
            findings_of(*planted_in_case(fault))
        for misplayed in MISPLAYED:
            findings_of(*gone_wrong(misplayed))
        untold_in_cases(set())
        unchanged_in_cases(set())
    assert silent(spoken) == []


CHANGED = ["09-east-leaving", "12-both-short"]


@pytest.mark.parametrize("name", CHANGED)
def test_whatever_is_changed_in_a_game_is_found(name: str) -> None:
    """Every kind of event, every field: one more or less, another name, one dropped or doubled."""
    options, events = log_of(name)
    seen: set[tuple[Any, ...]] = set()
    assert not_found(new_referee(options), events, seen) == []
    assert len(seen) > 400


@pytest.mark.parametrize("name", CHANGED)
def test_no_event_of_a_game_can_be_left_out_or_told_twice(name: str) -> None:
    """Missing events are found when the phase ends, and repeated ones at once."""
    options, events = log_of(name)
    seen: set[tuple[str, str]] = set()
    assert not_missed(new_referee(options), events, seen) == []
    assert len(seen) > 150
