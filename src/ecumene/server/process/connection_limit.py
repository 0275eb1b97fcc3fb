"""Limits per address: open connections, and how often it connects.

The connecting address counts, not the one a proxy reports; a trusted proxy connects for many. Input
refused before it becomes a request is counted here too, since nothing else sees it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from ecumene.server.http.middleware.proxies import networks, parsed_address, subscriber
from ecumene.server.http.middleware.rate_limits import Buckets

if TYPE_CHECKING:
    from collections.abc import Hashable

    from ecumene.server.settings import Settings

REFUSED: Final = 50
"""Connections that one refused input counts for."""


class ConnectionLimit:
    """Open connections by address; each process counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections_per_address
        self._trusted = networks(settings.trusted_proxies)
        self._inside: dict[Hashable, str] = {}
        self._counts: Counter[str] = Counter()
        self._comings = Buckets(settings.requests_per_address)

    def enter(self, connection: Hashable, client: tuple[Any, ...] | None) -> bool:
        """Admit a connection; False if its address has too many or connects too often."""
        address = None if client is None else parsed_address(str(client[0]))
        if address is None or any(address in each for each in self._trusted):
            return True
        home = subscriber(address)
        if self._comings.take(home) or (self._most and self._counts[home] >= self._most):
            return False
        self._counts[home] += 1
        self._inside[connection] = home
        return True

    def refused(self, connection: Hashable) -> None:
        """Charge a connection for input that was no request; too much of it blocks the address."""
        home = self._inside.get(connection)
        if home is not None:
            self._comings.charge(home, REFUSED)

    def leave(self, connection: Hashable) -> None:
        """Forget a closed connection, whether it was admitted or not."""
        home = self._inside.pop(connection, None)
        if home is not None:
            self._counts[home] -= 1
            if not self._counts[home]:
                del self._counts[home]
