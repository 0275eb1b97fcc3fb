"""Each reader's messages, numbered for them alone, and their places in the journal."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.rules.errors import BadData
from ecumene.server.games import journal_records as records
from ecumene.server.storage import journal
from ecumene.server.storage.store_errors import DamagedGame
from ecumene.server.storage.stream_marks import SPECTATORS, StreamMark, rows_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

    from ecumene.rules.state.ids import Seat
    from ecumene.seat.reader_messages import Numbered, Reader
    from ecumene.server.storage.journal import JournalRow

PORTION = 200
"""Records read at a time."""


def number_of(reader: Reader) -> Seat:
    """A reader's number in marks."""
    return SPECTATORS if reader is None else reader


class Runs:
    """Finds where runs of messages begin, record by record."""

    def __init__(self) -> None:
        self._ahead: dict[Reader, int] = {}
        """How far the journal is ahead of each reader's numbers in the current run."""
        self.marks: list[StreamMark] = []

    def tell(self, reader: Reader, number: int, seq: int) -> None:
        """Count a message to a reader."""
        if self._ahead.get(reader) != seq - number:
            self._ahead[reader] = seq - number
            self.marks.append(StreamMark(number_of(reader), number, seq))


def marks_of(rows: Iterable[JournalRow], readers: Iterable[Reader]) -> list[StreamMark]:
    """The marks of a whole journal."""
    runs, counts = Runs(), dict.fromkeys(readers, 0)
    for row in rows:
        record = records.decode(row.body)
        for reader, count in counts.items():
            if records.message(record, reader, count + 1, row.at) is not None:
                counts[reader] = count + 1
                runs.tell(reader, count + 1, row.seq)
    return runs.marks


def told(
    connection: Connection, id_: str, reader: Reader, since: int, last: int
) -> Iterator[tuple[int, Numbered]]:
    """A reader's messages after ``since``, each with its journal row.

    Up to ``last``, which must have been sent already. Nothing else is read, so the time it takes
    reveals nothing of what others have said in secret. Raises ``DamagedGame`` if something is
    missing.
    """
    since = max(0, since)
    missing = max(0, last - since)
    places = rows_of(connection, id_, number_of(reader), since + 1, last)
    while portion := dict(islice(places, PORTION)):
        rows = journal.rows_at(connection, id_, portion.values())
        if len(rows) < len(portion):
            raise DamagedGame(id_)
        for number, row in zip(portion, rows, strict=True):
            message = _message(row, reader, number)
            if message is None:
                raise DamagedGame(id_)
            yield row.seq, message
        missing -= len(portion)
    if missing:
        raise DamagedGame(id_)


def _message(row: JournalRow, reader: Reader, number: int) -> Numbered | None:
    """The message of a row that a reader's marks point to."""
    try:
        return records.message(records.decode(row.body), reader, number, row.at)
    except BadData:
        return None
