"""The door of a server: how many connections an address may have open, and how often it comes.

Counted is who connects, not who a proxy says has asked: a trusted proxy comes for many. What is
refused before it is a request is counted here, too, since nobody else sees it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from ecumene.server.limits import Buckets
from ecumene.server.proxies import networks, parsed_address, subscriber

if TYPE_CHECKING:
    from collections.abc import Hashable

    from ecumene.server.settings import Settings

REFUSED: Final = 50
"""As so many connections counts what is no request."""


class Door:
    """Who is in, by address; each process counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections_per_address
        self._trusted = networks(settings.trusted_proxies)
        self._inside: dict[Hashable, str] = {}
        self._counts: Counter[str] = Counter()
        self._comings = Buckets(settings.requests_per_address)

    def enter(self, connection: Hashable, client: tuple[Any, ...] | None) -> bool:
        """Let a connection in; False if its address has too many, or comes too often."""
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
        """What came on a connection was no request; too much of that, and nobody is let in."""
        home = self._inside.get(connection)
        if home is not None:
            self._comings.charge(home, REFUSED)

    def leave(self, connection: Hashable) -> None:
        """A connection is closed, whether it was let in or not."""
        home = self._inside.pop(connection, None)
        if home is not None:
            self._counts[home] -= 1
            if not self._counts[home]:
                del self._counts[home]
