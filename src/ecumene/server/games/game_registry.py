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
from ecumene.server.games import autoplay
from ecumene.server.games.journal_records import Played
from ecumene.server.games.listeners import GameSlot, Listener, encoded
from ecumene.server.games.moving import load_all, send_on
from ecumene.server.games.reader_streams import told
from ecumene.server.games.show_pace import show_pause
from ecumene.server.process.fair_queues import FairQueues
from ecumene.server.refusals import UNAVAILABLE, Refusal, refuse
from ecumene.server.services.permissions import refuse_unless_reader
from ecumene.server.storage import Behind, Damaged, DatabaseUnreachable, UnknownOutcome
from ecumene.server.storage.outages import BEAT, SILENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator

    from sqlalchemy import Connection

    from ecumene.rules.state.ids import Seat
    from ecumene.seat.reader_messages import Reader
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.games.placement import Placement
    from ecumene.server.games.repository import GameRepository
    from ecumene.server.notify.schedule import Notices
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.services.accounts import Person
    from ecumene.server.services.past_reader import PastReader

_LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
R = TypeVar("R")
Job: TypeAlias = "Callable[[HostedGame, Time], T]"

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
ADVICE: Final = 4
"""Computer players' answers that people can ask for at the same time; nothing else waits for
them."""
THOUGHTS_OF_ONE: Final = 1
"""The same per person, so that one person at many tables leaves room for others."""
LEASE: Final = 2_000
"""Milliseconds for which a worker has a game that is due, and after which others may take it.

Twice that and two ticks are less than the five seconds in which a game must go on if its worker, or
its machine, dies.
"""
PRESENCE: Final = 180_000
"""Milliseconds a player counts as present after their last sign of life."""
MISSED_AT_ONCE: Final = 200
"""Messages read at a time for a client that was away."""
NOTED_AT_ONCE: Final = 8
"""Games for which presence is renewed in one tick."""
NOT_NOW: Final = (DatabaseUnreachable, UnknownOutcome, Damaged)
"""Failures of the store that affect everyone and that it logs itself."""
REFUSED: Final = (Refusal, IllegalAction, BadData)
"""What a job raises that a game does not allow."""
TICK: Final = 0.25
"""Seconds between two checks for due games."""
AT_ONCE: Final = 32
"""Due games taken up in one tick."""
DUE_SEEN: Final = 1024
"""Due games looked at in one tick; most may be those of others."""
ELSEWHERE: Final = 5_000
"""Milliseconds after which an unused game of another worker leaves memory."""


