"""Lines in whole units of the file, and the shapes they enclose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shapely

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.boardmap.grid import HexGrid, Position
    from tools.boardmap.trace import Ring, Topology

# Units of the file in one board unit.
SCALE = 10

Point = tuple[int, int]
# One line for each arc; a ring repeats its first point.
Line = tuple[Point, ...]


def traced(grid: HexGrid, topology: Topology) -> list[tuple[Position, ...]]:
    """The lines along the sides of the cells, in units of the file but not whole ones."""
    return [
        tuple((x * SCALE, y * SCALE) for x, y in map(grid.position, arc.corners))
        for arc in topology.arcs
    ]


def shapes(lines: Sequence[Sequence[Position]], topology: Topology) -> list[shapely.MultiPolygon]:
    """The shape of each face, its parts in the order of the topology."""
    return [
        shapely.MultiPolygon(
            [
                shapely.Polygon(_outline(lines, shell), [_outline(lines, hole) for hole in holes])
                for shell, *holes in polygons
            ]
        )
        for polygons in topology.polygons
    ]


def _outline(lines: Sequence[Sequence[Position]], ring: Ring) -> list[Position]:
    """The points of a ring, the first one not repeated."""
    return [point for ref in ring for point in (lines[ref] if ref >= 0 else lines[~ref][::-1])[:-1]]
