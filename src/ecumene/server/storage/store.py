"""The server's database: one writer and some readers, all outside the event loop.

Long reads have their own threads, and so has the health check: short reads never wait for
long ones.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from ecumene.server.storage.engines import parsed, reading_engine, writing_engine
from ecumene.server.storage.lost_connections import connected, trying_twice
from ecumene.server.storage.migrations import migrate
from ecumene.server.storage.store_errors import Damaged, DatabaseUnreachable
from ecumene.server.storage.troubles import Condition
from ecumene.server.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection

    from ecumene.server.storage.troubles import Trouble
    from ecumene.server.storage.writer import Observed

T = TypeVar("T")

LONG_READERS: Final = 2
"""They share the processor with everything else here, so more of them read no faster."""
CHECK_SECONDS: Final = 2.0
"""Seconds after which a silent database counts as unreachable."""


def _unobserved(_seconds: float, _jobs: int) -> None:
    """Ignore the figures."""


class Store:
    """An open database. Its methods are for the event loop in which it was opened."""

    def __init__(self, url: URL, readers: int, observed: Observed) -> None:
        self._writing = writing_engine(url)
        self._condition = Condition()
        self._writer = Writer(self._writing, observed, self._condition)
        self._short = Readers(url, readers, "ecumene-reader", self._condition)
        self._long = Readers(url, LONG_READERS, "ecumene-long-reader", self._condition)
        self._checker = Readers(url, 1, "ecumene-checker", self._condition)
        self._checking: asyncio.Future[None] | None = None
        self._closed = False

    @classmethod
    async def open(
        cls, address: str, *, readers: int = 4, observed: Observed = _unobserved
    ) -> Store:
        """Open a database and migrate it.

        ``observed`` is called for each commit with the seconds it took and the number of jobs.
        Raises ``BadAddress``, ``NewerDatabase``, ``DatabaseUnreachable``, ``Damaged``,
        ``EmptyDatabase``.
        """
        url = parsed(address)
        await asyncio.to_thread(migrate, url)
        return cls(url, readers, observed)

    @property
    def trouble(self) -> Trouble | None:
        """The current trouble with the whole database, as far as noticed; None: none.

        A server writes every few seconds, so this is never much older. It does not block.
        """
        return self._condition.trouble

    async def close(self) -> None:
        """Finish waiting jobs, and close."""
        self._closed = True
        await self._writer.close()
        for readers in (self._short, self._long, self._checker):
            await asyncio.to_thread(readers.close)
        self._writing.dispose()

    async def write(self, job: Callable[[Connection], T], *, game: str = "") -> T:
        """Run a job that writes; it is on disk when this returns.

        ``game`` is the game whose rows the job changes, if any. The job runs in a thread and must
        not commit. It may run more than once, but takes effect only once: if another job in the
        same commit fails, or the connection is lost, it is rolled back and repeated. Raises what
        the job raises, ``DatabaseUnreachable`` or ``UnknownOutcome``. A cancelled caller still
        waits for the outcome, so nothing is under way afterwards.
        """
        self._refuse_closed()
        future = self._writer.hand_in(job, game)
        try:
            written: T = await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            future.exception()  # mark it as retrieved, though nobody will be told
            raise
        return written

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that reads, in one consistent state.

        Raises ``DatabaseUnreachable`` or ``Damaged``.
        """
        self._refuse_closed()
        return await self._short.read(job)

    async def read_long(self, job: Callable[[Connection], T]) -> T:
        """The same for long reads."""
        self._refuse_closed()
        return await self._long.read(job)

    async def check(self) -> None:
        """Raise ``DatabaseUnreachable`` if the database does not answer soon.

        However many callers there are, it is asked once at a time.
        """
        self._refuse_closed()
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(self._checker.read(_ask))
            # Mark the exception as retrieved, though nobody may wait for it any more.
            self._checking.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self._checking), CHECK_SECONDS)
        except TimeoutError:
            raise DatabaseUnreachable from None

    def _refuse_closed(self) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")


class Readers:
    """Threads with a connection each."""

    def __init__(self, url: URL, count: int, name: str, condition: Condition) -> None:
        self._engine = reading_engine(url, count)
        self._condition = condition
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that reads, after earlier ones."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, lambda: trying_twice(lambda: self._read(job))
        )

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with connected(self._engine) as connection:
                return job(connection)
        except Damaged as problem:
            self._condition.failed(problem)
            raise

    def close(self) -> None:
        """Finish waiting jobs, and close."""
        self._threads.shutdown()
        self._engine.dispose()


def _ask(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT 1")
