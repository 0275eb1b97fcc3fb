"""Prices of requests: how many requests each counts for, for the person and the address.

Expensive requests, and those that store something, count as several. One stands for about a
hundredth of a second of work at a late game of 18 players.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl

from litestar.enums import ScopeType
from litestar.utils import normalize_path
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import HTTPScope, WebSocketScope

PARAMETER: Final = re.compile(r"\{[^}]*\}")
SOCKET: Final = "SOCKET"
"""Stands for the method of a WebSocket."""


class Price(Struct, frozen=True):
    """The price of a request."""

    person: int = 1
    """Requests it counts for against the person; 0: only against the address."""
    address: int | None = None
    """Requests it counts for against the address; None: the same."""

    @property
    def at_address(self) -> int:
        """Requests it counts for against the address."""
        return self.person if self.address is None else self.address


USUAL: Final = Price()


class Priced(Struct, frozen=True):
    """A kind of request with an unusual price."""

    method: str
    path: str
    """With parameters in braces."""
    price: Price
    query: dict[str, int] = {}
    """Query parameters that add to the price, and how much."""


class Prices:
    """The prices of all requests."""

    def __init__(self, priced: Iterable[Priced]) -> None:
        self._priced = [(each, _pattern(each.path)) for each in priced]

    def of(self, scope: HTTPScope | WebSocketScope) -> Price:
        """The price of a request."""
        method = scope["method"] if scope["type"] == ScopeType.HTTP else SOCKET
        path = normalize_path(scope["path"])
        for each, pattern in self._priced:
            if each.method == method and pattern.fullmatch(path):
                return _with_query(each, scope["query_string"].decode("latin-1"))
        return USUAL


def _pattern(path: str) -> re.Pattern[str]:
    fixed = map(re.escape, PARAMETER.split(path))
    return re.compile("[^/]+".join(fixed))


def _with_query(priced: Priced, query: str) -> Price:
    given = dict(parse_qsl(query, keep_blank_values=True)) if priced.query else {}
    more = sum(cost for name, cost in priced.query.items() if name in given)
    price = priced.price
    return Price(price.person + more, price.at_address + more) if more else price
