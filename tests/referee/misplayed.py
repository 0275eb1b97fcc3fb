"""Rule cases that go wrong: the case, the changed events, and the expected finding.

The faults are in ``misplayed.toml``. ``told`` are steps that change the events of the case. A step
with ``on`` concerns the first event that has these fields: ``set`` gives it others (those of a move
are changed one by one), ``then`` has another event follow it, and ``do`` moves it. Other steps
concern the whole case: ``order`` names the events that happen, by their numbers, ``begin`` and
``add`` have one more happen before or after all others. ``without`` names an advance that nobody
holds, whatever the case says. ``finds`` is the rule, and part of what the referee says: so it is
known which check reports.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, convert

if TYPE_CHECKING:
    from tests.referee.changes import Event


class Found(Struct, forbid_unknown_fields=True):
    """What the referee must find."""

    rule: str
    says: str


class Step(Struct, forbid_unknown_fields=True):
    """A change of the events."""

    on: dict[str, Any] = {}
    set: dict[str, Any] = {}
    then: dict[str, Any] = {}
    do: str = ""
    order: list[int] | None = None
    begin: dict[str, Any] = {}
    add: dict[str, Any] = {}

    def told(self, events: list[Event]) -> list[Event]:
        """The changed events."""
        if self.order is not None:
            return [events[number] for number in self.order]
        if not self.on:
            return [*filter(None, [self.begin]), *events, *filter(None, [self.add])]
        place = next(place for place, event in enumerate(events) if _fits(event, self.on))
        before, event, after = events[:place], events[place], events[place + 1 :]
        match self.do:
            case "drop":
                return [*before, *after]
            case "never":
                return [event for event in events if not _fits(event, self.on)]
            case "again":
                return [*events, event]
            case "swap":
                return [*before, after[0], event, *after[1:]]
            case "first":
                return [event, *before, *after]
            case "last":
                return [*before, *after, event]
        assert not self.do
        return [*before, _changed(event, self.set), *filter(None, [self.then]), *after]


def _fits(event: Event, fields: Event) -> bool:
    """Whether an event has these fields, and its move the nested ones."""
    return all(
        _fits(event.get("move", {}), value) if name == "move" else event.get(name) == value
        for name, value in fields.items()
    )


def _changed(event: Event, fields: Event) -> Event:
    made = {**fields, "move": {**event["move"], **fields["move"]}} if "move" in fields else fields
    return {**event, **made}


class Misplayed(Struct, forbid_unknown_fields=True):
    """A rule case that goes wrong."""

    name: str
    case: str
    finds: Found
    told: list[Step] = []
    without: str = ""

    def events(self, events: list[Event]) -> list[Event]:
        """The events that replace these."""
        told = events
        for step in self.told:
            told = step.told(told)
        assert told != events or self.without, "nothing goes wrong"
        return told


def _read() -> list[Misplayed]:
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text)["fault"], list[Misplayed])


MISPLAYED = _read()
