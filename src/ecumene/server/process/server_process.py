"""One serving process: uvicorn as configured here, and a clean stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import uvicorn

from ecumene.server.games.placement import Placement
from ecumene.server.http.middleware.request_bodies import MOST_BYTES
from ecumene.server.process.connection_limit import ConnectionLimit
from ecumene.server.process.connections import Bounds, Routing, protocols
from ecumene.server.process.hand_over import POSSIBLE, ConnectionPost
from ecumene.server.process.metrics import Metrics
from ecumene.server.process.server_logs import tell

if TYPE_CHECKING:
    import socket
    from pathlib import Path

    from litestar.types import ASGIApp, Receive, Scope, Send

    from ecumene.server.process.hand_over import Parcel
    from ecumene.server.process.neighbours import Neighbours
    from ecumene.server.settings import Settings

Create: TypeAlias = "Callable[[Settings, Metrics, Placement], ASGIApp]"
"""Makes the application; must be importable, since workers are fresh processes."""
Opened: TypeAlias = Callable[[], None]
"""Called when the first request can be answered."""

PING_SECONDS: Final = 50.0
"""Interval of pings on a WebSocket, and the time to answer one.

Proxies drop a silent connection after a minute; pinging thousands more often would cost everyone.
"""
IDLE_SECONDS: Final = 75
"""How long an idle connection stays open: longer than proxies keep theirs."""
STOP_SECONDS: Final = 20
"""How long requests may take to finish when the server stops."""
BACKLOG: Final = 2048
COLLECTING: Final = (10_000, 10, 100)
"""Garbage collection thresholds: new objects per collection, then how often to scan older ones.

With Python's defaults, all games and sockets would be scanned every few seconds, and all responses
would wait.
"""


@dataclass(frozen=True)
class WorkerLinks:
    """A worker's number, and its links to the others on its machine."""

    number: int
    """Its own number."""
    folder: Path
    """Where the workers hand connections to each other."""
    placement: Placement
    neighbours: Neighbours


class Server(uvicorn.Server):
    """uvicorn, with a callback when it is open, and perhaps with other workers beside it."""

    def __init__(
        self,
        settings: Settings,
        create: Create,
        opened: Opened,
        bounds: Bounds = Bounds(),  # noqa: B008 it does not change
        links: WorkerLinks | None = None,
    ) -> None:
        metrics = Metrics()
        self._placement = placement = Placement() if links is None else links.placement
        self._links = links
        self._hand_over: ConnectionPost | None = None
        routing = None
        if links is not None and POSSIBLE:
            self._hand_over = ConnectionPost(links.folder, links.number, metrics)
            routing = Routing(placement, self._hand_over)
        made = partial(_application, settings, create, metrics, placement)
        super().__init__(_config(settings, made, bounds, routing))
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._links is not None:
            await self._links.neighbours.listen(self._stop)
        await super().startup(sockets)
        if self._hand_over is not None:
            self._hand_over.open(self._take_in)
        self._opened()

    def _stop(self) -> None:
        self.should_exit = True

    def _take_in(self, connection: socket.socket, parcel: Parcel) -> None:
        """Serve a connection that another worker has handed over."""
        task = asyncio.ensure_future(self._taken_in(connection, parcel))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _taken_in(self, connection: socket.socket, parcel: Parcel) -> None:
        serve: Any = self.config.http_protocol_class
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        made = partial(serve, config=self.config, **state, parcel=parcel)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(made, connection)
        except OSError:  # the client has gone meanwhile
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._placement.is_closing = True
        if self._links is not None:
            for server in self.servers:
                server.close()
            await self._links.neighbours.leave()
        if self._hand_over is not None:
            self._hand_over.close()
        if self._links is not None:
            await self._links.placement.has_let_go()
        await super().shutdown(sockets)


def serve_alone(
    settings: Settings, create: Create, listener: socket.socket, opened: Opened
) -> None:
    """Serve in this process; ends with ``SystemExit``, after ``leave_when_told``."""
    Server(settings, create, partial(settled, opened)).run(sockets=[listener])


def settled(opened: Opened) -> None:
    """Report that a process is open, and exempt everything loaded from garbage collection.

    None of that is ever garbage, so no request has to wait while it is scanned.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    opened()


def leave_when_told() -> None:
    """Exit with 0 when told to stop.

    uvicorn installs its own handlers while it serves, and once all requests are finished it raises
    the signal again for the previous ones.
    """

    def leave(*_: Any) -> None:
        raise SystemExit(0)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, leave)


def _application(
    settings: Settings, create: Create, metrics: Metrics, placement: Placement
) -> ASGIApp:
    """The application; a failure to start or stop is logged like any other."""
    app = create(settings, metrics, placement)

    async def telling(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        except Exception as error:
            tell("application-failed", logging.ERROR, error=error)
            raise

    return telling


def _config(
    settings: Settings, made: Callable[[], ASGIApp], bounds: Bounds, routing: Routing | None
) -> uvicorn.Config:
    """The configuration of uvicorn.

    Proxies and logs are handled by us. Messages are not compressed: with chat in them, their length
    would reveal what else they contain.
    """
    http, socket = protocols(ConnectionLimit(settings), bounds, routing)
    return uvicorn.Config(
        made,
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
