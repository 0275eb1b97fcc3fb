"""Values made once from something, and reused as long as that does not change.

It is compared with a copy every time: so what is handed out is never out of date, whoever has
changed the source and wherever. Comparing is much cheaper than making, and reveals nothing: what is
made again from something equal is equal.
"""

from __future__ import annotations

from operator import eq
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

S = TypeVar("S")
T = TypeVar("T")


class Shared(Generic[S, T]):
    """Values made from several sources, which are shared and so must be immutable."""

    def __init__(self, make: Callable[[S], T], copy: Callable[[S], S]) -> None:
        self._make = make
        self._copy = copy
        self._before: list[S] = []
        self._made: tuple[T, ...] = ()

    def of(self, sources: list[S]) -> tuple[T, ...]:
        """The value of each source; the very same tuple as before if all are unchanged."""
        before = self._before
        if len(sources) != len(before):
            before[:] = map(self._copy, sources)
            self._made = tuple(map(self._make, sources))
            return self._made
        unchanged = list(map(eq, before, sources))
        if False not in unchanged:
            return self._made
        made = list(self._made)
        for place, source in enumerate(sources):
            if not unchanged[place]:
                before[place] = self._copy(source)
                made[place] = self._make(source)
        self._made = tuple(made)
        return self._made
