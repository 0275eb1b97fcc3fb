"""Endpoints: one description of each request for routing, reading and documentation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar
from urllib.parse import parse_qsl

from msgspec import Struct

from ecumene.seat.router import number_of
from ecumene.seat.statuses import MALFORMED, MISSING
from ecumene.server.http.middleware.request_headers import token_of
from ecumene.server.http.middleware.request_prices import Price
from ecumene.server.refusals import FORBIDDEN, UNKNOWN, refuse
from ecumene.server.wire import Credentials

if TYPE_CHECKING:
    from litestar.types import HTTPScope

    from ecumene.rules.state.ids import Seat
    from ecumene.server.service_container import Services
    from ecumene.server.services.accounts import Person

LARGEST: Final = 2**31 - 1
"""The largest number allowed in a URL."""
LONGEST: Final = len(str(LARGEST))
"""Its number of digits."""


@dataclass(frozen=True)
class Call:
    """A request and the person who makes it."""

    services: Services
    scope: HTTPScope
    language: str
    """The language of the response."""
    somebody: Person | None
    """The person, if the credentials are valid."""

    @property
    def person(self) -> Person:
        """The person; refuses requests without valid credentials."""
        if self.somebody is None:
            raise refuse(UNKNOWN, "server-unknown-person")
        return self.somebody

    @property
    def token(self) -> str:
        """Their token; empty if none was sent."""
        return token_of(self.scope) or ""

    @property
    def game(self) -> str:
        """The game's id in the path."""
        return str(self.scope["path_params"]["game"])

    @property
    def seat(self) -> Seat:
        """The seat in the path, which must be one of the person's own."""
        return int(self.scope["path_params"]["seat"])

    def named(self, part: str) -> int:
        """The number of what a part of the path names: an area or open sea, a card."""
        found = number_of(part, str(self.scope["path_params"][part]))
        if found is None:
            raise refuse(MISSING, "server-no-page")
        return found

    def number(self, name: str) -> int | None:
        """A number in the query; None if it is missing."""
        if not self.scope["query_string"]:
            return None
        given = parse_qsl(self.scope["query_string"].decode("latin-1"), keep_blank_values=True)
        return number_in(next((text for each, text in given if each == name), None), name)


class Signed(Struct, frozen=True):
    """A response that changes a browser's identity."""

    credentials: Credentials
    """The response body."""
    token: str
    """The browser's token from now on."""
    former: tuple[str, ...] = ()
    """The tokens of former identities."""


def number_in(text: str | None, name: str) -> int | None:
    """A number from the query; None if it is missing."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST and int(text) <= LARGEST):
        raise refuse(MALFORMED, "server-not-a-number", name=name)
    return int(text)


Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]
Handle: TypeAlias = Callable[..., Awaitable[Any]]
HandleT = TypeVar("HandleT", bound=Handle)


class Query(Struct, frozen=True):
    """A number that the query may have."""

    name: str
    about: str
    cost: int = 0
    """Requests it adds to the price."""


class Endpoint(Struct, frozen=True):
    """A request that clients can make."""

    method: Method
    path: str
    about: str
    """The first line of the handler's docstring."""
    handle: Handle
    """Called with the call, and the body if there is one."""
    body: Any = None
    """The type of the body; None: none."""
    answer: Any = None
    """The type of the response; None: no content."""
    or_nothing: bool = False
    """Whether the response may also be empty."""
    raw: bool = False
    """Whether the body is raw bytes, not JSON."""
    query: tuple[Query, ...] = ()
    open: bool = False
    """Whether it needs no credentials."""
    also_refused: tuple[int, ...] = ()
    """Statuses of refusals that do not follow from the rest."""
    price: Price = Price()
    """The number of requests it counts for."""

    @property
    def refusals(self) -> tuple[int, ...]:
        """The statuses of its refusals, besides those of every request."""
        found = [*self.also_refused] if self.open else [UNKNOWN, *self.also_refused]
        if "{game" in self.path:
            found += [FORBIDDEN, MISSING]
        return tuple(found)


class Routes:
    """The endpoints of one topic."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, **about: Any) -> Callable[[HandleT], HandleT]:
        """Something to read."""
        return self._add("GET", path, about)

    def post(self, path: str, **about: Any) -> Callable[[HandleT], HandleT]:
        """Something to do."""
        return self._add("POST", path, about)

    def put(self, path: str, **about: Any) -> Callable[[HandleT], HandleT]:
        """Something to replace."""
        return self._add("PUT", path, about)

    def delete(self, path: str, **about: Any) -> Callable[[HandleT], HandleT]:
        """Something to remove."""
        return self._add("DELETE", path, about)

    def _add(
        self, method: Method, path: str, about: dict[str, Any]
    ) -> Callable[[HandleT], HandleT]:
        def add(handle: HandleT) -> HandleT:
            summary = (handle.__doc__ or "").partition("\n")[0]
            self.endpoints.append(Endpoint(method, path, summary, handle, **about))
            return handle

        return add
