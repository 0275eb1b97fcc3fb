"""The log of a game: answers and their events."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.actions import Action
from ecumene.rules.events import Event
from ecumene.rules.state.ids import Seat


class Entry(Struct, frozen=True):
    """One line of the log: an action and its outcome."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
