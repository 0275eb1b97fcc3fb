"""People who come and go: who invites, short codes, who is ready, since when somebody is away."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Add the columns; whoever was never seen counts as away since the game was made."""
    op.add_column("games", sa.Column("host", sa.Text, nullable=False, server_default=""))
    op.execute(
        "UPDATE games SET host = coalesce((SELECT name FROM people WHERE id = games.creator), '')"
    )
    op.add_column("games", sa.Column("code", sa.Text))
    op.create_index(
        "ix_games_code",
        "games",
        ["code"],
        sqlite_where=sa.text("code IS NOT NULL"),
        postgresql_where=sa.text("code IS NOT NULL"),
    )
    op.add_column(
        "seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE seats"
        " SET present_until = coalesce((SELECT created FROM games WHERE id = seats.game), 0)"
        " WHERE present_until = 0"
    )
