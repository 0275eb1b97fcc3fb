"""Errors of statements that go to the driver itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from sqlalchemy import Connection


def wrapped(connection: Connection, problem: Any) -> DBAPIError:
    """An error of the driver as SQLAlchemy raises it; a lost connection is not used any more."""
    dialect: Any = connection.dialect
    lost = dialect.is_disconnect(problem, connection.connection.driver_connection, None)
    found = DBAPIError.instance(
        None,
        None,
        problem,
        dialect.loaded_dbapi.Error,
        hide_parameters=True,  # a game's hidden facts do not belong in the log
        connection_invalidated=lost,
        dialect=dialect,
    )
    assert isinstance(found, DBAPIError)
    if lost:
        connection.invalidate(problem)
    return found
