"""Secrets that a server generates once, if several workers need the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from ecumene.server.storage import database_tables
from ecumene.server.storage.row_records import insertion

if TYPE_CHECKING:
    from sqlalchemy import Connection

_KEPT = database_tables.kept


def keep(connection: Connection, name: str, proposed: str) -> str:
    """Store a secret under a name unless there is one; returns the stored one."""
    new = insertion(connection, _KEPT).values(name=name, secret=proposed)
    connection.execute(new.on_conflict_do_nothing())
    kept: str = connection.execute(select(_KEPT.c.secret).where(_KEPT.c.name == name)).scalar_one()
    return kept
