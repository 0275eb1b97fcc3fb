"""Connections: uvicorn's, with the limits that it lacks.

Bodies are counted where they are read (``request_bodies.py``). Everything else a client could send
without end is limited here: heads, chunk framing and trailers, pipelined requests, and input on
WebSockets, which nobody reads. Nor may a client stay silent or leave responses unread, since every
connection takes a file descriptor and memory.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ecumene.rules.format.codec import to_names
from ecumene.seat.statuses import MALFORMED
from ecumene.server.http.game_in_path import game_of
from ecumene.server.http.refusal_responses import headers_of, refused
from ecumene.server.http.sockets import PUSH
from ecumene.server.process.hand_over import Parcel
from ecumene.server.process.whole_answers import AnsweringTransport
from ecumene.server.refusals import TIMED_OUT, TOO_MANY, refuse

if TYPE_CHECKING:
    from asyncio import Transport
    from collections.abc import Sequence

    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
    from websockets.http11 import Request

    from ecumene.server.games.placement import Placement
    from ecumene.server.process.connection_limit import ConnectionLimit
    from ecumene.server.process.hand_over import ConnectionPost
    from ecumene.server.refusals import Refusal

HEAD_TOO_LARGE: Final = 431
PORTION: Final = 4096
"""Bytes read before the limits are checked again."""
MOST_HEADERS: Final = 128
"""Headers are searched repeatedly, so there must be few of them, however short."""
MOST_WAITING: Final = 64
"""Maximum number of pipelined requests; browsers send none."""
LEAVING_BYTES: Final = 512 * 1024
LEAVING_SECONDS: Final = 2.0
"""How much and how long input is still read and discarded after a refusal: a client cut off while
sending would not read why."""
TOO_MUCH_SAID: Final = 1008
"""The WebSocket close code for a policy violation (RFC 6455)."""


WHOLE_TEXT: Final = 0x81
"""The first byte of a WebSocket frame that holds a whole text."""
SENT_SECONDS: Final = 0.01
"""How long the system has to take over an answer before its connection leaves."""


class Bounds(Struct, frozen=True):
    """What a client may do on one connection."""

    most_beside: int = 64 * 1024
    """Bytes of a request outside its body: head, trailers, chunk framing."""
    head_seconds: float = 20.0
    """Maximum time for the head of a request, or of silence on a new connection."""
    stalled_seconds: float = 20.0
    """Maximum time in which a client may read less than ``least_read`` of what waits for it."""
    least_read: int = 16 * 1024
    """Bytes a client must read in that time to stay connected."""
    most_said: int = 32 * 1024
    """Bytes a client may send into a WebSocket per minute; honest ones only answer pings."""


@dataclass(frozen=True)
class Routing:
    """Where connections belong, and the way there."""

    placement: Placement
    hand_over: ConnectionPost


MINUTE: Final = 60.0
NOTHING_LINGERS: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
"""SO_LINGER on, with zero seconds."""


class Reading:
    """Disconnects clients that do not read; runs while output is waiting."""

    def __init__(self, transport: Transport, bounds: Bounds) -> None:
        self._transport = transport
        self._bounds = bounds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Output is waiting for the client."""
        left = self._transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._bounds.stalled_seconds, self._look, left)

    def end(self) -> None:
        """It was read, or the client is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, before: int) -> None:
        if before - self._transport.get_write_buffer_size() < self._bounds.least_read:
            _cut_off(self._transport)
        else:
            self.begin()


class HttpConnection(HttpToolsProtocol):
    """A connection that carries HTTP requests."""

    def __init__(
        self,
        door: ConnectionLimit,
        bounds: Bounds,
        routing: Routing | None,
        *,
        parcel: Parcel | None = None,
        **given: Any,
    ) -> None:
        super().__init__(**given)
        self._door = door
        self._bounds = bounds
        self._routing = routing
        self._parcel = parcel
        """What came with it from another worker."""
        self._part: Literal["between", "head", "body"] = "between"
        """Which part of a request is being read."""
        self._beside = 0
        """Bytes of the request outside its body."""
        self._body = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._is_socket = False
        """Whether it has become a WebSocket."""
        self._refused = False
        self._leaves = False
        """Whether it is to leave after the answer."""

    # Opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading = Reading(transport, self._bounds)
        if not self._door.enter(transport, self.client):
            transport.write(_answer(refuse(TOO_MANY, "serve-too-many-sockets")))
            transport.close()
        elif self._parcel is None:
            self._set_deadline()
        elif self._parcel.data:
            self._take(self._parcel)
        else:
            self._stay_idle()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self.transport)
        self._reading.end()
        self._end_deadline()

    def handle_websocket_upgrade(self) -> None:
        self._is_socket = True
        self._end_deadline()
        self._reading.end()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.end()

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._beside += len(data)
            if self._beside > LEAVING_BYTES:
                _cut_off(self.transport)
        elif self._part == "between":
            self._take(Parcel(data, self._seconds_left(), 0, monotonic()))
        else:
            self._read(data)

    def _take(self, parcel: Parcel) -> None:
        """Read the beginning of a request, unless it belongs to another worker."""
        if not self._goes_elsewhere(parcel):
            self._begin(parcel)

    def _begin(self, parcel: Parcel) -> None:
        if self._deadline is None:
            self._set_deadline(parcel.seconds)
        self._read(parcel.data)

    def _read(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            portion = data[start : start + PORTION]
            self._beside += len(portion)
            super().data_received(portion)
            if self._is_socket or self._refused or self.transport.is_closing():
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
        # Trailers are not headers: they would be used after all checks.
        if self._part == "head":
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._part = "body"
        self._end_deadline()
        super().on_headers_complete()
        self._answer_whole()

    def _answer_whole(self) -> None:
        """Let the answer to a new request leave in one piece; to HEAD there is no body."""
        cycle: RequestResponseCycle | None = self.cycle
        if (
            cycle is not None
            and cycle.transport is self.transport
            and cycle.scope["method"] != "HEAD"
        ):
            cycle.transport = AnsweringTransport(self.transport)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        # A body that arrives after the response is of no use, and counts as overhead.
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
        if self._leaves and not self.transport.is_closing():
            self._leaves = False
            self.loop.call_later(SENT_SECONDS, self.shutdown)
        if self._part == "body" and not self.transport.is_closing():
            self._set_deadline()

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # Moving to other workers

    def _goes_elsewhere(self, parcel: Parcel) -> bool:
        """Whether another worker gets it, because it has the game."""
        if self._routing is None or not self._is_idle():
            return False
        game = game_of(parcel.data)
        worker = None if game is None else self._routing.placement.elsewhere(game)
        if worker is None:
            return False
        return self._routing.hand_over.send(self, worker, replace(parcel, hops=parcel.hops + 1))

    def _is_idle(self) -> bool:
        """Whether nothing has been read that was not answered, and all answers are sent."""
        return (
            self._part == "between"
            and not (self._is_answering() or self.pipeline or self._refused)
            and not self.transport.get_write_buffer_size()
        )

    def descriptor(self) -> int | None:
        """Its descriptor; None if it was closed."""
        if self.transport.is_closing():
            return None
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    def wait(self) -> None:
        """Read no further until it is known who serves it."""
        self._unset_keepalive_if_required()
        self.flow.pause_reading()

    def moved(self) -> None:
        """Another worker has it now; only our descriptor is closed."""
        self.transport.abort()

    def stay(self, parcel: Parcel) -> None:
        """Nobody took it: serve it here."""
        self.flow.resume_reading()
        if parcel.data:
            self._begin(parcel)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """Leave because this worker stops: to another one that goes on, if there is any."""
        if self._is_answering() and self._routing is not None and self._routing.placement.others:
            self._leaves = True
        elif not self._leave():
            super().shutdown()

    def _leave(self) -> bool:
        """Go to any other worker; False if it must be closed."""
        descriptor = self.descriptor()
        if self._routing is None or descriptor is None or not self._is_idle():
            return False
        others = self._routing.placement.others
        if not others:
            return False
        parcel = Parcel(b"", self._bounds.head_seconds, 1, monotonic())
        return self._routing.hand_over.send(self, others[descriptor % len(others)], parcel)

    # Time

    def _set_deadline(self, seconds: float | None = None) -> None:
        self._end_deadline()
        left = self._bounds.head_seconds if seconds is None else seconds
        self._deadline = self.loop.call_later(left, self._give_up)

    def _seconds_left(self) -> float:
        """How long the head of the request may still take."""
        if self._deadline is None:
            return self._bounds.head_seconds
        return max(0.0, self._deadline.when() - self.loop.time())

    def _stay_idle(self) -> None:
        """Wait for a request as after an answer."""
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self._is_answering():
            self._set_deadline()  # the client waits for us
        elif self._part == "head":
            self._refuse(refuse(TIMED_OUT, "serve-too-slow"))
        else:
            self.transport.close()

    # Refusing

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - we have words of our own
        self._refuse(refuse(MALFORMED, "server-bad-request"))

    def _refuse(self, refusal: Refusal) -> None:
        """Send the reason, unless another response is under way, and close.

        The client's language is not known yet.
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

    def __init__(self, door: ConnectionLimit, bounds: Bounds, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._bounds = bounds
        self._said = 0
        """Bytes received in this minute."""
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

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send texts at once if nothing waits to be sent; returns whether they were sent.

        The application finds this in its scope: going through it and the protocol takes a task for
        each of many who are told the same.
        """
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        parts = [part for text in texts for part in (text_frame(len(text)), text)]
        self.transport.write(b"".join(parts))
        return True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][PUSH] = {PUSH: self.push}

    def start_keepalive(self) -> None:
        """It is open: the heads of the handshake are not needed any more."""
        super().start_keepalive()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the head, which was counted already
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


def text_frame(size: int) -> bytes:
    """The beginning of a frame that holds a whole text (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)


def protocols(door: ConnectionLimit, bounds: Bounds, routing: Routing | None) -> tuple[Any, Any]:
    """The protocol factories for uvicorn: HTTP and WebSocket."""
    http = partial(HttpConnection, door, bounds, routing)
    return http, partial(SocketConnection, door, bounds)


def _cut_off(transport: Transport) -> None:
    """Close at once and drop all unsent output."""
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.fileno() >= 0:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NOTHING_LINGERS)
    transport.abort()


def _answer(refusal: Refusal) -> bytes:
    """A complete HTTP response, after which the connection closes."""
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
