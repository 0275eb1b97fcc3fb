"""An immutable mapping that can still be pickled and copied."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V_co = TypeVar("V_co", covariant=True)


class FrozenMap(Mapping[K, V_co]):
    """A read-only mapping; it keeps the order in which it was filled."""

    __slots__ = ("_items",)

    _items: dict[K, V_co]

    def __init__(self, items: Iterable[tuple[K, V_co]] | Mapping[K, V_co] = ()) -> None:
        object.__setattr__(self, "_items", dict(items))

    def __getitem__(self, key: K) -> V_co:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a FrozenMap does not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a FrozenMap does not change: {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._items,)

    def __repr__(self) -> str:
        return f"FrozenMap({self._items!r})"
