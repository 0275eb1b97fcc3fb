"""WebSockets: what a reader is told, as it happens. Nothing is answered through them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from ecumene.server.headers import language_of, token_of
from ecumene.server.http.games import GAME
from ecumene.server.http.playing import SEAT
from ecumene.server.http.requests import refusal_for
from ecumene.server.http.routes import number_in
from ecumene.server.refusals import FORBIDDEN, MISSING, UNKNOWN, Refusal, refuse
from ecumene.server.refusing import refused

if TYPE_CHECKING:
    from litestar import WebSocket

    from ecumene.server.journal import Reader
    from ecumene.server.people import Person
    from ecumene.server.places import Listener
    from ecumene.server.services import Services

TOO_SLOW: Final = 4408
RESTART: Final = 1012
BAD: Final = 4400
CLOSING: Final = {UNKNOWN: 4401, FORBIDDEN: 4403, MISSING: 4404}
"""How a socket is closed for what a request would be refused with."""
WATCH_SOCKET: Final = GAME + "/watch/socket"
SEAT_SOCKET: Final = SEAT + "/socket"


async def seat_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """What a seat is told."""
    await _serve(socket, int(socket.path_params["seat"]))


async def watch_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """What spectators are told."""
    await _serve(socket, None)


HANDLERS: Final = (
    WebsocketRouteHandler(SEAT_SOCKET)(seat_socket),
    WebsocketRouteHandler(WATCH_SOCKET)(watch_socket),
)


async def _serve(socket: WebSocket[Any, Any, Any], reader: Reader) -> None:
    services: Services = socket.app.state.services
    await socket.accept()
    try:
        game = str(socket.path_params["game"])
        since = number_in(socket.query_params.get("since"), "since") or 0
        person = await _person(services, socket)
        listener = await _listen(services, game, person, reader, since)
    except Exception as problem:
        await _close(socket, refusal_for(problem))
        return
    try:
        await _tell(socket, listener)
    finally:
        await asyncio.shield(services.hall.leave(game, listener))


async def _person(services: Services, socket: WebSocket[Any, Any, Any]) -> Person:
    token = token_of(socket.scope)
    person = None if token is None else await services.people.of_token(token)
    if person is None:
        raise refuse(UNKNOWN, "server-unknown-person")
    return person


async def _listen(
    services: Services, game: str, person: Person, reader: Reader, since: int
) -> Listener:
    return await services.hall.listen(game, person, reader, since)


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    """Say why, and close."""
    reason = refused(refusal, language_of(socket.scope)).text
    # A reason has at most 123 bytes.
    short = reason.encode()[:120].decode(errors="ignore")
    await socket.close(CLOSING.get(refusal.status, BAD), short)


async def _tell(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what there is to tell until somebody goes."""
    sending = asyncio.create_task(_send_all(socket, listener))
    hearing = asyncio.create_task(_until_gone(socket))
    try:
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, hearing):
            task.cancel()
            # Whoever goes in the middle of a message is an OSError to whoever sends it.
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task


async def _send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while (message := await listener.waiting.get()) is not None:
        await socket.send_text(message.decode())
    if listener.sent_away:
        await socket.close(CLOSING[FORBIDDEN])
    else:
        await socket.close(TOO_SLOW if listener.too_slow else RESTART)


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Wait until the other side goes; whatever it says is not listened to."""
    while True:
        await socket.receive_text()
