"""Read-only dicts, which can be handed out and shared.

A frozen struct keeps its fields, but a dict in a field could still be changed: a player could widen
the bounds of their own question. So what goes in or comes out (decisions, actions, events, views)
has no other dicts than these.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

K = TypeVar("K")
V = TypeVar("V")


class ReadOnlyDict(dict[K, V]):
    """A dict that cannot be changed; its ``copy`` is a plain dict."""

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this dict is read-only; change a copy of it: dict(...)")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> ReadOnlyDict[K, V]:
        return self

    def __deepcopy__(self, _: object) -> ReadOnlyDict[K, V]:
        return self  # what is in it is frozen too

    def __reduce__(self) -> tuple[Any, ...]:
        return ReadOnlyDict, (dict(self),)


NOTHING: Final[ReadOnlyDict[Any, Any]] = ReadOnlyDict()
"""An empty one, shared by all."""


class Frozen(Struct, frozen=True):
    """A struct that cannot be changed, nor can its dicts, which are copies of those given."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if type(value) is dict:
                force_setattr(self, name, ReadOnlyDict(value))
