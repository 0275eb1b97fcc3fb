"""What is told of finished games, kept with them: it takes some seconds to find."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, select

from ecumene.server.storage import database_tables
from ecumene.server.storage.row_records import Json, insertion

if TYPE_CHECKING:
    from sqlalchemy import Connection

_KEPT = database_tables.retrospects
_OF_GAME = select(_KEPT.c.body).where(
    _KEPT.c.game == bindparam("game"), _KEPT.c.version == bindparam("version")
)


def kept_retrospect(connection: Connection, game: str, version: str) -> Json | None:
    """What this version tells of a game; None: that has not been found yet."""
    found: Json | None = connection.execute(_OF_GAME, {"game": game, "version": version}).scalar()
    return found


def keep_retrospect(connection: Connection, game: str, version: str, body: Json) -> None:
    """Keep what is told of a game, instead of what another version has told."""
    new = {"version": version, "body": body}
    row = insertion(connection, _KEPT).values(game=game, **new)
    connection.execute(row.on_conflict_do_update(index_elements=["game"], set_=new))
