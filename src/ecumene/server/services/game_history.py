"""The history of a game: points by turn, the record, and continuing from a moment."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from ecumene.rules.fairness import Fair, commitment, new_salt
from ecumene.rules.format.record import first_line
from ecumene.rules.game import Game
from ecumene.seat.statuses import CONFLICT, MISSING
from ecumene.server import wire
from ecumene.server.games import journal_records as records
from ecumene.server.games.prepared_game import ArrivalOptions
from ecumene.server.games.record_import import AT_ONCE, import_record, repeat
from ecumene.server.games.repository import all_rows, engine
from ecumene.server.refusals import TOO_MANY, UNAVAILABLE, refuse
from ecumene.server.services.accounts import checked_name
from ecumene.server.services.permissions import refuse_strangers
from ecumene.server.services.stored_archive import restored
from ecumene.server.storage import journal
from ecumene.server.storage.stream_marks import SPECTATORS, rows_of
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection

    from ecumene.rules.play import Options
    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person
    from ecumene.server.services.lobby import Lobby
    from ecumene.server.services.past_reader import Json, PastReader

MOST_IN_LINE: Final = 8
"""People whose import may run or wait; each keeps a file in memory."""


class GameHistory:
    """The past of games."""

    def __init__(
        self, registry: GameRegistry, past: PastReader, lobby: Lobby, clock: Callable[[], Time]
    ) -> None:
        self._registry = registry
        self._past = past
        self._lobby = lobby
        self._clock = clock
        self._making = asyncio.Semaphore(AT_ONCE)
        self._in_line: set[str] = set()
        """The people whose imported or continued games are being made or wait."""

    async def scores(self, id_: str, person: Person) -> Json:
        """Everyone's points at the start of each turn, and now."""

        def job(hosted: HostedGame) -> wire.TurnScores:
            refuse_strangers(hosted, person)
            game = hosted.playing()
            return _scores(game, game.peek().turn)

        now = await self._registry.look(id_, job)
        return await self._past.told(
            person, lambda connection: wire.Scores((*_turns(connection, id_), now))
        )

    # The record

    async def record(self, id_: str, person: Person) -> bytes:
        """The whole record of a finished game, with everything that was hidden."""

        def job(hosted: HostedGame) -> tuple[Game, Fair]:
            _refuse_unless_over(hosted, person)
            return Game(hosted.options), hosted.fair

        game, fair = await self._registry.look(id_, job)
        head = first_line(game.options, game.opening or (), fair)

        return await self._past.read(
            person.id, lambda connection: (head + lines_of(connection, id_)).encode()
        )

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

        def job(hosted: HostedGame) -> tuple[Options, Fair]:
            _refuse_unless_over(hosted, person)
            if not 0 < wish.number <= hosted.counts[None] or not 0 <= wish.seat < len(hosted.seats):
                raise refuse(MISSING, "server-no-moment")
            return hosted.options, hosted.fair

        async with self._one_of(person):
            await self._lobby.refuse_too_many(person)
            options, fair = await self._registry.look(id_, job)
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

    def _wish(self, person: Person, name: str, own: Seat) -> ArrivalOptions:
        return ArrivalOptions(checked_name(name), own, person.id, person.name, self._clock())


def _refuse_unless_over(hosted: HostedGame, person: Person) -> None:
    refuse_strangers(hosted, person)
    if hosted.stage != "over":
        raise refuse(CONFLICT, "server-not-over")


# Reading


def lines_of(connection: Connection, id_: str) -> str:
    """The record of a game without its first line."""
    lines = (records.line_of(row.body) for row in all_rows(connection, id_, 0))
    return "".join(filter(None, lines))


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
