"""Arranges the pieces of a place in one of its spots: in rows, smaller if necessary."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate
from math import dist
from typing import TYPE_CHECKING

from ecumene.data.shapes import SHAPES
from ecumene.picture.pieces import HEIGHT, MOST, width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.data.labels import LabelSpot
    from ecumene.picture.pieces_by_place import Piece

RING = 4
"""The width of rings around changed pieces."""
FINE = (1.0, 1.0)
"""The worth of full-size pieces on land."""
GAP = SHAPES.sizes.gap
WATER = SHAPES.water_worth


@dataclass(frozen=True)
class Placed:
    """A piece with its upper left corner, from the middle of the spot, in pixels at full size."""

    piece: Piece
    x: float
    y: float


@dataclass(frozen=True)
class Arrangement:
    """Pieces in a spot, and their scale."""

    spot: LabelSpot
    scale: float
    pieces: tuple[Placed, ...]

    @property
    def worth(self) -> tuple[float, float]:
        """How good it is: not too small, on land if possible, then as large as possible."""
        return round(min(self.scale, 1.0) * self._nearness, 2), round(self.scale, 2)

    @property
    def _nearness(self) -> float:
        spot = self.spot
        if spot.ashore is None:
            return 1.0
        return WATER.near - dist((spot.x, spot.y), spot.ashore) / WATER.far


def arrange(pieces: Sequence[Piece], spots: Sequence[LabelSpot], pixel: float) -> Arrangement:
    """Put pieces into the best spot of their place.

    If they would get small, changes are shown by a ring instead of numbers, and pieces that are
    gone are left out.
    """
    best = _best(pieces, spots, pixel)
    brief = [replace(piece, brief=True) for piece in pieces if piece.count]
    if brief and best.worth < FINE:
        shorter = _best(brief, spots, pixel)
        return shorter if shorter.worth[0] > best.worth[0] else best
    return best


def _best(pieces: Sequence[Piece], spots: Sequence[LabelSpot], pixel: float) -> Arrangement:
    # Of equally good ones max takes the first, which is nearest to the name.
    return max((_fill(pieces, spot, pixel) for spot in spots), key=lambda found: found.worth)


def _fill(pieces: Sequence[Piece], spot: LabelSpot, pixel: float) -> Arrangement:
    """The rows with the largest pieces inside a spot."""
    widths = [width_of(piece) for piece in pieces]
    rim = RING if any(piece.brief and piece.change for piece in pieces) else 0
    found = []
    for count in range(1, len(pieces) + 1):
        rows = rows_of(widths, count)
        width = max(_width(widths[a:b]) for a, b in rows)
        height = len(rows) * (HEIGHT + GAP) - GAP
        across, down = spot.width / pixel / (width + rim), spot.height / pixel / (height + rim)
        scale = min(MOST, across, down)
        found.append((scale, -len(rows), rows))
    scale, _, rows = max(found)
    placed = []
    y = -(len(rows) * (HEIGHT + GAP) - GAP) / 2
    for a, b in rows:
        x = -_width(widths[a:b]) / 2
        for piece, width in zip(pieces[a:b], widths[a:b], strict=True):
            placed.append(Placed(piece, x, y))
            x += width + GAP
        y += HEIGHT + GAP
    return Arrangement(spot, scale, tuple(placed))


def _width(widths: Sequence[float]) -> float:
    return sum(widths) + GAP * (len(widths) - 1)


def rows_of(widths: Sequence[float], most: int) -> list[tuple[int, int]]:
    """Break pieces into a number of rows, with the widest as narrow as possible."""
    ends = list(accumulate(width + GAP for width in widths))
    sums = {end - start for start in (0.0, *ends) for end in ends}
    for limit in sorted(each for each in sums if each >= max(widths) + GAP):
        rows, start, at = [], 0, 0.0
        for n, end in enumerate(ends):
            if end - at > limit + 1e-9:
                rows.append((start, n))
                start, at = n, ends[n - 1]
        rows.append((start, len(widths)))
        if len(rows) <= most:
            return rows
    return [(0, len(widths))]
