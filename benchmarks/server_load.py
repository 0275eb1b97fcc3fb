"""Tables full of clients: raw WebSockets that listen, and raw HTTP connections that answer.

Clients written for comfort are slower than the server and would measure themselves.
"""

from __future__ import annotations

import asyncio
import base64
import os
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, cast

from msgspec import Struct, field

from benchmarks.server_process import Seated

if TYPE_CHECKING:
    from benchmarks.server_script import Line
    from ecumene.rules.state.ids import Seat

NOTHING_MISSED = 10**9
"""As the last message one has: nothing from before is to be told."""
MOST_BEHIND = 15.0
"""Seconds after its moment when an answer is not sent any more: that it is late is known by then,
and a machine that is too slow for the rate would make a measurement last without end."""
TRIES, PAUSE = 20, 0.1
"""How often a lost connection is tried again, and the seconds between."""
END = b"\r\n\r\n"
PING, PONG, CLOSE = 0x9, 0xA, 0x8
SHORT, MEDIUM = 126, 127
"""Lengths of frames that say where the length stands (RFC 6455)."""
NOW = b'{"type":"now"'


class Measured(Struct):
    """What a run has shown; times are in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    """From the moment an answer was to be sent until it was acknowledged."""
    delivered: list[float] = field(default_factory=list)
    """From there until somebody at the table heard of it."""
    socket_bytes: int = 0
    request_bytes: int = 0
    given_up: list[float] = field(default_factory=list)
    """How late those were by then that were never sent, since the server was too far behind."""
    away: list[float] = field(default_factory=list)
    """From the moment the server has closed a socket until its client hears again."""

    @property
    def lost(self) -> int:
        """How many sockets the server has closed."""
        return len(self.away)


class Ear(asyncio.Protocol):
    """A WebSocket that listens."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._closed = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the first message is there: how things stand."""
        self._accepted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._table.measured.socket_bytes += len(data)
        self._buffer += data
        if not self._accepted:
            head, found, _ = self._buffer.partition(END)
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), bytes(head)
            self._accepted = True
            del self._buffer[: len(head) + len(END)]
        self._take_frames()

    def _take_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) >= start + 2:
            size, begin = buffer[start + 1], start + 2
            if size >= SHORT:
                width = 2 if size == SHORT else 8
                begin += width
                if len(buffer) < begin:
                    break
                size = int.from_bytes(buffer[begin - width : begin])
            if len(buffer) < begin + size:
                break
            self._take(buffer[start] & 0xF, buffer[begin : begin + size])
            start = begin + size
        del buffer[:start]

    def _take(self, kind: int, content: bytearray) -> None:
        assert self._transport is not None
        if kind == CLOSE:
            self._transport.close()
        elif kind == PING:
            # A mask of zeros changes nothing.
            self._transport.write(bytes((0x80 | PONG, 0x80 | len(content), 0, 0, 0, 0)) + content)
        elif content.startswith(NOW):
            if not self.open.done():
                self.open.set_result(None)
        else:
            self._table.hear()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server has refused a socket"))
        elif not self._closed:
            self._table.come_back(self._seat)

    def close(self) -> None:
        """Go away."""
        self._closed = True
        assert self._transport is not None
        self._transport.abort()


class Mouth:
    """A connection that stays open and sends one request after the other."""

    def __init__(self, port: int, token: str) -> None:
        self._port = port
        self._head = f"Host: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n"
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        """Ask for something; returns the body."""
        return await self._said(f"GET /api{path} HTTP/1.1\r\n{self._head}\r\n".encode())

    async def post(self, path: str, body: bytes) -> bytes:
        """Send something; returns what is said to it."""
        about = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        head = f"POST /api{path} HTTP/1.1\r\n{self._head}{about}\r\n"
        return await self._said(head.encode() + body)

    async def _said(self, request: bytes) -> bytes:
        """Send a request; again if the connection was closed, which is no harm."""
        for _ in range(TRIES):
            try:
                return await self._exchange(request)
            except (asyncio.IncompleteReadError, ConnectionError):
                self._streams = None
        raise ConnectionError("the server does not answer")

    async def _exchange(self, request: bytes) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(END)).lower()
        size = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        body = await reader.readexactly(size)
        if not head.startswith(b"http/1.1 200 "):
            raise RuntimeError(f"refused: {body.decode()}")
        return body

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()


