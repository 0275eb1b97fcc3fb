"""The tables.

A change here needs a migration in ``migrations/versions``; a test compares the two. Times are
milliseconds since the epoch. JSON columns hold it as text, which the callers decode.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Everything has an explicit name, so that later migrations can refer to it."""


def _of_game() -> Column[str]:
    """The game that a row belongs to, and is deleted with."""
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def _of_person(*, primary_key: bool) -> Column[str]:
    """The person that a row belongs to, and is deleted with."""
    return Column(
        "person",
        Text,
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        primary_key=primary_key,
        index=not primary_key,
    )


people: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    _of_person(primary_key=False),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("device", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

kept: Final = Table(
    "kept",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

games: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("creator", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("options", Text),
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("due_at", BigInteger, index=True),
    Column("clock", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("rules", Text, nullable=False),
    Column("format", Integer, nullable=False),
    Column("known_to", Text),
    Column("take_back", Text),
    Column("host_hash", Text, nullable=False),
    Column("join_hash", Text, nullable=False),
    Column("watch_hash", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("phase", Integer, nullable=False),
    Column("waited", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("marked", BigInteger, nullable=False, server_default=text("0")),
    Column("arriving", BigInteger),
    Column("host", Text, nullable=False, server_default=text("''")),
    Column("code", Text),
    Column("stepping", Text),
)
Index(
    None,
    games.c.code,
    sqlite_where=games.c.code.is_not(None),
    postgresql_where=games.c.code.is_not(None),
)
Index(
    None,
    games.c.arriving,
    sqlite_where=games.c.arriving.is_not(None),
    postgresql_where=games.c.arriving.is_not(None),
)

members: Final = Table(
    "members",
    METADATA,
    _of_game(),
    _of_person(primary_key=True),
    Column("role", Text, primary_key=True),
    Index(None, "person"),
)

removed: Final = Table(
    "removed",
    METADATA,
    _of_game(),
    _of_person(primary_key=True),
    Column("name", Text, nullable=False),
)

seats: Final = Table(
    "seats",
    METADATA,
    _of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("name", Text),
    Column("computer", Text),
    Column("autopilot", Boolean, nullable=False),
    Column("link_hash", Text),
    Column("orders", Text, nullable=False),
    Column("stopped", Text),
    Column("notes", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("present_until", BigInteger, nullable=False),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("program", Boolean, nullable=False, server_default=false()),
)

journal: Final = Table(
    "journal",
    METADATA,
    _of_game(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("key", Text),
    Column("body", Text, nullable=False),
)
Index(
    None,
    journal.c.game,
    journal.c.seat,
    journal.c.key,
    unique=True,
    sqlite_where=journal.c.key.is_not(None),
    postgresql_where=journal.c.key.is_not(None),
)
Index(
    None,
    journal.c.game,
    journal.c.seq,
    sqlite_where=journal.c.seat.is_not(None),
    postgresql_where=journal.c.seat.is_not(None),
)

snapshots: Final = Table(
    "snapshots",
    METADATA,
    _of_game(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("phase", Integer, nullable=False),
    Column("counts", Text, nullable=False),
    Column("engine", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

marks: Final = Table(
    "marks",
    METADATA,
    _of_game(),
    Column("reader", Integer, primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("seq", BigInteger, nullable=False),
)

retrospects: Final = Table(
    "retrospects",
    METADATA,
    _of_game(),
    Column("version", Text, nullable=False),
    Column("body", Text, nullable=False),
)

alive: Final = Table(
    "alive",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

outages: Final = Table(
    "outages",
    METADATA,
    Column("begin", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)

channels: Final = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    _of_person(primary_key=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("confirmed", BigInteger),
    Column("code_hash", Text),
    Column("code_until", BigInteger),
    Column("tries", Integer, nullable=False),
)

postings: Final = Table(
    "postings",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("recipient", Text, nullable=False),
    Column("asker", Text),
    Index(None, "person", "at"),
    Index(None, "recipient", "at"),
    Index(None, "asker", "at"),
)

notices: Final = Table(
    "notices",
    METADATA,
    _of_game(),
    _of_person(primary_key=True),
    Column("mode", Text, nullable=False),
)

sent: Final = Table(
    "sent",
    METADATA,
    _of_game(),
    _of_person(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
