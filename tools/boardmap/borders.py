"""Which faces share a border, and how long it is."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, NamedTuple

from tools.boardmap.lines import SCALE, Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.boardmap.trace import Topology


class Pair(NamedTuple):
    """Two faces of the same kind that share a border: numbers of faces, in order."""

    one: int
    two: int


class Border(NamedTuple):
    """A common border: its arcs, and its length in board units."""

    arcs: tuple[int, ...]
    length: float


def borders(lines: Sequence[Line], topology: Topology) -> dict[Pair, Border]:
    """All borders between land and land, and between water and water, in order of the faces."""
    arcs: dict[Pair, list[int]] = defaultdict(list)
    for number, arc in enumerate(topology.arcs):
        if not arc.on_rim and not topology.is_coast(arc):
            arcs[Pair(*sorted(arc.sides()))].append(number)
    return {
        pair: Border(tuple(numbers), sum(length(lines[i]) for i in numbers))
        for pair, numbers in sorted(arcs.items())
    }


def length(line: Line) -> float:
    """The length of a line in board units."""
    return sum(dist(a, b) for a, b in pairwise(line)) / SCALE
