"""All games of the server; those in use are held in memory.

A game is changed under its lock, and changes are stored before anyone is told. On a write conflict
with another worker, the stored game is loaded and the change retried. After any error but a
refusal, the game in memory is dropped and loaded again when needed.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from ecumene.rules.errors import BadData, IllegalAction
from ecumene.server import driving
from ecumene.server.journal import Played
from ecumene.server.places import Listener, Place, encoded
from ecumene.server.queues import Queues
from ecumene.server.refusals import UNAVAILABLE, Refusal, refuse
from ecumene.server.rights import refuse_unless_reader
from ecumene.server.storage import Behind, Damaged, Unknown, Unreachable
from ecumene.server.storage.outages import BEAT, SILENCE
from ecumene.server.streams import told

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator

    from sqlalchemy import Connection

    from ecumene.rules.ids import Seat
    from ecumene.seat.messages import Reader
    from ecumene.server.clocks import Time
    from ecumene.server.live import LiveGame
    from ecumene.server.metrics import Metrics
    from ecumene.server.notices import Notices
    from ecumene.server.people import Person
    from ecumene.server.reading import Past
    from ecumene.server.shelf import Shelf

_LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
Job: TypeAlias = "Callable[[LiveGame, Time], T]"

TRIES: Final = 8
"""Maximum retries after a write conflict."""
STEPS_AT_ONCE: Final = 16
"""Computer answers stored together; people can act in between."""
SECONDS_AT_ONCE: Final = 0.5
"""Longest turn of computer players before people can act, in seconds."""
DRIVERS: Final = 8
"""Games that can advance by themselves at the same time."""
THOUGHTS: Final = 8
"""Long computations for people that can run at the same time."""
THOUGHTS_OF_ONE: Final = 1
"""The same per person, so that one person at many tables leaves room for others."""
LEASE: Final = 10_000
"""Milliseconds before another worker may take over a game that is due."""
PRESENCE: Final = 180_000
"""Milliseconds a player counts as present after their last sign of life."""
MISSED_AT_ONCE: Final = 200
"""Messages read at a time for a client that was away."""
NOTED_AT_ONCE: Final = 8
"""Games for which presence is renewed in one tick."""
NOT_NOW: Final = (Unreachable, Unknown, Damaged)
"""Failures of the store that affect everyone and that it logs itself."""
TICK: Final = 0.25
"""Seconds between two checks for due games."""
AT_ONCE: Final = 32
"""Due games taken up in one tick."""


class Hall:
    """The games of the server."""

    def __init__(
        self,
        shelf: Shelf,
        clock: Callable[[], Time],
        idle: Time,
        notices: Notices,
        metrics: Metrics,
        past: Past,
        *,
        shared: bool,
    ) -> None:
        self._shelf = shelf
        self._past = past
        self._clock = clock
        self._idle = idle
        """Milliseconds after which an unused game leaves memory."""
        self._notices = notices
        self._metrics = metrics
        self._shared = shared
        """Whether other workers may change games too."""
        self._places: dict[str, Place] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._ticking: asyncio.Task[None] | None = None
        self._drivers = ThreadPoolExecutor(DRIVERS, thread_name_prefix="ecumene-driver")
        self._thoughts = ThreadPoolExecutor(THOUGHTS, thread_name_prefix="ecumene-thought")
        self._thinking = Queues(THOUGHTS_OF_ONE)
        self._closing = False
        self._alive: Time = 0
        """When this server last recorded that it is alive."""
        self._awake = awake()
        """The same by a monotonic clock."""
        self._noting = asyncio.Lock()

    @property
    def in_memory(self) -> int:
        """Number of games in memory."""
        return sum(place.live is not None for place in self._places.values())

    # Opening and closing

    async def open(self) -> None:
        """Begin to look for due games.

        A failing store does not prevent the start; those who need it are told.
        """
        with suppress(*NOT_NOW):
            await self._note_life(SILENCE if self._shared else 0)
        self._ticking = asyncio.create_task(self._tick(), name="ecumene-tick")

    async def close(self) -> None:
        """Finish running work and disconnect all listeners."""
        self._closing = True
        if self._ticking is not None:
            self._ticking.cancel()
            with suppress(asyncio.CancelledError):
                await self._ticking
        while self._tasks:
            await asyncio.wait(self._tasks)
        with suppress(*NOT_NOW):  # so that no time runs from now on
            await self._note_life(None)
        self._drivers.shutdown()
        self._thoughts.shutdown()
        for place in self._places.values():
            for listener in place.everybody():
                listener.stop()

    # Reading and changing

    async def look(self, id_: str, job: Callable[[LiveGame], T]) -> T:
        """Read a game as stored; the job must not change it."""
        async with self._at(id_) as place:
            return job(await self._fresh(id_, place))

    async def think(self, id_: str, person: Person, job: Callable[[LiveGame], T]) -> T:
        """The same for slow jobs; other games go on meanwhile."""
        return await self._shielded(self._think(id_, person, job))

    async def _think(self, id_: str, person: Person, job: Callable[[LiveGame], T]) -> T:
        async with self._thinking.turn(person.id), self._at(id_) as place:
            live, loop = await self._fresh(id_, place), asyncio.get_running_loop()
            return await loop.run_in_executor(self._thoughts, job, live)

    async def act(self, id_: str, job: Job[T]) -> T:
        """Change a game; the change is stored when this returns.

        A caller that is cancelled does not stop it half-way.
        """
        return await self._shielded(self._act(id_, job))

    async def _act(self, id_: str, job: Job[T]) -> T:
        for _ in range(TRIES):
            async with self._at(id_) as place:
                live = await self._fresh(id_, place)
                try:
                    with _forgotten_unless_refused(place):
                        # A player whose presence ended is away from now on, not from the next
                        # message on.
                        now = live.touched = self._clock()
                        result = job(live, now)
                        await self._store(place, live)
                except Behind:
                    continue
                if driving.may_go_on(live) or self._notices.are_waited_for(live):
                    self._wake(id_)
                return result
        raise refuse(UNAVAILABLE, "server-busy")

    async def _store(self, place: Place, live: LiveGame, *, settled: bool = False) -> None:
        """Store and publish what is new; ``settled``: computers have nothing to do."""
        if not live.is_changed:
            return
        now = live.new[-1].at if live.new else self._clock()
        moments = [driving.next_moment(live)]
        if not settled and driving.may_go_on(live):
            # If this worker dies, another one takes the game over then.
            moments.append(now + LEASE)
        due = min((each for each in moments if each is not None), default=None)
        await self._shelf.store(live, due, now)
        self._metrics.journal_rows.inc(len(live.new))
        self._metrics.answers.inc(sum(isinstance(new.record, Played) for new in live.new))
        news = list(live.new)
        live.stored()
        place.publish(live, news)

    async def _fresh(self, id_: str, place: Place) -> LiveGame:
        """The game as it is stored."""
        if self._silent > SILENCE:
            # No time has run, which callers before the next tick must know too.
            with suppress(*NOT_NOW):
                await self._live_on()
                place.live = None
        live = place.live
        if live is not None and self._shared:
            live = await self._caught_up(place, live)
        if live is None:
            live = await self._shelf.load(id_)
            place.send_away(live)
            for listener in place.everybody():
                listener.follow(live.now(listener.reader))
            place.live = live
        live.touched = self._clock()
        live.watched = bool(place.listeners)
        return live

    async def _caught_up(self, place: Place, live: LiveGame) -> LiveGame | None:
        """The game with other workers' changes; None: it must be loaded again."""
        newer = await self._shelf.newer(live)
        if newer is None:
            return live
        place.live = None
        if newer.unmarked:
            return None
        try:
            news = self._shelf.absorbed(live, newer)
        except (IllegalAction, Refusal, LookupError):
            return None
        place.live = live
        place.publish(live, news)
        return live

    @asynccontextmanager
    async def _at(self, id_: str) -> AsyncIterator[Place]:
        place = self._places.setdefault(id_, Place())
        place.users += 1
        try:
            async with place.lock:
                yield place
        finally:
            place.users -= 1

    async def _shielded(self, work: Awaitable[T]) -> T:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # Listening

    async def listen(self, id_: str, person: Person, reader: Reader, since: int) -> Listener:
        """Listen to a game; messages after ``since`` come first."""
        async with self._at(id_) as place:
            live = await self._fresh(id_, place)
            refuse_unless_reader(live, person, reader)
            listener = Listener(person.id, reader, min(since, live.counts[reader]))
            listener.follow(live.now(reader))
            place.add(listener)
        if live.for_show:
            self._wake(id_)
        if reader is not None:
            self.spawn(self._note_presence(id_, (reader,), present=True))
        return listener

    async def missed(self, id_: str, listener: Listener) -> list[bytes]:
        """The next messages for a listener who is behind; none once they have caught up."""
        reader = listener.reader
        async with self._at(id_) as place:
            live = await self._fresh(id_, place)
            # Read only now: the listener may have been sent something meanwhile.
            since, last = listener.number, live.counts[reader]
            if last <= since or listener.sent_away:
                listener.follow(live.now(reader))
                return []
        # Not beyond the game in memory: later records are published to everyone.
        upto = min(last, since + MISSED_AT_ONCE)

        def job(connection: Connection) -> list[bytes]:
            return [encoded(each) for _, each in told(connection, id_, reader, since, upto)]

        found = await self._past.read(listener.person, job, last - since, patient=True)
        listener.number += len(found)
        return found

    async def leave(self, id_: str, listener: Listener) -> None:
        """Stop listening."""
        place, reader = self._places.get(id_), listener.reader
        gone = place is not None and place.remove(listener)
        if gone and reader is not None and not self._closing:
            await self._note_presence(id_, (reader,), present=False)

    async def _note_presence(self, id_: str, seats: Iterable[Seat], *, present: bool) -> None:
        """Record that someone looks at a game from these seats, or no longer does."""

        def job(live: LiveGame, now: Time) -> None:
            for seat in seats:
                live.note_presence(seat, now + PRESENCE if present else now)

        await self.act(id_, job)

    def heard(self, id_: str, seq: int, changed: Time) -> None:
        """A game changed; ignore it if this worker made the change."""
        place = self._places.get(id_)
        if place is None or not place.listeners or self._closing:
            return
        if place.live is None or (place.live.seq, place.live.stamp) != (seq, changed):
            self.spawn(self._hear(id_))

    async def _hear(self, id_: str) -> None:
        """Tell listeners here; a game played for show goes on if anyone watches it here."""
        if await self.look(id_, lambda live: live.for_show and driving.may_go_on(live)):
            self._wake(id_)

    def lost(self) -> None:
        """Treat all games as possibly changed by other workers."""
        for id_ in list(self._places):
            self.heard(id_, 0, 0)

    def spawn(self, work: Awaitable[object]) -> asyncio.Task[None]:
        """Run something in the background; closing waits for it."""
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What happens by itself

    def _wake(self, id_: str) -> None:
        """Let computers, orders and clocks advance a game."""
        place = self._places.setdefault(id_, Place())
        if place.driven is None and not self._closing:
            place.driven = self.spawn(self._driven(id_, place))

    async def _driven(self, id_: str, place: Place) -> None:
        try:
            while await self._some_steps(id_) and not self._closing:
                if place.live is not None and place.live.for_show:
                    await asyncio.sleep(driving.show_pause(place.live, self._clock()) / 1000)
        finally:
            place.driven = None

    async def _some_steps(self, id_: str) -> bool:
        """Take and store some steps; returns whether there may be more.

        If another worker has changed the game, that worker advances it; but a game played for show
        advances wherever someone watches.
        """
        async with self._at(id_) as place:
            live = await self._fresh(id_, place)
            with suppress(Behind), _forgotten_unless_refused(place):
                loop = asyncio.get_running_loop()
                now = self._clock()  # not later: the machine may sleep before the job runs
                steps = await loop.run_in_executor(self._drivers, self._take_steps, live, now)
                notices = self._notices.due(live, self._clock())
                live.looked_after = True
                await self._store(place, live, settled=steps < STEPS_AT_ONCE)
                if notices:
                    self.spawn(self._notices.send(live.id, notices))
                return steps == STEPS_AT_ONCE or (live.for_show and driving.may_go_on(live))
            return live.for_show and live.watched

    def _take_steps(self, live: LiveGame, now: Time) -> int:
        end = time.monotonic() + SECONDS_AT_ONCE
        for steps in range(STEPS_AT_ONCE):
            if not driving.step(live, now):
                return steps
            if time.monotonic() > end:
                break
        return STEPS_AT_ONCE

    async def _tick(self) -> None:
        """Take up due games, and drop unused ones."""
        while True:
            await asyncio.sleep(TICK)
            now = self._clock()
            if self._silent >= BEAT:
                with suppress(*NOT_NOW):
                    await self._live_on()
            try:
                for id_ in await self._shelf.due(now, now + LEASE, AT_ONCE):
                    self._wake(id_)
            except NOT_NOW:
                pass  # the store has logged it
            except Exception:
                _LOG.exception("looking for what is due failed")
            self._note_who_is_there(now)
            self._metrics.games.set(self.in_memory)
            for id_, place in list(self._places.items()):
                idle = place.live is None or place.live.touched + self._idle < now
                if idle and not place.wanted:
                    del self._places[id_]

    @property
    def _silent(self) -> float:
        """Milliseconds since this server last recorded that it is alive."""
        return (awake() - self._awake) * 1000

    async def _live_on(self) -> None:
        """Record that this server is alive, once even if several callers find it silent."""
        async with self._noting:
            if self._silent >= BEAT:
                await self._note_life(SILENCE if self._silent > SILENCE else None)

    async def _note_life(self, silence: Time | None) -> None:
        """Record that a server is alive; after an outage, reload all games.

        An outage is a stopped server, a sleeping machine, or a store that could not write.
        """
        now = self._clock()
        if await self._shelf.note_life(now, silence, self._alive or now):
            for id_ in list(self._places):
                self.spawn(self._come_back(id_))
        self._alive, self._awake = now, awake()

    async def _come_back(self, id_: str) -> None:
        async with self._at(id_) as place:
            place.live = None
            if place.listeners:
                await self._fresh(id_, place)

    def _note_who_is_there(self, now: Time) -> None:
        """Renew the presence of connected players before it lapses.

        A few games at a time, so that players' answers do not wait for many writes.
        """
        before = now - PRESENCE // 3
        due = (id_ for id_, at in self._places.items() if at.listeners and at.noted < before)
        for id_ in list(islice(due, NOTED_AT_ONCE)):
            place = self._places[id_]
            place.noted = now
            seats = [reader for reader in place.listeners if reader is not None]
            if seats:
                self.spawn(self._note_presence(id_, seats, present=True))


def awake() -> float:
    """Seconds of a monotonic clock that runs on while the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@contextmanager
def _forgotten_unless_refused(place: Place) -> Iterator[None]:
    """Drop a game from memory if it may differ from what is stored."""
    live = place.live
    try:
        yield
    except (Refusal, IllegalAction, BadData):
        if live is not None and live.is_changed:
            place.live = None
        raise
    except BaseException:
        place.live = None
        raise


async def _logged(work: Awaitable[object]) -> None:
    """Run background work; failures are logged."""
    try:
        await work
    except NOT_NOW:
        pass  # the store has logged it
    except Refusal as refusal:
        _LOG.warning("a game could not go on: %s", refusal.sentence.key)
    except Exception:
        _LOG.exception("a game could not go on")
