"""Looking back: any moment of a game, points by turn, the record, and going on from a moment.

While a game runs a reader sees a moment as it was seen then. When it is over everything is open,
and anybody who was there may look from any seat.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ecumene.rules.border import from_names
from ecumene.rules.fairness import Fair, commitment, new_salt
from ecumene.rules.game import Game
from ecumene.rules.log import Entry
from ecumene.rules.record import first_line, line
from ecumene.rules.snapshots import decode_snapshot
from ecumene.rules.view import view
from ecumene.server import journal as records
from ecumene.server import wire
from ecumene.server.importing import import_record
from ecumene.server.journal import Played
from ecumene.server.refusals import CONFLICT, MISSING, refuse
from ecumene.server.rights import refuse_strangers, refuse_unless_reader
from ecumene.server.shelf import all_rows, count_of, engine
from ecumene.server.storage import journal
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from ecumene.rules.ids import Seat
    from ecumene.rules.view import View
    from ecumene.server.hall import Hall
    from ecumene.server.journal import Reader, Record
    from ecumene.server.live import LiveGame
    from ecumene.server.lobby import Lobby
    from ecumene.server.people import Person
    from ecumene.server.storage import Store
    from ecumene.server.storage.journal import Snapshot

IMPORTS_AT_ONCE: Final = 2
"""Each of them takes a process and its memory."""


class LookingBack:
    """What games were like."""

    def __init__(self, hall: Hall, store: Store, lobby: Lobby) -> None:
        self._hall = hall
        self._store = store
        self._lobby = lobby
        self._importing = asyncio.Semaphore(IMPORTS_AT_ONCE)

    # Moments

    async def at(self, id_: str, person: Person, reader: Reader, number: int) -> wire.Look:
        """The game as a reader saw it after some message."""

        def job(live: LiveGame) -> Game:
            refuse_unless_reader_of_past(live, person, reader)
            if not 0 < number <= live.counts[reader]:
                raise refuse(MISSING, "server-no-moment")
            return Game(live.options)

        start = await self._hall.look(id_, job)
        found = await self._store.read(
            lambda connection: _moment(connection, id_, start, reader, number)
        )
        return wire.Look(number, found)

    async def moments(self, id_: str, person: Person, reader: Reader) -> wire.Moments:
        """The beginnings of all phases so far, with a reader's numbers."""
        await self._hall.look(id_, lambda live: refuse_unless_reader_of_past(live, person, reader))
        infos = await self._store.read(lambda connection: journal.snapshots(connection, id_))
        found: dict[tuple[int, int], wire.Moment] = {}
        for each in infos:
            moment = wire.Moment(each.turn, each.phase, count_of(each, reader))
            found.setdefault((each.turn, each.phase), moment)
        return wire.Moments(tuple(found.values()))

    async def scores(self, id_: str, person: Person) -> wire.Scores:
        """How everybody stood when each turn began, and stands now."""

        def job(live: LiveGame) -> wire.TurnScores:
            refuse_strangers(live, person)
            game = live.playing()
            return _scores(game, game.peek().turn)

        now = await self._hall.look(id_, job)
        turns = await self._store.read(lambda connection: _turns(connection, id_))
        return wire.Scores((*turns, now))

    # The record

    async def record(self, id_: str, person: Person) -> bytes:
        """The whole record of a game that is over, with everything that was hidden."""

        def job(live: LiveGame) -> tuple[Game, Fair]:
            _refuse_unless_over(live, person)
            return Game(live.options), live.fair

        game, fair = await self._hall.look(id_, job)
        entries = await self._store.read(lambda connection: _entries(connection, id_))
        head = first_line(game.options, game.opening or (), fair)
        return "".join((head, *map(line, entries))).encode()

    async def bring(self, person: Person, data: bytes) -> wire.Ordered:
        """Make a game of a record from elsewhere; whoever had the file may know what is hidden."""
        async with self._importing:
            brought = await import_record(data)
        entries = [from_names(msgspec.json.decode(each), Entry) for each in brought.lines[1:]]
        salt = new_salt()
        fair = Fair(salt, commitment(brought.options.seed, salt))
        name = Messages(person.language)("server-imported")
        return await self._kept(person, name, Game(brought.options), fair, entries, own=0)

    async def go_on_from(self, id_: str, person: Person, wish: wire.Continuing) -> wire.Ordered:
        """Go on from a moment of a game that is over, as a new game against computers."""

        def job(live: LiveGame) -> tuple[Game, Fair]:
            _refuse_unless_over(live, person)
            if not 0 < wish.number <= live.counts[None] or not 0 <= wish.seat < len(live.seats):
                raise refuse(MISSING, "server-no-moment")
            return Game(live.options), live.fair

        game, fair = await self._hall.look(id_, job)
        entries = await self._store.read(
            lambda connection: _entries(connection, id_, None, wish.number)
        )
        return await self._kept(person, wish.name, game, fair, entries, wish.seat)

    async def _kept(
        self,
        person: Person,
        name: str,
        game: Game,
        fair: Fair,
        entries: list[Entry],
        own: Seat,
    ) -> wire.Ordered:
        """A new game that has these answers behind it, with the person in one seat."""
        options = game.options
        plans = (
            wire.SeatPlan(None if seat == own else "settler") for seat in range(options.players)
        )
        new = wire.NewGame(
            name,
            tuple(plans),
            options.map,
            options.track,
            options.short_game,
            options.civilizations,
            options.strict_movement,
            options.last_turn,
            options.timed,
        )
        ordered = await self._lobby.create_from(person, new, options, fair, entries)
        return replace(ordered, links=wire.Links())


