"""Statements run with every answer: their text is made once for each kind of database.

SQLAlchemy would check and translate them each time and keep accounts of their results, which takes
longer than running them. So they go to the driver itself.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, TypeAlias

from ecumene.server.storage.driver_errors import wrapped
from ecumene.server.storage.engines import is_postgresql

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Compiled, Connection, Insert, Update
    from sqlalchemy.exc import DBAPIError

Values: TypeAlias = "Mapping[str, Any]"


class Prepared:
    """A statement with numbers and texts as its values."""

    def __init__(self, statement: Insert | Update, columns: tuple[str, ...] | None = None) -> None:
        """``columns``: those that an insertion fills."""
        self._statement = statement
        self._columns = columns
        self._compiled: dict[str, Compiled] = {}
        """By the name of the kind of database."""

    def run(self, connection: Connection, cursor: Any, rows: Sequence[Values]) -> None:
        """Run it with these values, once for each row."""
        compiled: Any = self._compiled.get(connection.dialect.name) or self._compile(connection)
        order = compiled.positiontup
        values: Any = (
            rows if order is None else [tuple(row[name] for name in order) for row in rows]
        )
        if len(rows) == 1:
            cursor.execute(compiled.string, values[0])
        else:
            cursor.executemany(compiled.string, values)

    def _compile(self, connection: Connection) -> Compiled:
        columns = None if self._columns is None else list(self._columns)
        compiled = self._statement.compile(dialect=connection.dialect, column_keys=columns)
        self._compiled[connection.dialect.name] = compiled
        return compiled


def run_together(
    connection: Connection, *runs: tuple[Prepared, Sequence[Values]]
) -> tuple[int, DBAPIError | None]:
    """Run statements in order, each for its rows; those without rows are left out.

    PostgreSQL is sent all of them at once, and waited for once. Returns how many rows the first one
    has changed, and why another one was refused; raises whatever else goes wrong.
    """
    driver: Any = connection.connection.driver_connection
    errors: Any = connection.dialect.loaded_dbapi
    cursors = [driver.cursor() for _ in runs]
    try:
        with driver.pipeline() if is_postgresql(connection) else nullcontext():
            for cursor, (prepared, rows) in zip(cursors, runs, strict=True):
                if rows:
                    prepared.run(connection, cursor, rows)
    except errors.IntegrityError as problem:
        return cursors[0].rowcount, wrapped(connection, problem)
    except errors.Error as problem:
        raise wrapped(connection, problem) from problem
    return cursors[0].rowcount, None

