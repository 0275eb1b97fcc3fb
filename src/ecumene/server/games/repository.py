"""Loading games from the store into memory, and storing them.

A game is restored from its last snapshot and the records since. A snapshot made by another version
of the engine is ignored and the whole journal replayed, so running games survive updates.
"""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, lru_cache
from sys import intern
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from ecumene.bots.orders import StandingOrders
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.fairness import Fair
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.record import RULES
from ecumene.rules.game import Game
from ecumene.rules.game import Snapshot as EngineSnapshot
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import State
from ecumene.rules.state.snapshots import decode_snapshot
from ecumene.seat.statuses import CONFLICT, MISSING
from ecumene.server.clock.game_clocks import Clocks
from ecumene.server.games import journal_records as records
from ecumene.server.games.hosted_game import HostedGame, Secrets
from ecumene.server.games.journal_records import Begun
from ecumene.server.games.reader_streams import marks_of
from ecumene.server.games.seat_state import SeatState
from ecumene.server.games.show_pace import Stepping
from ecumene.server.refusals import refuse
from ecumene.server.storage import Behind, arrivals, games, journal, seats
from ecumene.server.storage.games import GameRow
from ecumene.server.storage.journal import JournalRow, StoredSnapshot
from ecumene.server.storage.outages import Outage, note_life, outages_since
from ecumene.server.storage.seats import Member, RemovedMember, SeatRow
from ecumene.server.storage.stream_marks import renew_marks
from ecumene.server.wire import NewGame, TakeBackProposal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import Connection

    from ecumene.bots import Player
    from ecumene.rules.events import Event
    from ecumene.seat.reader_messages import Reader
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import Recall
    from ecumene.server.games.pending_writes import PendingRecord, PendingSnapshot
    from ecumene.server.storage import Store
    from ecumene.server.storage.games import GameChange
    from ecumene.server.storage.journal import SnapshotInfo
    from ecumene.server.storage.seats import SeatChange

T = TypeVar("T")

TO_TAKE_BACK: Final = 32
"""A game is restored from before its last records, this many, so that they can be taken back."""
LONG: Final = 500
"""Replayed records after which a new snapshot is stored."""
RESTORERS: Final = 4
"""Games that can be restored at the same time."""
MOST_SHARED: Final = 1024
"""Structs that are kept for those who have equal ones."""
PORTION: Final = 2000
"""Records read at a time."""

_CLOCKS: Final = msgspec.json.Decoder(Clocks)
_COUNTS: Final = msgspec.json.Decoder(list[int])
"""Created in advance: msgspec learns a type on first use, and threads that use it at the same time
would see half of it, which crashes the process."""


@cache
def engine() -> str:
    """The engine version that a readable snapshot has; it changes with the shape of the state."""
    shapes = msgspec.json.schema_components((EngineSnapshot, State))
    digest = hashlib.sha256(msgspec.json.encode(shapes)).hexdigest()
    return f"{RULES}-{digest[:12]}"


def text_of(content: Any) -> str:
    """A struct as stored in a column."""
    return msgspec.json.encode(to_names(content)).decode()


def struct_of(text: str, type_: Any) -> Any:
    """Decode a struct from a column."""
    return from_names(msgspec.json.decode(text), type_)


@lru_cache(MOST_SHARED)
def shared_struct_of(text: str, type_: Any) -> Any:
    """The same for structs that cannot be changed: most tables and seats have equal ones."""
    return struct_of(text, type_)


def clock_text(clocks: Clocks) -> str:
    """The clocks of a game as stored."""
    return msgspec.json.encode(clocks).decode()


def clocks_of(text: str) -> Clocks:
    """Decode the stored clocks."""
    return _CLOCKS.decode(text)


