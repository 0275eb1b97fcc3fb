"""The database is brought up to date when the server starts, by whoever is first.

Each module of ``versions`` is a step from one form of the tables to the next. There are none
back: whoever returns to an older version of the program restores a backup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, select

from ecumene.server.storage.connecting import connected
from ecumene.server.storage.engines import is_postgresql, migrating_engine
from ecumene.server.storage.errors import NewerDatabase

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

_PLACE: Final = "ecumene.server.storage:migrations"
_LOCK: Final = 0x6563756D656E65
"""The number of the lock in PostgreSQL: "ecumene"."""


def migrate(url: URL, revision: str = "head") -> None:
    """Bring the database up to date, all in one transaction; raises ``NewerDatabase``.

    Whoever comes second waits, in SQLite already for the beginning of the transaction, and then
    finds that all is done. Raises ``Unreachable`` if there is no database.
    """
    config = Config()
    config.set_main_option("script_location", _PLACE)
    engine = migrating_engine(url)
    try:
        with connected(engine) as connection, connection.begin():
            if is_postgresql(connection):
                connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            _refuse_newer(connection, config)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()


def _refuse_newer(connection: Connection, config: Config) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise NewerDatabase(revision)
