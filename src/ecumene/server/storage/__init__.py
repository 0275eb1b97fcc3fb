"""The database: people, games, their journals and seats, in SQLite or PostgreSQL.

``Store`` has one writer, which commits all waiting jobs together. Reads and writes are functions of
a connection, grouped by topic; several can form one job, and so one transaction.
"""

from ecumene.server.storage.store import Store
from ecumene.server.storage.store_errors import (
    BadAddress,
    Behind,
    Damaged,
    DamagedGame,
    DatabaseUnreachable,
    EmptyDatabase,
    Full,
    KeyUsed,
    NewerDatabase,
    UnknownOutcome,
)

__all__ = [
    "BadAddress",
    "Behind",
    "Damaged",
    "DamagedGame",
    "DatabaseUnreachable",
    "EmptyDatabase",
    "Full",
    "KeyUsed",
    "NewerDatabase",
    "Store",
    "UnknownOutcome",
]
