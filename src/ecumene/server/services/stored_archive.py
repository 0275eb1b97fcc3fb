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
from ecumene.server.games.reader_streams import number_of, told
from ecumene.server.games.repository import count_of, engine
from ecumene.server.refusals import refuse
from ecumene.server.storage import journal
from ecumene.server.storage.store_errors import DamagedGame
from ecumene.server.storage.stream_marks import number_at, rows_of

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

    def began(self, turn: int, phase: int) -> int | None:
        """The message with which a phase began; None: it has not."""
        found = journal.phase_began(self._connection, self._id, turn, phase)
        return None if found is None else count_of(found, self._reader)

    def own_answers(self) -> Iterator[int]:
        """The messages with answers that the seat's owner gave in person, or those after them.

        The last one comes first. Whatever else is answered for a seat has no key.
        """
        if self._reader is None:
            return
        for seq in journal.keyed_rows(self._connection, self._id, self._reader):
            yield number_at(self._connection, self._id, self._reader, seq - 1) + 1

    def view_at(self, number: int) -> View:
        """The game after a given message, replayed from the last snapshot before it.

        Only answers are read, so the time it takes reveals nothing of what others have said in
        secret.
        """
        place = rows_of(self._connection, self._id, number_of(self._reader), number, number)
        seq = next((seq for _, seq in place), None)
        if seq is None:
            raise DamagedGame(self._id)
        snapshot = journal.snapshot_of_answer(self._connection, self._id, seq, engine())
        game = Game(self._options) if snapshot is None else restored(snapshot)
        start = 0 if snapshot is None else snapshot.seq
        for row in journal.answers(self._connection, self._id, start, seq):
            record = records.decode(row.body)
            assert isinstance(record, Played)
            game.apply(record.entry.seat, record.entry.action)
        return view(game, self._reader)


def restored(snapshot: StoredSnapshot) -> Game:
    """The game stored in a snapshot."""
    return Game.restore(decode_snapshot(snapshot.state))
