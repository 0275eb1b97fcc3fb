"""Marks: where in the journal of a game a reader's messages are.

A reader is told most of what happens, so their messages follow each other in the journal as they
do in their stream. A mark says where such a run begins: there is one for the first message and one
after whatever they were not told. So messages are found by a reader's own numbers, and what others
say to each other in secret is never even looked at.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update

from ecumene.rules.ids import Seat
from ecumene.server.storage import tables
from ecumene.server.storage.errors import Behind
from ecumene.server.storage.rows import every

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

SPECTATORS: Final = -1
"""The reader who is no seat, as a number."""

_GAMES = tables.games
_MARKS = tables.marks


class Mark(Struct, frozen=True):
    """Where a run of a reader's messages begins."""

    reader: Seat
    """A seat, or ``SPECTATORS``."""
    number: int
    """The first message of the run, among the reader's."""
    seq: int
    """The row of the journal that it tells of."""


_OF_READER = select(*(_MARKS.c[name] for name in Mark.__struct_fields__)).where(
    _MARKS.c.game == bindparam("game"), _MARKS.c.reader == bindparam("reader")
)
_BEFORE = (
    _OF_READER.where(_MARKS.c.number <= bindparam("first"))
    .order_by(_MARKS.c.number.desc())
    .limit(1)
)
_WITHIN = _OF_READER.where(
    _MARKS.c.number > bindparam("first"), _MARKS.c.number <= bindparam("last")
).order_by(_MARKS.c.number)


def add_marks(connection: Connection, game: str, marks: Iterable[Mark]) -> None:
    """Keep marks of messages that are stored in the same transaction."""
    added = [
        {"game": game, "reader": mark.reader, "number": mark.number, "seq": mark.seq}
        for mark in marks
    ]
    if added:
        connection.execute(insert(_MARKS), added)


def renew_marks(connection: Connection, game: str, seq: int, marks: Iterable[Mark]) -> None:
    """Keep these marks in place of all others; raises ``Behind`` if the journal ends elsewhere."""
    at_end = (_GAMES.c.id == game) & (_GAMES.c.seq == seq)
    if connection.execute(update(_GAMES).where(at_end).values(marked=seq)).rowcount != 1:
        raise Behind(game, seq)
    connection.execute(delete(_MARKS).where(_MARKS.c.game == game))
    add_marks(connection, game, marks)


def rows_of(
    connection: Connection, game: str, reader: Seat, first: int, last: int
) -> Iterator[tuple[int, int]]:
    """The messages of a reader from one number to another, each with its row of the journal.

    The last one must have been told already.
    """
    values = {"game": game, "reader": reader, "first": first, "last": last}
    marks = (
        *every(connection, _BEFORE, Mark, values),
        *every(connection, _WITHIN, Mark, values),
        Mark(reader, last + 1, 0),
    )
    for mark, after in pairwise(marks):
        for number in range(max(mark.number, first), after.number):
            yield number, mark.seq + number - mark.number
