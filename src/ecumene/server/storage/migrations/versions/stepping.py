"""Steps of watched games, so that every worker knows of them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Add the column; no step is under way."""
    op.add_column("games", sa.Column("stepping", sa.Text))
