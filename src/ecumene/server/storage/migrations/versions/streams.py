"""Marks of readers' streams, incomplete imports, and outages."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Add them; an existing game's marks are made when it is first loaded."""
    op.add_column(
        "games", sa.Column("marked", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    op.add_column("games", sa.Column("arriving", sa.BigInteger))
    op.create_index(
        "ix_games_arriving",
        "games",
        ["arriving"],
        sqlite_where=sa.text("arriving IS NOT NULL"),
        postgresql_where=sa.text("arriving IS NOT NULL"),
    )
    op.create_table(
        "marks",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("reader", sa.Integer, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "reader", "number"),
    )
    op.create_table(
        "alive",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("begin", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=False),
    )
