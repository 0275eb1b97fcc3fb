"""The database of a server: one writer, some readers, none of them in the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from ecumene.server.storage.connecting import connected, trying_twice
from ecumene.server.storage.engines import parsed, reading_engine, writing_engine
from ecumene.server.storage.migrations import migrate
from ecumene.server.storage.writing import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection

    from ecumene.server.storage.writing import Observed

T = TypeVar("T")


def _unobserved(_seconds: float, _jobs: int) -> None:
    """Nobody wants to know."""


class Store:
    """An open database. Its methods are for the event loop in which it was opened."""

    def __init__(self, url: URL, readers: int, observed: Observed) -> None:
        self._writing = writing_engine(url)
        self._reading = reading_engine(url, readers)
        self._writer = Writer(self._writing, observed)
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="ecumene-reader")
        self._closed = False

    @classmethod
    async def open(
        cls, address: str, *, readers: int = 4, observed: Observed = _unobserved
    ) -> Store:
        """Open a database and bring it up to date.

        ``observed`` is told of whatever is committed: how many seconds it took, and how many jobs.

        Raises ``BadAddress``, ``NewerDatabase``, ``Unreachable``.
        """
        url = parsed(address)
        await asyncio.to_thread(migrate, url)
        return cls(url, readers, observed)

    async def close(self) -> None:
        """Finish what waits, and close."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()

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
        """Have something read, all of it at one moment; raises ``Unreachable``."""
        self._refuse_closed()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, lambda: trying_twice(lambda: self._read(job))
        )

    def _read(self, job: Callable[[Connection], T]) -> T:
        with connected(self._reading) as connection:
            return job(connection)

    def _refuse_closed(self) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
