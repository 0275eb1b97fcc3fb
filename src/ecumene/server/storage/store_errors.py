"""Failures of the store that callers must distinguish."""

from __future__ import annotations


class BadAddress(Exception):
    """An unusable database address; it may contain a password."""


class NewerDatabase(Exception):
    """The database was written by a later version of the program; it was not changed."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


class Behind(Exception):
    """Another worker has added to the game's journal; nothing was written."""

    def __init__(self, game: str, seq: int) -> None:
        super().__init__(game, seq)
        self.game = game
        self.seq = seq
        """The expected end of the journal."""


class KeyUsed(Exception):
    """The seat has used this key for something else; nothing was written."""


class DatabaseUnreachable(Exception):
    """There is no connection to the database; nothing was written."""


class Full(DatabaseUnreachable):
    """The disk is full; nothing was written."""


class Damaged(Exception):
    """Stored data cannot be read; nothing was written."""


class DamagedGame(Damaged):
    """One game's stored data is inconsistent; others are unaffected."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class EmptyDatabase(Exception):
    """An empty file in place of the database, which no server has left there."""


class UnknownOutcome(Exception):
    """The commit failed half-way: the data may be stored, or not.

    The caller must look at what is stored.
    """
