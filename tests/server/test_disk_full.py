"""A disk that is full: said to whoever wants something stored, by /health, and once in the log."""

from __future__ import annotations

import io
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy.exc import OperationalError

from ecumene.server.storage.lost_connections import KeptConnection
from ecumene.server.storage.store_errors import (
    Behind,
    Damaged,
    DamagedGame,
    DatabaseUnreachable,
    Full,
    UnknownOutcome,
)
from ecumene.server.storage.troubles import Condition
from tests.server.served import logged_to
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from sqlalchemy import Connection

FULL = "the disk of the database is full: nothing can be stored"
WELL = "the database is well again"


def full() -> OperationalError:
    problem = sqlite3.OperationalError("database or disk is full")
    problem.sqlite_errorcode = sqlite3.SQLITE_FULL
    return OperationalError("COMMIT", {}, problem)


STATEMENTS = ("execute", "exec_driver_sql", "connection")
"""The ways to a statement; the last one leads to the driver itself."""


class FullDisk:
    """A connection to a database on a disk that is full."""

    def __init__(self, connection: Connection, *, at_commit: bool) -> None:
        self._connection = connection
        self._at_commit = at_commit

    def __getattr__(self, name: str) -> object:
        if name in (("commit",) if self._at_commit else STATEMENTS):
            raise full()
        return getattr(self._connection, name)


def full_disk(
    at_commit: bool,
) -> Callable[[KeptConnection], AbstractContextManager[FullDisk]]:
    kept = KeptConnection.used

    @contextmanager
    def used(connection: KeptConnection) -> Iterator[FullDisk]:
        with kept(connection) as real:
            yield FullDisk(real, at_commit=at_commit)

    return used


@pytest.mark.parametrize("at_commit", [False, True])
def test_a_full_disk_is_said_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_commit: bool
) -> None:
    """It is, whether SQLite notices it with a statement or when it commits."""
    log = io.StringIO()
    with logged_to(log), whole(tmp_path) as server:
        anna = server.person()
        game = anna.create()["game"]["id"]
        chat = f"/games/{game}/seats/0/chat"
        with monkeypatch.context() as patch:
            patch.setattr(KeptConnection, "used", full_disk(at_commit))
            for _ in range(3):
                said = anna.post(chat, {"text": "Hello", "to": None}, status=503)
                assert said["text"] == (
                    "The server has no room left to store anything. Try again later."
                )
            health = anna.client.get("/health")
            assert (health.status_code, health.json()) == (503, {"status": "full"})
            assert log.getvalue().count(FULL) == 1
        anna.post(chat, {"text": "Hello", "to": None})
        assert anna.client.get("/health").json() == {"status": "ok"}
        assert log.getvalue().count(WELL) == 1
        messages = anna.get(f"/games/{game}/seats/0/messages?since=0")["messages"]
        assert sum(each["type"] == "chat" for each in messages) == 1


def test_every_change_is_told_once() -> None:
    log = io.StringIO()
    condition = Condition()
    with logged_to(log):
        condition.wrote()
        assert log.getvalue() == ""
        for problem, trouble in (
            (Behind("g", 1), None),  # which says nothing of the database
            (DatabaseUnreachable(), "unreachable"),
            (UnknownOutcome(), "unreachable"),
            (Full(), "full"),
            (Full(), "full"),
        ):
            condition.failed(problem)
            assert condition.trouble == trouble
        condition.wrote()
        condition.wrote()
        assert condition.trouble is None
        for _ in range(2):
            condition.failed(DamagedGame("g"))
            assert condition.trouble is None  # others are well
        condition.failed(Damaged())
        condition.wrote()
        assert condition.trouble == "damaged"  # it does not heal
    said = log.getvalue()
    assert len(said.splitlines()) == 5
    assert said.count("game g is damaged") == 1
