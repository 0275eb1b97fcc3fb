"""Games in use and who listens to them."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from ecumene.rules.format.codec import to_names
from ecumene.seat.reader_messages import Happened
from ecumene.server.games.current_state import ShownToAll, shown_to_all, states_for
from ecumene.server.services.permissions import may_read
from ecumene.server.wire import Now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from msgspec import Struct

    from ecumene.seat.reader_messages import Numbered, Reader
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.games.pending_writes import PendingRecord

Push: TypeAlias = "Callable[[Sequence[bytes]], bool]"
MOST_WAITING: Final = 1000
MOST_BYTES: Final = 1024 * 1024
"""Limits of waiting messages and bytes; a listener above them is too slow and must reconnect."""


def encoded(message: Struct) -> bytes:
    """A message as sent."""
    return msgspec.json.encode(to_names(message))


class Encoder:
    """Encodes what many readers are told at the same moment; what they have in common, once."""

    def __init__(self) -> None:
        self._parts: dict[tuple[int, ...], tuple[tuple[Struct, ...], msgspec.Raw]] = {}
        """The parts by their members' identities; the members are kept, so no identity returns."""
        self._whole: dict[tuple[int, int | None, int], bytes] = {}
        """What happened, for those to whom it has the same number."""

    def encoded(self, message: Numbered | Now) -> bytes:
        """A message as sent. All but the parts has no names of its own, so it needs no codec."""
        match message:
            case Happened(number, events, stands):
                part = self._part(events)
                # Its identity is enough: the encoder keeps it.
                found = self._whole.get(same := (number, stands, id(part)))
                if found is None:
                    found = self._whole[same] = msgspec.json.encode(replace(message, events=part))
                return found
            case Now(waited=waited, seats=seats):
                shown = None if seats is None else self._part(seats)
                return msgspec.json.encode(replace(message, waited=self._part(waited), seats=shown))
        return encoded(message)

    def _part(self, part: tuple[Struct, ...]) -> msgspec.Raw:
        key = tuple(map(id, part))
        if key not in self._parts:
            raw = msgspec.Raw(msgspec.json.encode([to_names(each) for each in part]))
            self._parts[key] = part, raw
        return self._parts[key][1]


class Signal(Enum):
    """What a listener's sender hears besides messages."""

    BEHIND = auto()
    """Something must be read from the journal first."""
    END = auto()
    """There will be no more."""


class Listener:
    """Someone listening to a game: a reader, and the messages waiting for them.

    A listener who is behind first gets the missed messages from the journal, some at a time, as
    fast as they read (``GameRegistry.missed``). Then they get new ones.
    """

    __slots__ = (
        "_behind",
        "_bytes",
        "_now",
        "_waiter",
        "_waiting",
        "moved",
        "number",
        "person",
        "push",
        "reader",
        "sent_away",
        "too_slow",
    )

    def __init__(self, person: str, reader: Reader, number: int) -> None:
        self.person = person
        """The person's id; a seat may change its owner while someone listens."""
        self.reader = reader
        self.number = number
        """The last message they have been sent or that waits to be sent."""
        self.too_slow = self.sent_away = False
        self.moved = False
        """Whether another worker has the game now; they go there and are not away."""
        self.push: Push | None = None
        """Sends messages at once, if nothing sent before still waits; None: the sender does."""
        self._waiting: list[bytes | Signal] = []
        self._waiter: asyncio.Future[None] | None = None
        """Done when something waits again."""
        self._bytes = 0
        """Bytes of waiting messages."""
        self._behind = False
        self._now: Now | None = None

    async def next(self) -> bytes | Signal:
        """The next message to send; waits for one."""
        while not self._waiting:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        found = self._waiting.pop(0)
        if isinstance(found, bytes):
            self._bytes -= len(found)
        return found

    def _put(self, item: bytes | Signal) -> None:
        self._waiting.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def follow(self, now: Now) -> None:
        """Follow the game from its current state: through the journal if something was missed."""
        if self.number < now.number:
            if not self._behind:
                self._behind = True
                self._put(Signal.BEHIND)
        else:
            self._behind = False
            self.tell((), now, Encoder())

    def tell(self, messages: Sequence[bytes], now: Now, encoder: Encoder) -> None:
        """Queue the next messages, and the current state if it has changed.

        A listener who is behind will find them in the journal.
        """
        if self._behind:
            return
        self.number += len(messages)
        state = self._changed(now, encoder)
        sent = messages if state is None else (*messages, state)
        if sent:
            self._send(sent)

    def _send(self, messages: Sequence[bytes]) -> None:
        """Send all at once if possible: each time costs the system more than a message does."""
        if self.too_slow:
            return
        idle = self._waiter is not None and not self._waiting
        if idle and self.push is not None and self.push(messages):
            return
        for message in messages:
            if len(self._waiting) >= MOST_WAITING or self._bytes + len(message) > MOST_BYTES:
                self.too_slow = True
                self.stop()
                return
            self._bytes += len(message)
            self._put(message)

    def _changed(self, now: Now, encoder: Encoder) -> bytes | None:
        """The current state; None if nothing has changed but the number of messages."""
        before = self._now
        if before is not None and replace(now, number=before.number) == before:
            return None
        self._now = now
        known = before is not None and now.seats == before.seats
        return encoder.encoded(replace(now, seats=None) if known else now)

    def stop(self) -> None:
        """End the stream."""
        self._put(Signal.END)


