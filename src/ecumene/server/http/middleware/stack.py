"""The middleware before all handlers, outermost first.

It wraps the whole application, so it also sees requests that match no handler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.server.http.middleware.concurrency import (
    AT_ONCE,
    IMPORTS_AT_ONCE,
    Concurrency,
    is_import,
    is_usual,
)
from ecumene.server.http.middleware.observer import Observer
from ecumene.server.http.middleware.page_files import Page
from ecumene.server.http.middleware.proxies import Proxies
from ecumene.server.http.middleware.rate_limits import Limits
from ecumene.server.http.middleware.request_bodies import Bodies
from ecumene.server.http.middleware.security import Security

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.types import ASGIApp, Receive, Scope, Send

    from ecumene.server.http.middleware.rate_limits import Known
    from ecumene.server.http.middleware.request_prices import Prices
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.settings import Settings
    from ecumene.web import Built

OF_CLIENTS: Final = frozenset(("http", "websocket"))


def guarded(
    app: ASGIApp,
    settings: Settings,
    metrics: Metrics,
    known: Known,
    prices: Prices,
    page: Mapping[str, Built] | None = None,
) -> ASGIApp:
    """The application behind its middleware; ``known`` gives the owner of a token.

    ``page`` has the page's files, which are public and not counted against limits; None: any page
    is served by the application.
    """
    guards: ASGIApp = Concurrency(app, AT_ONCE, is_usual)
    guards = Bodies(guards)
    guards = Concurrency(guards, IMPORTS_AT_ONCE, is_import)
    # Whatever concerns bodies would only be in the way of a socket, as long as it is open.
    guards = Limits(guards, app, settings, known, prices)
    if page is not None:
        guards = Page(guards, page)
    guards = Security(guards, settings)
    guards = Observer(guards, metrics)
    guards = Proxies(guards, settings.trusted_proxies)

    async def pass_by(scope: Scope, receive: Receive, send: Send) -> None:
        """Startup and shutdown events bypass the middleware."""
        await (guards if scope["type"] in OF_CLIENTS else app)(scope, receive, send)

    return pass_by
