"""Announcements to other workers: one PostgreSQL notification for a group of changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecumene.server.storage.driver_errors import wrapped
from ecumene.server.storage.engines import is_postgresql

if TYPE_CHECKING:
    from sqlalchemy import Connection

CHANNEL: Final = "ecumene"
"""The PostgreSQL channel that tells other workers of additions to journals."""
MOST_AT_ONCE: Final = 100
"""Announcements in one notification: PostgreSQL allows 8,000 bytes."""
_WAITING: Final = "announcements"
"""Where a connection keeps what it will announce."""
_NOTIFY: Final = "SELECT pg_notify(%s, %s)"


def announce(connection: Connection, text: str) -> None:
    """Announce a line of text to all workers, with the other changes of its group."""
    if is_postgresql(connection):
        connection.info.setdefault(_WAITING, []).append(text)


def send_announcements(connection: Connection) -> None:
    """Send what waits; the workers hear of it when it is committed."""
    waiting: list[str] = connection.info.pop(_WAITING, [])
    for start in range(0, len(waiting), MOST_AT_ONCE):
        payload = "\n".join(waiting[start : start + MOST_AT_ONCE])
        driver: Any = connection.connection.driver_connection
        try:
            driver.execute(_NOTIFY, (CHANNEL, payload))
        except connection.dialect.loaded_dbapi.Error as problem:
            raise wrapped(connection, problem) from problem


def discard_announcements(connection: Connection) -> None:
    """Drop what waits from changes that were rolled back."""
    connection.info.pop(_WAITING, None)


def announced(payload: str) -> list[str]:
    """The lines of a notification."""
    return payload.split("\n")
