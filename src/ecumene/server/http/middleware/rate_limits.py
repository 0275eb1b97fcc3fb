"""Rate limits: requests by token buckets, WebSockets by their number.

Everything is counted per person, if the token is valid, and per address: anyone can become a new
person, but not at a new address. Each process counts for itself. Nothing here needs the database,
and no person is looked up there once their address is over its limit.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from litestar.enums import ScopeType
from litestar.utils import normalize_path

from ecumene.server.http.middleware.proxies import subscriber_of
from ecumene.server.http.middleware.request_headers import token_of
from ecumene.server.http.refusal_responses import send_refusal
from ecumene.server.refusals import TOO_MANY, refuse, refuse_for_now

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send, WebSocketScope

    from ecumene.server.http.middleware.request_prices import Prices
    from ecumene.server.settings import Settings

Known: TypeAlias = Callable[[str], Awaitable[str | None]]
"""The id of a token's owner; None: nobody's. It is called before the limit of the person applies,
so it must reject invented tokens at once."""
Clock: TypeAlias = Callable[[], float]

MOST_CLIENTS: Final = 20_000
"""Clients remembered; the one idle for longest is forgotten first."""
UNCOUNTED: Final = frozenset(("/health",))
"""Paths that are always answered, since the server would be restarted otherwise."""


class _Bucket(NamedTuple):
    tokens: float
    at: float


class Buckets:
    """A token bucket for each client, refilled within a minute."""

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
        """Take tokens if there are enough; otherwise return the seconds until there are."""
        if not self.per_minute:
            return 0.0
        cost = min(cost, self.per_minute)
        tokens = self._tokens(client)
        allowed = tokens >= cost
        self._keep(client, tokens - cost if allowed else tokens)
        return 0.0 if allowed else (cost - tokens) * 60 / self.per_minute

    def charge(self, client: str, cost: int) -> None:
        """Take tokens even if there are too few; a negative cost gives some back."""
        if self.per_minute:
            self._keep(client, max(-self.per_minute, self._tokens(client) - cost))

    def _tokens(self, client: str) -> float:
        before = self._buckets.pop(client, None)
        if before is None:
            return self.per_minute
        gained = (self._clock() - before.at) * self.per_minute / 60
        return min(self.per_minute, before.tokens + gained)

    def _keep(self, client: str, tokens: float) -> None:
        self._buckets[client] = _Bucket(tokens, self._clock())
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)


class Limits:
    """Refuses clients over their limit: 429 with the time to wait."""

    def __init__(
        self,
        app: ASGIApp,
        socket_app: ASGIApp,
        settings: Settings,
        known: Known,
        prices: Prices,
    ) -> None:
        self.app = app
        self.socket_app = socket_app
        """What WebSockets are passed on to."""
        self.of_people = Limit(settings.requests_per_minute, settings.sockets_per_client)
        self.of_addresses = Limit(settings.requests_per_address, settings.sockets_per_address)
        self._known = known
        self._prices = prices

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if normalize_path(scope["path"]) in UNCOUNTED:
            await self.app(scope, receive, send)
            return
        person, address, price = None, subscriber_of(scope), self._prices.of(scope)
        wait = self.of_addresses.buckets.take(address, price.at_address)
        if not wait:
            person = await self._person(scope)
            if person is not None and price.person:
                wait = self.of_people.buckets.take(person, price.person)
            if wait:
                # Others at this address do not pay for a refused request.
                self.of_addresses.buckets.charge(address, -price.at_address)
        if wait:
            seconds = ceil(wait)
            refusal = refuse_for_now(seconds, "serve-too-many-requests", seconds=seconds)
            await send_refusal(scope, send, refusal)
        elif scope["type"] == ScopeType.HTTP:
            await self.app(scope, receive, send)
        else:
            await self._socket(scope, receive, send, person, address)

    async def _person(self, scope: Scope) -> str | None:
        token = token_of(scope)
        return None if token is None else await self._known(token)

    async def _socket(
        self,
        scope: WebSocketScope,
        receive: Receive,
        send: Send,
        person: str | None,
        address: str,
    ) -> None:
        places = [(self.of_addresses.sockets, address)]
        if person is not None:
            places.append((self.of_people.sockets, person))
        held: list[tuple[Sockets, str]] = []
        try:
            for sockets, client in places:
                if not sockets.add(client):
                    await send_refusal(scope, send, refuse(TOO_MANY, "serve-too-many-sockets"))
                    return
                held.append((sockets, client))
            await self.socket_app(scope, receive, send)
        finally:
            for sockets, client in held:
                sockets.remove(client)


class Limit:
    """The limits of each person, or of each address."""

    def __init__(self, per_minute: int, most_sockets: int) -> None:
        self.buckets = Buckets(per_minute)
        self.sockets = Sockets(most_sockets)


class Sockets:
    """The number of open WebSockets of each client."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, client: str) -> bool:
        """Count one more for a client; False if it has reached its limit."""
        allowed = not self._most or self._open[client] < self._most
        if allowed:
            self._open[client] += 1
        return allowed

    def remove(self, client: str) -> None:
        """Count one less of a client."""
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]
