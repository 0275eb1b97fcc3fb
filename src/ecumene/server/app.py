"""The application: all parts put together, opened and closed."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State

from ecumene.server.http import (
    account_routes,
    asyncapi,
    game_routes,
    model_route,
    openapi,
    seat_routes,
    sockets,
)
from ecumene.server.http.handlers import handlers_of, refused_by
from ecumene.server.http.middleware.request_prices import SOCKET, USUAL, Price, Priced, Prices
from ecumene.server.http.middleware.stack import guarded
from ecumene.server.process.bootstrap import opened
from ecumene.server.process.metrics import metrics_route
from ecumene.server.refusals import UNAVAILABLE
from ecumene.server.storage import Damaged, DatabaseUnreachable
from ecumene.web import built_files

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.placement import Placement
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.settings import Settings

ENDPOINTS: Final = (
    *account_routes.ROUTES.endpoints,
    *game_routes.ROUTES.endpoints,
    *seat_routes.endpoints(),
)
"""All endpoints."""

PRICES: Final = Prices(
    (
        *(
            Priced(each.method, each.path, each.price, {q.name: q.cost for q in each.query})
            for each in ENDPOINTS
            if each.price != USUAL or any(q.cost for q in each.query)
        ),
        *(Priced(SOCKET, path, Price(5)) for path in sockets.PATHS),
        Priced("POST", model_route.MODEL, Price(5)),
    )
)
"""Their prices."""


def now_in_ms() -> Time:
    """The machine's time in milliseconds."""
    return time.time_ns() // 1_000_000


def create_app(
    settings: Settings,
    metrics: Metrics,
    placement: Placement,
    clock: Callable[[], Time] = now_in_ms,
) -> Litestar:
    """The server application; it opens its database on start."""

    @asynccontextmanager
    async def open_(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, metrics, placement, clock) as services:
            app.state.services = services
            yield

    app = Litestar(
        route_handlers=[
            *handlers_of(ENDPOINTS),
            *sockets.HANDLERS,
            model_route.HANDLER,
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
        """The id of the token's owner, for limits."""
        try:
            person = await app.state.services.people.of_token(token)
        except (DatabaseUnreachable, Damaged):
            return None  # the handler looks it up again and reports the failure
        return None if person is None else person.id

    app.asgi_handler = guarded(app.asgi_handler, settings, metrics, known, PRICES, built_files())
    return app


@get("/health", media_type=MediaType.JSON, include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether the server can work: its database answers, however busy the rest is."""
    store = request.app.state.services.store
    await store.check()
    if store.trouble is not None:
        return Response({"status": store.trouble}, status_code=UNAVAILABLE)
    return Response({"status": "ok"})