class GameRegistry:
    """The games of the server."""

    def __init__(
        self,
        repository: GameRepository,
        clock: Callable[[], Time],
        idle: Time,
        notices: Notices,
        metrics: Metrics,
        past: PastReader,
        placement: Placement,
        *,
        shared: bool,
    ) -> None:
        self._repository = repository
        self._past = past
        self._clock = clock
        self._idle = idle
        """Milliseconds after which an unused game leaves memory."""
        self._notices = notices
        self._metrics = metrics
        self._placement = placement
        self._shared = shared
        """Whether other workers may change games too."""
        self._slots: dict[str, GameSlot] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._ticking: asyncio.Task[None] | None = None
        self._drivers = ThreadPoolExecutor(DRIVERS, thread_name_prefix="ecumene-driver")
        self._thoughts = ThreadPoolExecutor(THOUGHTS, thread_name_prefix="ecumene-thought")
        self._advice = ThreadPoolExecutor(ADVICE, thread_name_prefix="ecumene-advice")
        self._thinking = FairQueues(THOUGHTS_OF_ONE)
        self._closing = False
        self._alive: Time = 0
        """When this server last recorded that it is alive."""
        self._awake = awake()
        """The same by a monotonic clock."""
        self._noting = asyncio.Lock()
        self._letting_go = asyncio.Lock()

    @property
    def in_memory(self) -> int:
        """Number of games in memory."""
        return sum(slot.hosted is not None for slot in self._slots.values())

    @property
    def is_closing(self) -> bool:
        """Whether this server stops: whoever waits here should come again."""
        return self._placement.is_closing

    # Opening and closing

    async def open(self) -> None:
        """Begin to look for due games.

        A failing store does not prevent the start; those who need it are told.
        """
        with suppress(*NOT_NOW):
            await self._note_life(SILENCE if self._shared else 0)
        self._placement.when_moved(self._let_go)
        if self._placement.is_successor:
            await self._make_ready()
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
        self._advice.shutdown()
        for slot in self._slots.values():
            for listener in slot.everybody():
                listener.stop()

    # Reading and changing

    async def look(self, id_: str, job: Callable[[HostedGame], T]) -> T:
        """Read a game as stored; the job must not change it."""
        async with self._at(id_) as slot:
            return job(await self._fresh(id_, slot))

    async def think(self, id_: str, person: Person, job: Callable[[HostedGame], T]) -> T:
        """The same for slow jobs; other games go on meanwhile."""
        return await self._shielded(self._think(self._thoughts, id_, person, job))

    async def advise(self, id_: str, person: Person, job: Callable[[HostedGame], T]) -> T:
        """The same for jobs that wait for a computer player; other slow jobs go on meanwhile."""
        return await self._shielded(self._think(self._advice, id_, person, job))

    async def _think(
        self, pool: ThreadPoolExecutor, id_: str, person: Person, job: Callable[[HostedGame], T]
    ) -> T:
        async with self._thinking.turn(person.id), self._at(id_) as slot:
            hosted, loop = await self._fresh(id_, slot), asyncio.get_running_loop()
            return await loop.run_in_executor(pool, job, hosted)

    async def act(self, id_: str, job: Job[T]) -> T:
        """Change a game; the change is stored when this returns.

        A caller that is cancelled does not stop it half-way.
        """
        return await self._shielded(self._act(id_, job, _given_back))

    async def act_and_think(
        self, id_: str, person: Person, job: Job[T], look: Callable[[HostedGame, T], R]
    ) -> R:
        """Change a game, then read it in a slow job, before anyone else changes it."""
        if person.id in self._thinking:  # an answer does not wait for its owner's thoughts
            done = await self.act(id_, job)
            return await self.think(id_, person, lambda hosted: look(hosted, done))
        return await self._shielded(self._act_and_think(id_, person, job, look))

    async def _act_and_think(
        self, id_: str, person: Person, job: Job[T], look: Callable[[HostedGame, T], R]
    ) -> R:
        async def think(hosted: HostedGame, done: T) -> R:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thoughts, look, hosted, done)

        async with self._thinking.turn(person.id):
            return await self._act(id_, job, think)

    async def _act(self, id_: str, job: Job[T], then: Callable[[HostedGame, T], Awaitable[R]]) -> R:
        """Change a game in memory as if no other worker had changed it, and find out on storing.

        Nobody is refused because of what another worker has changed: the game is then read again.
        """
        trusted = self._shared
        for _ in range(TRIES):
            async with self._at(id_) as slot:
                hosted = await self._fresh(id_, slot, trusted=trusted)
                try:
                    with _forgotten_unless_refused(slot):
                        # A player whose presence ended is away from now on, not from the next
                        # message on.
                        now = hosted.last_used = self._clock()
                        result = job(hosted, now)
                        await self._store(slot, hosted)
                except Behind:
                    continue
                except REFUSED:
                    if not trusted:
                        raise
                    trusted = False
                    continue
                if autoplay.may_go_on(hosted) or self._notices.are_waited_for(hosted):
                    self._wake(id_)
                return await then(hosted, result)
        raise refuse(UNAVAILABLE, "server-busy")

    async def _store(self, slot: GameSlot, hosted: HostedGame, *, settled: bool = False) -> None:
        """Store and publish what is new; ``settled``: computers have nothing to do."""
        if not hosted.is_changed:
            return
        now = hosted.new[-1].at if hosted.new else self._clock()
        moments = [autoplay.next_moment(hosted)]
        if not settled and autoplay.may_go_on(hosted):
            # If this worker dies, another one takes the game over then; if it stops, at once.
            moments.append(now if self._closing else now + LEASE)
        due = min((each for each in moments if each is not None), default=None)
        await self._repository.store(hosted, due, now)
        self._metrics.journal_rows.inc(len(hosted.new))
        self._metrics.answers.inc(sum(isinstance(new.record, Played) for new in hosted.new))
        news = list(hosted.new)
        hosted.stored()
        slot.publish(hosted, news)

    async def _fresh(self, id_: str, slot: GameSlot, *, trusted: bool = False) -> HostedGame:
        """The game as it is stored; ``trusted``: as it is in memory, if it is there."""
        if self._silent > SILENCE:
            # No time has run, which callers before the next tick must know too.
            with suppress(*NOT_NOW):
                await self._live_on()
                slot.hosted = None
        hosted = slot.hosted
        if hosted is not None and self._shared and not trusted:
            hosted = await self._caught_up(slot, hosted)
        if hosted is None:
            hosted = await self._repository.load(id_)
            slot.send_away(hosted)
            for listener in slot.everybody():
                listener.follow(slot.state(hosted, listener.reader))
            slot.hosted = hosted
            slot.note_if_away(hosted, self._clock())
        hosted.last_used = self._clock()
        hosted.watched = bool(slot.listeners)
        return hosted

    async def _caught_up(self, slot: GameSlot, hosted: HostedGame) -> HostedGame | None:
        """The game with other workers' changes; None: it must be loaded again."""
        newer = await self._repository.newer(hosted)
        if newer is None:
            return hosted
        slot.hosted = None
        if newer.unmarked:
            return None
        try:
            news = self._repository.absorbed(hosted, newer)
        except (IllegalAction, Refusal, LookupError):
            return None
        slot.hosted = hosted
        slot.publish(hosted, news)
        slot.note_if_away(hosted, self._clock())
        return hosted

    @asynccontextmanager
    async def _at(self, id_: str) -> AsyncIterator[GameSlot]:
        slot = self._slots.setdefault(id_, GameSlot())
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1

    async def _shielded(self, work: Awaitable[T]) -> T:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # Listening

    async def listen(self, id_: str, person: Person, reader: Reader, since: int) -> Listener:
        """Listen to a game; messages after ``since`` come first."""
        async with self._at(id_) as slot:
            hosted = await self._fresh(id_, slot)
            refuse_unless_reader(hosted, person, reader)
            listener = Listener(person.id, reader, min(since, hosted.counts[reader]))
            listener.follow(slot.state(hosted, reader))
            slot.add(listener)
        if hosted.for_show:
            self._wake(id_)
        # Who comes from another worker is noted with all others of the table.
        if reader is not None and hosted.presence_left(reader) < PRESENCE // 2:
            self.spawn(self._note_presence(id_, (reader,), present=True))
        return listener

    def goes_on(self, id_: str) -> bool:
        """Whether computers, orders or clocks are advancing a game here."""
        slot = self._slots.get(id_)
        return slot is not None and slot.driven is not None

    async def missed(self, id_: str, listener: Listener) -> list[bytes]:
        """The next messages for a listener who is behind; none once they have caught up."""
        reader = listener.reader
        async with self._at(id_) as slot:
            hosted = await self._fresh(id_, slot)
            # Read only now: the listener may have been sent something meanwhile.
            since, last = listener.number, hosted.counts[reader]
            if last <= since or listener.sent_away:
                listener.follow(slot.state(hosted, reader))
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
        slot, reader = self._slots.get(id_), listener.reader
        gone = slot is not None and slot.remove(listener)
        if gone and reader is not None and not self._closing and not listener.moved:
            await self._note_presence(id_, (reader,), present=False)

    async def _note_presence(self, id_: str, seats: Iterable[Seat], *, present: bool) -> None:
        """Record that someone looks at a game from these seats, or no longer does."""

        def job(hosted: HostedGame, now: Time) -> None:
            for seat in seats:
                # Who has left may be back before it is noted.
                there = present or seat in self._slots[id_].listeners
                hosted.note_presence(seat, now + PRESENCE if there else now)

        await self.act(id_, job)

    def heard(self, id_: str, changed: Time) -> None:
        """A game changed; ignore it if this worker made the change."""
        slot = self._slots.get(id_)
        if slot is not None and slot.listeners and not slot.knows(changed):
            self._listen_up(id_, changed)

    def lost(self) -> None:
        """Treat all games as possibly changed by other workers."""
        for id_, slot in list(self._slots.items()):
            if slot.listeners:
                self._listen_up(id_, None)

    def _listen_up(self, id_: str, changed: Time | None) -> None:
        if not self._closing:
            self.spawn(self._hear(id_, changed))

    async def _hear(self, id_: str, changed: Time | None) -> None:
        """Tell listeners here; a game played for show goes on if anyone watches it here.

        ``changed``: when it was; None: that is not known.
        """
        async with self._at(id_) as slot:
            # A change of our own is heard of before it counts as stored here.
            if changed is not None and slot.knows(changed):
                return
            hosted = await self._fresh(id_, slot)
        if hosted.for_show and autoplay.may_go_on(hosted):
            self._wake(id_)

    def spawn(self, work: Awaitable[object]) -> asyncio.Task[None]:
        """Run something in the background; closing waits for it."""
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What happens by itself

    def _wake(self, id_: str) -> None:
        """Let computers, orders and clocks advance a game."""
        slot = self._slots.setdefault(id_, GameSlot())
        if slot.driven is None and not self._closing:
            slot.driven = self.spawn(self._driven(id_, slot))

    async def _driven(self, id_: str, slot: GameSlot) -> None:
        try:
            while await self._some_steps(id_) and not self._closing:
                if slot.hosted is not None and slot.hosted.for_show:
                    await asyncio.sleep(show_pause(slot.hosted, self._clock()) / 1000)
        finally:
            slot.driven = None

    async def _some_steps(self, id_: str) -> bool:
        """Take and store some steps; returns whether there may be more.

        If another worker has changed the game, that worker advances it; but a game played for show
        advances wherever someone watches.
        """
        async with self._at(id_) as slot:
            hosted = await self._fresh(id_, slot)
            with suppress(Behind), _forgotten_unless_refused(slot):
                loop = asyncio.get_running_loop()
                now = self._clock()  # not later: the machine may sleep before the job runs
                steps = await loop.run_in_executor(self._drivers, self._take_steps, hosted, now)
                notices = self._notices.due(hosted, self._clock())
                hosted.must_reschedule = True
                await self._store(slot, hosted, settled=steps < STEPS_AT_ONCE)
                if notices:
                    self.spawn(self._notices.send(hosted.id, notices))
                return steps == STEPS_AT_ONCE or (hosted.for_show and autoplay.may_go_on(hosted))
            return hosted.for_show and hosted.watched

    def _take_steps(self, hosted: HostedGame, now: Time) -> int:
        end = time.monotonic() + SECONDS_AT_ONCE
        for steps in range(STEPS_AT_ONCE):
            if not autoplay.step(hosted, now):
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
                await self._take_up_due(now)
            except NOT_NOW:
                pass  # the store has logged it
            except Exception:
                _LOG.exception("looking for what is due failed")
            self._note_who_is_there(now)
            self._drop_unused(now)
            self._metrics.games.set(self.in_memory)
            self._metrics.games_of_worker.set(self.in_memory)

    async def _take_up_due(self, now: Time) -> None:
        """Take up games that are due: our own, and those that others have left for too long."""
        due = await self._repository.due(now, DUE_SEEN)
        ours = (id_ for id_, since in due if since <= now - LEASE or self._placement.has(id_))
        ids = list(islice(ours, AT_ONCE))
        if ids:
            for id_ in await self._repository.claim(ids, now, now + LEASE):
                self._wake(id_)

    def _drop_unused(self, now: Time) -> None:
        """Drop games that nobody uses; those of other workers soon."""
        soon = min(ELSEWHERE, self._idle)
        for id_, slot in list(self._slots.items()):
            since = 0 if slot.hosted is None else slot.hosted.last_used
            if since + soon >= now or slot.wanted:
                continue
            # Asked last: whose game it is takes longest to find out.
            if since + self._idle < now or not self._placement.expects(id_):
                del self._slots[id_]

    async def _make_ready(self) -> None:
        """Load the games that this worker is to take over, wherever somebody listens."""
        with suppress(*NOT_NOW):
            # A game is due at the latest when those who listen count as gone.
            found = await self._repository.due(self._clock() + PRESENCE, DUE_SEEN)
            ours = [id_ for id_, _ in found if self._placement.expects(id_)]
            await load_all(ours, lambda id_: self.look(id_, lambda _: None))

    async def _let_go(self) -> None:
        """Send those who listen to games of other workers there."""
        async with self._letting_go:
            await send_on(self._slots, self._placement)

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
        if await self._repository.note_life(now, silence, self._alive or now):
            for id_ in list(self._slots):
                self.spawn(self._come_back(id_))
        self._alive, self._awake = now, awake()

    async def _come_back(self, id_: str) -> None:
        async with self._at(id_) as slot:
            slot.hosted = None
            if slot.listeners:
                await self._fresh(id_, slot)

    def _note_who_is_there(self, now: Time) -> None:
        """Renew the presence of connected players before it lapses.

        A few games at a time, so that players' answers do not wait for many writes.
        """
        before = now - PRESENCE // 3
        due = (id_ for id_, at in self._slots.items() if at.listeners and at.noted < before)
        for id_ in list(islice(due, NOTED_AT_ONCE)):
            slot = self._slots[id_]
            slot.noted = now
            seats = [reader for reader in slot.listeners if reader is not None]
            if seats:
                self.spawn(self._note_presence(id_, seats, present=True))


def awake() -> float:
    """Seconds of a monotonic clock that runs on while the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@contextmanager
def _forgotten_unless_refused(slot: GameSlot) -> Iterator[None]:
    """Drop a game from memory if it may differ from what is stored."""
    hosted = slot.hosted
    try:
        yield
    except REFUSED:
        if hosted is not None and hosted.is_changed:
            slot.hosted = None
        raise
    except BaseException:
        slot.hosted = None
        raise


async def _given_back(_: HostedGame, done: T) -> T:
    return done


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