class Table:
    """A game with a client in every seat, who answer as their script says."""

    def __init__(self, seated: Seated, lines: tuple[Line, ...], port: int) -> None:
        self._seated = seated
        self._lines = lines
        self._port = port
        self._next = seated.given
        self._asked_at = 0.0
        self._busy = asyncio.Lock()
        self.measured = Measured()
        self._ears: dict[Seat, Ear] = {}
        self._coming: set[asyncio.Task[None]] = set()
        self._mouths: dict[Seat, Mouth] = {}

    @property
    def path(self) -> str:
        """Where the game is."""
        return f"/games/{self._seated.id}"

    @property
    def left(self) -> int:
        """How many answers are still to come."""
        return len(self._lines) - self._next

    @property
    def seated(self) -> Seated:
        """The game as it stands now."""
        return Seated(self._seated.id, self._seated.token, self._next)

    def mouth(self, seat: Seat = 0) -> Mouth:
        """The connection of a seat."""
        if seat not in self._mouths:
            self._mouths[seat] = Mouth(self._port, self._seated.token)
        return self._mouths[seat]

    async def listen(self, seats: int) -> None:
        """Let everybody listen."""
        for seat in range(seats):
            await self._connect(seat)

    async def _connect(self, seat: Seat) -> None:
        loop = asyncio.get_running_loop()
        transport, ear = await loop.create_connection(
            lambda: Ear(self, seat), "127.0.0.1", self._port
        )
        self._ears[seat] = ear
        path = f"/api{self.path}/seats/{seat}/socket?since={NOTHING_MISSED}"
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            f"Authorization: Bearer {self._seated.token}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        )
        transport.write("\r\n".join(lines).encode() + END)
        await ear.open

    def come_back(self, seat: Seat) -> None:
        """Connect again after the server has closed a socket."""
        task = asyncio.create_task(self._come_back(seat, perf_counter()))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _come_back(self, seat: Seat, since: float) -> None:
        for _ in range(TRIES):
            await asyncio.sleep(PAUSE)
            with suppress(ConnectionError):
                await self._connect(seat)
                self.measured.away.append(perf_counter() - since)
                return
        raise ConnectionError("the server refuses a socket")

    def hear(self) -> None:
        """Somebody hears of what was answered last."""
        self.measured.delivered.append(perf_counter() - self._asked_at)

    async def answer(self, due: float | None = None) -> None:
        """Give the next answer, as soon as that before it is acknowledged."""
        async with self._busy:
            if due is not None and (late := perf_counter() - due) > MOST_BEHIND:
                self.measured.given_up.append(late)
                return
            line = self._lines[self._next]
            self._next += 1
            self._asked_at = perf_counter() if due is None else due
            mouth = self.mouth(line.seat)
            said = await mouth.post(f"{self.path}/seats/{line.seat}/answers", line.body)
            self.measured.acknowledged.append(perf_counter() - self._asked_at)
            self.measured.request_bytes += len(said)

    def close(self) -> None:
        """All go away."""
        for task in self._coming:
            task.cancel()
        for ear in self._ears.values():
            ear.close()
        for mouth in self._mouths.values():
            mouth.close()


async def paced(tables: list[Table], rate: float, seconds: float) -> Measured:
    """Answers at a steady rate, at all tables in turn.

    Each has its moment. One that has to wait for an answer before it counts as late from then on,
    so a server that stands still for a while is not let off.
    """
    _forget(tables)
    start, tasks = perf_counter(), []
    for number in range(round(rate * seconds)):
        due = start + number / rate
        await asyncio.sleep(max(0.0, due - perf_counter()))
        tasks.append(asyncio.create_task(tables[number % len(tables)].answer(due)))
    await asyncio.gather(*tasks)
    return _together(tables)


async def flat_out(tables: list[Table], at_once: int, seconds: float) -> tuple[Measured, float]:
    """As many answers as it takes, so many under way at any moment; and how many a second."""
    _forget(tables)
    start = perf_counter()

    async def some(own: list[Table]) -> None:
        while perf_counter() < start + seconds:
            for table in own:
                await table.answer()

    await asyncio.gather(*(some(tables[first::at_once]) for first in range(at_once)))
    took, measured = perf_counter() - start, _together(tables)
    return measured, len(measured.acknowledged) / took


def _forget(tables: list[Table]) -> None:
    for table in tables:
        table.measured = Measured()


def _together(tables: list[Table]) -> Measured:
    every = [table.measured for table in tables]
    return Measured(
        sorted(second for each in every for second in each.acknowledged),
        sorted(second for each in every for second in each.delivered),
        sum(each.socket_bytes for each in every),
        sum(each.request_bytes for each in every),
        sorted(second for each in every for second in each.given_up),
        sorted(second for each in every for second in each.away),
    )
