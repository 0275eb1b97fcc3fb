"""The order in which a sweep takes the places of a graph, so that its front stays narrow.

The work of a sweep grows exponentially with the width of its front, so looking for a better order
costs less than it saves. Each part of the graph is traversed from a few places at its edge, always
to the neighbour that widens the front least; the order with the least expected work is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BEGINNINGS: Final = 10
"""Number of places from which an order is tried: those with the fewest neighbours, likely at the
edge.
"""
WAYS: Final = 3
"""Rough factor by which one more place on a front multiplies its ways of being connected."""


def best_order(borders: Sequence[int]) -> list[int]:
    """All places, part by part; ``borders`` are their neighbours, as bits."""
    order: list[int] = []
    left = (1 << len(borders)) - 1
    while left:
        part = component(borders, left.bit_length() - 1, left)
        order += _order_of_part(borders, part)
        left &= ~part
    return order


def component(borders: Sequence[int], place: int, free: int) -> int:
    """All places connected with one, among those that are free, as bits."""
    reached, new = 0, 1 << place
    while new:
        bit = new & -new
        reached |= bit
        new = (new | borders[bit.bit_length() - 1]) & free & ~reached
    return reached


def bits_of(bits: int) -> Iterator[int]:
    """The numbers of a set stored as the bits of a number, smallest first."""
    while bits:
        bit = bits & -bits
        yield bit.bit_length() - 1
        bits ^= bit


def _order_of_part(borders: Sequence[int], part: int) -> list[int]:
    edge = sorted(bits_of(part), key=lambda place: borders[place].bit_count())[:BEGINNINGS]
    best, least = [], None
    for first in edge:
        order = []
        work = 0
        for place, width in _gone_through(borders, part, first):
            order.append(place)
            work += WAYS**width
            if least is not None and work >= least:
                break
        else:
            best, least = order, work
    return best


def _gone_through(borders: Sequence[int], rest: int, first: int) -> Iterator[tuple[int, int]]:
    """The places of a part, and the width of the front after each of them."""
    front = ending = 0
    beyond = 1 << first
    while beyond:
        place = _next(borders, rest, beyond, ending)
        bit = 1 << place
        rest &= ~bit
        beyond = (beyond | borders[place]) & rest
        width = ending = 0
        for other in bits_of(front | bit):
            ahead = borders[other] & rest
            if not ahead:
                front &= ~(1 << other)
                continue
            front |= 1 << other
            width += 1
            if not ahead & (ahead - 1):
                ending |= 1 << other
        yield place, width


def _next(borders: Sequence[int], rest: int, beyond: int, ending: int) -> int:
    """The place beyond the front that widens it least, and then brings the fewest new ones.

    ``ending`` are the places on the front that have a single neighbour still to come.
    """
    best: tuple[int, int, int] | None = None
    for place in bits_of(beyond):
        bit = 1 << place
        ahead = borders[place] & rest & ~bit
        widens = (1 if ahead else 0) - (borders[place] & ending).bit_count()
        found = widens, (beyond & ~bit | ahead).bit_count(), place
        if best is None or found < best:
            best = found
    assert best is not None
    return best[2]
