"""The database of a server: one writer, some readers, none of them in the event loop.

What takes long to read has readers of its own, and whoever asks whether the database is there has
one for that alone: nobody who wants little waits for somebody who wants much.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from ecumene.server.storage.connecting import connected, trying_twice
from ecumene.server.storage.engines import parsed, reading_engine, writing_engine
from ecumene.server.storage.errors import Damaged, Unreachable
from ecumene.server.storage.migrations import migrate
from ecumene.server.storage.troubles import Condition
from ecumene.server.storage.writing import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection

    from ecumene.server.storage.troubles import Trouble
    from ecumene.server.storage.writing import Observed

T = TypeVar("T")

LONG_READERS: Final = 2
"""They take turns with everything else that computes here, so more of them read no faster."""
CHECK_SECONDS: Final = 2.0
"""A database that says nothing for so long does not answer."""


def _unobserved(_seconds: float, _jobs: int) -> None:
    """Nobody wants to know."""


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
        """Open a database and bring it up to date.

        ``observed`` is told of whatever is committed: how many seconds it took, and how many jobs.

        Raises ``BadAddress``, ``NewerDatabase``, ``Unreachable``, ``Damaged``, ``EmptyDatabase``.
        """
        url = parsed(address)
        await asyncio.to_thread(migrate, url)
        return cls(url, readers, observed)

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong with the database as a whole, as far as it was noticed; None: nothing.

        A server writes every few seconds, so this is never much older. Nobody waits for it.
        """
        return self._condition.trouble

    async def close(self) -> None:
        """Finish what waits, and close."""
        self._closed = True
        await self._writer.close()
        for readers in (self._short, self._long, self._checker):
            await asyncio.to_thread(readers.close)
        self._writing.dispose()

    async def write(self, job: Callable[[Connection], T], *, game: str = "") -> T:
        """Have something written; it is on disk when this returns.

        ``game`` is the game whose rows the job changes, if it is one. The job runs in a thread
        and must not commit. It may run more than once, but only once with an effect: when another
        one fails that was to be committed with it, or when the connection is lost, it is rolled
        back and begins anew. Raises what the job raises, ``Unreachable`` or ``Unknown``.

        Whoever is cancelled while they wait still waits for the outcome, so afterwards there is
        nothing under way any more.
        """
        self._refuse_closed()
        future = self._writer.hand_in(job, game)
        try:
            written: T = await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            future.exception()  # it was heard of, though nobody will be told
            raise
        return written

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Have something read, all of it at one moment; raises ``Unreachable`` or ``Damaged``."""
        self._refuse_closed()
        return await self._short.read(job)

    async def read_long(self, job: Callable[[Connection], T]) -> T:
        """The same for what takes long."""
        self._refuse_closed()
        return await self._long.read(job)

    async def check(self) -> None:
        """Raise ``Unreachable`` if the database does not answer before long.

        However many want to know, it is asked once at a time.
        """
        self._refuse_closed()
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(self._checker.read(_ask))
            # It was heard of, though nobody may wait for it any more.
            self._checking.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self._checking), CHECK_SECONDS)
        except TimeoutError:
            raise Unreachable from None

    def _refuse_closed(self) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")


class Readers:
    """Some threads with a connection each."""

    def __init__(self, url: URL, count: int, name: str, condition: Condition) -> None:
        self._engine = reading_engine(url, count)
        self._condition = condition
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Have something read, when those who came before are done."""
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
        """Finish what waits, and close."""
        self._threads.shutdown()
        self._engine.dispose()


def _ask(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT 1")
