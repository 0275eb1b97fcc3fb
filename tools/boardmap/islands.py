"""Islands and lakes keep their size.

Rounding a small outline always cuts more off its capes than it fills of its bays.  So outlines
that close around a few cells are let out again, evenly all around, until they enclose the area
of their cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.boardmap.trace import ArcRef, Ring, Topology, arc_number, walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.boardmap.grid import Corner, HexGrid
    from tools.boardmap.mesh import Mesh, Points

# Larger outlines, in cells, lose too little to be seen.
_LARGEST = 120
# Letting out changes the outline, so it takes a few rounds to arrive.
_ROUNDS = 8


def restore_areas(
    mesh: Mesh, points: Points, grid: HexGrid, topology: Topology, frozen: set[int]
) -> Points:
    """The points with small outlines let out; those with a frozen arc are left as they are."""
    points = points.copy()
    for ring in outlines(topology):
        if any(arc_number(ref) in frozen for ref in ring):
            continue
        corners = [corner for ref in ring for corner in walk(topology.arcs, ref)[:-1]]
        target = _area(np.array([grid.position(corner) for corner in corners]))
        if abs(target) > _LARGEST * grid.spacing * grid.row_height:
            continue
        numbers = [number for ref in ring for number in _points(mesh, ref)]
        for _ in range(_ROUNDS):
            points[numbers] = _let_out(points[numbers], target)
    return points


def outlines(topology: Topology) -> Iterator[Ring]:
    """All closed outlines that pass no junction of borders: coasts, and rings without nodes."""
    onward: dict[Corner, list[ArcRef]] = {}
    for number, arc in enumerate(topology.arcs):
        if arc.closed and not arc.on_rim:
            yield (number,)
        elif topology.is_coast(arc):
            # Land always to the right, so that each node on a coast has one way on.
            ref = number if topology.faces[arc.right].kind == "land" else ~number
            onward.setdefault(walk(topology.arcs, ref)[0], []).append(ref)
    while onward:
        start = corner = next(iter(onward))
        ring: list[ArcRef] = []
        while corner in onward:
            (ref,) = onward.pop(corner)
            ring.append(ref)
            corner = walk(topology.arcs, ref)[-1]
        # Coasts that end at the rim of the board do not close.
        if corner == start:
            yield tuple(ring)


def _points(mesh: Mesh, ref: ArcRef) -> Sequence[int]:
    """The points of an arc except the last, which is the first of the next arc."""
    strand = mesh.strands[arc_number(ref)]
    if strand.closed:
        return strand.points
    return strand.points[:-1] if ref >= 0 else strand.points[:0:-1]


def _area(ring: Points) -> float:
    """The enclosed area; positive if clockwise on the screen."""
    x: list[float] = ring[:, 0].tolist()
    y: list[float] = ring[:, 1].tolist()
    return sum(x[i - 1] * y[i] - x[i] * y[i - 1] for i in range(len(x))) / 2


def _let_out(ring: Points, target: float) -> Points:
    along = np.roll(ring, -1, axis=0) - np.roll(ring, 1, axis=0)
    chords = np.sqrt(along[:, 0] * along[:, 0] + along[:, 1] * along[:, 1])
    # To the left of the way, which is outwards where it runs clockwise on the screen.
    normals: Points = np.stack([along[:, 1], -along[:, 0]], axis=1)
    normals /= np.maximum(chords, 1e-9)[:, None]
    # Each chord spans two steps, so together they measure nearly twice the perimeter.
    perimeter: float = sum(chords.tolist()) / 2
    return ring + normals * ((target - _area(ring)) / perimeter)
