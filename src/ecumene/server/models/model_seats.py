"""Seats of language models: who has the link of a seat has the seat.

A model cannot sign in as people do. Its client sends the secret of the link with every request, so
that is how the model is known: as a person of its own, who has that seat and nothing else. If the
host removes it, the link stops working, and so does the model.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from ecumene.server.models.model_session import ModelSession
from ecumene.server.process.fair_queues import FairQueues
from ecumene.server.refusals import FORBIDDEN, TOO_MANY, refuse
from ecumene.server.services.accounts import Person, checked_name, hash_of
from ecumene.server.services.lobby import refuse_removed, seat_of_link, take_seat

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ecumene.dialogue.questions.question_builder import Lister
    from ecumene.models.tools import ToolOutcome
    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Accounts
    from ecumene.server.services.seat_owners import SeatOwners
    from ecumene.server.storage import Store

MOST_CALLS: Final = 8
"""Calls of one link that can be under way at the same time."""
SAME_SECONDS: Final = 60
"""How long a session keeps the name and language that it began with: new ones are stored."""
ID_LENGTH: Final = 16


class ModelSeats:
    """All models at the tables of this worker."""

    def __init__(
        self,
        registry: GameRegistry,
        store: Store,
        people: Accounts,
        owners: SeatOwners,
        lister: Lister,
    ) -> None:
        self._registry = registry
        self._store = store
        self._people = people
        self._owners = owners
        self._lister = lister
        self._seating = FairQueues(1)
        """By game and seat."""
        self._sessions: dict[tuple[str, Seat], ModelSession] = {}
        self._calls: Counter[tuple[str, str]] = Counter()
        """Calls under way, by game and link."""

    async def call(
        self,
        id_: str,
        secret: str,
        name: str,
        language: str,
        tool: str,
        given: Mapping[str, Any],
    ) -> ToolOutcome:
        """Call a tool of the seat that a link is of, with arguments as they came."""
        link = id_, secret
        if self._calls[link] >= MOST_CALLS:
            raise refuse(TOO_MANY, "serve-too-many-at-once")
        self._calls[link] += 1
        try:
            session = await self._session(id_, secret, checked_name(name), language)
            return await session.call(tool, given)
        finally:
            self._calls[link] -= 1
            if not self._calls[link]:
                del self._calls[link]

    async def _session(self, id_: str, secret: str, name: str, language: str) -> ModelSession:
        seat = await self._registry.look(id_, lambda hosted: _seat_of(hosted, secret))
        person = Person(_id_of(secret), name, "pl" if language == "pl" else "en")
        session = self._sessions.get((id_, seat))
        if session is not None and _is_of(session, person):
            return session
        async with self._seating.turn(f"{id_} {seat}"):
            return await self._session_of(id_, seat, person)

    async def _session_of(self, id_: str, seat: Seat, person: Person) -> ModelSession:
        session = self._sessions.get((id_, seat))
        if session is not None and _is_of(session, person):
            return session
        if session is not None:
            session.close()
        await self._people.know(person)
        await self._registry.act(id_, lambda hosted, now: _seated(hosted, now, seat, person))
        upto = await self._registry.look(id_, lambda hosted: hosted.counts[seat])
        listener = await self._registry.listen(id_, person, seat, upto)
        session = self._sessions[id_, seat] = ModelSession(
            self._registry,
            self._store,
            self._owners,
            self._lister,
            id_,
            seat,
            person,
            listener,
        )
        session.when_ended(partial(self._forget, session, (id_, seat)))
        return session

    def _forget(self, session: ModelSession, place: tuple[str, Seat]) -> None:
        if self._sessions.get(place) is session:
            del self._sessions[place]


def _is_of(session: ModelSession, person: Person) -> bool:
    """Whether a model may go on with a session."""
    if session.ended or session.person.id != person.id:
        return False
    return session.person == person or monotonic() < session.begun + SAME_SECONDS


def _id_of(secret: str) -> str:
    """The id of the model that has a link."""
    return hash_of(f"model {secret}")[:ID_LENGTH]


def _seat_of(hosted: HostedGame, secret: str) -> Seat:
    seat = seat_of_link(hosted, secret)
    if seat is None:
        raise refuse(FORBIDDEN, "model-no-seat-link")
    return seat


def _seated(hosted: HostedGame, now: Time, seat: Seat, person: Person) -> None:
    """Give a model its seat, or let it come back; it is always ready."""
    refuse_removed(hosted, person)
    take_seat(hosted, now, seat, person, program=True)
    if hosted.stage == "gathering":
        hosted.change_seat(seat, ready=True)
        hosted.begin_if_complete(now)
    elif hosted.stage == "running" and hosted.seats[seat].autopilot:
        hosted.come_back(now, seat)
