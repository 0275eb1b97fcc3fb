"""Limits how many requests from one address run at a time.

The rest wait, and nobody at another address does. Ordinary requests wait after their body has
arrived, so one that never arrives takes no turn from others at the address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from litestar.utils import normalize_path

from ecumene.server.http.middleware.proxies import subscriber_of
from ecumene.server.http.middleware.rate_limits import UNCOUNTED
from ecumene.server.http.middleware.request_bodies import IMPORT_PATH
from ecumene.server.http.middleware.security import MODELS
from ecumene.server.process.fair_queues import FairQueues

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Receive, Scope, Send

AT_ONCE: Final = 16
"""Requests from one address answered at the same time."""
IMPORTS_AT_ONCE: Final = 4
"""Imports from one address received or answered at the same time."""


class Concurrency:
    """Lets requests wait for earlier ones from the same address."""

    def __init__(self, app: ASGIApp, at_once: int, concerns: Callable[[Scope], bool]) -> None:
        """``concerns`` selects the requests that it applies to."""
        self.app = app
        self._queues = FairQueues(at_once)
        self._concerns = concerns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._concerns(scope):
            await self.app(scope, receive, send)
            return
        async with self._queues.turn(subscriber_of(scope)):
            await self.app(scope, receive, send)


def is_import(scope: Scope) -> bool:
    """Whether a request is an import: large, so it waits before its body is read."""
    return scope["type"] == ScopeType.HTTP and normalize_path(scope["path"]) == IMPORT_PATH


def is_usual(scope: Scope) -> bool:
    """Whether it is any other counted request; those of models wait, like sockets, for news."""
    path = normalize_path(scope["path"])
    counted = path not in UNCOUNTED and not path.startswith(f"{MODELS}/")
    return scope["type"] == ScopeType.HTTP and counted and not is_import(scope)
