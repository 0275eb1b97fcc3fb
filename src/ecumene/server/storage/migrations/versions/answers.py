"""An index of the answers in journals, so that the talk between them is not read."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"

HOST: Final = -2
"""The seat of the host's own answers, which had none before."""


def upgrade() -> None:
    """Give the host's answers their seat, and add the index."""
    journal = sa.table("journal", sa.column("seat"), sa.column("body"))
    answer = journal.c.body.like('{"type":"played"%')
    op.execute(journal.update().where(journal.c.seat.is_(None), answer).values(seat=HOST))
    op.create_index(
        "ix_journal_game_seq",
        "journal",
        ["game", "seq"],
        sqlite_where=sa.text("seat IS NOT NULL"),
        postgresql_where=sa.text("seat IS NOT NULL"),
    )
