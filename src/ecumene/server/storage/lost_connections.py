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
    try:
        connection = engine.connect()
    except DBAPIError as problem:
        raise trouble_in(problem) or DatabaseUnreachable() from problem
    with connection:
        try:
            yield connection
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
