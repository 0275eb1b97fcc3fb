"""The history of a game: points by turn, the record, and continuing from a moment."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from ecumene.rules.fairness import Fair, commitment, new_salt
from ecumene.rules.game import Game
from ecumene.rules.record import first_line
from ecumene.seat.statuses import CONFLICT, MISSING
from ecumene.server import journal as records
from ecumene.server import wire
from ecumene.server.archive import restored
from ecumene.server.arriving import Wish
from ecumene.server.importing import AT_ONCE, import_record, repeat
from ecumene.server.people import checked_name
from ecumene.server.refusals import TOO_MANY, UNAVAILABLE, refuse
from ecumene.server.rights import refuse_strangers
from ecumene.server.shelf import all_rows, engine
from ecumene.server.storage import journal
from ecumene.server.storage.marks import SPECTATORS, rows_of
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection

    from ecumene.rules.ids import Seat
    from ecumene.rules.play import Options
    from ecumene.server.clocks import Time
    from ecumene.server.hall import Hall
    from ecumene.server.live import LiveGame
    from ecumene.server.lobby import Lobby
    from ecumene.server.people import Person
    from ecumene.server.reading import Json, Past

MOST_IN_LINE: Final = 8
"""People whose import may run or wait; each keeps a file in memory."""


class LookingBack:
    """The past of games."""

    def __init__(self, hall: Hall, past: Past, lobby: Lobby, clock: Callable[[], Time]) -> None:
        self._hall = hall
        self._past = past
        self._lobby = lobby
        self._clock = clock
        self._making = asyncio.Semaphore(AT_ONCE)
        self._in_line: set[str] = set()
        """The people whose imported or continued games are being made or wait."""

    async def scores(self, id_: str, person: Person) -> Json:
        """Everyone's points at the start of each turn, and now."""

        def job(live: LiveGame) -> wire.TurnScores:
            refuse_strangers(live, person)
            game = live.playing()
            return _scores(game, game.peek().turn)

        now = await self._hall.look(id_, job)
        return await self._past.told(
            person, lambda connection: wire.Scores((*_turns(connection, id_), now))
        )

    # The record

    async def record(self, id_: str, person: Person) -> bytes:
        """The whole record of a finished game, with everything that was hidden."""

        def job(live: LiveGame) -> tuple[Game, Fair]:
            _refuse_unless_over(live, person)
            return Game(live.options), live.fair

        game, fair = await self._hall.look(id_, job)
        head = first_line(game.options, game.opening or (), fair)

        def read(connection: Connection) -> bytes:
            lines = (records.line_of(row.body) for row in all_rows(connection, id_, 0))
            return "".join((head, *filter(None, lines))).encode()

        return await self._past.read(person.id, read)

    async def bring(self, person: Person, data: bytes) -> wire.Ordered:
        """Create a game from an uploaded record; the uploader may know what is hidden."""
        name = Messages(person.language)("server-imported")
        async with self._one_of(person):
            await self._lobby.refuse_too_many(person)
            brought = await import_record(data, self._wish(person, name, 0))
            salt = new_salt()
            fair = Fair(salt, commitment(brought.options.seed, salt))
            return await self._lobby.create_from(person, brought.options, fair, brought.game)

    async def go_on_from(self, id_: str, person: Person, wish: wire.Continuing) -> wire.Ordered:
        """Continue a finished game from a moment, as a new game against computers."""

        def job(live: LiveGame) -> tuple[Options, Fair]:
            _refuse_unless_over(live, person)
            if not 0 < wish.number <= live.counts[None] or not 0 <= wish.seat < len(live.seats):
                raise refuse(MISSING, "server-no-moment")
            return live.options, live.fair

        async with self._one_of(person):
            await self._lobby.refuse_too_many(person)
            options, fair = await self._hall.look(id_, job)
            bodies = await self._past.read(
                person.id, lambda connection: _bodies(connection, id_, wish.number)
            )
            brought = await repeat(options, bodies, self._wish(person, wish.name, wish.seat))
            return await self._lobby.create_from(person, options, fair, brought.game)

    @asynccontextmanager
    async def _one_of(self, person: Person) -> AsyncIterator[None]:
        """Make one game at a time per person and few in all; refuses when too many wait."""
        if person.id in self._in_line:
            raise refuse(TOO_MANY, "server-import-under-way")
        if len(self._in_line) >= MOST_IN_LINE:
            raise refuse(UNAVAILABLE, "import-not-now")
        self._in_line.add(person.id)
        try:
            async with self._making:
                yield
        finally:
            self._in_line.discard(person.id)

    def _wish(self, person: Person, name: str, own: Seat) -> Wish:
        return Wish(checked_name(name), own, person.id, person.name, self._clock())


def _refuse_unless_over(live: LiveGame, person: Person) -> None:
    refuse_strangers(live, person)
    if live.stage != "over":
        raise refuse(CONFLICT, "server-not-over")


# Reading


def _bodies(connection: Connection, id_: str, number: int) -> tuple[str, ...]:
    """The journal of a game up to a message to spectators."""
    ((_, seq),) = rows_of(connection, id_, SPECTATORS, number, number)
    rows = takewhile(lambda row: row.seq <= seq, all_rows(connection, id_, 0))
    return tuple(row.body for row in rows)


def _turns(connection: Connection, id_: str) -> list[wire.TurnScores]:
    """Everyone's points at the start of each turn, where this engine can read the snapshot."""
    found: dict[int, wire.TurnScores] = {}
    for info in journal.snapshots(connection, id_):
        if info.phase and info.turn not in found and info.engine == engine():
            snapshot = journal.snapshot_before(connection, id_, info.seq)
            if snapshot is not None:
                found[info.turn] = _scores(restored(snapshot), info.turn)
    return list(found.values())


def _scores(game: Game, turn: int) -> wire.TurnScores:
    """Everyone's public points, cities and advances."""
    state = game.peek()
    standing = {each.seat: each for each in game.ranking()}
    return wire.TurnScores(
        turn,
        {seat: each.total for seat, each in sorted(standing.items())},
        {seat: sum(owner == seat for owner in state.cities.values()) for seat in sorted(standing)},
        {seat: state.players[seat].advances.bit_count() for seat in sorted(standing)},
    )