class StoredGame(msgspec.Struct, frozen=True):
    """The stored data of a game: enough to load or update it."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    members: tuple[Member, ...]
    removed: tuple[RemovedMember, ...]
    snapshots: tuple[StoredSnapshot | None, ...]
    """The snapshots to restore it from, best first; None: from the beginning."""
    records: tuple[JournalRow, ...]
    outages: tuple[Outage, ...] = ()
    """Times without a server that the clocks have not accounted for."""
    unmarked: bool = False
    """Whether its stream marks must be rebuilt; then it has all records."""


class GameRepository:
    """Loads games from the store, and stores them."""

    def __init__(self, store: Store, think: Callable[[str], Player]) -> None:
        self._store = store
        self._think = think
        self._threads = ThreadPoolExecutor(RESTORERS, thread_name_prefix="ecumene-restorer")

    def close(self) -> None:
        """Finish running work."""
        self._threads.shutdown()

    async def _elsewhere(self, job: Callable[[], T]) -> T:
        """Run something in a thread reserved for restoring games."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    # Loading

    async def load(self, id_: str) -> HostedGame:
        """A game as stored; refuses an unknown one."""
        stored = await self._store.read(lambda connection: _stored(connection, id_))
        if stored is None:
            raise refuse(MISSING, "server-no-game")
        recall = self._recall(id_, asyncio.get_running_loop())
        hosted = await self._elsewhere(lambda: self._restored(stored, recall))
        try:
            await self._tidy(hosted, stored)
        except Behind:
            return await self.load(id_)
        return hosted

    async def _tidy(self, hosted: HostedGame, stored: StoredGame) -> None:
        """Store a new snapshot and rebuilt marks, so that the next load is faster."""
        id_, seq = hosted.id, hosted.seq
        taken, found = None, None
        if len(stored.records) > LONG:
            taken = snapshot_row(hosted.take_snapshot())
            hosted.snapshots.clear()
        if stored.unmarked:
            readers = tuple(hosted.counts)
            found = await self._elsewhere(lambda: marks_of(stored.records, readers))

        def job(connection: Connection) -> None:
            if taken is not None:
                journal.renew_snapshot(connection, id_, taken)
            if found is not None:
                renew_marks(connection, id_, seq, found)

        if taken is not None or found is not None:
            await self._store.write(job, game=id_)

    def _recall(self, id_: str, loop: asyncio.AbstractEventLoop) -> Recall:
        """What is in a game's journal, for threads in which computer players are asked."""

        def recall(seq: int) -> Iterator[tuple[Event, ...]]:
            read = self._store.read_long(lambda connection: tuple(all_rows(connection, id_, 0)))
            rows = asyncio.run_coroutine_threadsafe(read, loop).result()
            return records.events_of(row.body for row in rows if row.seq <= seq)

        return recall

    def _restored(self, stored: StoredGame, recall: Recall) -> HostedGame:
        for snapshot in stored.snapshots:
            # After the earlier snapshot there may be an undo of answers from before it.
            with suppress(IllegalAction, BadData, LookupError, ValueError):
                return self._revived(stored, snapshot, recall)
        # An update changed a rule, and this game cannot go on under it.
        raise refuse(CONFLICT, "server-cannot-go-on")

    def _revived(
        self, stored: StoredGame, snapshot: StoredSnapshot | None, recall: Recall
    ) -> HostedGame:
        """A game in memory, from a snapshot and the records since."""
        row = stored.row
        hosted = HostedGame(
            row.id,
            shared_struct_of(row.agreed, NewGame),
            struct_of(row.options, Options),
            Fair(row.salt, row.commitment),
            list(map(_seat_state, stored.seats)),
            self._think,
            recall,
        )
        hosted.known_to = row.known_to
        if snapshot is not None:
            hosted.seq = snapshot.seq
            numbers = _COUNTS.decode(snapshot.counts)
            hosted.counts = dict(zip(hosted.counts, numbers, strict=True))
            if snapshot.state:
                hosted.take_up(Game.restore(decode_snapshot(snapshot.state)))
        for each in stored.records:
            if each.seq <= hosted.seq:
                continue
            record = records.decode(each.body)
            if isinstance(record, Begun):
                hosted.take_up(Game(hosted.options))
            hosted.absorb(each.seq, each.at, record)
        _adopt(hosted, stored)
        return hosted

    async def newer(self, hosted: HostedGame) -> StoredGame | None:
        """What other workers have stored since, including outages; None if nothing."""
        id_, seq, stamp, reckoned = hosted.id, hosted.seq, hosted.stored_at, hosted.clocks.reckoned
        return await self._store.read(
            lambda connection: _newer(connection, id_, seq, stamp, reckoned)
        )

    def absorbed(self, hosted: HostedGame, newer: StoredGame) -> list[PendingRecord]:
        """Bring a game up to date; returns the new records."""
        news = []
        for each in newer.records:
            record = records.decode(each.body)
            if isinstance(record, Begun):
                hosted.take_up(Game(hosted.options))
            news.append(hosted.absorb(each.seq, each.at, record))
        hosted.reseat(map(_seat_state, newer.seats))
        _adopt(hosted, newer)
        return news

    # Storing

    async def store(self, hosted: HostedGame, due: Time | None, now: Time) -> None:
        """Store what is new; raises ``Behind`` if another worker was faster."""
        rows = [journal.NewRow(records.encode(new.record), new.seat, new.key) for new in hosted.new]
        snapshots = [snapshot_row(taken) for taken in hosted.snapshots]
        marks = tuple(hosted.runs.marks)
        changed = {seat: _seat_columns(hosted.seats[seat]) for seat in hosted.changed_seats}
        columns = _game_columns(hosted) if hosted.game_changed else None
        clock = clock_text(hosted.clocks)
        waited = msgspec.json.encode(hosted.clocks.waited()).decode()
        # Everything is read here: the writer's thread does not look at the game.
        id_, head, turn, phase, stage = (
            hosted.id,
            hosted.seq,
            hosted.turn,
            hosted.phase,
            hosted.stage,
        )
        extra_writes, before = tuple(hosted.extra_writes), hosted.stored_at

        def job(connection: Connection) -> Time:
            stamp = journal.append(
                connection,
                id_,
                head - len(rows),
                rows,
                due_at=due,
                turn=turn,
                phase=phase,
                stage=stage,
                clock=clock,
                waited=waited,
                snapshots=snapshots,
                marks=marks,
                now=now,
                stamp=before,
            )
            if columns is not None:
                games.update_game(connection, id_, **columns)
            for seat, change in changed.items():
                seats.update_seat(connection, id_, seat, **change)
            for each in extra_writes:
                each(connection)
            return stamp

        hosted.stored_at = await self._store.write(job, game=id_)

    async def due(self, now: Time, most: int) -> Sequence[tuple[str, Time]]:
        """Games that are due, and since when."""
        return await self._store.read(lambda connection: games.due_games(connection, now, most))

    async def claim(self, ids: Sequence[str], now: Time, until: Time) -> Sequence[str]:
        """Claim games that are due; no other worker gets them before ``until``."""
        return await self._store.write(
            lambda connection: games.claim_due(connection, now, until, ids)
        )

    async def note_life(self, now: Time, silence: Time | None, known: Time) -> bool:
        """Record that a server is alive; returns whether there was an outage since ``known``.

        It also discards incomplete games left behind by servers that died.
        """

        def job(connection: Connection) -> bool:
            arrivals.discard_late(connection, now)
            note_life(connection, now, silence)
            return bool(outages_since(connection, known))

        return await self._store.write(job)


