"""Once more with the same people: a game that follows from one that is over.

Its id follows from that of the old game, so there is one rematch however many ask for it at once,
and nothing has to be remembered: the first to ask makes it, and everybody else joins it.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.bots import USUAL
from ecumene.seat.statuses import CONFLICT, MISSING
from ecumene.server import wire
from ecumene.server.refusals import FORBIDDEN, Refusal, refuse
from ecumene.server.services.lobby import TAKEN, enrol, take_seat
from ecumene.server.services.permissions import has_part, refuse_strangers

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person
    from ecumene.server.services.lobby import Lobby

BYTES: Final = 9
"""Those of an id."""


def rematch_id(game: str) -> str:
    """The id of the rematch of a game."""
    digest = blake2b(game.encode(), digest_size=BYTES, person=b"rematch").digest()
    return urlsafe_b64encode(digest).decode()


class Rematches:
    """Games that follow from others."""

    def __init__(self, registry: GameRegistry, lobby: Lobby) -> None:
        self._registry = registry
        self._lobby = lobby

    async def of(self, id_: str, person: Person) -> wire.Rematch:
        """The rematch of a game, as those at its table are told."""
        await self._registry.look(id_, lambda hosted: refuse_strangers(hosted, person))
        return await self._found(id_, person)

    async def ask(self, id_: str, person: Person) -> wire.Ordered:
        """Make the rematch of a game that is over, or take a seat in it."""
        new, own = await self._registry.look(id_, lambda hosted: _terms(hosted, person))
        again = rematch_id(id_)
        if (await self._found(id_, person)).game is None:
            try:
                made = await self._lobby.create(person, new, again, own)
            except Refusal as refusal:
                if refusal.reason != TAKEN:
                    raise
                # Somebody else was faster.
            else:
                await self._registry.act(
                    id_, lambda hosted, now: hosted.tell(now, "table-rematch", name=person.name)
                )
                return made

        def join(hosted: HostedGame, now: Time) -> None:
            _join(hosted, now, person, own, len(own or ()) or new.take)

        await self._registry.act(again, join)
        return wire.Ordered(await self._lobby.info(again, person))

    async def _found(self, id_: str, person: Person) -> wire.Rematch:
        def job(hosted: HostedGame) -> wire.Rematch:
            return wire.Rematch(
                hosted.id,
                hosted.stage,
                tuple(dict.fromkeys(seat.name for seat in hosted.seats if seat.name is not None)),
                joined=has_part(hosted, person.id),
                free=any(seat.free for seat in hosted.seats),
            )

        try:
            return await self._registry.look(rematch_id(id_), job)
        except Refusal as refusal:
            if refusal.status != MISSING:
                raise
            return wire.Rematch()


def _terms(hosted: HostedGame, person: Person) -> tuple[wire.NewGame, tuple[Seat, ...] | None]:
    """What is agreed for the rematch, and the seats the person keeps; None: any of them.

    Whoever had a seat at the end is expected; where nobody was, a computer plays.
    """
    refuse_strangers(hosted, person)
    if hosted.stage != "over":
        raise refuse(CONFLICT, "server-not-over")
    own = hosted.seats_of(person.id)
    if not own and person.id not in hosted.hosts:
        raise refuse(FORBIDDEN, "server-rematch-not-played")
    agreed = hosted.agreed
    seats = tuple(
        wire.SeatPlan(None if seat.person is not None else seat.computer or USUAL)
        for seat in hosted.seats
    )
    new = replace(agreed, seats=seats, take=len(own))
    return new, own if agreed.civilizations is not None else None


def _join(
    hosted: HostedGame, now: Time, person: Person, own: tuple[Seat, ...] | None, count: int
) -> None:
    """Take the same seats if civilizations belong to them, otherwise as many as before.

    A host who had no seat looks on.
    """
    if hosted.seats_of(person.id):
        return
    if person.id in hosted.removed:
        raise refuse(FORBIDDEN, "server-removed")
    if not count:
        enrol(hosted, person, "spectator")
        return
    free = [seat.seat for seat in hosted.seats if seat.free]
    wanted = free[:count] if own is None else [seat for seat in own if seat in free]
    if not wanted:
        raise refuse(CONFLICT, "server-no-seat-free")
    for seat in wanted:
        take_seat(hosted, now, seat, person)
