"""How much one client may ask for: requests by a bucket of tokens, WebSockets by their number.

A client is a person where the credentials are good, else whoever shares an address. Each process
counts for itself; nothing here needs the database.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from litestar.enums import ScopeType
from litestar.utils import normalize_path

from ecumene.server.headers import token_of
from ecumene.server.proxies import subscriber_of
from ecumene.server.refusals import TOO_MANY, refuse
from ecumene.server.refusing import send_refusal

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

    from ecumene.server.settings import Settings

Known: TypeAlias = Callable[[str], Awaitable[str | None]]
"""Tells whose credentials a token is; None: nobody's. It is asked before any limit, so it must
tell at once what is made up."""
Clock: TypeAlias = Callable[[], float]

MOST_CLIENTS: Final = 20_000
"""How many clients are remembered; whoever has asked for nothing longest is forgotten first."""
COSTS: Final = {
    ("POST", "/api/people"): 30,
    ("POST", "/api/devices"): 30,
    ("POST", "/api/games"): 10,
    ("POST", "/api/games/import"): 60,
}
"""What counts as several requests, since it makes much work or leaves something behind."""


class _Bucket(NamedTuple):
    tokens: float
    at: float


class Buckets:
    """A bucket of tokens for each client, which fills up again within a minute."""

    def __init__(
        self, per_minute: int, clock: Clock = monotonic, most_clients: int = MOST_CLIENTS
    ) -> None:
        self.per_minute = per_minute
        self._clock = clock
        self._most = most_clients
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, client: str, cost: int = 1) -> float:
        """Take tokens if there are as many; else return the seconds until there are."""
        if not self.per_minute:
            return 0.0
        now, rate = self._clock(), self.per_minute / 60
        cost = min(cost, self.per_minute)
        before = self._buckets.pop(client, _Bucket(self.per_minute, now))
        tokens = min(self.per_minute, before.tokens + (now - before.at) * rate)
        allowed = tokens >= cost
        self._buckets[client] = _Bucket(tokens - cost if allowed else tokens, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (cost - tokens) / rate


class Limits:
    """Refuses whoever asks for too much: 429 with the time to wait."""

    def __init__(self, app: ASGIApp, settings: Settings, known: Known) -> None:
        self.app = app
        self.buckets = Buckets(settings.requests_per_minute)
        self.most_sockets = settings.sockets_per_client
        self.sockets: dict[str, int] = {}
        self._known = known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = await self._client(scope)
        wait = self.buckets.take(client, _cost(scope))
        if wait:
            seconds = ceil(wait)
            refusal = refuse(TOO_MANY, "serve-too-many-requests", seconds=seconds)
            await send_refusal(scope, send, refusal, [("retry-after", str(seconds))])
        elif scope["type"] == ScopeType.HTTP:
            await self.app(scope, receive, send)
        else:
            await self._socket(scope, receive, send, client)

    async def _client(self, scope: Scope) -> str:
        token = token_of(scope)
        person = None if token is None else await self._known(token)
        return subscriber_of(scope) if person is None else person

    async def _socket(
        self, scope: WebSocketScope, receive: Receive, send: Send, client: str
    ) -> None:
        if self.most_sockets and self.sockets.get(client, 0) >= self.most_sockets:
            refusal = refuse(TOO_MANY, "serve-too-many-sockets")
            await send_refusal(scope, send, refusal, [("retry-after", "10")])
            return
        self.sockets[client] = self.sockets.get(client, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]


def _cost(scope: HTTPScope | WebSocketScope) -> int:
    if scope["type"] != ScopeType.HTTP:
        return 1
    return COSTS.get((scope["method"], normalize_path(scope["path"])), 1)
