"""The journals of games, which only grow, and snapshots for restoring games quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.rules.state.ids import Seat
from ecumene.server.clock.game_clocks import Time
from ecumene.server.storage import database_tables
from ecumene.server.storage.announcements import announce
from ecumene.server.storage.prepared import Prepared
from ecumene.server.storage.row_records import Json, every, first
from ecumene.server.storage.store_errors import Behind, KeyUsed
from ecumene.server.storage.stream_marks import add_marks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection

    from ecumene.server.storage.stream_marks import StreamMark
    from ecumene.server.wire import Stage

_GAMES = database_tables.games
_JOURNAL = database_tables.journal
_SNAPSHOTS = database_tables.snapshots


class NewRow(Struct, frozen=True):
    """A row to add to a journal."""

    body: Json
    seat: Seat | None = None
    """The seat that answered, or the host; None if it is no answer."""
    key: str | None = None
    """The client's key: a seat uses each only once in a game."""


class JournalRow(Struct, frozen=True):
    """A row of a journal."""

    seq: int
    """The number of the row in its game, from 1."""
    at: Time
    seat: Seat | None
    key: str | None
    body: Json


class SnapshotInfo(Struct, frozen=True):
    """A moment from which a game can be restored."""

    seq: int
    """The last journal row before it."""
    turn: int
    phase: int
    counts: Json
    """The number of messages each reader had by then."""
    engine: str
    """The version of the engine that made it; others may not be able to read it."""


class StoredSnapshot(SnapshotInfo, frozen=True):
    """A game's state at a moment."""

    state: bytes


_ADVANCE = (
    update(_GAMES)
    .where(_GAMES.c.id == bindparam("game"), _GAMES.c.seq == bindparam("expected"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("seq", "due_at", "turn", "phase", "stage", "clock", "waited", "changed")
        }
        | {"marked": bindparam("new_seq")}
    )
)
_ADVANCE_ALWAYS = Prepared(_ADVANCE)
_ADVANCE_UNCHANGED = Prepared(_ADVANCE.where(_GAMES.c.changed == bindparam("stamp")))
_ADD_ROWS = Prepared(insert(_JOURNAL), ("game", "seq", "at", *NewRow.__struct_fields__))
_ADD_SNAPSHOTS = insert(_SNAPSHOTS)
_ROWS = select(*(_JOURNAL.c[name] for name in JournalRow.__struct_fields__))
_ROWS_AFTER = (
    _ROWS.where(_JOURNAL.c.game == bindparam("game"), _JOURNAL.c.seq > bindparam("seq"))
    .order_by(_JOURNAL.c.seq)
    .limit(bindparam("most"))
)
_ROWS_AT = _ROWS.where(
    _JOURNAL.c.game == bindparam("game"), _JOURNAL.c.seq.in_(bindparam("seqs", expanding=True))
).order_by(_JOURNAL.c.seq)
_ANSWERS = _ROWS.where(
    _JOURNAL.c.game == bindparam("game"),
    _JOURNAL.c.seq > bindparam("after"),
    _JOURNAL.c.seq <= bindparam("upto"),
    _JOURNAL.c.seat.is_not(None),
).order_by(_JOURNAL.c.seq)
_INFOS = select(*(_SNAPSHOTS.c[name] for name in SnapshotInfo.__struct_fields__)).where(
    _SNAPSHOTS.c.game == bindparam("game")
)
_INFOS_IN_ORDER = _INFOS.order_by(_SNAPSHOTS.c.seq)
_INFOS_AT = _INFOS.where(_SNAPSHOTS.c.seq.in_(bindparam("seqs", expanding=True)))
_INFO_BEFORE = (
    _INFOS.where(_SNAPSHOTS.c.seq < bindparam("seq")).order_by(_SNAPSHOTS.c.seq.desc()).limit(1)
)
_LATEST = _INFOS.add_columns(_SNAPSHOTS.c.state).order_by(_SNAPSHOTS.c.seq.desc()).limit(1)
_BEGINNING = (
    select(func.min(_SNAPSHOTS.c.seq))
    .where(_SNAPSHOTS.c.game == bindparam("game"), _SNAPSHOTS.c.turn > 0)
    .scalar_subquery()
)
_LATEST_OF_ENGINE = _LATEST.where(
    _SNAPSHOTS.c.seq <= bindparam("seq"),
    _SNAPSHOTS.c.engine == bindparam("engine"),
    or_(
        _SNAPSHOTS.c.seq == _BEGINNING,
        exists().where(
            _JOURNAL.c.game == _SNAPSHOTS.c.game,
            _JOURNAL.c.seq == _SNAPSHOTS.c.seq,
            _JOURNAL.c.seat.is_not(None),
        ),
    ),
)


def append(
    connection: Connection,
    game: str,
    expected_seq: int,
    rows: Sequence[NewRow],
    *,
    due_at: Time | None,
    turn: int,
    phase: int,
    stage: Stage,
    clock: Json,
    waited: Json,
    snapshots: Iterable[StoredSnapshot] = (),
    marks: Iterable[StreamMark] = (),
    now: Time,
    stamp: Time | None = None,
) -> Time:
    """Add to a game's journal, and store its new state.

    Raises ``Behind`` if the journal does not end at ``expected_seq``. PostgreSQL locks the game
    until the commit, so only one of several workers can succeed; the others are notified. Not
    every change adds a row: with a ``stamp`` it also raises ``Behind`` if the game was last changed
    at another moment. Returns the stamp of this change.
    """
    head = expected_seq + len(rows)
    changed = now if stamp is None else max(now, stamp + 1)
    standing = {
        "game": game,
        "expected": expected_seq,
        "new_seq": head,
        "new_due_at": due_at,
        "new_turn": turn,
        "new_phase": phase,
        "new_stage": stage,
        "new_clock": clock,
        "new_waited": waited,
        "new_changed": changed,
    }
    if stamp is None:
        advanced = _ADVANCE_ALWAYS.run(connection, standing)
    else:
        advanced = _ADVANCE_UNCHANGED.run(connection, {**standing, "stamp": stamp})
    if advanced != 1:
        raise Behind(game, expected_seq)
    insert_rows(connection, game, expected_seq + 1, rows, now)
    insert_snapshots(connection, game, snapshots)
    add_marks(connection, game, marks)
    announce(connection, f"{game} {head} {changed}")
    return changed


