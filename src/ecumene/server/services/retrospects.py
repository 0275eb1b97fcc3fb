"""Looking back at games: what decided them, for everybody at the table once they are over.

What is told of a finished game is found once and kept with it. While a game runs, chances are told
from what everybody sees, and only to people to whom they are no advice.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from ecumene.analysis.own_ledger import own_ledger
from ecumene.analysis.retrospect import so_far, version
from ecumene.rules.format.record import first_line
from ecumene.rules.game import Game
from ecumene.rules.seen import standing
from ecumene.seat.past_side import events_of
from ecumene.server.games.repository import engine
from ecumene.server.games.retrospect_process import told_of
from ecumene.server.refusals import FORBIDDEN, UNAVAILABLE, Refusal, refuse
from ecumene.server.services.game_history import lines_of
from ecumene.server.services.past_reader import Json
from ecumene.server.services.permissions import refuse_strangers, refuse_unless_owner
from ecumene.server.services.stored_archive import StoredArchive, restored
from ecumene.server.storage import journal
from ecumene.server.storage.kept_retrospects import keep_retrospect, kept_retrospect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from ecumene.analysis.own_ledger import OwnLedger
    from ecumene.rules.fairness import Fair
    from ecumene.rules.play import Options
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person
    from ecumene.server.services.past_reader import PastReader
    from ecumene.server.storage import Store

MOST_UNDER_WAY: Final = 8
"""Games that may wait to be looked back at; each keeps its record in memory."""


class Retrospects:
    """What is told of games."""

    def __init__(self, registry: GameRegistry, store: Store, past: PastReader) -> None:
        self._registry = registry
        self._store = store
        self._past = past
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="ecumene-retrospect")
        """One game at a time, whoever asks."""
        self._under_way: dict[str, asyncio.Future[Json]] = {}
        self._failed: dict[str, Refusal] = {}
        """Games that cannot be looked back at: trying again would only take as long."""

    def close(self) -> None:
        """Begin nothing new; the registry waits for what is under way."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def of(self, id_: str, person: Person) -> Json:
        """What is told of a game to a person."""

        def job(hosted: HostedGame) -> tuple[Options, Fair, bool]:
            _refuse_players(hosted, person)
            return hosted.options, hosted.fair, hosted.stage == "over"

        options, fair, over = await self._registry.look(id_, job)
        if not over:
            return await self._past.told(
                person, lambda connection: so_far(options, _starts(connection, id_))
            )
        kept = await self._store.read(
            lambda connection: kept_retrospect(connection, id_, version())
        )
        if kept is not None:
            return Json(kept.encode())
        if id_ in self._failed:
            # An exception that is raised again and again grows with every traceback.
            failed = self._failed[id_]
            raise Refusal(failed.status, failed.sentence)
        return await asyncio.shield(self._finding(id_, person, options, fair))

    async def own_trade(self, id_: str, person: Person, seat: Seat) -> Json:
        """What a seat gave, got and was promised, by all that it has seen."""

        def job(hosted: HostedGame) -> tuple[Options, int, View]:
            refuse_unless_owner(hosted, person, seat)
            return hosted.options, hosted.counts[seat], hosted.view(seat)

        options, number, now = await self._registry.look(id_, job)

        def read(connection: Connection) -> OwnLedger:
            archive = StoredArchive(connection, id_, seat, options, number, now)
            return own_ledger(seat, events_of(standing(archive.told(0, number))))

        return await self._past.told(person, read)

    def _finding(
        self, id_: str, person: Person, options: Options, fair: Fair
    ) -> asyncio.Future[Json]:
        """One search for each game, which goes on if whoever asked goes away."""
        if id_ not in self._under_way:
            if len(self._under_way) >= MOST_UNDER_WAY:
                raise refuse(UNAVAILABLE, "server-retrospect-not-now")
            finding = asyncio.ensure_future(self._found(id_, person, options, fair))
            self._under_way[id_] = finding
            finding.add_done_callback(lambda _: self._under_way.pop(id_))
            self._registry.spawn(asyncio.wait([finding]))
        return self._under_way[id_]

    async def _found(self, id_: str, person: Person, options: Options, fair: Fair) -> Json:
        head = first_line(options, Game(options).opening or (), fair)
        lines = await self._past.read(person.id, lambda connection: lines_of(connection, id_))
        record = (head + lines).encode()
        loop = asyncio.get_running_loop()
        try:
            body = await loop.run_in_executor(self._threads, told_of, record)
        except Refusal as refusal:
            if refusal.status != UNAVAILABLE:
                self._failed[id_] = refusal
            raise
        text = body.decode()
        await self._store.write(
            lambda connection: keep_retrospect(connection, id_, version(), text), game=id_
        )
        return Json(body)


def _refuse_players(hosted: HostedGame, person: Person) -> None:
    """Refuse strangers; while the game runs also all whom chances might advise.

    They are no advice to those who watch a game of computers, or have left theirs (L).
    """
    refuse_strangers(hosted, person)
    left = set(hosted.playing().peek().left)
    if hosted.stage == "over" or hosted.for_show:
        return
    own = hosted.seats_of(person.id)
    if not own or not left.issuperset(own):
        raise refuse(FORBIDDEN, "server-retrospect-running")


def _starts(connection: Connection, id_: str) -> Iterator[State]:
    """The game as each turn began, where this engine can read it."""
    turns: set[int] = set()
    for info in journal.snapshots(connection, id_):
        if not info.phase or info.turn in turns:
            continue
        turns.add(info.turn)
        snapshot = journal.snapshot_before(connection, id_, info.seq)
        if info.engine == engine() and snapshot is not None:
            yield restored(snapshot).peek()
