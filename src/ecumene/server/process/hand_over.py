"""Handing connections to other workers of this machine.

A connection whose next request is about a game of another worker moves there: its descriptor and
the bytes read so far are sent through a Unix socket in a folder that only this user can enter. The
client notices nothing, and as long as it asks about the same game its connection stays. A
connection that cannot be handed over is served where it is, which is as right and only slower.
"""

from __future__ import annotations

import asyncio
import socket
from array import array
from collections import deque
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.server.process.metrics import Metrics

POSSIBLE: Final = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
"""Whether the system can hand over descriptors."""
MOST_BYTES: Final = 64 * 1024
"""Most bytes handed over with a connection; the heads of requests are no larger."""
MOST_MESSAGE: Final = MOST_BYTES + 1024
MOST_HOPS: Final = 2
"""How often a request may be handed on, so that workers that disagree do not play ball with it."""
MOST_WAITING: Final = 4096
LONGEST_WAIT: Final = 1.0
"""How many connections may wait until another worker takes them, and how many seconds."""
PAUSE: Final = 0.002
"""Seconds before the next try if another worker's queue is full."""
AT_ONCE: Final = 64
"""Connections taken in at a time; then others get their turn."""


class Parcel(Struct, frozen=True, array_like=True):
    """What travels with a descriptor."""

    data: bytes
    """What was read of the next request; empty: nothing yet."""
    seconds: float
    """How long its head may still take."""
    hops: int
    """How often it has been handed on."""
    sent: float
    """When it was sent, by the clock of the machine."""


_PARCELS: Final = msgspec.msgpack.Decoder(Parcel)


class MovableConnection(Protocol):
    """A connection that can be handed over."""

    def descriptor(self) -> int | None:
        """Its descriptor; None: it was closed meanwhile."""

    def wait(self) -> None:
        """Read no further until one of these two is called."""

    def moved(self) -> None:
        """Another worker has it now: forget it without a word to the client."""

    def stay(self, parcel: Parcel) -> None:
        """Nobody took it: serve it here."""


class ConnectionPost:
    """The end of one worker: it sends connections to others, and takes theirs in."""

    def __init__(self, folder: Path, own: int, metrics: Metrics) -> None:
        self._folder = folder
        self._path = self._path_of(own)
        self._metrics = metrics
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._take_in: Callable[[socket.socket, Parcel], None] | None = None
        self._waiting: dict[int, deque[tuple[MovableConnection, Parcel]]] = {}
        """Those that wait for a worker whose queue is full."""

    # Taking in

    def open(self, take_in: Callable[[socket.socket, Parcel], None]) -> None:
        """Begin to take connections in, each with this function."""
        self._take_in = take_in
        self._socket.bind(self._path)
        asyncio.get_running_loop().add_reader(self._socket, self._receive)

    def close(self) -> None:
        """Take in what was sent already, and then no more; sending is still possible."""
        if self._take_in is None:
            return
        asyncio.get_running_loop().remove_reader(self._socket)
        Path(self._path).unlink(missing_ok=True)
        while self._receive():
            pass
        self._take_in = None

    def _receive(self) -> bool:
        """Take in what is there; returns whether there may be more."""
        assert self._take_in is not None
        for _ in range(AT_ONCE):
            try:
                message, descriptors, *_ = socket.recv_fds(self._socket, MOST_MESSAGE, 1)
            except OSError:
                return False
            if not descriptors:  # no more files may be open here
                self._count("lost")
                continue
            parcel = _PARCELS.decode(message)
            self._count("received")
            self._metrics.hand_over_seconds.observe(max(0.0, monotonic() - parcel.sent))
            self._take_in(socket.socket(fileno=descriptors[0]), parcel)
        return True

    # Sending

    def send(self, connection: MovableConnection, worker: int, parcel: Parcel) -> bool:
        """Hand a connection to another worker; False: it must be served here.

        Otherwise it hears what becomes of it, perhaps later.
        """
        waiting = self._waiting.get(worker)
        if parcel.hops > MOST_HOPS or len(parcel.data) > MOST_BYTES:
            return self._refused()
        if waiting is None:
            try:
                return self._send(connection, worker, parcel)
            except BlockingIOError:
                waiting = self._waiting[worker] = deque()
                self._try_later(worker)
        if len(waiting) >= MOST_WAITING:
            return self._refused()
        waiting.append((connection, parcel))
        connection.wait()
        return True

    def _send(self, connection: MovableConnection, worker: int, parcel: Parcel) -> bool:
        """Send it now; raises ``BlockingIOError`` if the other's queue is full."""
        descriptor = connection.descriptor()
        if descriptor is None:
            return True
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))
        message = msgspec.msgpack.encode(parcel)
        try:
            self._socket.sendmsg([message], [rights], 0, self._path_of(worker))
        except BlockingIOError:
            raise
        except OSError:
            return self._refused()
        self._count("sent")
        connection.moved()
        return True

    def _try_later(self, worker: int) -> None:
        asyncio.get_running_loop().call_later(PAUSE, self._send_waiting, worker)

    def _send_waiting(self, worker: int) -> None:
        """Go on with those that wait for a worker, in their order."""
        waiting = self._waiting[worker]
        while waiting:
            connection, parcel = waiting[0]
            try:
                sent = self._send(connection, worker, parcel)
            except BlockingIOError:
                if monotonic() < parcel.sent + LONGEST_WAIT:
                    self._try_later(worker)
                    return
                sent = self._refused()
            waiting.popleft()
            if not sent:
                connection.stay(parcel)
        del self._waiting[worker]

    def _refused(self) -> bool:
        self._count("refused")
        return False

    def _count(self, outcome: str) -> None:
        self._metrics.hand_overs.labels(outcome).inc()

    def _path_of(self, worker: int) -> str:
        return str(self._folder / f"worker-{worker}.socket")
