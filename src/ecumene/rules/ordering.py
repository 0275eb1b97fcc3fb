"""What is listed by area, seat or card, sorted, so that its order tells nothing of the past."""

from __future__ import annotations

from operator import eq, itemgetter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

K = TypeVar("K", int, str)
V = TypeVar("V")


def in_order(listed: dict[K, V]) -> dict[K, V]:
    """A copy sorted by number or name; most are in order already, and to see that is cheap."""
    if len(listed) < 2:
        return listed.copy()
    numbers = [*listed]
    if numbers == sorted(numbers):
        return listed.copy()
    return dict(sorted(listed.items(), key=itemgetter(0)))


class Ordered:
    """Copies in order of dicts that are asked for again and again, and seldom change.

    To compare a dict with how it was the last time is cheaper than to sort it. It is compared every
    time, and what is remembered is never handed out, only copies of it: so it is never out of date.
    """

    def __init__(self) -> None:
        self._last: list[dict[int, int]] = []

    def copies(self, listed: Sequence[dict[int, int]]) -> list[dict[int, int]]:
        """A copy in order of each of several dicts, which are as many every time."""
        last = self._last = self._last or [{} for _ in listed]
        for place, unchanged in enumerate(map(eq, last, listed)):
            if not unchanged:
                last[place] = in_order(listed[place])
        return list(map(dict.copy, last))
