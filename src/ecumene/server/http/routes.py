"""What can be requested: one description of each request for routing, reading and documentation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

from ecumene.rules.names import NUMBERS
from ecumene.seat.statuses import MALFORMED, MISSING
from ecumene.server.headers import token_of
from ecumene.server.prices import Price
from ecumene.server.refusals import FORBIDDEN, UNKNOWN, refuse
from ecumene.server.wire import Credentials

if TYPE_CHECKING:
    from litestar import Request

    from ecumene.rules.ids import PlaceNo, Seat
    from ecumene.server.people import Person
    from ecumene.server.services import Services

LARGEST: Final = 2**31 - 1
"""No number in an address is larger."""
LONGEST: Final = len(str(LARGEST))
"""So many digits it has at most."""


@dataclass(frozen=True)
class Call:
    """A request, with whoever makes it."""

    services: Services
    request: Request[Any, Any, Any]
    language: str
    """In which language they are spoken to."""
    somebody: Person | None
    """Who makes it, if they have shown credentials."""

    @property
    def person(self) -> Person:
        """Who makes it; refuses those who have shown no credentials."""
        if self.somebody is None:
            raise refuse(UNKNOWN, "server-unknown-person")
        return self.somebody

    @property
    def token(self) -> str:
        """What they are known by; empty where they have shown nothing."""
        return token_of(self.request.scope) or ""

    @property
    def game(self) -> str:
        """The id of the game in the address."""
        return str(self.request.path_params["game"])

    @property
    def seat(self) -> Seat:
        """The seat in the address, which must be one of the person's own."""
        return int(self.request.path_params["seat"])

    @property
    def place(self) -> PlaceNo:
        """The area or open sea in the address."""
        found = NUMBERS["place"].get(str(self.request.path_params["area"]))
        if found is None:
            raise refuse(MISSING, "server-no-page")
        return found

    def number(self, name: str) -> int | None:
        """A number in the query; None where it is not given."""
        return number_in(self.request.query_params.get(name), name)


class Signed(Struct, frozen=True):
    """An answer that changes by what a browser is known."""

    credentials: Credentials
    """The answer."""
    token: str
    """What it is known by from now on."""
    former: tuple[str, ...] = ()
    """What those are known by who one was in it before."""


def number_in(text: str | None, name: str) -> int | None:
    """A number as it stands in the query of an address; None where none does."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST and int(text) <= LARGEST):
        raise refuse(MALFORMED, "server-not-a-number", name=name)
    return int(text)


Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]
Handle: TypeAlias = Callable[..., Awaitable[Any]]
HandleT = TypeVar("HandleT", bound=Handle)


class Query(Struct, frozen=True):
    """A number that may stand in the query of an address."""

    name: str
    about: str
    cost: int = 0
    """As how many requests more it counts where it is given."""


class Endpoint(Struct, frozen=True):
    """One request that can be made."""

    method: Method
    path: str
    about: str
    """What it does, in a line: the first of the handler's docstring."""
    handle: Handle
    """Gets the call, and what was sent if something is."""
    body: Any = None
    """The type of what is sent; None: nothing."""
    answer: Any = None
    """The type of what comes back; None: nothing."""
    or_nothing: bool = False
    """Whether nothing may come back in place of an answer."""
    raw: bool = False
    """Whether the body is taken as bytes, not as JSON."""
    query: tuple[Query, ...] = ()
    open: bool = False
    """Whether nobody has to be known for it."""
    also_refused: tuple[int, ...] = ()
    """Statuses of refusals that cannot be told from the rest."""
    price: Price = Price()
    """As how many requests it counts."""

    @property
    def refusals(self) -> tuple[int, ...]:
        """The statuses with which it may be refused, besides those that every request may get."""
        found = [*self.also_refused] if self.open else [UNKNOWN, *self.also_refused]
        if "{game" in self.path:
            found += [FORBIDDEN, MISSING]
        return tuple(found)


class Routes:
    """The requests of one topic."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, **about: Any) -> Callable[[HandleT], HandleT]:
        """Something to read."""
        return self._add("GET", path, about)

    def post(self, path: str, **about: Any) -> Callable[[HandleT], HandleT]:
        """Something to do."""
        return self._add("POST", path, about)

    def put(self, path: str, **about: Any) -> Callable[[HandleT], HandleT]:
        """Something to keep in place of what was there."""
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
