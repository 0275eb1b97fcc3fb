"""Queues: whoever wants much at once waits for oneself, and not everybody else for them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from ecumene.server.refusals import TOO_MANY, refuse

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class _Queue:
    def __init__(self, at_once: int) -> None:
        self.places = asyncio.Semaphore(at_once)
        self.there = 0
        """How many are served, or wait."""
        self.patient = 0
        """How many of them do not count."""


class Queues:
    """A queue for each client: some of theirs are served at a time, in the order they came."""

    def __init__(self, at_once: int, most_waiting: int | None = None) -> None:
        self._at_once = at_once
        self._most = None if most_waiting is None else at_once + most_waiting
        self._queues: dict[str, _Queue] = {}

    def __len__(self) -> int:
        return len(self._queues)

    @asynccontextmanager
    async def turn(self, client: str, *, patient: bool = False) -> AsyncIterator[None]:
        """Wait for one's turn, and have it meanwhile; refuses where too many wait already.

        ``patient``: whoever asks is counted elsewhere and waits, however many there are.
        """
        queue = self._queues.setdefault(client, _Queue(self._at_once))
        counted = queue.there - queue.patient
        if self._most is not None and counted >= self._most and not patient:
            raise refuse(TOO_MANY, "serve-too-many-at-once")
        queue.there += 1
        queue.patient += patient
        try:
            async with queue.places:
                yield
        finally:
            queue.there -= 1
            queue.patient -= patient
            if not queue.there:
                del self._queues[client]
