"""The journal of a game on the server: everything that happened in it, in order.

Everything a reader is sent is made from it, so it is the same after a restart and on every worker.
A reader is a seat, or None for all spectators. What a reader may not know leaves no trace in their
messages, not even a gap: every reader's messages have their own numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.audience import is_open
from ecumene.rules.events import Event
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.record import FORMAT, RULES, line
from ecumene.rules.format.record_migrations import renewed
from ecumene.rules.log import Entry
from ecumene.rules.seen import seen_events
from ecumene.rules.state.ids import Seat
from ecumene.seat.reader_messages import ChatSaid, Happened, Numbered, Reader, TableChanged
from ecumene.server.storage.store_errors import Damaged

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.server.clock.game_clocks import Time

Source: TypeAlias = Literal["person", "computer", "order", "default", "host"]
"""Who gave an answer: the person in the seat, someone or something for them, or the host."""


class Begun(Struct, frozen=True, tag="begun"):
    """The game begins."""

    events: tuple[Event, ...]
    """Events before the first question."""
    rules: int = RULES
    """The version of the rules it is played by."""
    format: int = FORMAT
    """The version of the format it is stored in."""


class Played(Struct, frozen=True, tag="played"):
    """An answer and its events."""

    entry: Entry
    """The entry in the game's log."""
    source: Source = "person"
    """Who gave it."""
    stands: tuple[int, ...] = ()
    """After an undo (O2), the last message that still stands: for spectators, then each seat."""
    format: int = FORMAT
    """The version of the format the entry is stored in."""


class Said(Struct, frozen=True, tag="said"):
    """A chat message."""

    seat: Seat | None
    """The speaker's seat; None if they have none."""
    name: str
    """The speaker's name."""
    to: tuple[Seat, ...] | None
    """Who heard it besides the speaker; None: everybody."""
    text: str
    """The text."""


class Changed(Struct, frozen=True, tag="changed"):
    """A public change at the table."""

    sentence: Sentence
    """What changed."""


Record: TypeAlias = Begun | Played | Said | Changed


def encode(record: Record) -> str:
    """A record as stored."""
    return msgspec.json.encode(to_names(record)).decode()


def decode(body: str) -> Record:
    """Decode a stored record, also one in an older format.

    Raises ``Damaged`` if it is not valid JSON.
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
    """An answer's line in the record of its game; None if it is no answer.

    The journal has it verbatim, so whole games are exported without decoding them.
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
    """The parts of a stored record needed to export it."""

    type: str
    format: int = FORMAT
    entry: msgspec.Raw = msgspec.Raw()


_RAW = msgspec.json.Decoder(_Raw)


def events_of(bodies: Iterable[str]) -> Iterator[tuple[Event, ...]]:
    """What happened in stored records, one by one."""
    for record in map(decode, bodies):
        match record:
            case Begun(events):
                yield events
            case Played(entry):
                yield entry.events


def message(record: Record, reader: Reader, number: int, at: Time) -> Numbered | None:
    """A record as a message to a reader, with this number; None if they learn nothing."""
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


def messages(
    record: Record, counts: Mapping[Reader, int], at: Time
) -> Iterator[tuple[Reader, Numbered]]:
    """What a record tells whom, with the number after those that each reader has."""
    if isinstance(record, Played) and not record.stands and all(map(is_open, record.entry.events)):
        # Most answers: all learn the same, so it is not worked out for each.
        events = tuple(record.entry.events)
        if events:
            yield from ((reader, Happened(count + 1, events)) for reader, count in counts.items())
        return
    for reader, count in counts.items():
        seen = message(record, reader, count + 1, at)
        if seen is not None:
            yield reader, seen


def _happened(
    events: Iterable[Event], reader: Reader, number: int, stands: int | None = None
) -> Happened | None:
    seen = seen_events(events, reader)
    return Happened(number, seen, stands) if seen else None
