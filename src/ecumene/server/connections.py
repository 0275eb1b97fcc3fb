"""Connections: uvicorn's, with bounds on what it leaves without.

Bodies are counted where they are read (``bodies.py``). Here is counted whatever else a client can
send without end: what stands before a body, between its parts and behind it, requests that wait for
each other, and what is said into a WebSocket, to which nobody listens. Nor may it keep silent or
leave unread what it has asked for, since every connection takes a file and memory.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ecumene.rules.border import to_names
from ecumene.seat.statuses import MALFORMED
from ecumene.server.refusals import TIMED_OUT, TOO_MANY, refuse
from ecumene.server.refusing import headers_of, refused

if TYPE_CHECKING:
    from asyncio import Transport

    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    from ecumene.server.door import Door
    from ecumene.server.refusals import Refusal

HEAD_TOO_LARGE: Final = 431
PORTION: Final = 4096
"""So many bytes are read before it is looked again whether they are too many."""
MOST_HEADERS: Final = 128
"""They are gone through again and again, so however short they are there are not many of them."""
MOST_WAITING: Final = 64
"""So many requests may come before the first of them is answered; browsers send none so."""
LEAVING_BYTES: Final = 512 * 1024
LEAVING_SECONDS: Final = 2.0
"""So much, and so long, is still taken from who was refused, and thrown away: what is cut off in
the middle of sending does not read why."""
TOO_MUCH_SAID: Final = 1008
"""The code for a WebSocket whose client does what it must not (RFC 6455)."""


class Bounds(Struct, frozen=True):
    """What a client may do on a connection."""

    most_beside: int = 64 * 1024
    """Bytes of a request that are not its body: its head, its trailers, the frame of its parts."""
    head_seconds: float = 20.0
    """How long the head of a request may take, or that nothing comes on a new connection."""
    stalled_seconds: float = 20.0
    """How long somebody may leave unread what was sent to them, if not even a little of it goes."""
    least_read: int = 16 * 1024
    """Who reads so many bytes in that time goes on."""
    most_said: int = 32 * 1024
    """Bytes that may be said into a WebSocket within a minute; honest clients only say pong."""


MINUTE: Final = 60.0
NOTHING_LINGERS: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
"""For SO_LINGER: on, for no seconds."""


class Reading:
    """Cuts off who does not read: begun when something cannot be sent, ended when it was."""

    def __init__(self, transport: Transport, bounds: Bounds) -> None:
        self._transport = transport
        self._bounds = bounds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Something is left that the client does not take."""
        left = self._transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._bounds.stalled_seconds, self._look, left)

    def end(self) -> None:
        """It was taken, or nobody is there any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, before: int) -> None:
        if before - self._transport.get_write_buffer_size() < self._bounds.least_read:
            _cut_off(self._transport)
        else:
            self.begin()


class HttpConnection(HttpToolsProtocol):
    """A connection with requests."""

    def __init__(self, door: Door, bounds: Bounds, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._bounds = bounds
        self._part: Literal["between", "head", "body"] = "between"
        """What of a request is being read."""
        self._beside = 0
        """How many bytes of the request were no part of its body."""
        self._body = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._handed_over = False
        """Whether it is a WebSocket's now."""
        self._refused = False

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading = Reading(transport, self._bounds)
        if self._door.enter(transport, self.client):
            self._set_deadline()
        else:
            transport.write(_answer(refuse(TOO_MANY, "serve-too-many-sockets")))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self.transport)
        self._reading.end()
        self._end_deadline()

    def handle_websocket_upgrade(self) -> None:
        self._handed_over = True
        self._end_deadline()
        self._reading.end()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.end()

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self._refused:
            self._take(data)
            return
        self._beside += len(data)
        if self._beside > LEAVING_BYTES:
            _cut_off(self.transport)

    def _take(self, data: bytes) -> None:
        if self._part == "between" and self._deadline is None:
            self._set_deadline()
        for start in range(0, len(data), PORTION):
            portion = data[start : start + PORTION]
            self._beside += len(portion)
            super().data_received(portion)
            if self._handed_over or self._refused or self.transport.is_closing():
                return
            many = self._part == "head" and len(self.headers) > MOST_HEADERS
            if many or self._beside > self._bounds.most_beside + self._body:
                most = self._bounds.most_beside
                self._refuse(refuse(HEAD_TOO_LARGE, "serve-head-too-large", most=most))
                return
            if len(self.pipeline) > MOST_WAITING:
                self._door.refused(self.transport)
                _cut_off(self.transport)
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._part = "head"
        self._beside = self._body = 0
        if self._deadline is None:
            self._set_deadline()

    def on_header(self, name: bytes, value: bytes) -> None:
        # What comes behind the body is no header: it would be read after all have been checked.
        if self._part == "head":
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._part = "body"
        self._end_deadline()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        # What comes when all is said already is for nobody, and counts as the rest does.
        if self._is_answering():
            self._beside -= len(body)
            self._body += len(body)

    def on_message_complete(self) -> None:
        self._part = "between"
        self._beside = self._body = 0
        self._end_deadline()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._part == "body" and not self.transport.is_closing():
            self._set_deadline()

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # Time

    def _set_deadline(self) -> None:
        self._end_deadline()
        self._deadline = self.loop.call_later(self._bounds.head_seconds, self._give_up)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self._is_answering():
            self._set_deadline()  # it waits for us
        elif self._part == "head":
            self._refuse(refuse(TIMED_OUT, "serve-too-slow"))
        else:
            self.transport.close()

    # Refusing

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - we have words of our own
        self._refuse(refuse(MALFORMED, "server-bad-request"))

    def _refuse(self, refusal: Refusal) -> None:
        """Say why, unless another answer is under way, and close.

        In which language somebody wants to hear it is not known yet.
        """
        if self.pipeline:
            _cut_off(self.transport)
            return
        self._door.refused(self.transport)
        self._end_deadline()
        self._unset_keepalive_if_required()
        self._refused = True
        self._beside = 0
        if not self._is_answering() or not self.cycle.response_started:
            self.transport.write(_answer(refusal))
        if self._is_answering():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write_eof()
        self._deadline = self.loop.call_later(LEAVING_SECONDS, _cut_off, self.transport)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, door: Door, bounds: Bounds, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._bounds = bounds
        self._said = 0
        """How many bytes came in this minute."""
        self._minute = 0.0
        """When it began."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = Reading(self.transport, self._bounds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self.transport)
        self._reading.end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.end()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the head, which was counted
            return
        now = self.loop.time()
        if now > self._minute + MINUTE:
            self._minute, self._said = now, 0
        self._said += len(data)
        if self._said <= self._bounds.most_said:
            super().data_received(data)
        elif not self.transport.is_closing():
            self._door.refused(self.transport)
            self.conn.fail(TOO_MUCH_SAID)
            self.handle_parser_exception()


def protocols(door: Door, bounds: Bounds) -> tuple[Any, Any]:
    """What uvicorn makes for each connection, and for each that becomes a WebSocket."""
    return partial(HttpConnection, door, bounds), partial(SocketConnection, door, bounds)


def _cut_off(transport: Transport) -> None:
    """Close at once, and let the system keep nothing of what was to be sent."""
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.fileno() >= 0:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NOTHING_LINGERS)
    transport.abort()


def _answer(refusal: Refusal) -> bytes:
    """The bytes of a whole answer, after which the connection is closed."""
    body = msgspec.json.encode(to_names(refused(refusal, "en")))
    head = [
        ("content-type", "application/json"),
        ("content-length", str(len(body))),
        ("cache-control", "no-store"),
        ("connection", "close"),
        *headers_of(refusal),
    ]
    lines = "".join(f"{name}: {value}\r\n" for name, value in head)
    return STATUS_LINE[refusal.status] + lines.encode() + b"\r\n" + body
