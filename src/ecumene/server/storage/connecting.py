"""Connections that may have been lost since they were last used."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.exc import DBAPIError

from ecumene.server.storage.errors import Unreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection, Engine

T = TypeVar("T")


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """A connection; what is not committed is rolled back. Raises ``Unreachable``."""
    try:
        connection = engine.connect()
    except DBAPIError as problem:
        raise Unreachable from problem
    with connection:
        yield connection


def trying_twice(act: Callable[[], T]) -> T:
    """Do something that has no effect when it fails, again if the connection was a dead one."""
    try:
        return act()
    except DBAPIError as problem:
        if not problem.connection_invalidated:
            raise
    return act()