# Reading


def _stored(connection: Connection, id_: str) -> StoredGame | None:
    row = games.game_row(connection, id_)
    if row is None:
        return None
    earlier = journal.snapshot_before(connection, id_, max(0, row.seq - TO_TAKE_BACK))
    latest = journal.latest_snapshot(connection, id_)
    snapshots = tuple(
        None if each is None or each.engine != engine() else each for each in (earlier, latest)
    )
    # Another engine may tell readers more or less, and so number messages differently.
    unmarked = row.marked != row.seq or snapshots != (earlier, latest)
    start = 0 if snapshots[0] is None or unmarked else snapshots[0].seq
    found = tuple(all_rows(connection, id_, start))
    outages = outages_since(connection, _reckoned(row))
    return StoredGame(row, *_at_table(connection, id_), snapshots, found, outages, unmarked)


def _newer(
    connection: Connection, id_: str, seq: int, stamp: Time, reckoned: Time
) -> StoredGame | None:
    row = games.game_row(connection, id_)
    if row is None:
        return None
    same = (row.seq, row.changed) == (seq, stamp)
    if same and not outages_since(connection, reckoned):
        return None
    found = tuple(all_rows(connection, id_, seq))
    outages = outages_since(connection, _reckoned(row))
    unmarked = row.marked != row.seq
    return StoredGame(row, *_at_table(connection, id_), (), found, outages, unmarked)


