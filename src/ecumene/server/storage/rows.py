"""Rows as records, and what SQLite and PostgreSQL say in the same words but SQLAlchemy apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from sqlalchemy.dialects import postgresql, sqlite

from ecumene.server.storage.engines import is_postgresql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Select, Table

T = TypeVar("T")

Json: TypeAlias = str
"""A text in JSON; those who know its types decode it."""


def first(
    connection: Connection,
    query: Select[Any],
    record: type[T],
    values: Mapping[str, object] | None = None,
) -> T | None:
    """The first row, if there is one, as a record whose fields are called like the columns."""
    row = connection.execute(query, values).mappings().first()
    return None if row is None else record(**row)


def every(
    connection: Connection,
    query: Select[Any],
    record: type[T],
    values: Mapping[str, object] | None = None,
) -> tuple[T, ...]:
    """All rows, as records whose fields are called like the columns."""
    return tuple(record(**row) for row in connection.execute(query, values).mappings())


def insertion(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Adds rows, and can say what to do where there is one already."""
    return postgresql.insert(table) if is_postgresql(connection) else sqlite.insert(table)
