"""The log of a game: answers and their events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.actions import Action, Undo
from ecumene.rules.events import Event
from ecumene.rules.state.ids import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable


class Entry(Struct, frozen=True):
    """One line of the log: an action and its outcome."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


def standing(log: Iterable[Entry]) -> list[Entry]:
    """The entries that stand, without answers taken back and the undos themselves (O2)."""
    entries: list[Entry] = []
    for entry in log:
        if isinstance(entry.action, Undo):
            del entries[-entry.action.answers :]
        else:
            entries.append(entry)
    return entries