def _reckoned(row: GameRow) -> Time:
    """The time up to which the stored clocks account for outages."""
    return clocks_of(row.clock).reckoned or row.changed


def _at_table(
    connection: Connection, id_: str
) -> tuple[tuple[SeatRow, ...], tuple[Member, ...], tuple[RemovedMember, ...]]:
    found = seats.seats_of(connection, id_), seats.members_of(connection, id_)
    return *found, seats.removed_from(connection, id_)


def all_rows(connection: Connection, id_: str, seq: int) -> Iterator[JournalRow]:
    """All records of a game after a given one."""
    portion = journal.rows_after(connection, id_, seq, PORTION)
    while portion:
        yield from portion
        portion = journal.rows_after(connection, id_, portion[-1].seq, PORTION)


def count_of(snapshot: SnapshotInfo, reader: Reader) -> int:
    """The number of messages a reader had been sent when a snapshot was taken."""
    counts = _COUNTS.decode(snapshot.counts)
    return counts[0 if reader is None else reader + 1]


# Rows and structs


def _adopt(hosted: HostedGame, stored: StoredGame) -> None:
    """Take over a game's stored state."""
    row = stored.row
    hosted.stage, hosted.paused, hosted.stored_at = row.stage, row.paused, row.changed
    hosted.agreed = shared_struct_of(row.agreed, NewGame)
    hosted.clocks = clocks_of(row.clock)
    hosted.clocks.reckoned = _reckoned(row)
    for outage in stored.outages:
        hosted.clocks.skip(max(outage.begin, hosted.clocks.reckoned), outage.end)
        hosted.clocks.reckoned = outage.end
    hosted.take_back = None if row.take_back is None else struct_of(row.take_back, TakeBackProposal)
    hosted.stepping = None if row.stepping is None else struct_of(row.stepping, Stepping)
    hosted.secrets = Secrets(row.host_hash, row.join_hash, row.watch_hash)
    hosted.host, hosted.code = row.host, row.code
    hosted.hosts = {each.person for each in stored.members if each.role == "host"}
    hosted.spectators = {each.person for each in stored.members if each.role == "spectator"}
    hosted.removed = {each.person: each.name for each in stored.removed}


def _game_columns(hosted: HostedGame) -> GameChange:
    return {
        "paused": hosted.paused,
        "agreed": text_of(hosted.agreed),
        "take_back": None if hosted.take_back is None else text_of(hosted.take_back),
        "host_hash": hosted.secrets.host,
        "join_hash": hosted.secrets.join,
        "watch_hash": hosted.secrets.watch,
        "code": hosted.code,
        "stepping": None if hosted.stepping is None else text_of(hosted.stepping),
    }


def snapshot_row(taken: PendingSnapshot) -> StoredSnapshot:
    """A snapshot as stored."""
    counts = msgspec.json.encode(taken.counts).decode()
    return journal.StoredSnapshot(taken.seq, taken.turn, taken.phase, counts, engine(), taken.state)


def _seat_state(row: SeatRow) -> SeatState:
    return SeatState(
        row.seat,
        row.person and intern(row.person),
        row.name and intern(row.name),
        row.computer,
        row.autopilot,
        shared_struct_of(row.orders, StandingOrders),
        None if row.stopped is None else struct_of(row.stopped, Sentence),
        row.link_hash,
        row.present_until,
        row.ready,
        row.program,
    )


def _seat_columns(seat: SeatState) -> SeatChange:
    return {
        "person": seat.person,
        "name": seat.name,
        "computer": seat.computer,
        "autopilot": seat.autopilot,
        "orders": text_of(seat.orders),
        "stopped": None if seat.stopped is None else text_of(seat.stopped),
        "link_hash": seat.link,
        "present_until": seat.present_until,
        "ready": seat.ready,
        "program": seat.program,
    }
