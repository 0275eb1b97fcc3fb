"""Where a game is kept while somebody wants it, and who listens to it there."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ecumene.rules.border import to_names
from ecumene.server.rights import may_read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from msgspec import Struct

    from ecumene.seat.messages import Reader
    from ecumene.server.clocks import Time
    from ecumene.server.live import LiveGame, New
    from ecumene.server.wire import Now

MOST_WAITING: Final = 1000
MOST_BYTES: Final = 1024 * 1024
"""Whoever has so many messages or bytes waiting reads too slowly, and has to come again."""


def encoded(message: Struct) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(to_names(message))


class Signal(Enum):
    """What whoever sends messages to a listener hears besides them."""

    BEHIND = auto()
    """There is something to be read from the journal first."""
    END = auto()
    """There will be no more."""


class Listener:
    """Somebody who listens to a game: a reader, and what they have not been sent yet.

    Who is behind is sent what they missed from the journal, some at a time, as fast as they read
    it (``Hall.missed``). Only then they are told what happens.
    """

    def __init__(self, person: str, reader: Reader, number: int) -> None:
        self.person = person
        """Whose they are; a seat may get another owner while somebody listens."""
        self.reader = reader
        self.number = number
        """The last message of the stream that they have, or that waits to be sent."""
        self.too_slow = self.sent_away = False
        self._waiting: asyncio.Queue[bytes | Signal] = asyncio.Queue()
        self._bytes = 0
        """So many of them wait."""
        self._behind = False
        self._now: Now | None = None

    async def next(self) -> bytes | Signal:
        """What is to be sent next, as soon as there is something."""
        found = await self._waiting.get()
        if isinstance(found, bytes):
            self._bytes -= len(found)
        return found

    def follow(self, now: Now) -> None:
        """Go on with the game as it stands: from the journal, where something was missed."""
        if self.number < now.number:
            if not self._behind:
                self._behind = True
                self._waiting.put_nowait(Signal.BEHIND)
        else:
            self._behind = False
            self.send_now(now)

    def tell(self, message: bytes) -> None:
        """Have the next message of the stream sent; who is behind will find it in the journal."""
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
        """Tell how things stand, unless nothing has changed but the number of messages."""
        before = self._now
        if self._behind:
            return
        if before is not None and replace(now, number=before.number) == before:
            return
        self._now = now
        known = before is not None and now.seats == before.seats
        self._send(encoded(replace(now, seats=None) if known else now))

    def stop(self) -> None:
        """There is nothing more to hear."""
        self._waiting.put_nowait(Signal.END)


class Place:
    """A game in memory, or the room for it; whoever uses it holds the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: LiveGame | None = None
        """None: it has to be loaded."""
        self.listeners: dict[Reader, set[Listener]] = {}
        self.driven: asyncio.Task[None] | None = None
        """What lets computers and clocks go on."""
        self.users = 0
        """How many are at it, or wait for it."""
        self.noted: Time = 0
        """When it was noted last who listens."""

    @property
    def wanted(self) -> bool:
        """Whether somebody listens, is at it, or computers wait for somebody in it."""
        waits = self.live is not None and bool(self.live.wanted or self.live.owed)
        return bool(self.listeners or self.users or waits) or self.driven is not None

    def everybody(self) -> list[Listener]:
        """All who listen now."""
        return [each for listeners in self.listeners.values() for each in listeners]

    def add(self, listener: Listener) -> None:
        """Somebody listens."""
        self.listeners.setdefault(listener.reader, set()).add(listener)

    def remove(self, listener: Listener) -> bool:
        """Somebody listens no more; whether nobody else does for the same reader."""
        others = self.listeners.get(listener.reader, set())
        others.discard(listener)
        if not others:
            self.listeners.pop(listener.reader, None)
        return not others

    def send_away(self, live: LiveGame) -> None:
        """Stop to tell those whose seat is no longer theirs (L6), and who have no part any more."""
        for listener in self.everybody():
            if not may_read(live, listener.person, listener.reader):
                listener.sent_away = True
                listener.stop()
                self.remove(listener)

    def publish(self, live: LiveGame, news: Iterable[New]) -> None:
        """Tell everyone who listens what has happened, and how things stand."""
        self.send_away(live)
        for new in news:
            for reader, message in new.told:
                listeners = self.listeners.get(reader)
                if listeners:
                    text = encoded(message)
                    for listener in listeners:
                        listener.tell(text)
        for reader, listeners in self.listeners.items():
            now = live.now(reader)
            for listener in listeners:
                listener.send_now(now)
