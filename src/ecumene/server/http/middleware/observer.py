"""Logs and counts every request, with an id in its log lines and its response.

Requests are named by the template of their route, never by their path, which may hold anything.
"""

from __future__ import annotations

import re
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

from ecumene.server.process.server_logs import request_id, tell

if TYPE_CHECKING:
    from litestar.types import (
        ASGIApp,
        HTTPReceiveMessage,
        HTTPScope,
        Message,
        Receive,
        Scope,
        Send,
        WebSocketReceiveMessage,
        WebSocketScope,
    )

    from ecumene.server.process.metrics import Metrics
    from ecumene.server.process.server_logs import LogFacts

ID_HEADER: Final = b"x-request-id"
ELSEWHERE: Final = "elsewhere"
"""Stands for all paths without a route: there are too many to count."""
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
NO_ANSWER: Final = 499
"""The status for a client that left before the response, as proxies use it."""
LEFT: Final = 1006
"""The close code of a WebSocket that was cut off (RFC 6455)."""
QUIET: Final = frozenset(("/health", "/metrics"))
"""Routes polled every few seconds, which are not logged."""


class Observer:
    """Logs and counts requests and WebSockets."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = request_id.set(secrets.token_hex(8))
        try:
            if scope["type"] == ScopeType.HTTP:
                await self._request(scope, receive, send)
            else:
                await self._socket(scope, receive, send)
        finally:
            request_id.reset(token)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        start, status = perf_counter(), NO_ANSWER

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], _id_header()]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            seconds = perf_counter() - start
            method = scope["method"] if scope["method"] in METHODS else "OTHER"
            route = _route(scope)
            self.metrics.requests.labels(method, route, status).inc()
            self.metrics.request_seconds.labels(route).observe(seconds)
            if 400 <= status < 500:
                self.metrics.refusals.labels(status).inc()
            if route not in QUIET:
                facts = _where(scope)
                facts |= {"method": method, "route": route, "status": status, "ms": _ms(seconds)}
                tell("request", **facts)

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        start, status, accepted = perf_counter(), LEFT, False

        async def hearing() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message["code"]
            return message

        async def noting(message: Message) -> None:
            nonlocal status, accepted
            if message["type"] == "websocket.accept":
                accepted = True
                self.metrics.sockets.inc()
            elif message["type"] == "websocket.close":
                status = message["code"]
            elif message["type"] == "websocket.http.response.start":
                status = message["status"]
                self.metrics.refusals.labels(status).inc()
            await send(message)

        try:
            await self.app(scope, hearing, noting)
        finally:
            if accepted:
                self.metrics.sockets.dec()
            ms, facts = _ms(perf_counter() - start), _where(scope)
            facts |= {"route": _route(scope), "status": status, "ms": ms}
            tell("socket", **facts)


def _id_header() -> tuple[bytes, bytes]:
    return ID_HEADER, (request_id.get() or "").encode()


def _route(scope: Scope) -> str:
    """The route's template, which Litestar puts into the scope."""
    return scope.get("path_template") or ELSEWHERE


def _where(scope: Scope) -> LogFacts:
    """Game and seat from the path, if they look like such."""
    found: LogFacts = {}
    parts = scope.get("path_params", {})
    game, seat = str(parts.get("game", "")), str(parts.get("seat", ""))
    if GAME.fullmatch(game):
        found["game"] = game
    if seat.isascii() and seat.isdigit() and len(seat) <= 2:
        found["seat"] = int(seat)
    return found


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
