"""Flowing lines: the steps of the hexagons ironed out, the shapes kept.

The points of the mesh are freed of bending energy (each moves against the curvature of the
curvature), which flattens short waves and, unlike plain averaging, does not shrink what it
smooths.  A leash bounds how far a point may stray from the cells.  Where lines still get in each
other's way, their leash is shortened step by step; with no leash at all they are chords between
the middles of hexagon sides, which cannot touch.  So the loop always ends with a valid board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.boardmap.conflicts import conflicts, shrunken
from tools.boardmap.frame import Frame
from tools.boardmap.islands import restore_areas
from tools.boardmap.lines import SCALE, Line, shapes, traced
from tools.boardmap.mesh import Mesh, Points, Strand, Values, build
from tools.boardmap.simplify import simplify

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.boardmap.grid import HexGrid, Position
    from tools.boardmap.trace import Topology

# Shares of the full leash that lines in conflict try in turn.
_LEASHES = (1.0, 0.6, 0.3, 0.0)
# How far, in cells, points of coasts and of borders may stray from the traced line.
_COAST_LEASH = 0.3
_BORDER_LEASH = 0.5
# Rounds of smoothing; coasts take part in the first of them only, to keep their character.
_COAST_ROUNDS = 30
_BORDER_ROUNDS = 300
# Rounds without a leash, to round off the corners where a line tugged at it.
_LAST_ROUNDS = 10
# Largest step that keeps the rounds stable is 1/2.
_STEP = 0.45
# Points this close to the line without them, in board units, are dropped.
_TOLERANCE = 0.02


def smooth(grid: HexGrid, topology: Topology) -> list[Line]:
    """One line for each arc, in units of the file."""
    mesh, home = build(grid, topology)
    cells = shapes(traced(grid, topology), topology)
    last = len(_LEASHES) - 1
    level = [0] * len(mesh.strands)
    while True:
        frozen = {i for i, step in enumerate(level) if step == last}
        relaxed = _relax(mesh, home, _leashes(mesh, level, grid.spacing))
        fine = mesh.subdivide(relaxed)
        fine = restore_areas(mesh.finer, fine, grid, topology, frozen)
        fine = mesh.finer.subdivide(fine)
        lines = [_line(fine, strand, Frame(*grid.board)) for strand in mesh.finer.finer.strands]
        bad = (conflicts(lines) | shrunken(lines, cells, topology)) - frozen
        if not bad:
            return lines
        for i in bad:
            level[i] += 1


def _leashes(mesh: Mesh, level: Sequence[int], spacing: float) -> Values:
    """For each point the shortest leash of the strands it is on."""
    leash = np.full(len(mesh.freedom), np.inf)
    for strand, step in zip(mesh.strands, level, strict=True):
        full = _COAST_LEASH if strand.coast else _BORDER_LEASH
        points = list(strand.points)
        leash[points] = np.minimum(leash[points], full * spacing * _LEASHES[step])
    return leash


def _relax(mesh: Mesh, home: Points, leash: Values) -> Points:
    step = np.full((len(home), 1), _STEP)
    points = home
    for number in range(_BORDER_ROUNDS):
        if number == _COAST_ROUNDS:
            step[mesh.coastal] = 0.0
        points = _leashed(home, points - step * mesh.pull(mesh.pull(points)), leash)
    step = np.where(leash > 0, _STEP, 0.0)[:, None]
    for _ in range(_LAST_ROUNDS):
        points = points - step * mesh.pull(mesh.pull(points))
    return points


def _leashed(home: Points, points: Points, leash: Values) -> Points:
    """The points, with those too far from home pulled back onto the circle of their leash."""
    away = points - home
    distance = np.sqrt(away[:, 0] * away[:, 0] + away[:, 1] * away[:, 1])
    share = np.minimum(1.0, leash / np.maximum(distance, 1e-9))
    return home + away * share[:, None]


def _line(points: Points, strand: Strand, frame: Frame) -> Line:
    positions: list[Position] = [(float(x), float(y)) for x, y in points[list(strand.points)]]
    if strand.on_rim:
        if strand.closed:
            positions = list(frame.corners())
        else:
            start, end = positions
            positions = [start, *frame.corners_between(start, end), end]
    if strand.closed:
        positions.append(positions[0])
    return _whole(simplify(tuple(positions), _TOLERANCE))


def _whole(positions: Sequence[Position]) -> Line:
    """In whole units of the file, without coinciding points."""
    points = [(round(x * SCALE), round(y * SCALE)) for x, y in positions]
    kept = [p for i, p in enumerate(points) if i == 0 or p != points[i - 1]]
    return tuple(kept)
