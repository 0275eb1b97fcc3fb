"""What is told of finished games, kept with them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    """Add the table; it fills when somebody looks back."""
    op.create_table(
        "retrospects",
        sa.Column(
            "game",
            sa.Text,
            sa.ForeignKey("games.id", name="fk_retrospects_game_games", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_retrospects"),
    )
