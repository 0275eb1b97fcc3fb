"""Games written in parts, which belong to nobody until they are complete.

The writer says by when the next part will be written. A late game was left behind by a server that
is gone, and is discarded by any server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select, update

from ecumene.server.storage import database_tables
from ecumene.server.storage.journal import insert_rows, insert_snapshots
from ecumene.server.storage.store_errors import Behind
from ecumene.server.storage.stream_marks import add_marks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.storage.journal import NewRow, StoredSnapshot
    from ecumene.server.storage.stream_marks import StreamMark

PATIENCE: Final = 60_000
"""Milliseconds a part may take."""

_GAMES = database_tables.games


def add_part(
    connection: Connection,
    game: str,
    start: int,
    rows: Sequence[NewRow],
    snapshots: Iterable[StoredSnapshot],
    marks: Iterable[StreamMark],
    now: Time,
) -> None:
    """Add a part to an incomplete game; raises ``Behind`` if it was discarded."""
    _go_on(connection, game, now + PATIENCE)
    insert_rows(connection, game, start + 1, rows, now)
    insert_snapshots(connection, game, snapshots)
    add_marks(connection, game, marks)


def end(connection: Connection, game: str) -> None:
    """Mark a game as complete; raises ``Behind`` if it was discarded."""
    _go_on(connection, game, None)


def _go_on(connection: Connection, game: str, until: Time | None) -> None:
    there = (_GAMES.c.id == game) & _GAMES.c.arriving.is_not(None)
    if connection.execute(update(_GAMES).where(there).values(arriving=until)).rowcount != 1:
        raise Behind(game, 0)


def discard_late(connection: Connection, now: Time) -> None:
    """Discard games that are no longer being written, with everything that belongs to them."""
    late = _GAMES.c.arriving <= now
    if connection.execute(select(_GAMES.c.id).where(late).limit(1)).first() is not None:
        connection.execute(delete(_GAMES).where(late))
