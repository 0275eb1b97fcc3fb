"""The log of a game: answers and their events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.actions import Action, Undo
from ecumene.rules.events import Event
from ecumene.rules.state.ids import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Entry(Struct, frozen=True):
    """One line of the log: an action and its outcome."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


def standing_entries(log: Sequence[Entry]) -> Iterator[Entry]:
    """The answers that were not taken back (O2), the last one first."""
    undone = 0
    for entry in reversed(log):
        if isinstance(entry.action, Undo):
            undone += entry.action.answers
        elif undone:
            undone -= 1
        else:
            yield entry
