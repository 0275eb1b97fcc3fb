"""Takes the steps of ``versions`` with Alembic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ecumene.server.storage.store_errors import NewerDatabase

if TYPE_CHECKING:
    from sqlalchemy import Connection

_PLACE: Final = "ecumene.server.storage:migrations"


def take_steps(connection: Connection, revision: str) -> None:
    """Take all steps up to this one; raises ``NewerDatabase``."""
    config = _config()
    config.attributes["connection"] = connection
    _refuse_newer(connection, config)
    command.upgrade(config, revision)


def newest() -> str | None:
    """The last of all steps."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", _PLACE)
    return config


def _refuse_newer(connection: Connection, config: Config) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise NewerDatabase(revision)
