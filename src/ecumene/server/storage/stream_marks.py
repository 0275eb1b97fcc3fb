"""Marks: where a reader's messages are in a game's journal.

Readers are told of most records, so their messages follow each other in the journal as in their
stream. A mark says where such a run begins: one at the first message and one after each gap. So
messages are found by a reader's own numbers, and what others say in secret is never even read.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update

from ecumene.rules.state.ids import Seat
from ecumene.server.storage import database_tables
from ecumene.server.storage.prepared import Prepared
from ecumene.server.storage.row_records import every
from ecumene.server.storage.store_errors import Behind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

SPECTATORS: Final = -1
"""The spectators' number as a reader."""

_GAMES = database_tables.games
_MARKS = database_tables.marks


class StreamMark(Struct, frozen=True):
    """The start of a run of a reader's messages."""

    reader: Seat
    """A seat, or ``SPECTATORS``."""
    number: int
    """The number of its first message."""
    seq: int
    """The journal row of that message."""


_ADD = Prepared(insert(_MARKS), ("game", *StreamMark.__struct_fields__))
_OF_READER = select(*(_MARKS.c[name] for name in StreamMark.__struct_fields__)).where(
    _MARKS.c.game == bindparam("game"), _MARKS.c.reader == bindparam("reader")
)
_BEFORE = (
    _OF_READER.where(_MARKS.c.number <= bindparam("first"))
    .order_by(_MARKS.c.number.desc())
    .limit(1)
)
_OF_ROW = _OF_READER.where(_MARKS.c.seq <= bindparam("seq")).order_by(_MARKS.c.seq.desc()).limit(1)
_AFTER_ROW = _OF_READER.where(_MARKS.c.seq > bindparam("seq")).order_by(_MARKS.c.seq).limit(1)
_WITHIN = _OF_READER.where(
    _MARKS.c.number > bindparam("first"), _MARKS.c.number <= bindparam("last")
).order_by(_MARKS.c.number)


def add_marks(connection: Connection, game: str, marks: Iterable[StreamMark]) -> None:
    """Store marks of messages that are stored in the same transaction."""
    added = [
        {"game": game, "reader": mark.reader, "number": mark.number, "seq": mark.seq}
        for mark in marks
    ]
    if added:
        _ADD.run(connection, *added)


def renew_marks(connection: Connection, game: str, seq: int, marks: Iterable[StreamMark]) -> None:
    """Replace all marks of a game; raises ``Behind`` if the journal ends elsewhere."""
    at_end = (_GAMES.c.id == game) & (_GAMES.c.seq == seq)
    if connection.execute(update(_GAMES).where(at_end).values(marked=seq)).rowcount != 1:
        raise Behind(game, seq)
    connection.execute(delete(_MARKS).where(_MARKS.c.game == game))
    add_marks(connection, game, marks)


def rows_of(
    connection: Connection, game: str, reader: Seat, first: int, last: int
) -> Iterator[tuple[int, int]]:
    """A reader's messages from one number to another, each with its journal row.

    The last one must have been sent already.
    """
    values = {"game": game, "reader": reader, "first": first, "last": last}
    marks = (
        *every(connection, _BEFORE, StreamMark, values),
        *every(connection, _WITHIN, StreamMark, values),
        StreamMark(reader, last + 1, 0),
    )
    for mark, after in pairwise(marks):
        for number in range(max(mark.number, first), after.number):
            yield number, mark.seq + number - mark.number


def number_at(connection: Connection, game: str, reader: Seat, seq: int) -> int:
    """The number of a reader's last message at or before a journal row; 0 if there is none."""
    values = {"game": game, "reader": reader, "seq": seq}
    for mark in every(connection, _OF_ROW, StreamMark, values):
        number = mark.number + seq - mark.seq
        later = every(connection, _AFTER_ROW, StreamMark, values)
        return min(number, *(each.number - 1 for each in later)) if later else number
    return 0
