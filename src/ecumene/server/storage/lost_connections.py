"""Connections that may have been lost since their last use."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.exc import DBAPIError

from ecumene.server.storage.store_errors import DatabaseUnreachable
from ecumene.server.storage.troubles import trouble_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection, Engine

T = TypeVar("T")


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """A connection; uncommitted changes are rolled back.

    Raises ``DatabaseUnreachable``, ``Full`` or ``Damaged`` for such failures.
    """
    with _connect(engine) as connection, _translated():
        yield connection


class KeptConnection:
    """A connection for one transaction after the other; after any failure, a new one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        """None while it is in use, too."""

    @contextmanager
    def used(self) -> Iterator[Connection]:
        """The connection, for one transaction; raises what ``connected`` raises."""
        connection, self._connection = self._connection or _connect(self._engine), None
        try:
            with _translated():
                yield connection
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def close(self) -> None:
        """Give it back."""
        if self._connection is not None:
            self._connection.close()


def _connect(engine: Engine) -> Connection:
    try:
        return engine.connect()
    except DBAPIError as problem:
        raise trouble_in(problem) or DatabaseUnreachable() from problem


@contextmanager
def _translated() -> Iterator[None]:
    """Raise our own errors for trouble with the whole database."""
    try:
        yield
    except DBAPIError as problem:
        trouble = None if problem.connection_invalidated else trouble_in(problem)
        if trouble is None:
            raise
        raise trouble from problem


def trying_twice(act: Callable[[], T]) -> T:
    """Run something without effect on failure, again if its connection was dead."""
    try:
        return act()
    except DBAPIError as problem:
        if not problem.connection_invalidated:
            raise
    return act()
