"""What readers are shown who know no rules: the log in words, and what a view leads to.

Whatever it is, it comes from what the reader is told anyway, the stream and the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ecumene.dialogue.computers import COMPUTERS
from ecumene.rules.decisions import AskAdvances
from ecumene.rules.errors import IllegalAction
from ecumene.server import describing, shown
from ecumene.server.rights import refuse_unless_owner, refuse_unless_reader
from ecumene.server.story import story
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules import forecast
    from ecumene.rules.actions import Action
    from ecumene.rules.ids import Seat
    from ecumene.rules.view import View
    from ecumene.server.hall import Hall
    from ecumene.server.journal import Reader
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person
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

    async def story(self, id_: str, person: Person, reader: Reader, since: int) -> shown.Story:
        """What a reader was told after some message, in words."""
        await self._hall.look(id_, lambda live: refuse_unless_reader(live, person, reader))
        return await self._store.read(lambda connection: story(connection, id_, reader, since))

    async def basket(
        self, id_: str, person: Person, seat: Seat, wanted: forecast.Wanted, language: str
    ) -> shown.Basket:
        """What a purchase would cost and bring, as far as it is put together."""

        def job(live: LiveGame) -> shown.Basket:
            refuse_unless_owner(live, person, seat)
            decision = live.playing().pending.get(seat)
            if not isinstance(decision, AskAdvances):
                raise IllegalAction("G9", "illegal-not-asked", seat=seat)
            messages = Messages(language)
            return describing.basket(live.view(seat), decision, wanted, messages)

        return await self._hall.think(id_, job)

    async def prospect(
        self, id_: str, person: Person, seat: Seat, action: Action, language: str
    ) -> shown.Prospect:
        """What would come of an answer; nothing is answered by it."""

        def job(live: LiveGame) -> shown.Prospect:
            refuse_unless_owner(live, person, seat)
            illegal = live.playing().why_not(seat, action)
            return describing.prospect(live.view(seat), action, illegal, Messages(language))

        return await self._hall.think(id_, job)


def computers() -> shown.Computers:
    """The computer players that there are."""
    return shown.Computers(tuple(shown.Computer(*each) for each in COMPUTERS.items()))
