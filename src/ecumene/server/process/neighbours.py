"""A worker's line to the supervisor: who serves beside it, and when it is to stop."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from ecumene.server.games.placement import Placement

OPEN: Final = b"open"
LEAVING: Final = b"leaving"
"""What a worker says: it serves, or is about to stop."""
LEAVE_SECONDS: Final = 1.0
"""How long it waits until all others are told that it leaves."""
HEARD_SECONDS: Final = 0.1
"""How long they may take to hear it."""


class ServingWorkers(Struct, frozen=True):
    """What a worker is told."""

    workers: dict[int, int]
    """The workers that serve: their numbers, by place."""
    stop: bool = False
    """Whether this one is to stop; the others go on."""


_DECODER: Final = msgspec.json.Decoder(ServingWorkers)


class Neighbours:
    """The line of one worker. When it closes, the parent stops or has died, and so must we."""

    def __init__(self, line: Connection, placement: Placement) -> None:
        self._line = line
        self._placement = placement
        self._told = asyncio.Event()
        """Set when it is known who serves."""
        self._gone = asyncio.Event()
        """Set when nobody counts on this worker any more."""

    async def listen(self, stop: Callable[[], None]) -> None:
        """Begin to listen, until it is known who serves.

        ``stop`` is called when this worker is to stop.
        """
        loop = asyncio.get_running_loop()
        Thread(target=self._listen, args=(loop, stop), daemon=True).start()
        await self._told.wait()

    def _listen(self, loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop may have ended
            try:
                while True:
                    told = _DECODER.decode(self._line.recv_bytes())
                    loop.call_soon_threadsafe(self._hear, told)
                    if told.stop:
                        loop.call_soon_threadsafe(stop)
            except (EOFError, OSError):
                loop.call_soon_threadsafe(self._hear, ServingWorkers({}))
                loop.call_soon_threadsafe(stop)

    def _hear(self, told: ServingWorkers) -> None:
        self._placement.tell(told.workers)
        self._told.set()
        if not self._placement.is_serving:
            self._gone.set()
        else:
            self._gone.clear()

    def say_open(self) -> None:
        """Tell the parent that this worker serves, unless it has stopped or died."""
        with suppress(OSError):
            self._line.send_bytes(OPEN)

    async def leave(self) -> None:
        """Tell that this worker stops, and wait until nobody sends it connections any more."""
        with suppress(OSError, TimeoutError):
            if not self._gone.is_set():
                self._line.send_bytes(LEAVING)
            await asyncio.wait_for(self._gone.wait(), LEAVE_SECONDS)
        if self._placement.others:
            await asyncio.sleep(HEARD_SECONDS)
