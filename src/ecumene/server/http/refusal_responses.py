"""Refusals as sent: the body, and the response to a request or a handshake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar.enums import ScopeType

from ecumene.dialogue import Speaker
from ecumene.rules.format.codec import to_names
from ecumene.seat.exchange import Refused
from ecumene.server.http.middleware.request_headers import language_of
from ecumene.server.refusals import NO_METHOD, TOO_MANY
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import HTTPScope, Send, WebSocketScope

    from ecumene.server.refusals import Refusal

Headers = list[tuple[bytes, bytes]]


def refused(refusal: Refusal, language: str) -> Refused:
    """The body of a refusal."""
    text = Speaker(Messages(language)).text(refusal.sentence)
    return Refused(text, refusal.sentence, refusal.reason, refusal.rule)


def headers_of(refusal: Refusal) -> list[tuple[str, str]]:
    """A refusal's headers: when to retry, and which methods are allowed."""
    if refusal.status == TOO_MANY:
        return [("retry-after", str(refusal.wait))]
    if refusal.status == NO_METHOD:
        return [("allow", ", ".join(refusal.methods))]
    return []


async def send_refusal(
    scope: HTTPScope | WebSocketScope,
    send: Send,
    refusal: Refusal,
    headers: Iterable[tuple[str, str]] = (),
) -> None:
    """Respond with a refusal; a WebSocket gets it instead of its handshake."""
    body = msgspec.json.encode(to_names(refused(refusal, language_of(scope))))
    raw: Headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.encode(), value.encode()) for name, value in (*headers_of(refusal), *headers)),
    ]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": refusal.status, "headers": raw})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:
        # Litestar's types do not know refused handshakes (ASGI: "websocket.http.response").
        start = {"type": "websocket.http.response.start", "status": refusal.status, "headers": raw}
        rest = {"type": "websocket.http.response.body", "body": body, "more_body": False}
        await send(start)  # type: ignore[arg-type]
        await send(rest)  # type: ignore[arg-type]
