"""The journal of a game on the server: everything that ever happened in it, in order.

Whatever a reader gets is told from here, so it is the same after a restart and on every worker. A
reader is a seat, or None for all spectators. What somebody may not know leaves no trace in what
they are told, not even a gap: every reader's messages are numbered for that reader alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.dialogue.sentence import Sentence
from ecumene.rules.border import from_names, to_names
from ecumene.rules.events import Event
from ecumene.rules.ids import Seat
from ecumene.rules.log import Entry
from ecumene.rules.older_records import renewed
from ecumene.rules.record import FORMAT, RULES, line
from ecumene.rules.seen import seen_events
from ecumene.seat.messages import ChatSaid, Happened, Numbered, Reader, TableChanged
from ecumene.server.storage.errors import Damaged

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.server.clocks import Time

Source: TypeAlias = Literal["person", "computer", "order", "default", "host"]
"""Who gave an answer: the person in the seat, somebody or something for them, or the host."""


class Begun(Struct, frozen=True, tag="begun"):
    """The game begins."""

    events: tuple[Event, ...]
    """What happened before anybody was asked."""
    rules: int = RULES
    """The version of the rules by which it is played."""
    format: int = FORMAT
    """The version of the format in which it is told."""


class Played(Struct, frozen=True, tag="played"):
    """An answer and what came of it."""

    entry: Entry
    """As the log of the game has it."""
    source: Source = "person"
    """Who gave it."""
    stands: tuple[int, ...] = ()
    """After an undo (O2), what still counts: spectators' last message before it, then seats'."""
    format: int = FORMAT
    """The version of the format in which the entry is told."""


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something at the table."""

    seat: Seat | None
    """Who; None for somebody without a seat."""
    name: str
    """What they are called."""
    to: tuple[Seat, ...] | None
    """Who heard it besides themselves; None: everybody."""
    text: str
    """What was said."""


class Changed(Struct, frozen=True, tag="changed"):
    """Something has changed at the table, for everybody to see."""

    sentence: Sentence
    """What."""


Record: TypeAlias = Begun | Played | Said | Changed


def encode(record: Record) -> str:
    """A record as it is stored."""
    return msgspec.json.encode(to_names(record)).decode()


def decode(body: str) -> Record:
    """What ``encode`` has written, also before an update that tells things otherwise.

    Raises ``Damaged`` where it is no JSON any more.
    """
    try:
        data = msgspec.json.decode(body)
    except msgspec.DecodeError as problem:
        raise Damaged from problem
    if data.get("format", FORMAT) != FORMAT:
        told = {"entry": renewed(data["entry"])} if "entry" in data else renewed(data)
        data = {**data, **told, "format": FORMAT}
    record: Record = from_names(data, Record)
    return record


def line_of(body: str) -> str | None:
    """The line of a record's answer in the record of its game; None where it is no answer.

    The journal has it word by word, so whole games are told without being read.
    """
    try:
        raw = _RAW.decode(body)
    except msgspec.DecodeError as problem:
        raise Damaged from problem
    if raw.type != "played":
        return None
    if raw.format == FORMAT:
        return bytes(raw.entry).decode() + "\n"
    record = decode(body)
    assert isinstance(record, Played)
    return line(record.entry)


class _Raw(Struct):
    """A record as far as it has to be looked at to be told again."""

    type: str
    format: int = FORMAT
    entry: msgspec.Raw = msgspec.Raw()


_RAW = msgspec.json.Decoder(_Raw)


def message(record: Record, reader: Reader, number: int, at: Time) -> Numbered | None:
    """A record as a reader is told of it, with this number; None where they learn nothing."""
    match record:
        case Begun(events):
            return _happened(events, reader, number)
        case Played(entry, _, stands):
            last = stands[0 if reader is None else reader + 1] if stands else None
            return _happened(entry.events, reader, number, last)
        case Said(seat, name, to, text):
            heard = to is None or (reader is not None and reader in (seat, *to))
            return ChatSaid(number, seat, name, to, text, at) if heard else None
        case Changed(sentence):
            return TableChanged(number, sentence, at)


def _happened(
    events: Iterable[Event], reader: Reader, number: int, stands: int | None = None
) -> Happened | None:
    seen = seen_events(events, reader)
    return Happened(number, seen, stands) if seen else None
