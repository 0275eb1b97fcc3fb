"""The messages a reader of a game is told, numbered for that reader alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from ecumene.dialogue.sentence import Sentence
from ecumene.rules.events import Event
from ecumene.rules.ids import Seat
from ecumene.seat.exchange import Time

if TYPE_CHECKING:
    from collections.abc import Iterable

Reader: TypeAlias = Seat | None
"""Whoever follows a game: a seat, or None for spectators."""


class Happened(Struct, frozen=True, tag="happened"):
    """What came of an answer, as far as the reader may know."""

    number: int
    """Counts the messages of this reader."""
    events: tuple[Event, ...]
    """What happened."""
    stands: int | None = None
    """After an undo (O2) the last message before those that no longer count; None: all do."""


class ChatSaid(Struct, frozen=True, tag="chat"):
    """Somebody said something to the reader."""

    number: int
    """Counts the messages of this reader."""
    seat: Seat | None
    """Who; None for somebody without a seat."""
    name: str
    """What they are called."""
    to: tuple[Seat, ...] | None
    """Who heard it; None: everybody."""
    text: str
    """What was said."""
    at: Time
    """When."""


class TableChanged(Struct, frozen=True, tag="table"):
    """Something has changed at the table, which everybody sees."""

    number: int
    """Counts the messages of this reader."""
    sentence: Sentence
    """What."""
    at: Time
    """When."""


Numbered: TypeAlias = Happened | ChatSaid | TableChanged
"""The messages that have numbers."""


class Stream(Struct, frozen=True):
    """Some messages of a stream."""

    messages: tuple[Numbered, ...]
    """In their order."""
    more: bool
    """Whether there are more after them."""


def standing_messages(messages: Iterable[Numbered]) -> list[Numbered]:
    """The messages that count: without what was taken back (O2); talk always counts."""
    found: list[Numbered] = []
    for message in messages:
        if isinstance(message, Happened) and message.stands is not None:
            last = message.stands
            found = [
                each for each in found if not isinstance(each, Happened) or each.number <= last
            ]
        found.append(message)
    return found
