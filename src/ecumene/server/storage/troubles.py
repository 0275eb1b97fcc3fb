"""Failures of the whole database, from drivers' errors, and its current condition."""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ecumene.server.storage.store_errors import (
    Damaged,
    DamagedGame,
    DatabaseUnreachable,
    Full,
    UnknownOutcome,
)

if TYPE_CHECKING:
    from sqlalchemy.exc import DBAPIError

Trouble: TypeAlias = Literal["full", "damaged", "unreachable"]

_LOG: Final = logging.getLogger(__name__)
_LOW_BYTE: Final = 0xFF
"""The rest of SQLite's codes is more detail than needed."""
_SQLITE: Final = {
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_IOERR: DatabaseUnreachable,
    sqlite3.SQLITE_READONLY: DatabaseUnreachable,
    sqlite3.SQLITE_CANTOPEN: DatabaseUnreachable,
}
_NO_TEXT: Final = "Could not decode to UTF-8"
"""The message of Python's module for damaged text; it has no code."""
_POSTGRESQL: Final = {"53100": Full, "XX001": Damaged, "XX002": Damaged}


def trouble_in(problem: DBAPIError) -> Exception | None:
    """The failure that a driver's error means for everybody; None: it is about one statement."""
    code = getattr(problem.orig, "sqlite_errorcode", None)
    if code is not None:
        kind = _SQLITE.get(code & _LOW_BYTE)
    elif isinstance(problem.orig, sqlite3.Error):
        kind = Damaged if _NO_TEXT in str(problem.orig) else None
    else:
        kind = _POSTGRESQL.get(getattr(problem.orig, "sqlstate", None) or "")
    return None if kind is None else kind(str(problem.orig))


class Condition:
    """The database's condition; each change is logged once. Thread-safe."""

    def __init__(self) -> None:
        self._trouble: Trouble | None = None
        self._damaged: set[str] = set()
        """Games whose damage was logged."""

    @property
    def trouble(self) -> Trouble | None:
        """The current trouble; None: none is known."""
        return self._trouble

    def failed(self, problem: BaseException) -> None:
        """A read or write has failed."""
        match problem:
            case DamagedGame():
                self._note(problem.game)
            case Damaged():
                self._change("damaged")
            case Full() | UnknownOutcome(__cause__=Full()):
                self._change("full")
            case DatabaseUnreachable() | UnknownOutcome():
                self._change("unreachable")

    def wrote(self) -> None:
        """A write has succeeded; but damage does not heal."""
        if self._trouble != "damaged":
            self._change(None)

    def _note(self, game: str) -> None:
        if game not in self._damaged:
            self._damaged.add(game)
            _LOG.error("what is stored of game %s is damaged: restore a backup", game)

    def _change(self, trouble: Trouble | None) -> None:
        if trouble == self._trouble:
            return
        self._trouble = trouble
        match trouble:
            case None:
                _LOG.warning("the database is well again")
            case "full":
                _LOG.error("the disk of the database is full: nothing can be stored")
            case "damaged":
                _LOG.error("the database is damaged: restore a backup")
            case "unreachable":
                _LOG.error("the database cannot be reached")
