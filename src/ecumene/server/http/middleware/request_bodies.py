"""Request bodies: read whole, up to a limit, before a handler sees them.

Received bytes are counted, whatever the headers say. So a handler never stops in the middle of a
body, and a client that sends byte by byte delays nobody else.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from litestar.utils import normalize_path

from ecumene.server.http.middleware.request_headers import header
from ecumene.server.http.refusal_responses import send_refusal
from ecumene.server.refusals import TIMED_OUT, TOO_LARGE, refuse

if TYPE_CHECKING:
    from litestar.types import (
        ASGIApp,
        HTTPReceiveMessage,
        HTTPScope,
        Receive,
        Scope,
        Send,
        WebSocketReceiveMessage,
    )

MOST_BYTES: Final = 16 * 1024
"""Maximum size of a request body; the largest honest one has 1.9 KB."""
MOST_IMPORTED: Final = 8 * 1024 * 1024
IMPORT_PATH: Final = "/api/games/import"
ARRIVAL_SECONDS: Final = 60.0
CLOSING: Final = ("connection", "close")
"""Whatever is still on its way will not be read."""


class TooLarge(Exception):
    """The body is larger than allowed."""


class Bodies:
    """Passes requests on with their whole body, or refuses them: 413, or 408 if it is too slow."""

    def __init__(self, app: ASGIApp, arrival_seconds: float = ARRIVAL_SECONDS) -> None:
        self.app = app
        self.arrival_seconds = arrival_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not _has_body(scope):
            await self.app(scope, receive, send)
            return
        most = MOST_IMPORTED if normalize_path(scope["path"]) == IMPORT_PATH else MOST_BYTES
        try:
            _check_announced(scope, most)
            async with asyncio.timeout(self.arrival_seconds):
                body = await _whole(receive, most)
        except TooLarge:
            refusal = refuse(TOO_LARGE, "serve-too-large", most=most)
            await send_refusal(scope, send, refusal, [CLOSING])
        except TimeoutError:
            refusal = refuse(TIMED_OUT, "serve-too-slow")
            await send_refusal(scope, send, refusal, [CLOSING])
        else:
            if body is not None:
                await self.app(scope, _replayed(body, receive), send)


def _has_body(scope: HTTPScope) -> bool:
    return header(scope, "content-length") is not None or (
        header(scope, "transfer-encoding") is not None
    )


def _check_announced(scope: HTTPScope, most: int) -> None:
    announced = header(scope, "content-length") or "0"
    if announced.isdigit() and int(announced[:20]) > most:
        raise TooLarge


async def _whole(receive: Receive, most: int) -> bytes | None:
    """The whole body; None if the client disconnects first."""
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        part: bytes = message["body"]
        size += len(part)
        if size > most:
            raise TooLarge
        parts.append(part)
        if not message["more_body"]:
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """A receive function that gives the whole body once, then passes on later messages."""
    given = False

    async def replay() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
