"""The movable points of all lines at once, and which points pull on which.

A line through hexagon corners zigzags; one through the middles of the hexagon sides does so far
less, so those middles are the points.  Nodes are points as well, shared by their arcs.  A coast
runs straight on through the node where a border meets it, and only the border ends there: this
is what makes coasts flow past the borders that reach them.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from tools.boardmap.frame import Frame

if TYPE_CHECKING:
    from tools.boardmap.grid import Corner, HexGrid, Position
    from tools.boardmap.trace import Topology

# Positions of points, one row each.
Points = npt.NDArray[np.float64]
# One number for each point.
Values = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Strand:
    """The points of an arc in order; a ring does not repeat its first point."""

    points: tuple[int, ...]
    closed: bool
    coast: bool
    on_rim: bool

    def steps(self) -> list[tuple[int, int]]:
        """The pairs of consecutive points."""
        around = self.points[:1] if self.closed else ()
        return list(pairwise(self.points + around))


@dataclass(frozen=True)
class Mesh:
    """How points are connected: one strand for each arc of the topology.

    Their positions are kept separately, since one mesh serves many attempts to place them.
    """

    strands: tuple[Strand, ...]
    # Directions in which a point may move: a node on the rim only slides along it.
    freedom: Points

    @cached_property
    def links(self) -> Indices:
        """The three neighbours of each point; itself if it has fewer."""
        near: dict[int, list[tuple[bool, int]]] = defaultdict(list)
        for strand in self.strands:
            if not strand.on_rim:
                for one, two in strand.steps():
                    near[one].append((strand.coast, two))
                    near[two].append((strand.coast, one))
        links = np.repeat(np.arange(len(self.freedom), dtype=np.int64)[:, None], 3, axis=1)
        for point, others in near.items():
            coasts = [other for coast, other in others if coast]
            linked = coasts if len(coasts) == 2 else [other for _, other in others]
            links[point, : len(linked)] = linked
        return links

    @cached_property
    def degree(self) -> Indices:
        """How many neighbours each point has."""
        others = self.links != np.arange(len(self.links))[:, None]
        degree: Indices = np.count_nonzero(others, axis=1)
        return degree

    @cached_property
    def coastal(self) -> npt.NDArray[np.bool_]:
        """Which points are on a coast."""
        coastal = np.zeros(len(self.freedom), dtype=np.bool_)
        for strand in self.strands:
            if strand.coast:
                coastal[list(strand.points)] = True
        return coastal

    def pull(self, points: Points) -> Points:
        """From each point towards the middle of its neighbours, as far as it may move."""
        # Points as complex numbers are gathered in one go. They are added up one by one, since the
        # order of additions decides the last bit of the sum.
        flat = points.view(np.complex128)[:, 0]
        one, two, three = self.links.T
        total = (flat[one] + flat[two] + flat[three]).view(np.float64).reshape(-1, 2)
        # Links of a point to itself cancel out.
        pull: Points = (total - 3 * points) * self._ease
        return pull

    @cached_property
    def _ease(self) -> Points:
        return self.freedom / np.maximum(self.degree, 1)[:, None]

    @cached_property
    def finer(self) -> Mesh:
        """The mesh with one more point in the middle of each step."""
        added = len(self.freedom)
        strands = []
        for strand in self.strands:
            if not strand.on_rim:
                points: list[int] = []
                for start, _ in strand.steps():
                    points += [start, added]
                    added += 1
                if not strand.closed:
                    points.append(strand.points[-1])
                strand = replace(strand, points=tuple(points))
            strands.append(strand)
        free = np.ones((added - len(self.freedom), 2))
        return Mesh(tuple(strands), np.concatenate([self.freedom, free]))

    def subdivide(self, points: Points) -> Points:
        """Points of the finer mesh on the cubic spline that these control (Lane-Riesenfeld).

        Unlike corner cutting it keeps a descendant of each point, and so the nodes.
        """
        kept = points + np.where(self.degree[:, None] == 2, self.pull(points), 0.0) / 4
        one, two = self._steps.T
        return np.concatenate([kept, (points[one] + points[two]) / 2])

    @cached_property
    def _steps(self) -> Indices:
        """All steps in the order in which `finer` splits them."""
        steps = [step for strand in self.strands if not strand.on_rim for step in strand.steps()]
        return np.array(steps, dtype=np.int64).reshape(-1, 2)


def build(grid: HexGrid, topology: Topology) -> tuple[Mesh, Points]:
    """The mesh of the lines as traced, and where its points are."""
    frame = Frame(*grid.board)
    points: list[Position] = []
    freedom: list[Position] = []
    nodes: dict[Corner, int] = {}
    rim = {corner for arc in topology.arcs if arc.on_rim for corner in arc.corners}

    def add(position: Position, free: Position) -> int:
        points.append(position)
        freedom.append(free)
        return len(points) - 1

    def node(corner: Corner) -> int:
        if corner not in nodes:
            position, free = grid.position(corner), (1.0, 1.0)
            if corner in rim:
                position = frame.nearest(position)
                free = (0.0, 1.0) if frame.runs_upright(position) else (1.0, 0.0)
            nodes[corner] = add(position, free)
        return nodes[corner]

    def middle(start: Corner, end: Corner) -> int:
        (x0, y0), (x1, y1) = grid.position(start), grid.position(end)
        return add(((x0 + x1) / 2, (y0 + y1) / 2), (1.0, 1.0))

    strands = []
    for arc in topology.arcs:
        inner = [] if arc.on_rim else [middle(a, b) for a, b in pairwise(arc.corners)]
        if not arc.closed:
            inner = [node(arc.corners[0]), *inner, node(arc.corners[-1])]
        strands.append(Strand(tuple(inner), arc.closed, topology.is_coast(arc), arc.on_rim))
    mesh = Mesh(tuple(strands), np.array(freedom).reshape(-1, 2))
    return mesh, np.array(points).reshape(-1, 2)
