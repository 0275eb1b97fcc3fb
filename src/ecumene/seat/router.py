"""Finds a request by method and path, for transports without their own router."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecumene.rules.format.codec import from_names
from ecumene.rules.format.id_names import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.seat.requests import Request

NAMED: Final = {"area": "place", "card": "card"}
"""What the parts of a path in braces name, by the kinds of ``id_names``."""
PART: Final = re.compile(r"\{(\w+)\}")


class FoundRequest(NamedTuple):
    """A request, with what its path names."""

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
                found = [number_of(part, name) for part, name in match.groupdict().items()]
                named = tuple(number for number in found if number is not None)
                return FoundRequest(request, named) if len(named) == len(found) else None
        return None


def parts_of(request: Request) -> tuple[str, ...]:
    """The parts of a request's path that name something."""
    return tuple(PART.findall(request.path))


def number_of(part: str, name: str) -> int | None:
    """The number of what a part of a path names; None if there is no such thing."""
    return NUMBERS[NAMED[part]].get(name)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(PART.sub(r"(?P<\1>[a-z-]+)", path))
