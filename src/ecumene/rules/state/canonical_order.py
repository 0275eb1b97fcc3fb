"""Sorts what is listed by area, seat or card, so that its order reveals nothing of the past."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

K = TypeVar("K", int, str)
V = TypeVar("V")


def in_order(listed: dict[K, V], make: Callable[[Any], dict[K, V]] = dict) -> dict[K, V]:
    """A copy sorted by number or name; most are in order already, and checking that is cheap."""
    if len(listed) > 1:
        numbers = [*listed]
        if numbers != sorted(numbers):
            return make(sorted(listed.items(), key=itemgetter(0)))
    return make(listed)
