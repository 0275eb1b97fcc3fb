"""What readers are shown who know no rules: the log in words, and what a view leads to.

Whatever it is, it comes from what the reader is told anyway, the stream and the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ecumene.server.rights import refuse_unless_reader
from ecumene.server.story import story

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.view import View
    from ecumene.server.hall import Hall
    from ecumene.server.journal import Reader
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person
    from ecumene.server.shown import Story
    from ecumene.server.storage import Store

T = TypeVar("T")


class Showing:
    """What there is to show of games."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self._hall = hall
        self._store = store

    async def seen(self, id_: str, person: Person, reader: Reader, tell: Callable[[View], T]) -> T:
        """What can be told of the game as a reader may know it."""

        def job(live: LiveGame) -> T:
            refuse_unless_reader(live, person, reader)
            return tell(live.view(reader))

        return await self._hall.look(id_, job)

    async def story(self, id_: str, person: Person, reader: Reader, since: int) -> Story:
        """What a reader was told after some message, in words."""
        await self._hall.look(id_, lambda live: refuse_unless_reader(live, person, reader))
        return await self._store.read(lambda connection: story(connection, id_, reader, since))
