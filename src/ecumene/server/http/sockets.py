"""WebSockets that send a reader's messages as they happen. Clients send nothing through them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from ecumene.seat.statuses import MISSING
from ecumene.server.games.listeners import Signal
from ecumene.server.http.game_routes import SEAT, WATCH
from ecumene.server.http.handlers import refusal_for
from ecumene.server.http.middleware.request_headers import language_of, token_of
from ecumene.server.http.refusal_responses import refused
from ecumene.server.http.routes import number_in
from ecumene.server.refusals import FORBIDDEN, UNAVAILABLE, UNKNOWN, Refusal, refuse

if TYPE_CHECKING:
    from litestar import WebSocket

    from ecumene.seat.reader_messages import Reader
    from ecumene.server.games.listeners import Listener
    from ecumene.server.service_container import Services
    from ecumene.server.services.accounts import HeldToken, Person

TOO_SLOW: Final = 4408
RESTART: Final = 1012
BAD: Final = 4400
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when the client has disconnected, possibly half-way."""
CLOSING: Final = {UNKNOWN: 4401, FORBIDDEN: 4403, MISSING: 4404, UNAVAILABLE: RESTART}
"""WebSocket close codes by the status of a refusal."""
PUSH: Final = "ecumene.push"
"""The extension of the scope that sends a text at once (``process/connections.py``)."""
WATCH_SOCKET: Final = WATCH + "/socket"
SEAT_SOCKET: Final = SEAT + "/socket"
PATHS: Final = (WATCH_SOCKET, SEAT_SOCKET)


async def seat_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The messages to a seat."""
    await _serve(socket, int(socket.path_params["seat"]))


async def watch_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The messages to spectators."""
    await _serve(socket, None)


HANDLERS: Final = (
    WebsocketRouteHandler(SEAT_SOCKET)(seat_socket),
    WebsocketRouteHandler(WATCH_SOCKET)(watch_socket),
)


async def _serve(socket: WebSocket[Any, Any, Any], reader: Reader) -> None:
    services: Services = socket.app.state.services
    await socket.accept()
    # Held before the token is checked, so that a sign-out in between is not missed.
    with services.people.holding(token_of(socket.scope) or "") as held:
        try:
            game = str(socket.path_params["game"])
            since = number_in(socket.query_params.get("since"), "since") or 0
            person = await _person(services, socket)
            listener = await _listen(services, game, person, reader, since)
        except Exception as problem:
            await _close(socket, refusal_for(problem))
            return
        try:
            await _tell(services, socket, game, listener, held)
        finally:
            await asyncio.shield(services.registry.leave(game, listener))


async def _person(services: Services, socket: WebSocket[Any, Any, Any]) -> Person:
    token = token_of(socket.scope)
    person = None if token is None else await services.people.of_token(token)
    if person is None:
        raise refuse(UNKNOWN, "server-unknown-person")
    return person


async def _listen(
    services: Services, game: str, person: Person, reader: Reader, since: int
) -> Listener:
    return await services.registry.listen(game, person, reader, since)


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    """Say why, and close."""
    reason = refused(refusal, language_of(socket.scope)).text
    # A reason has at most 123 bytes.
    short = reason.encode()[:120].decode(errors="ignore")
    await socket.close(CLOSING.get(refusal.status, BAD), short)


async def _tell(
    services: Services,
    socket: WebSocket[Any, Any, Any],
    game: str,
    listener: Listener,
    held: HeldToken,
) -> None:
    """Send messages until the client leaves or is signed out."""
    leaving = asyncio.create_task(_until_gone(socket))
    try:
        async with asyncio.timeout(None) as sending:

            def stop(*_: object) -> None:
                listener.push = None
                with suppress(RuntimeError):  # it has ended already
                    sending.reschedule(0)

            leaving.add_done_callback(stop)
            extensions: dict[str, Any] = socket.scope.get("extensions") or {}
            listener.push = extensions.get(PUSH, {}).get(PUSH)
            with held.calling(stop), suppress(*GONE):
                await _send_all(services, socket, game, listener)
    except TimeoutError:
        pass  # nobody is left to send to
    finally:
        leaving.remove_done_callback(stop)
        leaving.cancel()
        with suppress(asyncio.CancelledError, *GONE):
            await leaving
    if held.is_over:
        with suppress(*GONE):
            await socket.close(CLOSING[UNKNOWN])


async def _send_all(
    services: Services, socket: WebSocket[Any, Any, Any], game: str, listener: Listener
) -> None:
    while await _send_next(services, socket, game, listener):
        pass


async def _send_next(
    services: Services, socket: WebSocket[Any, Any, Any], game: str, listener: Listener
) -> bool:
    """Send what comes next; returns whether more may follow.

    A call of its own: what was sent last is not kept until something follows.
    """
    message = await listener.next()
    if isinstance(message, bytes):
        await socket.send_text(message.decode())
        return True
    if message is Signal.BEHIND:
        return await _send_missed(services, socket, game, listener)
    if listener.sent_away:
        await socket.close(CLOSING[FORBIDDEN])
    else:
        await socket.close(TOO_SLOW if listener.too_slow else RESTART)
    return False


async def _send_missed(
    services: Services, socket: WebSocket[Any, Any, Any], game: str, listener: Listener
) -> bool:
    """Send what a listener has missed; returns whether that was possible."""
    missed = None
    while missed is None or missed:
        try:
            missed = await services.registry.missed(game, listener)
        except Exception as problem:
            await _close(socket, refusal_for(problem))
            return False
        for each in missed:
            await socket.send_text(each.decode())
    return True


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Wait until the client leaves; input is ignored."""
    while True:
        await socket.receive_text()
