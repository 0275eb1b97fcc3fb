"""What stands before all handlers, the outermost first.

It wraps the whole application, so that it also sees what leads to no handler at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.server.bodies import Bodies
from ecumene.server.limits import Limits
from ecumene.server.observing import Observer
from ecumene.server.proxies import Proxies
from ecumene.server.security import Security

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from ecumene.server.limits import Known
    from ecumene.server.metrics import Metrics
    from ecumene.server.settings import Settings


def guarded(app: ASGIApp, settings: Settings, metrics: Metrics, known: Known) -> ASGIApp:
    """The application behind its guards; ``known`` tells whose credentials a token is."""
    app = Bodies(app)
    app = Limits(app, settings, known)
    app = Security(app, settings)
    app = Observer(app, metrics)
    return Proxies(app, settings.trusted_proxies)
