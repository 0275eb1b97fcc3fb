"""The recorded games as the referee sees them, and games with a fault planted in them."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from tools.record_games import recorded
from tools.referee.findings import Report, TooMuch
from tools.referee.following import Referee

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.referee.findings import Finding

Lines: TypeAlias = list[tuple[int, dict[str, Any]]]
"""The events of a game with the lines they stand in."""
UNREADABLE = (KeyError, ValueError, TypeError, IndexError, AttributeError)


@cache
def log_of(name: str) -> tuple[dict[str, Any], Lines]:
    """The options and the events of a recorded game, with their lines."""
    first, *rest = map(json.loads, recorded(name).splitlines())
    lines = [(n, event) for n, line in enumerate([first, *rest], 1) for event in line["events"]]
    return first["options"], lines


def new_referee(options: dict[str, Any]) -> Referee:
    return Referee(options, Report("log"))


def followed(name: str) -> Referee:
    """A referee who has followed a whole recorded game."""
    options, events = log_of(name)
    referee = new_referee(options)
    for _, event in events:
        referee.see(event)
    return referee


def fork(referee: Referee) -> Referee:
    """A second referee who has seen the same."""
    setup = referee.position.setup
    return copy.deepcopy(referee, {id(setup): setup})


def first_finding(referee: Referee, events: Iterable[tuple[int, dict[str, Any]]]) -> Finding | None:
    """What the referee finds first in the rest of a game; None if he finds nothing."""
    report = referee.report
    try:
        for line, event in events:
            report.line, report.event = line, event
            referee.see(event)
            if report.findings:
                return report.findings[0]
        referee.stop()
    except TooMuch:
        pass
    except UNREADABLE as problem:
        report.find("log", repr(problem))
    return report.findings[0] if report.findings else None
