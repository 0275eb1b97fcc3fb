"""Safety among strangers: removed people stay out, devices, confirmed channels."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Add the new tables and columns."""
    _make_removed()
    _tell_devices_apart()
    _confirm_channels()
    _count_postings()


def _make_removed() -> None:
    op.create_table(
        "removed",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column(
            "person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )


def _tell_devices_apart() -> None:
    """Older devices have no description, and were last seen when they were added."""
    op.add_column("tokens", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tokens SET seen = created")


def _confirm_channels() -> None:
    """Existing mailboxes and webhooks must be confirmed too; browsers have agreed."""
    for column in (
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("code_hash", sa.Text),
        sa.Column("code_until", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("channels", column)
    op.execute("UPDATE channels SET confirmed = created WHERE kind = 'web-push'")


def _count_postings() -> None:
    op.create_table(
        "postings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("recipient", sa.Text, nullable=False),
        sa.Column("asker", sa.Text),
    )
    op.create_index("ix_postings_at", "postings", ["at"])
    for name in ("person", "recipient", "asker"):
        op.create_index(f"ix_postings_{name}_at", "postings", [name, "at"])
