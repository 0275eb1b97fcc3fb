"""Outgoing requests to addresses that other people have chosen.

The name is resolved here, every address it has is checked, and the connection is made to one of
them; so a name that resolves differently a moment later leads nowhere. There are no redirects and
no proxies, each request has its own connection, and only the response's status is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import httpcore

from ecumene.server.notify.addresses import may_connect
from ecumene.server.notify.targets import address_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.server.notify.addresses import Address
    from ecumene.server.notify.targets import Policy, Target

Trouble: TypeAlias = Literal["address", "name", "time", "connection"]
"""A forbidden address, a name without any, a timeout, or any other failure."""

AT_ONCE: Final = 32
"""Requests under way; the timeout of waiting ones has not started."""
TRIED: Final = 3
"""Addresses of a name that are tried."""


class TargetUnreachable(Exception):
    """A request without a response."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Outgoing:
    """Sends requests, as far as the operator's policy allows."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._places = asyncio.Semaphore(AT_ONCE)
        self._context = trusting(policy.authorities)
        # Own threads, so that a slow name server delays nothing else.
        self._resolvers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="ecumene-names")

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the response; raises ``TargetUnreachable``."""
        async with self._places:
            way = _Checked(self.policy, self._resolvers)
            try:
                async with asyncio.timeout(self.policy.timeout):
                    return await self._exchange(way, target, headers, body)
            except (TimeoutError, httpcore.TimeoutException):
                raise TargetUnreachable("time") from None
            except (OSError, httpcore.NetworkError, httpcore.ProtocolError):
                raise TargetUnreachable("connection") from None
            finally:
                await way.close()

    def close(self) -> None:
        """Stop the threads; nothing can be sent afterwards."""
        self._resolvers.shutdown(wait=False)

    async def _exchange(
        self, way: _Checked, target: Target, headers: Mapping[str, str], body: bytes
    ) -> int:
        url = httpcore.URL(
            scheme=target.scheme.encode(),
            host=target.host.encode(),
            port=target.port,
            target=target.path.encode(),
        )
        connection = httpcore.AsyncHTTPConnection(
            url.origin, ssl_context=self._context, network_backend=way
        )
        sent = {"Host": target.authority, "Content-Length": str(len(body)), **headers}
        limits = {"timeout": {"connect": self.policy.connect_timeout}}
        async with connection.stream(
            "POST", url, headers=list(sent.items()), content=body, extensions=limits
        ) as answer:
            return answer.status


class _Checked(httpcore.AsyncNetworkBackend):
    """The connection of one request, to a checked address only."""

    def __init__(self, policy: Policy, resolvers: ThreadPoolExecutor) -> None:
        self._policy = policy
        self._resolvers = resolvers
        self._plain = httpcore.AnyIOBackend()
        self._stream: httpcore.AsyncNetworkStream | None = None

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first address of a name that answers."""
        for address in (await self._judged(host))[:TRIED]:
            with suppress(httpcore.ConnectError, httpcore.ConnectTimeout):
                self._stream = await self._plain.connect_tcp(
                    str(address), port, timeout, local_address, socket_options
                )
                return self._stream
        raise TargetUnreachable("connection")

    async def close(self) -> None:
        """Close the connection: the library leaves it open if the handshake times out."""
        if self._stream is not None:
            await self._stream.aclose()

    async def _judged(self, host: str) -> Sequence[Address]:
        """The addresses of a host; a single forbidden one makes all of them suspect."""
        written = address_of(host)
        if written is not None:
            addresses: Sequence[Address] = (written,)
        else:
            loop = asyncio.get_running_loop()
            addresses = await loop.run_in_executor(self._resolvers, look_up, host)
        allow_private = self._policy.allow_private
        if not all(may_connect(each, allow_private=allow_private) for each in addresses):
            raise TargetUnreachable("address")
        if not addresses:
            raise TargetUnreachable("name")
        return addresses


def look_up(host: str) -> Sequence[Address]:
    """The addresses of a name, best first; none if it is unknown."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except OSError:
        return ()
    return tuple(ip_address(place[0]) for _, _, _, _, place in found)


@cache
def trusting(authorities: str | None) -> ssl.SSLContext:
    """A TLS context that verifies certificates by the system's authorities and those of a file."""
    context = ssl.create_default_context()
    if authorities is not None:
        context.load_verify_locations(authorities)
    return context
