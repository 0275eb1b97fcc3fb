"""Requests as data: what a reader of a game can ask, for every transport.

``GameSide`` and ``PastSide`` declare theirs with the decorators here; a method's docstring
documents its request.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Method: TypeAlias = Literal["GET", "POST"]
Effort: TypeAlias = Literal["look", "think", "advise", "act", "past"]
"""``look``: immediate. ``think``: may take a moment. ``advise``: a computer player thinks. ``act``:
changes the game or what the table knows about a person. ``past``: reads history."""
Asker: TypeAlias = Literal["seat", "anyone"]
"""Only the owner of a seat, or spectators as well."""
AskT = TypeVar("AskT", bound="Callable[..., Any]")

_MARK: Final = "__request__"


class Number(Struct, frozen=True):
    """A number that a request's query may have."""

    name: str
    about: str
    last_look: bool = False
    """Whether it defaults to the last message that was read."""


class Request(Struct, frozen=True):
    """A request that a reader can make."""

    name: str
    """The method of the side that answers it."""
    method: Method
    path: str
    """Relative to the reader's path; ``{area}`` is the id of an area or sea, ``{card}`` that of a
    trade card."""
    effort: Effort
    about: str
    """One line of documentation."""
    body: Any = None
    """The type of the body; None: none."""
    answer: Any = None
    """The type of the response; None: no content."""
    asker: Asker = "seat"
    open_when_over: bool = False
    """Whether all participants may ask it from any seat once the game is over."""
    query: tuple[Number, ...] = ()
    """Passed to the method as keywords."""

    def answered_by(self, side: object, *given: Any, **numbers: int | None) -> Any:
        """Let a side answer it."""
        return getattr(side, self.name)(*given, **numbers)


def reads(path: str, effort: Effort = "look", **about: Any) -> Callable[[AskT], AskT]:
    """Declare a method as a request that changes nothing."""
    return _declared("GET", path, effort, about)


def weighs(path: str, **about: Any) -> Callable[[AskT], AskT]:
    """Declare a method as a request with a body that changes nothing."""
    return _declared("POST", path, "think", about)


def acts(path: str, **about: Any) -> Callable[[AskT], AskT]:
    """Declare a method as a request that changes something."""
    return _declared("POST", path, "act", about)


def _declared(
    method: Method, path: str, effort: Effort, about: dict[str, Any]
) -> Callable[[AskT], AskT]:
    def declare(ask: AskT) -> AskT:
        line = (ask.__doc__ or "").partition("\n")[0]
        setattr(ask, _MARK, Request(ask.__name__, method, path, effort, line, **about))
        return ask

    return declare


def request_of(method: Callable[..., Any]) -> Request:
    """The request that a method answers."""
    request: Request = getattr(method, _MARK)
    return request


def declared_by(side: type) -> tuple[Request, ...]:
    """The requests that a class declares, in the order of its methods."""

    def found() -> Iterator[Request]:
        for method in vars(side).values():
            request = getattr(method, _MARK, None)
            if request is not None:
                yield request

    return tuple(found())
