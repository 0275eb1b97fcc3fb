"""Finds a request by method and path, for transports without their own router."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecumene.rules.format.codec import from_names
from ecumene.rules.format.id_names import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.seat.requests import Request

AREA: Final = "{area}"


class FoundRequest(NamedTuple):
    """A request, with the places in its path."""

    request: Request
    placed: tuple[int, ...]

    def answered_by(self, side: object, sent: Any) -> Any:
        """Let a side answer it; ``sent``: the body as decoded JSON."""
        body = self.request.body
        given = () if body is None else (from_names(sent, body),)
        return self.request.answered_by(side, *self.placed, *given)


class Router:
    """Requests by path."""

    def __init__(self, requests: Iterable[Request]) -> None:
        self._patterns = [(each, _pattern(each.path)) for each in requests]

    def find(self, method: str, path: str) -> FoundRequest | None:
        """The request; None if there is none."""
        for request, pattern in self._patterns:
            match = pattern.fullmatch(path) if request.method == method else None
            if match is not None:
                places = [NUMBERS["place"].get(name) for name in match.groups()]
                named = tuple(place for place in places if place is not None)
                return FoundRequest(request, named) if len(named) == len(places) else None
        return None


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile("([a-z-]+)".join(map(re.escape, path.split(AREA))))
