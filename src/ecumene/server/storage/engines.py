"""Database addresses, and how connections are set up."""

from __future__ import annotations

import sqlite3
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from ecumene.server.storage.driver_errors import wrapped
from ecumene.server.storage.store_errors import BadAddress

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

_SQLITE: Final = "sqlite"
_POSTGRESQL: Final = "postgresql+psycopg"
_DRIVERS: Final = {
    "sqlite": _SQLITE,
    "postgres": _POSTGRESQL,
    "postgresql": _POSTGRESQL,
    "postgresql+psycopg": _POSTGRESQL,
}
"""The drivers by URL scheme; hosting services use the shorter ones."""

_WRITING: Final = "BEGIN IMMEDIATE"
"""A writer waits for all other writers before it begins."""
_DURABLE: Final = "PRAGMA synchronous = FULL"
"""Commits survive a power cut."""

PATIENCE: Final = 30
"""Seconds to wait for another writer."""
_MOMENT: Final = 0.01
"""Seconds between attempts where SQLite does not wait itself."""
NOTICING: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How soon a silent PostgreSQL connection is given up, for libpq."""


def file_address(file: Path) -> str:
    """The address of a database file."""
    return URL.create(_SQLITE, database=str(file)).render_as_string(hide_password=False)


def parsed(address: str) -> URL:
    """A database address with the driver we use; raises ``BadAddress``."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddress(address) from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None or (driver == _SQLITE and url.database in (None, "", ":memory:")):
        raise BadAddress(address)
    return url.set(drivername=driver)


def is_postgresql(place: URL | Engine | Connection) -> bool:
    """Whether several processes can share the database."""
    name = place.get_backend_name() if isinstance(place, URL) else place.dialect.name
    return name == "postgresql"


def migrating_engine(url: URL) -> Engine:
    """The engine for migrations.

    A migration may rebuild a table, which would delete all rows that refer to it, so foreign keys
    are off in SQLite here.
    """
    if is_postgresql(url):
        return _postgresql(url, 1)
    engine = _sqlite(url, 1, _WRITING, _DURABLE)
    event.listen(engine, "connect", _let_readers_be)
    return engine


def writing_engine(url: URL) -> Engine:
    """The engine for the one connection that writes."""
    if is_postgresql(url):
        return _patient(_postgresql(url, 1))
    return _sqlite(url, 1, _WRITING, _DURABLE, "PRAGMA foreign_keys = ON")


def reading_engine(url: URL, connections: int) -> Engine:
    """The engine for reading connections; each transaction sees one state of the database."""
    if is_postgresql(url):
        engine = _postgresql(url, connections, isolation_level="REPEATABLE READ")
        return engine.execution_options(postgresql_readonly=True)
    return _sqlite(url, connections, "BEGIN", "PRAGMA query_only = ON")


def _postgresql(url: URL, connections: int, **options: Any) -> Engine:
    return create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # a game's hidden facts do not belong in the log
        connect_args=NOTICING,
        **options,
    )


def _patient(engine: Engine) -> Engine:
    """Time out locks, so that a worker stopped inside a transaction blocks others only briefly."""

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = '{PATIENCE}s'")
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{PATIENCE}s'")
        cursor.close()
        connection.commit()

    return engine


def _sqlite(url: URL, connections: int, begin: str, *pragmas: str) -> Engine:
    """An engine that begins transactions itself: Python's module would not do so for a query."""
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"isolation_level": None, "timeout": PATIENCE},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        # Told to the driver itself, since it comes before every change.
        driver: Any = connection.connection.driver_connection
        try:
            driver.execute(begin)
        except sqlite3.Error as problem:
            raise wrapped(connection, problem) from problem

    return engine


def _let_readers_be(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Let readers not wait for the writer; the setting stays in the file.

    If two connections set it on a new file at once, SQLite refuses one without waiting.
    """
    deadline = time.monotonic() + PATIENCE
    cursor = connection.cursor()
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(_MOMENT)
        else:
            break
    cursor.close()
