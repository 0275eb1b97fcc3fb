"""The hall: all games of the server, of which those that somebody wants are in memory.

One at a time changes a game. What they change is stored before anybody hears of it; whoever finds
that another worker was faster looks at what is stored and tries again. After anything that is no
refusal the game is forgotten here and comes back as it was stored.
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
"""So often somebody tries again whom another worker has overtaken."""
STEPS_AT_ONCE: Final = 16
"""So many answers of computer players are stored together, and people get a word in between."""
SECONDS_AT_ONCE: Final = 0.5
"""After so long people get a word in, too, where computer players think for long."""
DRIVERS: Final = 8
"""So many games go on by themselves at the same time; others wait for their turn."""
THOUGHTS: Final = 8
"""In so many games something is thought about for people at the same time."""
THOUGHTS_OF_ONE: Final = 1
"""For each of them in so many: whoever sits at many tables leaves room for others."""
LEASE: Final = 10_000
"""So many milliseconds a worker has for what is due before another one takes it up."""
PRESENCE: Final = 180_000
"""So many milliseconds somebody counts as present after they were last heard of."""
MISSED_AT_ONCE: Final = 200
"""So many messages are read at a time for somebody who was away."""
NOTED_AT_ONCE: Final = 8
"""For so many games it is noted again in one look who is there."""
NOT_NOW: Final = (Unreachable, Unknown, Damaged)
"""What is wrong with the store for everybody, which it has said itself."""
TICK: Final = 0.25
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 32
"""So many games are taken up in one look."""


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
        """After which time a game that nobody wants leaves memory."""
        self._notices = notices
        self._metrics = metrics
        self._shared = shared
        """Whether other workers may change games, too."""
        self._places: dict[str, Place] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._ticking: asyncio.Task[None] | None = None
        self._drivers = ThreadPoolExecutor(DRIVERS, thread_name_prefix="ecumene-driver")
        self._thoughts = ThreadPoolExecutor(THOUGHTS, thread_name_prefix="ecumene-thought")
        self._thinking = Queues(THOUGHTS_OF_ONE)
        self._closing = False
        self._alive: Time = 0
        """When it was noted last that a server is there."""
        self._awake = awake()
        """The same by a clock that nobody puts forward or back."""
        self._noting = asyncio.Lock()

    @property
    def in_memory(self) -> int:
        """How many games are in memory."""
        return sum(place.live is not None for place in self._places.values())

    # Opening and closing

    async def open(self) -> None:
        """Begin to look after what is due.

        What cannot be stored now can later, or not; whoever wants something is told.
        """
        with suppress(*NOT_NOW):
            await self._note_life(SILENCE if self._shared else 0)
        self._ticking = asyncio.create_task(self._tick(), name="ecumene-tick")

    async def close(self) -> None:
        """Finish what is under way, and send everybody away."""
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

    # Looking and acting

    async def look(self, id_: str, job: Callable[[LiveGame], T]) -> T:
        """Look at a game as it is stored; the job must not change it."""
        async with self._at(id_) as place:
            return job(await self._fresh(id_, place))

    async def think(self, id_: str, person: Person, job: Callable[[LiveGame], T]) -> T:
        """The same for what takes long; other games go on meanwhile."""
        return await self._shielded(self._think(id_, person, job))

    async def _think(self, id_: str, person: Person, job: Callable[[LiveGame], T]) -> T:
        async with self._thinking.turn(person.id), self._at(id_) as place:
            live, loop = await self._fresh(id_, place), asyncio.get_running_loop()
            return await loop.run_in_executor(self._thoughts, job, live)

    async def act(self, id_: str, job: Job[T]) -> T:
        """Change a game; what was changed is stored when this returns.

        Whoever goes away while they wait does not stop it half-way.
        """
        return await self._shielded(self._act(id_, job))

    async def _act(self, id_: str, job: Job[T]) -> T:
        for _ in range(TRIES):
            async with self._at(id_) as place:
                live = await self._fresh(id_, place)
                try:
                    with _forgotten_unless_refused(place):
                        # Who leaves now is away now, not when somebody next says something.
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
        """Store what is new, and tell of it; settled: computers have nothing to do as it is."""
        if not live.is_changed:
            return
        now = live.new[-1].at if live.new else self._clock()
        moments = [driving.next_moment(live)]
        if not settled and driving.may_go_on(live):
            # Should this worker die, another one takes the game up then.
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
            # Nobody's time has run, which whoever comes before the next tick must know, too.
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
        """The same with what other workers have stored; None: it has to be loaded anew."""
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
        """Listen to a game; what has happened since some message comes first."""
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
        """The next messages for a listener who is behind; none, when they are not any more."""
        reader = listener.reader
        async with self._at(id_) as place:
            live = await self._fresh(id_, place)
            # Only now: who was behind may have been told something while this waited.
            since, last = listener.number, live.counts[reader]
            if last <= since or listener.sent_away:
                listener.follow(live.now(reader))
                return []
        # Not beyond the game as it is here: of what others store meanwhile everyone is told later.
        upto = min(last, since + MISSED_AT_ONCE)

        def job(connection: Connection) -> list[bytes]:
            return [encoded(each) for _, each in told(connection, id_, reader, since, upto)]

        found = await self._past.read(listener.person, job, last - since, patient=True)
        listener.number += len(found)
        return found

    async def leave(self, id_: str, listener: Listener) -> None:
        """Listen no more."""
        place, reader = self._places.get(id_), listener.reader
        gone = place is not None and place.remove(listener)
        if gone and reader is not None and not self._closing:
            await self._note_presence(id_, (reader,), present=False)

    async def _note_presence(self, id_: str, seats: Iterable[Seat], *, present: bool) -> None:
        """Note that somebody looks at a game from some seats, or no longer does."""

        def job(live: LiveGame, now: Time) -> None:
            for seat in seats:
                live.note_presence(seat, now + PRESENCE if present else now)

        await self.act(id_, job)

    def heard(self, id_: str, seq: int, changed: Time) -> None:
        """Another worker has changed a game, or this one, which knows it then."""
        place = self._places.get(id_)
        if place is None or not place.listeners or self._closing:
            return
        if place.live is None or (place.live.seq, place.live.stamp) != (seq, changed):
            self.spawn(self._hear(id_))

    async def _hear(self, id_: str) -> None:
        """Tell those who listen here; what is played for show goes on here by it."""
        if await self.look(id_, lambda live: live.for_show and driving.may_go_on(live)):
            self._wake(id_)

    def lost(self) -> None:
        """Other workers may have changed anything."""
        for id_ in list(self._places):
            self.heard(id_, 0, 0)

    def spawn(self, work: Awaitable[object]) -> asyncio.Task[None]:
        """Do something for which nobody waits, but before all is closed."""
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What goes on by itself

    def _wake(self, id_: str) -> None:
        """Let computers, orders and clocks go on in a game."""
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
        """Let some things happen and store them; whether there may be more.

        Where another worker has changed the game, that one lets it go on, too; but what computers
        play for show goes on wherever somebody looks on.
        """
        async with self._at(id_) as place:
            live = await self._fresh(id_, place)
            with suppress(Behind), _forgotten_unless_refused(place):
                loop = asyncio.get_running_loop()
                now = self._clock()  # not later: the machine may sleep before it is its turn
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
        """Take up what is due, and let go of what nobody wants."""
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
                pass  # the store has said so
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
        """Milliseconds since it was noted last that this server is there."""
        return (awake() - self._awake) * 1000

    async def _live_on(self) -> None:
        """Say that this server is still there; those who find it silent at once say so once."""
        async with self._noting:
            if self._silent >= BEAT:
                await self._note_life(SILENCE if self._silent > SILENCE else None)

    async def _note_life(self, silence: Time | None) -> None:
        """Say that a server is there; after a time in which none was all games come back anew.

        So they do where this one was stopped, the machine slept, or nothing could be stored.
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
        """Say again who is there, before it is forgotten.

        A few games at a time: whoever answers would wait for all that is stored together.
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
    """Seconds, also those in which the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@contextmanager
def _forgotten_unless_refused(place: Place) -> Iterator[None]:
    """Forget a game that may be other than what is stored, so that it comes back from there."""
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
    """Work for which nobody waits: what goes wrong in it is told to those who run the server."""
    try:
        await work
    except NOT_NOW:
        pass  # the store has said so
    except Refusal as refusal:
        _LOG.warning("a game could not go on: %s", refusal.sentence.key)
    except Exception:
        _LOG.exception("a game could not go on")
