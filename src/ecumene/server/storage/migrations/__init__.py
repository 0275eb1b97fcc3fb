"""Migrates the database when the server starts; the first worker does it.

Each module of ``versions`` is a step from one form of the tables to the next. There are no steps
back: to return to an older version of the program, restore a backup.
"""

from __future__ import annotations

import errno
import os
import threading
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, inspect, select, text

from ecumene.server.storage.engines import is_postgresql, migrating_engine
from ecumene.server.storage.lost_connections import connected
from ecumene.server.storage.store_errors import (
    DatabaseUnreachable,
    EmptyDatabase,
    Full,
)

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

NEWEST: Final = "0008"
"""The last step, named here because Alembic takes long to load: only if there is a step to take."""
LOCK: Final = 0x6563756D656E65
"""The key of the lock that workers take in PostgreSQL: "ecumene"."""
_ONE_AT_A_TIME: Final = threading.Lock()
"""Alembic keeps its state in global variables, so threads must take turns."""


def migrate(url: URL, revision: str = NEWEST) -> None:
    """Migrate the database in one transaction; raises ``NewerDatabase``.

    A second worker waits, in SQLite already at the beginning of the transaction, and then finds
    everything done. Raises ``DatabaseUnreachable`` if there is no database, ``Damaged`` if there is
    something else, and ``EmptyDatabase``.
    """
    if is_postgresql(url) or _is_there(url):
        _bring_up_to_date(url, revision)
    else:
        _make(url, revision)


def _is_there(url: URL) -> bool:
    """Whether the file exists and is not empty: none of ours ever is."""
    file = Path(url.database or "")
    try:
        if not file.stat().st_size:
            raise EmptyDatabase(file)
    except FileNotFoundError:
        return False
    except OSError as problem:
        raise DatabaseUnreachable from problem
    return True


def _make(url: URL, revision: str) -> None:
    """Create a new database file, private to its owner: whole or not at all."""
    file = Path(url.database or "")
    try:
        with TemporaryDirectory(prefix=f".{file.name}-", dir=file.parent) as folder:
            draft = Path(folder, file.name)
            draft.touch(mode=0o600)
            _bring_up_to_date(url.set(database=str(draft)), revision)
            with suppress(FileExistsError):  # another process was first
                os.link(draft, file)
    except OSError as problem:
        raise Full if problem.errno == errno.ENOSPC else DatabaseUnreachable from problem
    _bring_up_to_date(url, revision)


def _bring_up_to_date(url: URL, revision: str) -> None:
    engine = migrating_engine(url)
    try:
        with _ONE_AT_A_TIME, connected(engine) as connection, connection.begin():
            if is_postgresql(connection):
                connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            if _revision(connection) != revision:
                from ecumene.server.storage.migrations.steps import take_steps

                take_steps(connection, revision)
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    """The form the tables have; None if there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
