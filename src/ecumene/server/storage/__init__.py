"""What the server keeps: people, games, their journals and seats, in SQLite or PostgreSQL.

``Store`` has one writer, who commits whatever waits together. What is written and read are
functions of a connection, sorted by topic; several of them can be one job, and so one transaction.
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
