"""Run by Alembic to change the tables, in the transaction begun by ``migrate``."""

from __future__ import annotations

from alembic import context

from ecumene.server.storage.database_tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
