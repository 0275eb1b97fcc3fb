"""The messages to a reader of a game, numbered for that reader alone."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.seen import SeenEvents
from ecumene.rules.state.ids import Seat
from ecumene.seat.exchange import Time

Reader: TypeAlias = Seat | None
"""A seat, or None for spectators."""


class Happened(SeenEvents, frozen=True, tag="happened"):
    """The events of an answer, as far as the reader may know."""


class ChatSaid(Struct, frozen=True, tag="chat"):
    """A chat message to the reader."""

    number: int
    """The message's number in the reader's stream."""
    seat: Seat | None
    """The speaker's seat; None if they have none."""
    name: str
    """The speaker's name."""
    to: tuple[Seat, ...] | None
    """Who heard it; None: everybody."""
    text: str
    """The text."""
    at: Time
    """When it was said."""


class TableChanged(Struct, frozen=True, tag="table"):
    """A public change at the table."""

    number: int
    """The message's number in the reader's stream."""
    sentence: Sentence
    """What changed."""
    at: Time
    """When it changed."""


Numbered: TypeAlias = Happened | ChatSaid | TableChanged
"""The numbered messages."""


class Stream(Struct, frozen=True):
    """Part of a stream."""

    messages: tuple[Numbered, ...]
    """In order."""
    more: bool
    """Whether more follow."""
