"""The recorded games as the referee sees them, and games with a fault planted in them."""

from __future__ import annotations

import io
import json
import pickle
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from ecumene.data import MapName, Setup, facts
from tools.record_games import recorded
from tools.referee.findings import Report, TooMuch
from tools.referee.following import Referee

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.referee.findings import Finding

Lines: TypeAlias = list[tuple[int, dict[str, Any]]]
"""The events of a game with their line numbers."""
UNREADABLE = (KeyError, ValueError, TypeError, IndexError, AttributeError)

EXPERT_SHORT_GAME = (
    '{"ecumene":3,"options":{"players":5,"map":"west","short_game":true,"track":"expert"},'
    '"events":[]}'
)
NO_LOGS = [
    [],
    ["nonsense"],
    ["{}"],
    ["[]"],
    ['{"ecumene":3,"options":{"players":4,"map":"west"},"events":[]}'],
    ['{"ecumene":1,"options":{"players":5,"map":"west"},"events":[]}'],
    ['{"ecumene":3,"options":{},"events":[{}]}'],
    [EXPERT_SHORT_GAME],
]
"""Lines that are no log of a game, or of an impossible one."""


def played_on() -> list[bytes]:
    """A game with an answer after its end."""
    return [*recorded("05-east-expert").splitlines(), b'{"events":[]}']


def taken_back() -> list[bytes]:
    """A game in which an answer that nobody has given is taken back (O2)."""
    first, *_ = recorded("05-west").splitlines()
    return [first, b'{"events":[{"type":"undone","seat":0,"answers":1}]}']


@cache
def log_of(name: str) -> tuple[dict[str, Any], Lines]:
    """The options and the events of a recorded game, with their lines."""
    first, *rest = map(json.loads, recorded(name).splitlines())
    lines = [(n, event) for n, line in enumerate([first, *rest], 1) for event in line["events"]]
    return first["options"], lines


def new_referee(options: dict[str, Any]) -> Referee:
    return Referee(options, Report("log"))


def followed(name: str) -> Referee:
    """A referee that has followed a whole recorded game."""
    options, events = log_of(name)
    referee = new_referee(options)
    for _, event in events:
        referee.see(event)
    return referee


class _Pickler(pickle.Pickler):
    """Pickles a referee, except for the set-up of its game, which is a fact."""

    def persistent_id(self, value: Any) -> Any:
        return (value.players, value.map.value) if isinstance(value, Setup) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: Any) -> Any:
        players, map_name = name
        return facts().setup(players, MapName(map_name))


def frozen(referee: Referee) -> bytes:
    """A referee's current state, from which others can be made: much faster than copies."""
    file = io.BytesIO()
    _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(referee)
    return file.getvalue()


def fork(referee: Referee) -> Referee:
    """A second referee that has seen the same."""
    return thawed(frozen(referee))


def thawed(data: bytes) -> Referee:
    """A referee that has seen the same as the frozen one."""
    referee: Referee = _Unpickler(io.BytesIO(data)).load()
    return referee


def first_finding(referee: Referee, events: Iterable[tuple[int, dict[str, Any]]]) -> Finding | None:
    """The referee's first finding in the rest of a game; None if there is none."""
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
