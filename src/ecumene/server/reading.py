"""Reading of the past: what is short at once, what is long one after the other for each person.

Long reads have connections of their own, so nobody who wants little waits for them. What was read
is also turned into JSON there, since that of a few hundred messages would hold up everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from ecumene.rules.border import to_names
from ecumene.server.queues import Queues

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct
    from sqlalchemy import Connection

    from ecumene.server.people import Person
    from ecumene.server.storage import Store

T = TypeVar("T")

FEW: Final = 64
"""So many messages are read in no time."""
MOST_WAITING: Final = 7
"""So many long reads of one person may wait, as when games in many windows are opened again; fewer
than of an address are under way, so whoever shares it gets on, too."""


class Json(bytes):
    """An answer that is JSON already."""

    __slots__ = ()


class Past:
    """What can be read of games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queues = Queues(1, MOST_WAITING)

    async def read(
        self,
        person: str,
        job: Callable[[Connection], T],
        messages: int | None = None,
        *,
        patient: bool = False,
    ) -> T:
        """Read something for a person; ``messages``: so many, None: whatever takes long."""
        if messages is not None and messages <= FEW:
            return await self._store.read(job)
        async with self._queues.turn(person, patient=patient):
            return await self._store.read_long(job)

    async def told(
        self, person: Person, job: Callable[[Connection], Struct], messages: int | None = None
    ) -> Json:
        """The same as it goes over the wire."""
        return await self.read(person.id, lambda connection: as_json(job(connection)), messages)


def as_json(found: Struct) -> Json:
    """Something as it goes over the wire."""
    return Json(msgspec.json.encode(to_names(found)))
