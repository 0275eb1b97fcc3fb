"""The planar topology of the grid: nodes, the arcs between them, and the rings of each face.

Three cells meet in every inner corner of a hexagonal grid, so a node always joins exactly three
arcs and no corner is ever ambiguous.  Counting the outside of the board as one more face makes
this true along the rim as well.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tools.boardmap.grid import Corner, Face, HexGrid

if TYPE_CHECKING:
    from collections.abc import Iterator

# The face beyond the rim of the board.
OUTSIDE = -1

# A number of an arc, or its complement (~number) for the arc walked backwards, as in TopoJSON.
ArcRef = int
Ring = tuple[ArcRef, ...]
# The outer ring and then the holes.
Polygon = tuple[Ring, ...]


@dataclass(frozen=True)
class Arc:
    """A chain of corners with the same two faces on either side all along."""

    corners: tuple[Corner, ...]
    left: int
    right: int

    @property
    def closed(self) -> bool:
        """A ring without any node, such as an island in a single sea."""
        return self.corners[0] == self.corners[-1]

    @property
    def on_rim(self) -> bool:
        """Along the edge of the board; the outside is then to the left."""
        return self.left == OUTSIDE

    def sides(self) -> frozenset[int]:
        """The faces on either side."""
        return frozenset((self.left, self.right))


@dataclass(frozen=True)
class Topology:
    """All arcs, and for each face its polygons."""

    faces: tuple[Face, ...]
    arcs: tuple[Arc, ...]
    polygons: tuple[tuple[Polygon, ...], ...]

    def is_coast(self, arc: Arc) -> bool:
        """Whether land lies on one side and water on the other."""
        return not arc.on_rim and self.faces[arc.left].kind != self.faces[arc.right].kind


def trace(grid: HexGrid) -> Topology:
    """Follow all lines between unlike cells."""
    arcs = tuple(_arcs(_sides(grid)))
    rings = _rings(arcs)
    polygons = tuple(_polygons(arcs, rings[face]) for face in range(len(grid.faces)))
    return Topology(faces=grid.faces, arcs=arcs, polygons=polygons)


# For each directed side of a cell, walked clockwise: the face to its right.  A side between two
# faces is thus listed in both directions.
_Sides = dict[tuple[Corner, Corner], int]


def _sides(grid: HexGrid) -> _Sides:
    sides: _Sides = {}
    for row, faces in enumerate(grid.cells):
        for col, face in enumerate(faces):
            corners = grid.corners(row, col)
            for side in range(6):
                other = grid.neighbour(row, col, side)
                if other == face:
                    continue
                start, end = corners[side], corners[(side + 1) % 6]
                sides[start, end] = face
                if other is None:
                    sides[end, start] = OUTSIDE
    return sides


def _arcs(sides: _Sides) -> Iterator[Arc]:
    """Chain the sides into arcs, in an order that depends on the corners alone."""
    ahead: dict[Corner, list[Corner]] = defaultdict(list)
    for start, end in sorted(sides):
        ahead[start].append(end)
    nodes = [corner for corner in sorted(ahead) if len(ahead[corner]) == 3]
    walked: set[tuple[Corner, Corner]] = set()
    # Arcs first, so that the sides left over are the rings without nodes.
    for start in nodes + sorted(ahead):
        for step in ahead[start]:
            if (start, step) not in walked:
                chain = _chain(ahead, start, step)
                walked.update(pairwise(chain), pairwise(chain[::-1]))
                yield _oriented(sides, chain)


def _chain(ahead: dict[Corner, list[Corner]], start: Corner, step: Corner) -> list[Corner]:
    chain = [start, step]
    while len(ahead[chain[-1]]) == 2 and chain[-1] != start:
        one, two = ahead[chain[-1]]
        chain.append(two if one == chain[-2] else one)
    return chain


def _oriented(sides: _Sides, chain: list[Corner]) -> Arc:
    """The arc of a chain; the outside of the board, if it is one of the sides, to the left."""
    right, left = sides[chain[0], chain[1]], sides[chain[1], chain[0]]
    if right == OUTSIDE:
        chain, left, right = chain[::-1], right, left
    return Arc(corners=tuple(chain), left=left, right=right)


def _rings(arcs: tuple[Arc, ...]) -> dict[int, list[Ring]]:
    """The rings of each face, always with the face to the right: outer rings run clockwise."""
    rings: dict[int, list[Ring]] = defaultdict(list)
    leaving: dict[tuple[int, Corner], ArcRef] = {}
    for number, arc in enumerate(arcs):
        for ref, face in ((number, arc.right), (~number, arc.left)):
            if arc.closed:
                rings[face].append((ref,))
            else:
                # A node joins three different faces, so a face leaves it only once.
                leaving[face, walk(arcs, ref)[0]] = ref
    while leaving:
        (face, first), ref = next(iter(leaving.items()))
        ring: list[ArcRef] = []
        corner = first
        while (face, corner) in leaving:
            ref = leaving.pop((face, corner))
            ring.append(ref)
            corner = walk(arcs, ref)[-1]
        rings[face].append(tuple(ring))
    return rings


def arc_number(ref: ArcRef) -> int:
    """The number of the arc that a reference is to, whichever the direction."""
    return ref if ref >= 0 else ~ref


def walk(arcs: tuple[Arc, ...], ref: ArcRef) -> tuple[Corner, ...]:
    """The corners of an arc in the direction of the reference."""
    return arcs[ref].corners if ref >= 0 else arcs[~ref].corners[::-1]


def _polygons(arcs: tuple[Arc, ...], rings: list[Ring]) -> tuple[Polygon, ...]:
    """Sort the rings of a face into parts with their holes."""
    outlines = {ring: _outline(arcs, ring) for ring in rings}
    shells = [ring for ring in rings if _area(outlines[ring]) > 0]
    holes: dict[Ring, list[Ring]] = {shell: [] for shell in shells}
    for ring in rings:
        if ring not in holes:
            around = [s for s in shells if _contains(outlines[s], outlines[ring][0])]
            holes[min(around, key=lambda shell: _area(outlines[shell]))].append(ring)
    return tuple((shell, *holes[shell]) for shell in shells)


def _outline(arcs: tuple[Arc, ...], ring: Ring) -> list[Corner]:
    return [corner for ref in ring for corner in walk(arcs, ref)[:-1]]


def _area(outline: list[Corner]) -> int:
    """Twice the area on the lattice; positive if clockwise on the screen, where y grows down."""
    return sum(
        x0 * y1 - x1 * y0
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True)
    )


def _contains(outline: list[Corner], corner: Corner) -> bool:
    """Whether a corner that is not on the outline lies inside it (even-odd rule, exact)."""
    x, y = corner
    inside = False
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y0 > y) != (y1 > y):
            cross = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)
            inside ^= (cross > 0) == (y1 > y0)
    return inside
