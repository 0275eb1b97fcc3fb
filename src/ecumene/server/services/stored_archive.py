"""A reader's message stream, read from the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.game import Game
from ecumene.rules.state.snapshots import decode_snapshot
from ecumene.rules.view import view
from ecumene.seat.exchange import Moment
from ecumene.seat.past_side import When
from ecumene.seat.reader_messages import Happened
from ecumene.seat.statuses import CONFLICT
from ecumene.server.games import journal_records as records
from ecumene.server.games.journal_records import Played
from ecumene.server.games.reader_streams import told
from ecumene.server.games.repository import all_rows, count_of, engine
from ecumene.server.refusals import refuse
from ecumene.server.storage import journal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from ecumene.rules.play import Options
    from ecumene.rules.view import View
    from ecumene.seat.reader_messages import Numbered, Reader
    from ecumene.server.storage.journal import StoredSnapshot


class StoredArchive:
    """The messages a reader has been sent (``ecumene.seat.past_side.Archive``)."""

    def __init__(
        self,
        connection: Connection,
        id_: str,
        reader: Reader,
        options: Options,
        number: int,
        now: View | None,
    ) -> None:
        """``now``: the game after the last message; None before it begins."""
        self._connection = connection
        self._id = id_
        self._reader = reader
        self._options = options
        self._number = number
        self._now = now

    @property
    def number(self) -> int:
        """The number of the last message."""
        return self._number

    def view(self) -> View:
        """The game after that message, as the reader may see it."""
        if self._now is None:
            raise refuse(CONFLICT, "server-not-begun")
        return self._now

    def told(self, since: int, upto: int) -> Iterator[Numbered]:
        """The messages after ``since``, up to ``upto``."""
        found = told(self._connection, self._id, self._reader, since, upto)
        return (message for _, message in found)

    def dated(self, since: int, upto: int) -> Iterator[tuple[When, Numbered]]:
        """The same messages, each with its turn and phase.

        A snapshot follows every record that begins a phase or takes one back, so the phase is known
        without replaying the game.
        """
        messages = list(told(self._connection, self._id, self._reader, since, upto))
        if not messages:
            return
        infos = journal.snapshots_at(self._connection, self._id, [seq for seq, _ in messages])
        phases = {info.seq: When(info.turn, info.phase) for info in infos}
        start = journal.moment_before(self._connection, self._id, messages[0][0])
        when = When(0, 0) if start is None else When(start.turn, start.phase)
        for seq, message in messages:
            after = phases.get(seq, when)
            undoes = isinstance(message, Happened) and message.stands is not None
            yield (after if undoes else when), message
            when = after

    def moments(self) -> Iterator[Moment]:
        """The moments at which phases began."""
        seen: set[When] = set()
        for each in journal.snapshots(self._connection, self._id):
            when = When(each.turn, each.phase)
            if each.turn and when not in seen:  # before the first turn there is only talk
                seen.add(when)
                yield Moment(each.turn, each.phase, count_of(each, self._reader))

    def view_at(self, number: int) -> View:
        """The game after a given message, replayed from the last snapshot before it."""
        seq = count = 0
        for info in journal.snapshots(self._connection, self._id):
            if info.turn and info.engine == engine() and count_of(info, self._reader) <= number:
                seq, count = info.seq, count_of(info, self._reader)
        snapshot = journal.snapshot_before(self._connection, self._id, seq) if seq else None
        game = Game(self._options) if snapshot is None else restored(snapshot)
        for row in all_rows(self._connection, self._id, seq):
            if count == number:
                break
            record = records.decode(row.body)
            if isinstance(record, Played):
                game.apply(record.entry.seat, record.entry.action)
            count += records.message(record, self._reader, 0, 0) is not None
        return view(game, self._reader)


def restored(snapshot: StoredSnapshot) -> Game:
    """The game stored in a snapshot."""
    return Game.restore(decode_snapshot(snapshot.state))
