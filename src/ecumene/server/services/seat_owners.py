"""What a seat's owner keeps at the table: standing orders, notes, chat, how far they have read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots import orders as standing
from ecumene.dialogue.sentences.order_sentences import orders_in_words
from ecumene.seat.statuses import MALFORMED
from ecumene.server import wire
from ecumene.server.refusals import refuse
from ecumene.server.services.permissions import refuse_unless_owner, refuse_unless_reader
from ecumene.server.storage import seats

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person
    from ecumene.server.storage import Store

LONGEST_CHAT: Final = 1000
LONGEST_NOTES: Final = 12_000


class SeatOwners:
    """The belongings of all seats' owners."""

    def __init__(self, registry: GameRegistry, store: Store) -> None:
        self._registry = registry
        self._store = store

    async def orders(self, id_: str, person: Person, seat: Seat) -> wire.OrdersInfo:
        """The standing orders of a seat."""

        def job(hosted: HostedGame) -> wire.OrdersInfo:
            refuse_unless_owner(hosted, person, seat)
            state = hosted.seats[seat]
            said = orders_in_words(state.orders)
            return wire.OrdersInfo(state.orders, state.stopped, said, standing.RATES)

        return await self._registry.look(id_, job)

    async def order(
        self, id_: str, person: Person, seat: Seat, orders: standing.StandingOrders
    ) -> wire.OrdersInfo:
        """Replace a seat's standing orders (O5)."""

        def job(hosted: HostedGame, _: Time) -> None:
            refuse_unless_owner(hosted, person, seat)
            standing.check(orders, hosted.view(seat))
            hosted.change_seat(seat, orders=orders, stopped=None)

        await self._registry.act(id_, job)
        return await self.orders(id_, person, seat)

    async def say(self, id_: str, person: Person, seat: Seat | None, line: wire.ChatLine) -> None:
        """Send a chat message; spectators speak to everybody."""
        text = line.text.strip()
        if not text or len(text) > LONGEST_CHAT:
            raise refuse(MALFORMED, "server-chat-length", most=LONGEST_CHAT)

        def job(hosted: HostedGame, now: Time) -> None:
            refuse_unless_reader(hosted, person, seat)
            if line.to is not None and (seat is None or not _are_seats(hosted, line.to)):
                raise refuse(MALFORMED, "server-chat-to")
            hosted.say(now, seat, person.name, line.to, text)

        await self._registry.act(id_, job)

    async def notes(self, id_: str, person: Person, seat: Seat) -> wire.Notes:
        """A player's notes."""
        row = await self._seat_row(id_, person, seat)
        return wire.Notes(row.notes)

    async def note(self, id_: str, person: Person, seat: Seat, notes: wire.Notes) -> wire.Notes:
        """Replace a player's notes."""
        if len(notes.text) > LONGEST_NOTES:
            raise refuse(MALFORMED, "server-notes-length", most=LONGEST_NOTES)
        await self._seat_row(id_, person, seat)
        text = notes.text.replace("\0", "")  # which PostgreSQL cannot store
        await self._store.write(
            lambda connection: seats.update_seat(connection, id_, seat, notes=text), game=id_
        )
        return wire.Notes(text)

    async def seen(self, id_: str, person: Person, seat: Seat, number: int) -> None:
        """Record how far a player has read."""
        row = await self._seat_row(id_, person, seat)
        if number > row.seen:
            await self._store.write(
                lambda connection: seats.update_seat(connection, id_, seat, seen=number), game=id_
            )

    async def _seat_row(self, id_: str, person: Person, seat: Seat) -> seats.SeatRow:
        await self._registry.look(id_, lambda hosted: refuse_unless_owner(hosted, person, seat))
        rows = await self._store.read(lambda connection: seats.seats_of(connection, id_))
        return rows[seat]


def _are_seats(hosted: HostedGame, seats_: tuple[Seat, ...]) -> bool:
    return len(seats_) <= len(hosted.seats) and all(
        0 <= each < len(hosted.seats) for each in seats_
    )
