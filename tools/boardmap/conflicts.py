"""Lines that prevent a valid board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import shapely

from tools.boardmap.lines import shapes
from tools.boardmap.trace import arc_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.boardmap.lines import Line, Point
    from tools.boardmap.trace import Topology

# The share of the area of its cells that each part of a face must keep.
_KEPT = 0.85


def conflicts(lines: Sequence[Line]) -> set[int]:
    """Numbers of the lines that touch themselves, or another line elsewhere than at its ends."""
    drawn = np.array([shapely.LineString(line) for line in lines], dtype=object)
    found = set(np.flatnonzero(~shapely.is_simple(drawn)).tolist())
    one, two = shapely.STRtree(drawn).query(drawn, predicate="intersects")
    one, two = one[one < two], two[one < two]
    shared = [
        shapely.MultiPoint([end for end in _ends(lines[i]) if end in _ends(lines[j])])
        for i, j in zip(one, two, strict=True)
    ]
    meeting = shapely.intersection(drawn[one], drawn[two])
    clean = shapely.equals(meeting, np.array(shared, dtype=object))
    return found.union(one[~clean].tolist(), two[~clean].tolist())


def shrunken(
    lines: Sequence[Line], cells: Sequence[shapely.MultiPolygon], topology: Topology
) -> set[int]:
    """Numbers of the lines around parts of faces that have lost too much of their area."""
    found: set[int] = set()
    for face, shape in enumerate(shapes(lines, topology)):
        parts = zip(topology.polygons[face], shape.geoms, cells[face].geoms, strict=True)
        for (shell, *_), drawn, cell in parts:
            if drawn.area < _KEPT * cell.area:
                found.update(arc_number(ref) for ref in shell)
    return {number for number in found if not topology.arcs[number].on_rim}


def _ends(line: Line) -> tuple[Point, ...]:
    """A ring has no ends, so nothing may touch it."""
    return () if line[0] == line[-1] else (line[0], line[-1])
