"""Randomness: one seed decides all of it.

A draw is a hash of the seed and its purpose (the turn, the use, the areas concerned), not the next
number of a stream. So it never depends on how many draws were made elsewhere before.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")
WORD = 1 << 64


def draw(seed: int, purpose: str, below: int, *key: int) -> int:
    """A number from 0 up to but not including ``below``, all equally likely."""
    fair = WORD - WORD % below
    attempt = 0
    while True:
        text = f"{seed}/{purpose}/{'/'.join(map(str, key))}/{attempt}"
        word = int.from_bytes(blake2b(text.encode(), digest_size=8).digest())
        if word < fair:
            return word % below
        attempt += 1


def shuffled(seed: int, purpose: str, items: Iterable[T], *key: int) -> list[T]:
    """The items in random order, all orders equally likely (Fisher and Yates)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        chosen = draw(seed, purpose, last + 1, *key, last)
        result[last], result[chosen] = result[chosen], result[last]
    return result
