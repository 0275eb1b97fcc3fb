"""Statements run with every answer: their text is made once for each kind of database.

SQLAlchemy would check and translate them each time and keep accounts of their results, which takes
longer than running them. So they go to the driver itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.server.storage.driver_errors import wrapped

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Compiled, Connection, Insert, Update


class Prepared:
    """A statement with numbers and texts as its values."""

    def __init__(self, statement: Insert | Update, columns: tuple[str, ...] | None = None) -> None:
        """``columns``: those that an insertion fills."""
        self._statement = statement
        self._columns = columns
        self._compiled: dict[str, Compiled] = {}
        """By the name of the kind of database."""

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> int:
        """Run it with these values, once for each row; returns how many rows it has changed."""
        compiled: Any = self._compiled.get(connection.dialect.name) or self._compile(connection)
        order = compiled.positiontup
        values: Any = [row if order is None else tuple(row[name] for name in order) for row in rows]
        driver: Any = connection.connection.driver_connection
        cursor = driver.cursor()
        try:
            if len(rows) == 1:
                cursor.execute(compiled.string, values[0])
            else:
                cursor.executemany(compiled.string, values)
        except connection.dialect.loaded_dbapi.Error as problem:
            raise wrapped(connection, problem) from problem
        changed: int = cursor.rowcount
        return changed

    def _compile(self, connection: Connection) -> Compiled:
        columns = None if self._columns is None else list(self._columns)
        compiled = self._statement.compile(dialect=connection.dialect, column_keys=columns)
        self._compiled[connection.dialect.name] = compiled
        return compiled
