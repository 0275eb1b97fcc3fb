"""Reading history: short reads at once, long ones one after another per person.

Long reads have their own connections, so short ones do not wait for them. They are also encoded as
JSON there, since encoding a few hundred messages would delay everyone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from ecumene.rules.format.codec import to_names
from ecumene.server.process.fair_queues import FairQueues

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct
    from sqlalchemy import Connection

    from ecumene.server.services.accounts import Person
    from ecumene.server.storage import Store

T = TypeVar("T")

FEW: Final = 64
"""Messages that can be read without noticeable delay."""
MOST_WAITING: Final = 7
"""Long reads of one person that may wait, as when many windows are reopened; fewer than an address
may have under way, so that others at the address get on too."""


class Json(bytes):
    """A response that is JSON already."""

    __slots__ = ()


class PastReader:
    """The stored history of games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queues = FairQueues(1, MOST_WAITING)

    async def read(
        self,
        person: str,
        job: Callable[[Connection], T],
        messages: int | None = None,
        *,
        patient: bool = False,
    ) -> T:
        """Read for a person; ``messages``: how many, None: unknown, treated as long."""
        if messages is not None and messages <= FEW:
            return await self._store.read(job)
        async with self._queues.turn(person, patient=patient):
            return await self._store.read_long(job)

    async def told(
        self, person: Person, job: Callable[[Connection], Struct], messages: int | None = None
    ) -> Json:
        """The same, encoded as JSON."""
        return await self.read(person.id, lambda connection: as_json(job(connection)), messages)


def as_json(found: Struct) -> Json:
    """A struct as JSON."""
    return Json(msgspec.json.encode(to_names(found)))
