"""The real client behind proxies: only trusted proxies are believed.

Anyone can send ``X-Forwarded-For``. Read from its end, it is true as long as the proxies that wrote
it are trusted; the first address that is not theirs is the client's.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.server.http.middleware.request_headers import header, headers, is_bare

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

FOR: Final = "x-forwarded-for"
PROTO: Final = "x-forwarded-proto"
FORWARDING: Final = frozenset((FOR, PROTO, "x-forwarded-host", "x-real-ip", "forwarded"))
"""Headers that proxies write; removed behind a trusted proxy, kept otherwise."""
SECURE: Final = {
    "http": {"http": "http", "https": "https"},
    "websocket": {"http": "ws", "https": "wss"},
}
"""Schemes of HTTP requests and WebSockets, by that of the client's connection."""
MOST_PARSED: Final = 4096
"""Addresses that are remembered: every request reads its own several times."""
SUBSCRIBER: Final = 64
"""An IPv6 subscriber has all addresses that share the first 64 bits."""


class Proxies:
    """Corrects a request's client and scheme before anything else reads them."""

    def __init__(self, app: ASGIApp, trusted: Iterable[str]) -> None:
        self.app = app
        self.trusted = networks(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = address_of(scope)
        if peer is not None and self._trusts(peer):
            self._correct(scope, peer)
        await self.app(scope, receive, send)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self.trusted)

    def _correct(self, scope: Scope, peer: Address) -> None:
        client, port = peer, (scope["client"] or ("", 0))[1]
        for hop in reversed(",".join(headers(scope, FOR)).split(",")):
            address = parsed_address(hop)
            if address is None:
                break
            client, port = address, 0
            if not self._trusts(address):
                break
        scheme = (header(scope, PROTO) or "").rpartition(",")[2].strip().lower()
        scope["client"] = (str(client), port)
        scope["scheme"] = SECURE[scope["type"]].get(scheme, scope["scheme"])
        scope["headers"] = [
            (name, value) for name, value in scope["headers"] if name.decode() not in FORWARDING
        ]


def address_of(scope: HTTPScope | WebSocketScope) -> Address | None:
    """The client's address; None if it has none, as on a local socket."""
    client = scope["client"]
    return None if client is None else parsed_address(client[0])


def is_local(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether a program on this machine asks, not someone through a proxy on it.

    Nor a page in a local browser, from a site whose own name resolves to this machine.
    """
    address = address_of(scope)
    forwarded = any(name.decode("latin-1") in FORWARDING for name, _ in scope["headers"])
    by_name = not all(map(is_bare, headers(scope, "host")))
    return address is not None and address.is_loopback and not forwarded and not by_name


def subscriber_of(scope: HTTPScope | WebSocketScope) -> str:
    """The subscriber behind a request's address."""
    return subscriber(address_of(scope))


def subscriber(address: Address | None) -> str:
    """The subscriber of an address: for IPv6, the network."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, SUBSCRIBER), strict=False))
    return str(address)


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Networks or addresses from the settings."""
    return tuple(ip_network(text, strict=False) for text in texts)


@lru_cache(MOST_PARSED)
def parsed_address(text: str) -> Address | None:
    """An address, with or without a port; IPv4 mapped into IPv6 becomes IPv4."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
