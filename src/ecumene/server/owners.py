"""What a seat's owner keeps at the table: standing orders, notes, chat, how far they have read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots import orders as standing
from ecumene.dialogue.orders import orders_in_words
from ecumene.seat.statuses import MALFORMED
from ecumene.server import wire
from ecumene.server.refusals import refuse
from ecumene.server.rights import refuse_unless_owner, refuse_unless_reader
from ecumene.server.storage import seats

if TYPE_CHECKING:
    from ecumene.rules.ids import Seat
    from ecumene.server.clocks import Time
    from ecumene.server.hall import Hall
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person
    from ecumene.server.storage import Store

LONGEST_CHAT: Final = 1000
LONGEST_NOTES: Final = 12_000


class Owners:
    """The belongings of all seats' owners."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self._hall = hall
        self._store = store

    async def orders(self, id_: str, person: Person, seat: Seat) -> wire.OrdersInfo:
        """The standing orders of a seat."""

        def job(live: LiveGame) -> wire.OrdersInfo:
            refuse_unless_owner(live, person, seat)
            state = live.seats[seat]
            said = orders_in_words(state.orders)
            return wire.OrdersInfo(state.orders, state.stopped, said, standing.RATES)

        return await self._hall.look(id_, job)

    async def order(
        self, id_: str, person: Person, seat: Seat, orders: standing.StandingOrders
    ) -> wire.OrdersInfo:
        """Replace a seat's standing orders (O5)."""

        def job(live: LiveGame, _: Time) -> None:
            refuse_unless_owner(live, person, seat)
            standing.check(orders, live.view(seat))
            live.change_seat(seat, orders=orders, stopped=None)

        await self._hall.act(id_, job)
        return await self.orders(id_, person, seat)

    async def say(self, id_: str, person: Person, seat: Seat | None, line: wire.ChatLine) -> None:
        """Send a chat message; spectators speak to everybody."""
        text = line.text.strip()
        if not text or len(text) > LONGEST_CHAT:
            raise refuse(MALFORMED, "server-chat-length", most=LONGEST_CHAT)

        def job(live: LiveGame, now: Time) -> None:
            refuse_unless_reader(live, person, seat)
            if line.to is not None and (seat is None or not _are_seats(live, line.to)):
                raise refuse(MALFORMED, "server-chat-to")
            live.say(now, seat, person.name, line.to, text)

        await self._hall.act(id_, job)

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
        await self._hall.look(id_, lambda live: refuse_unless_owner(live, person, seat))
        rows = await self._store.read(lambda connection: seats.seats_of(connection, id_))
        return rows[seat]


def _are_seats(live: LiveGame, seats_: tuple[Seat, ...]) -> bool:
    return len(seats_) <= len(live.seats) and all(0 <= each < len(live.seats) for each in seats_)
