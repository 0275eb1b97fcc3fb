"""Functions that work out each result once.

``functools.cache`` does the same for any arguments, but takes as long to set up as dozens of
lookups: too long for what is kept for one question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

K = TypeVar("K")
V = TypeVar("V")


class _Results(dict[K, V], Generic[K, V]):
    def __init__(self, work_out: Callable[[K], V]) -> None:
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        result = self[key] = self._work_out(key)
        return result


def each_once(work_out: Callable[[K], V]) -> Callable[[K], V]:
    """The same function of one argument, which keeps its results."""
    return _Results(work_out).__getitem__