def insert_rows(
    connection: Connection, game: str, start: int, rows: Sequence[NewRow], now: Time
) -> None:
    """Add rows at a checked place in the journal; raises ``KeyUsed``."""
    if rows:
        added = [
            {"game": game, "seq": seq, "at": now, **asdict(row)}
            for seq, row in enumerate(rows, start)
        ]
        try:
            _ADD_ROWS.run(connection, *added)
        except IntegrityError:
            raise KeyUsed(game) from None


def insert_snapshots(
    connection: Connection, game: str, snapshots: Iterable[StoredSnapshot]
) -> None:
    """Add snapshots."""
    if added := [{"game": game, **asdict(snapshot)} for snapshot in snapshots]:
        connection.execute(_ADD_SNAPSHOTS, added)


def renew_snapshot(connection: Connection, game: str, snapshot: StoredSnapshot) -> None:
    """Store a snapshot, replacing one of the same moment."""
    same = (_SNAPSHOTS.c.game == game) & (_SNAPSHOTS.c.seq == snapshot.seq)
    connection.execute(delete(_SNAPSHOTS).where(same))
    insert_snapshots(connection, game, (snapshot,))


def rows_after(connection: Connection, game: str, seq: int, limit: int) -> tuple[JournalRow, ...]:
    """The rows after a given one, up to the limit."""
    return every(connection, _ROWS_AFTER, JournalRow, {"game": game, "seq": seq, "most": limit})


def rows_at(connection: Connection, game: str, seqs: Iterable[int]) -> tuple[JournalRow, ...]:
    """The given rows of a journal, in order."""
    return every(connection, _ROWS_AT, JournalRow, {"game": game, "seqs": list(seqs)})


def answers(connection: Connection, game: str, after: int, upto: int) -> tuple[JournalRow, ...]:
    """The answers after one row, up to another; what was said between them is not read."""
    return every(connection, _ANSWERS, JournalRow, {"game": game, "after": after, "upto": upto})


def row_of_key(connection: Connection, game: str, seat: Seat, key: str) -> JournalRow | None:
    """The row a seat has already sent with this key."""
    sent = _ROWS.where(_JOURNAL.c.game == game, _JOURNAL.c.seat == seat, _JOURNAL.c.key == key)
    return first(connection, sent, JournalRow)


def keyed_rows(connection: Connection, game: str, seat: Seat) -> tuple[int, ...]:
    """The rows a seat has sent with a key of its own, the last one first."""
    sent = select(_JOURNAL.c.seq).where(
        _JOURNAL.c.game == game, _JOURNAL.c.seat == seat, _JOURNAL.c.key.is_not(None)
    )
    return tuple(connection.scalars(sent.order_by(_JOURNAL.c.seq.desc())))


def latest_snapshot(connection: Connection, game: str) -> StoredSnapshot | None:
    """The last snapshot of a game."""
    return first(connection, _LATEST, StoredSnapshot, {"game": game})


def snapshot_before(connection: Connection, game: str, seq: int) -> StoredSnapshot | None:
    """The last snapshot at or before a journal row."""
    return first(connection, _LATEST.where(_SNAPSHOTS.c.seq <= seq), StoredSnapshot, {"game": game})


def snapshot_of_answer(
    connection: Connection, game: str, seq: int, engine: str
) -> StoredSnapshot | None:
    """The last snapshot by an engine that follows an answer or the start, up to a journal row.

    Those that follow talk are left out, so what is read does not tell of it.
    """
    values = {"game": game, "seq": seq, "engine": engine}
    return first(connection, _LATEST_OF_ENGINE, StoredSnapshot, values)


def snapshots(connection: Connection, game: str) -> tuple[SnapshotInfo, ...]:
    """All moments from which a game can be restored, in order."""
    return every(connection, _INFOS_IN_ORDER, SnapshotInfo, {"game": game})


def snapshots_at(
    connection: Connection, game: str, seqs: Iterable[int]
) -> tuple[SnapshotInfo, ...]:
    """Those right after the given journal rows."""
    return every(connection, _INFOS_AT, SnapshotInfo, {"game": game, "seqs": list(seqs)})


def phase_began(connection: Connection, game: str, turn: int, phase: int) -> SnapshotInfo | None:
    """The first snapshot of a phase."""
    of_phase = _INFOS_IN_ORDER.where(_SNAPSHOTS.c.turn == turn, _SNAPSHOTS.c.phase == phase)
    return first(connection, of_phase.limit(1), SnapshotInfo, {"game": game})


def moment_before(connection: Connection, game: str, seq: int) -> SnapshotInfo | None:
    """The last snapshot before a journal row."""
    return first(connection, _INFO_BEFORE, SnapshotInfo, {"game": game, "seq": seq})
