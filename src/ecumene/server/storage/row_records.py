"""Rows as records, and SQL that SQLite and PostgreSQL share but SQLAlchemy separates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from sqlalchemy.dialects import postgresql, sqlite

from ecumene.server.storage.engines import is_postgresql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Select, Table

T = TypeVar("T")

Json: TypeAlias = str
"""JSON as text; the callers know its types."""


def first(
    connection: Connection,
    query: Select[Any],
    record: type[T],
    values: Mapping[str, object] | None = None,
) -> T | None:
    """The first row, if any, as a record with fields named like the columns."""
    row = connection.execute(query, values).mappings().first()
    return None if row is None else record(**row)


def every(
    connection: Connection,
    query: Select[Any],
    record: type[T],
    values: Mapping[str, object] | None = None,
) -> tuple[T, ...]:
    """All rows as records with fields named like the columns."""
    return tuple(record(**row) for row in connection.execute(query, values).mappings())


def insertion(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insertion that can handle conflicts with existing rows."""
    return postgresql.insert(table) if is_postgresql(connection) else sqlite.insert(table)