class GameSlot:
    """A game in memory, or the place for it; users hold the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.hosted: HostedGame | None = None
        """None: it must be loaded."""
        self.listeners: dict[Reader, set[Listener]] = {}
        self.driven: asyncio.Task[None] | None = None
        """The task that lets computers and clocks advance it."""
        self.users = 0
        """Number of users, including those who wait for the lock."""
        self.noted: Time = 0
        """When presence was last renewed."""
        self._shown: ShownToAll | None = None
        """What all listeners know of how things stand."""

    @property
    def wanted(self) -> bool:
        """Whether it has listeners or users, or computers wait for someone."""
        waits = self.hosted is not None and bool(self.hosted.awaited_in_trade or self.hosted.owed)
        return bool(self.listeners or self.users or waits) or self.driven is not None

    def knows(self, changed: Time) -> bool:
        """Whether the game here has what was changed then: no two changes have the same stamp."""
        return self.hosted is not None and self.hosted.stored_at >= changed

    def everybody(self) -> list[Listener]:
        """All listeners."""
        return [each for listeners in self.listeners.values() for each in listeners]

    def add(self, listener: Listener) -> None:
        """Add a listener."""
        self.listeners.setdefault(listener.reader, set()).add(listener)

    def remove(self, listener: Listener) -> bool:
        """Remove a listener; returns whether none is left for the same reader."""
        others = self.listeners.get(listener.reader, set())
        others.discard(listener)
        if not others:
            self.listeners.pop(listener.reader, None)
        return not others

    def note_if_away(self, hosted: HostedGame, now: Time) -> None:
        """Note soon that whoever listens is present, if another worker has noted that they left."""
        seats = (reader for reader in self.listeners if reader is not None)
        if any(hosted.seats[seat].present_until <= now for seat in seats):
            self.noted = 0

    def send_away(self, hosted: HostedGame) -> None:
        """Stop listeners who lost their seat (L6) or no longer take part."""
        for listener in self.everybody():
            if not may_read(hosted, listener.person, listener.reader):
                listener.sent_away = True
                listener.stop()
                self.remove(listener)

    def publish(self, hosted: HostedGame, news: Iterable[PendingRecord]) -> None:
        """Tell listeners what happened, and the current state."""
        self.send_away(hosted)
        encoder = Encoder()
        told: dict[Reader, list[bytes]] = {reader: [] for reader in self.listeners}
        for new in news:
            for reader, message in new.told:
                if reader in told:
                    told[reader].append(encoder.encoded(message))
        for reader, now in self.states(hosted, self.listeners):
            for listener in self.listeners[reader]:
                listener.tell(told[reader], now, encoder)

    def states(self, hosted: HostedGame, readers: Iterable[Reader]) -> Iterator[tuple[Reader, Now]]:
        """How things stand for these readers; what has not changed, listeners have only once."""
        self._shown = shown_to_all(hosted, self._shown)
        return states_for(hosted, readers, self._shown)

    def state(self, hosted: HostedGame, reader: Reader) -> Now:
        """How things stand for a reader."""
        return next(self.states(hosted, (reader,)))[1]