def refuse_unless_reader_of_past(live: LiveGame, person: Person, reader: Reader) -> None:
    """Refuse whoever may not look from there: when all is over everybody who was there may."""
    live.playing()
    if live.stage == "over" and reader in live.counts:
        refuse_strangers(live, person)
    else:
        refuse_unless_reader(live, person, reader)


def _refuse_unless_over(live: LiveGame, person: Person) -> None:
    refuse_strangers(live, person)
    if live.stage != "over":
        raise refuse(CONFLICT, "server-not-over")


# Reading


def _moment(connection: Connection, id_: str, game: Game, reader: Reader, number: int) -> View:
    """The view of a reader after some message of theirs, from the last snapshot before it."""
    seq = count = 0
    for info in journal.snapshots(connection, id_):
        if info.engine == engine() and count_of(info, reader) <= number:
            seq, count = info.seq, count_of(info, reader)
    snapshot = journal.snapshot_before(connection, id_, seq) if seq else None
    if snapshot is not None:
        game = _restored(snapshot)
    for record in _records(connection, id_, seq):
        if count == number:
            break
        if isinstance(record, Played):
            game.apply(record.entry.seat, record.entry.action)
        count += records.message(record, reader, 0, 0) is not None
    return view(game, reader)


def _restored(snapshot: Snapshot) -> Game:
    return Game.restore(decode_snapshot(snapshot.state))


def _records(connection: Connection, id_: str, seq: int) -> Iterator[Record]:
    return (records.decode(row.body) for row in all_rows(connection, id_, seq))


def _entries(
    connection: Connection, id_: str, reader: Reader = None, number: int | None = None
) -> list[Entry]:
    """The answers of a game; up to some message of a reader, if one is given."""
    found: list[Entry] = []
    count = 0
    for record in _records(connection, id_, 0):
        if count == number:
            break
        if isinstance(record, Played):
            found.append(record.entry)
        count += records.message(record, reader, 0, 0) is not None
    return found


def _turns(connection: Connection, id_: str) -> list[wire.TurnScores]:
    """How everybody stood when each turn began, as far as this engine can read it."""
    found: dict[int, wire.TurnScores] = {}
    for info in journal.snapshots(connection, id_):
        if info.phase and info.turn not in found and info.engine == engine():
            snapshot = journal.snapshot_before(connection, id_, info.seq)
            if snapshot is not None:
                found[info.turn] = _scores(_restored(snapshot), info.turn)
    return list(found.values())


def _scores(game: Game, turn: int) -> wire.TurnScores:
    """What everybody can count."""
    state = game.peek()
    standing = {each.seat: each for each in game.ranking()}
    return wire.TurnScores(
        turn,
        {seat: each.total for seat, each in sorted(standing.items())},
        {seat: sum(owner == seat for owner in state.cities.values()) for seat in sorted(standing)},
        {seat: state.players[seat].advances.bit_count() for seat in sorted(standing)},
    )
