"""Playing from a seat: what it is asked, answers, doubts, orders, talk.

The seat is one of the person's own; who they are was told by their credentials.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ecumene.bots import orders as standing
from ecumene.dialogue import digest
from ecumene.dialogue.asking import choice, question
from ecumene.dialogue.orders import orders_in_words
from ecumene.rules.actions import Undo
from ecumene.rules.decisions import AskTrade
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import seen_by
from ecumene.server import journal as records
from ecumene.server import wire
from ecumene.server.describing import refused_by_rules
from ecumene.server.journal import Played
from ecumene.server.refusals import CONFLICT, MALFORMED, Refusal, refuse
from ecumene.server.rights import refuse_unless_owner, refuse_unless_reader
from ecumene.server.shelf import told
from ecumene.server.storage import KeyUsed, journal, seats
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.dialogue.asking import Lister
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.ids import Seat
    from ecumene.server.clocks import Time
    from ecumene.server.hall import Hall
    from ecumene.server.journal import Reader
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person
    from ecumene.server.storage import Store

LONGEST_KEY: Final = 64
LONGEST_CHAT: Final = 1000
LONGEST_NOTES: Final = 12_000
MOST_MESSAGES: Final = 500
"""So many messages are read at a time."""


class Playing:
    """What people do in games."""

    def __init__(self, hall: Hall, store: Store, listed: Lister) -> None:
        self._hall = hall
        self._store = store
        self._listed = listed
        """Lists legal answers in a process with a time limit."""

    # What there is to see

    async def look(self, id_: str, person: Person, reader: Reader) -> wire.Look:
        """The game as a reader may know it."""

        def job(live: LiveGame) -> wire.Look:
            refuse_unless_reader(live, person, reader)
            return wire.Look(live.counts[reader], live.view(reader))

        return await self._hall.look(id_, job)

    async def question(self, id_: str, person: Person, seat: Seat) -> wire.Asked:
        """What a seat is asked; in trade the offers count as shown from now on (X1)."""

        def job(live: LiveGame) -> wire.Asked:
            refuse_unless_owner(live, person, seat)
            game = live.playing()
            trade = game.peek().trade
            trades = trade is not None and seat in trade.seats
            decision: Decision | None = AskTrade() if trades else game.pending.get(seat)
            view = live.view(seat)
            if view.trade is not None and trades:
                live.table.patience(game, seat).show(view.trade)
            return wire.Asked(
                number=live.counts[seat],
                question=game.question(seat),
                body=None
                if decision is None
                else question(
                    view, decision, lambda: live.table.suggestion(game, seat), self._listed
                ),
                pending=seat in game.pending,
                # For whom else they wait may come of an offer that this seat cannot see.
                quiet=seat not in live.wanted,
                until=live.clocks.deadline(seat),
            )

        return await self._hall.think(id_, job)

    async def proposal(self, id_: str, person: Person, seat: Seat) -> wire.Proposed:
        """What a computer player would answer in a seat."""

        def job(live: LiveGame) -> wire.Proposed:
            refuse_unless_owner(live, person, seat)
            game = live.playing()
            if seat not in game.pending:
                raise IllegalAction("G9", "illegal-not-asked", seat=seat)
            action = live.table.suggestion(game, seat)
            return wire.Proposed(None if action is None else choice(live.view(seat), action))

        return await self._hall.think(id_, job)

    async def why_not(
        self, id_: str, person: Person, seat: Seat, action: Action, language: str
    ) -> wire.WhyNot:
        """Why an answer is not possible now."""

        def job(live: LiveGame) -> wire.WhyNot:
            refuse_unless_owner(live, person, seat)
            illegal = live.playing().why_not(seat, action)
            if illegal is None:
                return wire.WhyNot(None)
            return wire.WhyNot(refused_by_rules(illegal, live.view(seat), Messages(language)))

        return await self._hall.look(id_, job)

    async def messages(self, id_: str, person: Person, reader: Reader, since: int) -> wire.Stream:
        """What a reader was told after some message."""

        def job(live: LiveGame) -> None:
            refuse_unless_reader(live, person, reader)

        await self._hall.look(id_, job)
        found = await self._told(id_, reader, since, MOST_MESSAGES + 1)
        return wire.Stream(tuple(found[:MOST_MESSAGES]), more=len(found) > MOST_MESSAGES)

    async def _told(
        self, id_: str, reader: Reader, since: int, most: int | None = None
    ) -> list[records.Numbered]:
        return await self._store.read(lambda connection: told(connection, id_, reader, since, most))

    # Answers

    async def answer(
        self, id_: str, person: Person, seat: Seat, answering: wire.Answering
    ) -> wire.Acknowledged:
        """Answer for a seat; the same sent twice counts once."""
        _check_key(answering.key)

        def job(live: LiveGame, now: Time) -> wire.Acknowledged:
            _refuse_unless_playing(live, person, seat)
            events = live.answer(now, seat, answering.action, answering.question, answering.key)
            live.clocks.answered(seat)
            live.come_back(now, seat)
            live.wanted.pop(seat, None)
            return _acknowledged(live, seat, events)

        return await self._once(id_, person, seat, answering.key, answering.action, job)

    async def undo(
        self, id_: str, person: Person, seat: Seat, wish: wire.TakingBack
    ) -> wire.Acknowledged:
        """Take back the last own answers of a seat (O2)."""
        _check_key(wish.key)

        def job(live: LiveGame, now: Time) -> wire.Acknowledged:
            _refuse_unless_playing(live, person, seat)
            if wish.question != live.playing().question(seat):
                raise IllegalAction("O1", "illegal-question")
            events = live.undo(now, seat, wish.answers, wish.key)
            return _acknowledged(live, seat, events)

        return await self._once(id_, person, seat, wish.key, None, job)

    async def _once(
        self,
        id_: str,
        person: Person,
        seat: Seat,
        key: str,
        action: Action | None,
        job: Callable[[LiveGame, Time], wire.Acknowledged],
    ) -> wire.Acknowledged:
        """Do something that carries a key, unless it was done already.

        Only what is refused is looked up: an answer that counts has another question behind it, so
        the same answer is never taken a second time (O1).
        """
        try:
            return await self._hall.act(id_, job)
        except (IllegalAction, Refusal, KeyUsed):
            await self._hall.look(id_, lambda live: refuse_unless_owner(live, person, seat))
            again = await self._again(id_, seat, key, action)
            if again is None:
                raise
            return again

    async def _again(
        self, id_: str, seat: Seat, key: str, action: Action | None
    ) -> wire.Acknowledged | None:
        """What was said to an answer that came before, known by its key; None if none did."""
        row = await self._store.read(
            lambda connection: journal.row_of_key(connection, id_, seat, key)
        )
        if row is None:
            return None
        record = records.decode(row.body)
        assert isinstance(record, Played)
        said = record.entry.action
        if isinstance(said, Undo) if action is None else said == action:
            events = record.entry.events
            return await self._hall.look(id_, lambda live: _acknowledged(live, seat, events))
        raise refuse(CONFLICT, "server-key-used")

    async def be_patient(self, id_: str, person: Person, seat: Seat, wish: wire.Patient) -> None:
        """Let the others go on in trade without an answer (X1)."""

        def job(live: LiveGame, _: Time) -> None:
            _refuse_unless_playing(live, person, seat)
            game = live.playing()
            if game.peek().trade is None:
                raise refuse(CONFLICT, "server-no-trade")
            patience = live.table.patience(game, seat)
            if wish.done and seat not in game.pending:
                patience.let_go()
            else:
                patience.wait()
            live.wanted.pop(seat, None)
            live.looked_after = True

        await self._hall.act(id_, job)

    # Standing orders, notes, talk

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
        """Give standing orders in place of those there were (O5)."""

        def job(live: LiveGame, _: Time) -> None:
            refuse_unless_owner(live, person, seat)
            standing.check(orders, live.view(seat))
            live.change_seat(seat, orders=orders, stopped=None)

        await self._hall.act(id_, job)
        return await self.orders(id_, person, seat)

    async def say(self, id_: str, person: Person, seat: Seat | None, line: wire.ChatLine) -> None:
        """Say something at the table; spectators speak to everybody."""
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
        """What a player has noted down."""
        row = await self._seat_row(id_, person, seat)
        return wire.Notes(row.notes)

    async def note(self, id_: str, person: Person, seat: Seat, notes: wire.Notes) -> wire.Notes:
        """Note something down in place of what there was."""
        if len(notes.text) > LONGEST_NOTES:
            raise refuse(MALFORMED, "server-notes-length", most=LONGEST_NOTES)
        await self._seat_row(id_, person, seat)
        text = notes.text.replace("\0", "")  # which PostgreSQL cannot keep
        await self._store.write(
            lambda connection: seats.update_seat(connection, id_, seat, notes=text), game=id_
        )
        return wire.Notes(text)

    # What has happened since

    async def digest(
        self, id_: str, person: Person, reader: Reader, since: int | None
    ) -> wire.Digest:
        """What has happened since a message, or since the last look of a seat."""
        if since is None:
            seen = 0 if reader is None else (await self._seat_row(id_, person, reader)).seen
            since = seen

        def job(live: LiveGame) -> wire.Look:
            refuse_unless_reader(live, person, reader)
            return wire.Look(live.counts[reader], live.view(reader))

        now = await self._hall.look(id_, job)
        messages = await self._told(id_, reader, since)
        happened = [m for m in messages if isinstance(m, wire.Happened) and m.number <= now.number]
        events = [event for message in standing_messages(happened) for event in message.events]
        said = await asyncio.to_thread(digest, events, now.view)
        return wire.Digest(since, now.number, said)

    async def seen(self, id_: str, person: Person, seat: Seat, number: int) -> None:
        """Note how far somebody has read."""
        row = await self._seat_row(id_, person, seat)
        if number > row.seen:
            await self._store.write(
                lambda connection: seats.update_seat(connection, id_, seat, seen=number), game=id_
            )

    async def _seat_row(self, id_: str, person: Person, seat: Seat) -> seats.SeatRow:
        await self._hall.look(id_, lambda live: refuse_unless_owner(live, person, seat))
        rows = await self._store.read(lambda connection: seats.seats_of(connection, id_))
        return rows[seat]


def standing_messages(messages: list[wire.Happened]) -> list[wire.Happened]:
    """The messages that count: without what was taken back (O2)."""
    found: list[wire.Happened] = []
    for message in messages:
        if message.stands is not None:
            last = message.stands
            found = [each for each in found if each.number <= last]
        found.append(message)
    return found


def _are_seats(live: LiveGame, seats_: tuple[Seat, ...]) -> bool:
    return len(seats_) <= len(live.seats) and all(0 <= each < len(live.seats) for each in seats_)


def _check_key(key: str) -> None:
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise refuse(MALFORMED, "server-bad-key", most=LONGEST_KEY)


def _refuse_unless_playing(live: LiveGame, person: Person, seat: Seat) -> None:
    """Refuse to answer for other people's seats, computers' seats, and while the game stands."""
    refuse_unless_owner(live, person, seat)
    live.playing()
    if live.stage == "over":
        raise refuse(CONFLICT, "server-over")
    if live.seats[seat].computer is not None:
        raise refuse(CONFLICT, "server-handed-over")
    if live.paused and any(each.attended for each in live.seats):
        raise refuse(CONFLICT, "server-paused")


def _acknowledged(live: LiveGame, seat: Seat, events: tuple[Event, ...]) -> wire.Acknowledged:
    """Tell a seat that its answer is stored, and what it may know of the outcome."""
    seen = tuple(each for event in events if (each := seen_by(event, seat)) is not None)
    return wire.Acknowledged(live.counts[seat], live.playing().question(seat), seen)
