"""The writing thread: all waiting jobs become one transaction.

A commit waits for the disk, and one wait serves all. A job's caller hears of it only once it is
committed.
"""

from __future__ import annotations

import asyncio
import threading
import time
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from ecumene.server.storage.announcements import discard_announcements, send_announcements
from ecumene.server.storage.engines import is_postgresql
from ecumene.server.storage.lost_connections import KeptConnection, trying_twice
from ecumene.server.storage.store_errors import DatabaseUnreachable, UnknownOutcome
from ecumene.server.storage.troubles import trouble_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine

    from ecumene.server.storage.troubles import Condition

    Job: TypeAlias = Callable[[Connection], Any]
    Observed: TypeAlias = Callable[[float, int], None]

_MOST: Final = 128
"""Maximum number of jobs committed together."""


class _Waiting(Struct, frozen=True, eq=False):
    """A job and the future of its result."""

    job: Job
    order: str
    future: asyncio.Future[Any]


class _Outcome(Struct, frozen=True, eq=False):
    """The result of a job."""

    of: _Waiting
    result: Any = None
    problem: BaseException | None = None


class Writer:
    """The writing thread. Its methods are for the event loop in which it was made."""

    def __init__(self, engine: Engine, observed: Observed, condition: Condition) -> None:
        """``observed`` is called for every group with its seconds and its number of jobs."""
        self._connection = KeptConnection(engine)
        self._condition = condition
        self._observed = observed
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="ecumene-writer", daemon=True)
        self._thread.start()

    def hand_in(self, job: Job, order: str) -> asyncio.Future[Any]:
        """Queue a job."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(_Waiting(job, order, future))
        return future

    async def close(self) -> None:
        """Finish waiting jobs."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if group:
                begun = time.monotonic()
                outcomes = self._settled(group)
                self._observed(time.monotonic() - begun, len(group))
                self._loop.call_soon_threadsafe(_tell, outcomes)
        self._connection.close()

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        """The waiting jobs, and whether more may follow.

        All workers lock games in the same order, so that no two wait for each other.
        """
        group = []
        waiting = self._queue.get()
        try:
            while waiting is not None:
                group.append(waiting)
                if len(group) == _MOST:
                    break
                waiting = self._queue.get_nowait()
        except Empty:
            pass
        group.sort(key=lambda each: each.order)
        return group, waiting is not None

    def _settled(self, group: Sequence[_Waiting]) -> list[_Outcome]:
        """Run jobs together; if that fails, one by one, so that a bad job harms no other."""
        try:
            results = trying_twice(lambda: self._committed(group))
        except (UnknownOutcome, DatabaseUnreachable) as problem:
            self._condition.failed(problem)
            return [_Outcome(each, problem=problem) for each in group]
        except BaseException as problem:
            if len(group) > 1:
                return [outcome for each in group for outcome in self._settled([each])]
            self._condition.failed(problem)
            return [_Outcome(group[0], problem=problem)]
        self._condition.wrote()
        return [_Outcome(each, result) for each, result in zip(group, results, strict=True)]

    def _committed(self, group: Sequence[_Waiting]) -> list[Any]:
        with self._connection.used() as connection:
            connection.begin()
            discard_announcements(connection)
            results = [each.job(connection) for each in group]
            _refuse_spoilt(connection)
            send_announcements(connection)
            try:
                connection.commit()
            except Exception as problem:
                connection.invalidate()
                known = trouble_in(problem) if isinstance(problem, DBAPIError) else None
                raise UnknownOutcome from known or problem
            return results


def _refuse_spoilt(connection: Connection) -> None:
    """Refuse a failed transaction: PostgreSQL would silently turn its commit into a rollback."""
    if is_postgresql(connection):
        driver: Any = connection.connection.driver_connection
        if driver.info.transaction_status.name == "INERROR":
            raise RuntimeError("a job has gone on after a statement of its own had failed")


def _tell(outcomes: Sequence[_Outcome]) -> None:
    for outcome in outcomes:
        future = outcome.of.future
        if future.done():
            continue  # the caller is gone
        if outcome.problem is None:
            future.set_result(outcome.result)
        else:
            future.set_exception(outcome.problem)
