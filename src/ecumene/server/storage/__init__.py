"""The database: people, games, their journals and seats, in SQLite or PostgreSQL.

``Store`` has one writer, which commits all waiting jobs together. Reads and writes are functions of
a connection, grouped by topic; several can form one job, and so one transaction.
"""

from ecumene.server.storage.errors import (
    BadAddress,
    Behind,
    Damaged,
    DamagedGame,
    EmptyDatabase,
    Full,
    KeyUsed,
    NewerDatabase,
    Unknown,
    Unreachable,
)
from ecumene.server.storage.store import Store

__all__ = [
    "BadAddress",
    "Behind",
    "Damaged",
    "DamagedGame",
    "EmptyDatabase",
    "Full",
    "KeyUsed",
    "NewerDatabase",
    "Store",
    "Unknown",
    "Unreachable",
]
