"""What a request costs: as how many it counts, for the person and for the address.

What makes much work, or leaves something behind, counts as several. About a hundredth of a second
of work at a late game of 18 players is one.
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
    """What one request costs."""

    person: int = 1
    """As how many requests it counts for whoever asks; 0: for nobody but the address."""
    address: int | None = None
    """As how many for their address; None: as many."""

    @property
    def at_address(self) -> int:
        """As how many it counts for the address."""
        return self.person if self.address is None else self.address


USUAL: Final = Price()


class Priced(Struct, frozen=True):
    """A kind of request that does not cost the usual."""

    method: str
    path: str
    """With its parameters in braces."""
    price: Price
    query: dict[str, int] = {}
    """What costs more if it is given in the query, and how much."""


class Prices:
    """What all requests cost."""

    def __init__(self, priced: Iterable[Priced]) -> None:
        self._priced = [(each, _pattern(each.path)) for each in priced]

    def of(self, scope: HTTPScope | WebSocketScope) -> Price:
        """What a request costs."""
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
