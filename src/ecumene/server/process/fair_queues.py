"""Queues per client: one that asks for much waits for itself, and nobody else does."""

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
        """Number served or waiting."""
        self.patient = 0
        """How many of them do not count towards the limit."""


class FairQueues:
    """A queue for each client: a few are served at a time, in order."""

    def __init__(self, at_once: int, most_waiting: int | None = None) -> None:
        self._at_once = at_once
        self._most = None if most_waiting is None else at_once + most_waiting
        self._queues: dict[str, _Queue] = {}

    def __len__(self) -> int:
        return len(self._queues)

    def __contains__(self, client: str) -> bool:
        """Whether a client is being served or waits."""
        return client in self._queues

    @asynccontextmanager
    async def turn(self, client: str, *, patient: bool = False) -> AsyncIterator[None]:
        """Wait for a turn and hold it; refuses if too many wait already.

        ``patient``: limited elsewhere, so it waits however many there are.
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
