"""One process that serves: uvicorn as it is wanted here, and a stop that breaks nothing."""

from __future__ import annotations

import gc
import logging
import signal
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import uvicorn

from ecumene.server.bodies import MOST_BYTES
from ecumene.server.connections import Bounds, protocols
from ecumene.server.door import Door
from ecumene.server.logs import tell

if TYPE_CHECKING:
    import socket

    from litestar.types import ASGIApp, Receive, Scope, Send

    from ecumene.server.settings import Settings

Create: TypeAlias = "Callable[[Settings], ASGIApp]"
"""Makes the application; importable, since workers are fresh processes."""
Opened: TypeAlias = Callable[[], None]
"""Is called when the first request can be answered."""

PING_SECONDS: Final = 50.0
"""How often a WebSocket is asked whether it is still there, and how long it may take to say so.

Proxies give up a silent connection after a minute; to ask thousands more often costs everybody.
"""
IDLE_SECONDS: Final = 75
"""How long a connection without a request stays open: longer than proxies keep theirs."""
STOP_SECONDS: Final = 20
"""How long requests may take to finish when the server stops."""
BACKLOG: Final = 2048
COLLECTING: Final = (10_000, 10, 100)
"""After how many new objects Python looks for garbage among them, and how often among older ones.

As Python has it, all games and sockets are gone through every few seconds, and all answers wait.
"""


class Server(uvicorn.Server):
    """uvicorn, which tells when it is open."""

    def __init__(
        self,
        settings: Settings,
        create: Create,
        opened: Opened,
        bounds: Bounds = Bounds(),  # noqa: B008 it does not change
    ) -> None:
        super().__init__(_config(settings, create, bounds))
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()


def serve_alone(
    settings: Settings, create: Create, listener: socket.socket, opened: Opened
) -> None:
    """Serve in this process; ends with ``SystemExit``, after ``leave_when_told``."""
    Server(settings, create, partial(settled, opened)).run(sockets=[listener])


def settled(opened: Opened) -> None:
    """Tell that a process is open, which from now on keeps what it has loaded.

    Nothing of that is ever garbage, so nobody has to wait while it is looked through.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    opened()


def leave_when_told() -> None:
    """Exit with 0 when told to stop.

    uvicorn puts its own handlers in place while it serves, and when all requests are finished it
    sends itself the signal again for those that were there before.
    """

    def leave(*_: Any) -> None:
        raise SystemExit(0)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, leave)


def _application(settings: Settings, create: Create) -> ASGIApp:
    """The application, whose failure to start or to end is logged as everything else is."""
    app = create(settings)

    async def telling(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        except Exception as error:
            tell("application-failed", logging.ERROR, error=error)
            raise

    return telling


def _config(settings: Settings, create: Create, bounds: Bounds) -> uvicorn.Config:
    """How uvicorn runs.

    Proxies and logs are our own. Messages are not compressed: what somebody says in the chat
    would tell by the length of what is sent what else is in it.
    """
    http, socket = protocols(Door(settings), bounds)
    return uvicorn.Config(
        partial(_application, settings, create),
        factory=True,
        lifespan="on",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=http,
        ws=socket,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
