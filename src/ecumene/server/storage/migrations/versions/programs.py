"""Programs that take seats: everybody at the table is told that they are programs."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Add the column; until now only people had seats."""
    op.add_column(
        "seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false())
    )
