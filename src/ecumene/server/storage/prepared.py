"""Statements run with every answer: their text is made once for each kind of database.

SQLAlchemy would check and translate them each time, which takes longer than running them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
        values: Any = [
            dict(row) if order is None else tuple(row[name] for name in order) for row in rows
        ]
        text = compiled.string
        return connection.exec_driver_sql(text, values[0] if len(rows) == 1 else values).rowcount

    def _compile(self, connection: Connection) -> Compiled:
        columns = None if self._columns is None else list(self._columns)
        compiled = self._statement.compile(dialect=connection.dialect, column_keys=columns)
        self._compiled[connection.dialect.name] = compiled
        return compiled
