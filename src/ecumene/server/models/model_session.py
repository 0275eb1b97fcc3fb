"""A language model in a seat of a game of the server, as long as it calls.

Its words are made by ``ecumene.models``, in jobs that have the game to themselves. What has
happened is read from the journal, so a session that begins anew on another worker loses nothing.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from ecumene.dialogue import Speaker
from ecumene.models.model_seat import AnswerGiven, ModelSeat, ReadAnswer
from ecumene.models.tools import WAIT, ToolOutcome, checked, seconds_in, use
from ecumene.rules.errors import IllegalAction
from ecumene.server import wire
from ecumene.server.games.listeners import Signal
from ecumene.server.games.reader_streams import told
from ecumene.server.models.hosted_room import HostedRoom
from ecumene.server.refusals import Refusal, refusal_of
from ecumene.server.services.permissions import refuse_unless_owner
from ecumene.words import Messages, Misread

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy import Connection

    from ecumene.dialogue.questions.question_builder import Lister
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.reader_messages import Numbered
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.games.listeners import Listener
    from ecumene.server.services.accounts import Person
    from ecumene.server.services.seat_owners import SeatOwners
    from ecumene.server.storage import Store

T = TypeVar("T")

IDLE_SECONDS: Final = 15 * 60
"""How long a session lasts without a call; then its model counts as away."""
MOST_SECONDS: Final = 50
"""The longest wait: proxies drop a connection after a minute of silence."""
ANSWER_SECONDS: Final = 2.0
"""How long an answer waits for the next question: computer players think."""
PAUSE: Final = 0.3
"""Seconds without news after which what has happened is told together."""
LOOK_AFTER: Final = 1.0
"""Seconds after which to look even without news: trade may have gone quiet."""
TOLD_AT_FIRST: Final = 100
"""Messages told to a model that was here before, or comes late."""


class _Kind(Struct, frozen=True):
    """What a message of a stream is."""

    type: str


_kinds: Final = msgspec.json.Decoder(_Kind)


class TableMoment(NamedTuple):
    """Where a game is, for one who waits."""

    asked: bool
    over: bool
    quiet: bool
    """In trade: nobody else is about to say anything, and no other person is waited for."""


class ModelSession:
    """One model at one table."""

    def __init__(
        self,
        registry: GameRegistry,
        store: Store,
        owners: SeatOwners,
        lister: Lister,
        id_: str,
        seat: Seat,
        person: Person,
        listener: Listener,
    ) -> None:
        self._registry = registry
        self._store = store
        self._owners = owners
        self._lister = lister
        self._id = id_
        self._seat = seat
        self.person: Final = person
        self._listener: Final = listener
        self._messages = Messages(person.language)
        self._room: HostedRoom | None = None
        self._model: ModelSeat | None = None
        self._number: int | None = None
        """The last message that was taken in; None: none yet."""
        self._calls = asyncio.Lock()
        """One call at a time, but for those that only wait."""
        self._happened = 0
        """How often something has happened."""
        self._stirred = asyncio.Event()
        self._waits = 0
        """How often it has waited; each wait ends the one before."""
        self.begun: Final = monotonic()
        self.last_used = self.begun
        self.ended = False
        """Whether it must begin anew."""
        self._following = asyncio.create_task(self._follow(), name="ecumene-model")
        self._idling = asyncio.create_task(self._end_when_idle(), name="ecumene-model-idling")

    def close(self) -> None:
        """Stop listening: the model counts as away."""
        self.ended = True
        self._listener.stop()

    def when_ended(self, then: Callable[[], None]) -> None:
        """Do something once the session has ended, for whatever reason."""
        self._following.add_done_callback(lambda _: then())

    async def _end_when_idle(self) -> None:
        while (left := self.last_used + IDLE_SECONDS - monotonic()) > 0:
            await asyncio.sleep(left)
        self.close()

    async def _follow(self) -> None:
        """Hear that something happens, until the stream ends."""
        try:
            while (message := await self._listener.next()) is not Signal.END:
                if message is Signal.BEHIND:
                    while await self._registry.missed(self._id, self._listener):
                        pass
                if isinstance(message, Signal) or _kind(message) != "now":
                    self._happened += 1
                self._stirred.set()
        finally:
            self.ended = True
            self._stirred.set()
            self._idling.cancel()
            self._registry.spawn(self._registry.leave(self._id, self._listener))

    # Calls

    async def call(self, name: str, given: Mapping[str, Any]) -> ToolOutcome:
        """Call a tool with arguments as they came."""
        self.last_used = monotonic()
        try:
            wanted = checked(name, given)
            return ToolOutcome(await self._call(name, wanted))
        except Misread as problem:
            text = self._messages(problem.key, **problem.values)
        except (IllegalAction, Refusal) as problem:
            refusal = problem if isinstance(problem, Refusal) else refusal_of(problem)
            text = self._speaker().text(refusal.sentence)
        return ToolOutcome(text, refused=True)

    async def _call(self, name: str, wanted: dict[str, Any]) -> str:
        if not await self._has_begun():
            if name == WAIT and not await self._waited(seconds_in(wanted, MOST_SECONDS)):
                return self._messages("model-later-wait")
            if not await self._has_begun():
                return self._messages("model-gathering", number=self._seat + 1)
            return await self._read_on(())
        if name == WAIT:
            return await self._wait(seconds_in(wanted, MOST_SECONDS))
        if name == "answer":
            return await self._answer(wanted["text"])
        if name == "situation":
            return await self._read_on(())
        async with self._calls:
            if name != "say":
                return await self._read(lambda seat: use(seat, name, wanted))
            text, to = await self._read(lambda seat: seat.remark(**wanted))
        await self._owners.say(self._id, self.person, self._seat, wire.ChatLine(text, to))
        return self._messages("model-said")

    async def _wait(self, seconds: float) -> str:
        async with self._calls:
            since = self._happened
            await self._read(lambda seat: seat.attend())
            waits = await self._change(lambda seat: seat.let_go_on())
        if waits and not await self._waited(seconds, since):
            return self._messages("model-later-wait")
        return await self._read_on(())

    async def _answer(self, text: str) -> str:
        async with self._calls:
            since = self._happened
            read = await self._read(lambda seat: seat.read(text))
            given = await self._given(read) if isinstance(read, ReadAnswer) else read
        if not given.goes_on:
            return given.text
        await self._news(ANSWER_SECONDS, since)
        return await self._read_on(given.lines)

    async def _given(self, read: ReadAnswer) -> AnswerGiven:
        given = await self._change(lambda seat: _given_or_misread(seat, read))
        if isinstance(given, Misread):
            raise given
        return given

    async def _read_on(self, lines: tuple[str, ...]) -> str:
        """These lines, and the situation; what was said for all rounds is said again (F3b)."""
        async with self._calls:
            while True:
                found = await self._read(_situation_or_none)
                if found is not None:
                    return "\n".join((*lines, found))
                await self._change(_say_again)

    def _speaker(self) -> Speaker:
        return Speaker(self._messages) if self._model is None else self._model.talk.speaker

    # The game

    async def _has_begun(self) -> bool:
        def job(hosted: HostedGame) -> bool:
            refuse_unless_owner(hosted, self.person, self._seat)
            return hosted.game is not None

        return await self._registry.look(self._id, job)

    async def _read(self, job: Callable[[ModelSeat], T]) -> T:
        """Do something that changes nothing in the game."""
        await self._catch_up()
        return await self._registry.think(
            self._id, self.person, lambda hosted: job(self._at(hosted, None))
        )

    async def _change(self, job: Callable[[ModelSeat], T]) -> T:
        """Do something that may change the game; it is stored when this returns."""
        await self._catch_up()
        return await self._registry.act(self._id, lambda hosted, now: job(self._at(hosted, now)))

    def _at(self, hosted: HostedGame, now: Time | None) -> ModelSeat:
        """The model's seat, with the game as it is."""
        refuse_unless_owner(hosted, self.person, self._seat)
        assert self._room is not None
        assert self._model is not None
        self._room.enter(hosted, now)
        return self._model

    async def _catch_up(self) -> None:
        """Take in what has happened."""

        def job(hosted: HostedGame) -> int:
            refuse_unless_owner(hosted, self.person, self._seat)
            if self._room is None or self._model is None:
                self._room = HostedRoom(hosted, self._seat, self._messages, self._lister)
                self._model = ModelSeat(self._room, self._messages)
            return hosted.counts[self._seat]

        last = await self._registry.look(self._id, job)
        assert self._room is not None
        if self._number is None:
            self._number = max(0, last - TOLD_AT_FIRST)
        if last <= self._number:
            return
        since = self._number

        def read(connection: Connection) -> list[Numbered]:
            return [each for _, each in told(connection, self._id, self._seat, since, last)]

        for each in await self._store.read(read):
            self._room.take(each)
        self._number = last

    # Waiting

    async def _waited(self, seconds: float, since: int | None = None) -> bool:
        """Wait for news; false if a later wait has ended this one: it gets them."""
        self._waits += 1
        this = self._waits
        self._stirred.set()
        await self._news(seconds, since, lambda: this == self._waits)
        return this == self._waits

    async def _news(
        self, seconds: float, since: int | None = None, still: Callable[[], bool] = lambda: True
    ) -> None:
        """Return when the seat is asked, something has happened, or time is up."""
        until = monotonic() + seconds
        since = self._happened if since is None else since
        while not self.ended and not self._registry.is_closing and still():
            self._stirred.clear()
            seen = self._happened
            standing = await self._registry.look(self._id, self._standing)
            if standing.asked or standing.over or standing.quiet:
                return
            left = until - monotonic()
            if left <= 0:
                return
            happened = seen != since
            await self._stirs(min(left, PAUSE if happened else LOOK_AFTER))
            if happened and seen == self._happened:
                return

    async def _stirs(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stirred.wait()
        except TimeoutError:
            pass

    def _standing(self, hosted: HostedGame) -> TableMoment:
        over = hosted.stage == "over"
        if hosted.game is None:
            return TableMoment(asked=False, over=over, quiet=False)
        trade = hosted.game.peek().trade
        if trade is None or self._seat not in trade.seats:
            return TableMoment(self._seat in hosted.game.pending, over, quiet=False)
        others = any(each.seat != self._seat for each in hosted.clocks.waited())
        quiet = not others and not self._registry.goes_on(self._id)
        return TableMoment(asked=False, over=False, quiet=quiet)


def _kind(message: bytes) -> str:
    return _kinds.decode(message).type


def _given_or_misread(seat: ModelSeat, read: ReadAnswer) -> AnswerGiven | Misread:
    """An answer given, unless it cannot be read: then the game was not touched."""
    try:
        return seat.give(read)
    except Misread as problem:
        return problem


def _situation_or_none(seat: ModelSeat) -> str | None:
    return None if seat.talk.said_before() is not None else seat.situation()


def _say_again(seat: ModelSeat) -> None:
    before = seat.talk.said_before()
    if before is not None:
        seat.talk.apply(before)
