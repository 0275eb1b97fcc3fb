"""The application: all parts put together, opened and closed."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State

from ecumene.server.guarding import guarded
from ecumene.server.http import asyncapi, games, openapi, people, playing, showing, sockets
from ecumene.server.http.requests import handler_of, refused_by
from ecumene.server.metrics import Metrics, metrics_route
from ecumene.server.opening import opened
from ecumene.web import built_files

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from ecumene.server.clocks import Time
    from ecumene.server.settings import Settings

ENDPOINTS: Final = (
    *people.ROUTES.endpoints,
    *games.ROUTES.endpoints,
    *playing.ROUTES.endpoints,
    *showing.ROUTES.endpoints,
)
"""All requests that can be made."""


def now_in_ms() -> Time:
    """The time on the clock of the machine."""
    return time.time_ns() // 1_000_000


def create_app(settings: Settings, clock: Callable[[], Time] = now_in_ms) -> Litestar:
    """The application of a server; it opens its database when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def open_(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, metrics, clock) as services:
            app.state.services = services
            yield

    app = Litestar(
        route_handlers=[
            *map(handler_of, ENDPOINTS),
            *sockets.HANDLERS,
            health,
            metrics_route(metrics, settings),
            openapi.route(ENDPOINTS),
            asyncapi.route(),
        ],
        lifespan=[open_],
        exception_handlers={Exception: refused_by},
        openapi_config=None,
        logging_config=None,
        state=State(),
    )

    async def known(token: str) -> str | None:
        """Whose token it is, for limits."""
        person = await app.state.services.people.of_token(token)
        return None if person is None else person.id

    app.asgi_handler = guarded(app.asgi_handler, settings, metrics, known, built_files())
    return app


@get("/health", media_type=MediaType.JSON, include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether the server can do its work: its database answers."""
    store = request.app.state.services.store
    await store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    return Response({"status": "ok"})
