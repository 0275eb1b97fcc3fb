"""Turns: of what comes from one address only some is under way at a time.

The rest waits, and nobody at another address for it. What is usual waits after its body has come,
so one that never comes takes no turn from those who share the address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from litestar.utils import normalize_path

from ecumene.server.bodies import IMPORT_PATH
from ecumene.server.limits import UNCOUNTED
from ecumene.server.proxies import subscriber_of
from ecumene.server.queues import Queues

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Receive, Scope, Send

AT_ONCE: Final = 16
"""So many requests from one address are answered at the same time."""
IMPORTS_AT_ONCE: Final = 4
"""So many imports from one address are received or answered at the same time."""


class Turns:
    """Lets some requests wait for those before them from the same address."""

    def __init__(self, app: ASGIApp, at_once: int, concerns: Callable[[Scope], bool]) -> None:
        """``concerns`` says for which requests it is."""
        self.app = app
        self._queues = Queues(at_once)
        self._concerns = concerns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._concerns(scope):
            await self.app(scope, receive, send)
            return
        async with self._queues.turn(subscriber_of(scope)):
            await self.app(scope, receive, send)


def is_import(scope: Scope) -> bool:
    """Whether a record is brought: it is large, and has to wait before its body is read."""
    return scope["type"] == ScopeType.HTTP and normalize_path(scope["path"]) == IMPORT_PATH


def is_usual(scope: Scope) -> bool:
    """Whether it is any other request that is counted."""
    counted = normalize_path(scope["path"]) not in UNCOUNTED
    return scope["type"] == ScopeType.HTTP and counted and not is_import(scope)
