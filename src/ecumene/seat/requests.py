"""Requests as data: what a reader of a game can ask, for every transport.

``GameSide`` and ``PastSide`` declare theirs with the decorators here; the docstring of a method
documents its request.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Method: TypeAlias = Literal["GET", "POST"]
Effort: TypeAlias = Literal["look", "think", "act", "past"]
"""``look``: at once. ``think``: may take a moment. ``act``: changes the game or what the table
knows of a person. ``past``: reads what was told before."""
Asker: TypeAlias = Literal["seat", "anyone"]
"""Only the owner of a seat, or spectators as well."""
AskT = TypeVar("AskT", bound="Callable[..., Any]")

_MARK: Final = "__request__"


class Number(Struct, frozen=True):
    """A number that may stand in the query of a request."""

    name: str
    about: str
    last_look: bool = False
    """Whether the last message that was read is meant where it is not given."""


class Request(Struct, frozen=True):
    """One request that a reader can make."""

    name: str
    """The method of the side that answers it."""
    method: Method
    path: str
    """Below the reader's place; ``{area}`` is the id of an area or sea."""
    effort: Effort
    about: str
    """What it does, in a line."""
    body: Any = None
    """The type of what is sent; None: nothing."""
    answer: Any = None
    """The type of what comes back; None: nothing."""
    asker: Asker = "seat"
    open_when_over: bool = False
    """Whether all who were there may ask it from any seat once the game is over."""
    query: tuple[Number, ...] = ()
    """The method takes them as keywords."""

    def answered_by(self, side: object, *given: Any, **numbers: int | None) -> Any:
        """Let a side answer it."""
        return getattr(side, self.name)(*given, **numbers)


def reads(path: str, effort: Effort = "look", **about: Any) -> Callable[[AskT], AskT]:
    """Declare a method as a request that changes nothing."""
    return _declared("GET", path, effort, about)


def weighs(path: str, **about: Any) -> Callable[[AskT], AskT]:
    """Declare a method as a request about something that is sent, which changes nothing."""
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
    """The request that a method of a side answers."""
    request: Request = getattr(method, _MARK)
    return request


def declared_by(side: type) -> tuple[Request, ...]:
    """The requests that a class of sides declares, in the order of its methods."""

    def found() -> Iterator[Request]:
        for method in vars(side).values():
            request = getattr(method, _MARK, None)
            if request is not None:
                yield request

    return tuple(found())
