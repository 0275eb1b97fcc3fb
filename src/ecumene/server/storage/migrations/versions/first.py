"""The first tables."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Create all tables."""
    _make_people()
    _make_games()
    _make_seats()
    _make_journal()
    _make_notifications()


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def _person() -> sa.Column[str]:
    return sa.Column(
        "person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
    )


def _make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        _person(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "kept",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("creator", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("options", sa.Text),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("known_to", sa.Text),
        sa.Column("take_back", sa.Text),
        sa.Column("host_hash", sa.Text, nullable=False),
        sa.Column("join_hash", sa.Text, nullable=False),
        sa.Column("watch_hash", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("phase", sa.Integer, nullable=False),
        sa.Column("waited", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_games_creator", "games", ["creator"])
    op.create_index("ix_games_due_at", "games", ["due_at"])


def _make_seats() -> None:
    op.create_table(
        "members",
        _game(),
        _person(),
        sa.Column("role", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", "role"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "seats",
        _game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("name", sa.Text),
        sa.Column("computer", sa.Text),
        sa.Column("autopilot", sa.Boolean, nullable=False),
        sa.Column("link_hash", sa.Text),
        sa.Column("orders", sa.Text, nullable=False),
        sa.Column("stopped", sa.Text),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("present_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _make_journal() -> None:
    op.create_table(
        "journal",
        _game(),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq"),
    )
    op.create_index(
        "ix_journal_game_seat_key",
        "journal",
        ["game", "seat", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("phase", sa.Integer, nullable=False),
        sa.Column("counts", sa.Text, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq"),
    )


def _make_notifications() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        _person(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "notices",
        _game(),
        _person(),
        sa.Column("mode", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_table(
        "sent",
        _game(),
        _person(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", "seat", "question", "kind"),
    )
