"""What Alembic runs to change the tables, in the transaction that ``migrate`` has begun."""

from __future__ import annotations

from alembic import context

from ecumene.server.storage.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
