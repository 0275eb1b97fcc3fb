"""Games in use and who listens to them."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ecumene.rules.format.codec import to_names
from ecumene.server.services.permissions import may_read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from msgspec import Struct

    from ecumene.seat.reader_messages import Reader
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame, PendingRecord
    from ecumene.server.wire import Now

MOST_WAITING: Final = 1000
MOST_BYTES: Final = 1024 * 1024
"""Limits of waiting messages and bytes; a listener above them is too slow and must reconnect."""


def encoded(message: Struct) -> bytes:
    """A message as sent."""
    return msgspec.json.encode(to_names(message))


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

    def __init__(self, person: str, reader: Reader, number: int) -> None:
        self.person = person
        """The person's id; a seat may change its owner while someone listens."""
        self.reader = reader
        self.number = number
        """The last message they have been sent or that waits to be sent."""
        self.too_slow = self.sent_away = False
        self._waiting: asyncio.Queue[bytes | Signal] = asyncio.Queue()
        self._bytes = 0
        """Bytes of waiting messages."""
        self._behind = False
        self._now: Now | None = None

    async def next(self) -> bytes | Signal:
        """The next message to send; waits for one."""
        found = await self._waiting.get()
        if isinstance(found, bytes):
            self._bytes -= len(found)
        return found

    def follow(self, now: Now) -> None:
        """Follow the game from its current state: through the journal if something was missed."""
        if self.number < now.number:
            if not self._behind:
                self._behind = True
                self._waiting.put_nowait(Signal.BEHIND)
        else:
            self._behind = False
            self.send_now(now)

    def tell(self, message: bytes) -> None:
        """Queue the next message; a listener who is behind will find it in the journal."""
        if not self._behind:
            self.number += 1
            self._send(message)

    def _send(self, message: bytes) -> None:
        if self.too_slow:
            return
        if self._waiting.qsize() >= MOST_WAITING or self._bytes + len(message) > MOST_BYTES:
            self.too_slow = True
            self.stop()
        else:
            self._bytes += len(message)
            self._waiting.put_nowait(message)

    def send_now(self, now: Now) -> None:
        """Send the current state, unless nothing changed but the number of messages."""
        before = self._now
        if self._behind:
            return
        if before is not None and replace(now, number=before.number) == before:
            return
        self._now = now
        known = before is not None and now.seats == before.seats
        self._send(encoded(replace(now, seats=None) if known else now))

    def stop(self) -> None:
        """End the stream."""
        self._waiting.put_nowait(Signal.END)


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

    @property
    def wanted(self) -> bool:
        """Whether it has listeners or users, or computers wait for someone."""
        waits = self.hosted is not None and bool(self.hosted.awaited_in_trade or self.hosted.owed)
        return bool(self.listeners or self.users or waits) or self.driven is not None

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
        for new in news:
            for reader, message in new.told:
                listeners = self.listeners.get(reader)
                if listeners:
                    text = encoded(message)
                    for listener in listeners:
                        listener.tell(text)
        for reader, listeners in self.listeners.items():
            now = hosted.now(reader)
            for listener in listeners:
                listener.send_now(now)
