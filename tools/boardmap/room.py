"""The room inside a shape: where a box of a given size fits.

The shape is laid on a raster; with a table of running sums all places of a box are tried at once.
For slanted boxes the shape is turned the other way first.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import cached_property
from math import ceil, floor
from typing import TYPE_CHECKING

import numpy as np
import shapely
from shapely import affinity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from shapely.geometry.base import BaseGeometry

CLEARANCES = (0.0, 2.0, 4.0, 7.0, 10.0, 14.0)
"""Amounts of free space tried around a box; the more the better."""

NEARBY = (5.0, 2.0, 0.0)
"""The same for a box that should be near a point."""


@dataclass(frozen=True)
class Box:
    """A box with its centre in the (turned) coordinates of a room."""

    x: float
    y: float
    width: float
    height: float


class Room:
    """The free space inside a shape, turned so that boxes slanted by ``angle`` stand upright."""

    def __init__(
        self, shape: BaseGeometry, *, margin: float = 2.0, angle: float = 0.0, cell: float = 2.0
    ) -> None:
        self.angle = angle
        self.cell = cell
        self._too_large: list[tuple[int, int]] = []
        inside = affinity.rotate(shape, -angle, origin=(0, 0)).buffer(-margin)
        bounds = (0.0, 0.0, 0.0, 0.0) if inside.is_empty else inside.bounds
        self.left, self.top = bounds[0], bounds[1]
        columns = np.arange(self.left, bounds[2], cell)
        rows = np.arange(self.top, bounds[3], cell)
        shapely.prepare(inside)
        self.free: NDArray[np.bool_] = np.asarray(
            shapely.contains_xy(inside, *np.meshgrid(columns, rows))
        )

    def place(self, width: float, height: float) -> Box | None:
        """Return the best place of a box: with most space around it, then in the middle of that."""
        spots: NDArray[np.bool_] | None = None
        for clearance in CLEARANCES:
            roomier = self._spots(width + 2 * clearance, height + 2 * clearance)
            if roomier is None:
                break
            spots, found = roomier, clearance
        if spots is None:
            return None
        rows, columns = np.nonzero(spots)
        middle = np.argmin((rows - rows.mean()) ** 2 + (columns - columns.mean()) ** 2)
        return Box(
            x=self.left + columns[middle] * self.cell + width / 2 + found,
            y=self.top + rows[middle] * self.cell + height / 2 + found,
            width=width,
            height=height,
        )

    def nearest(self, width: float, height: float, at: tuple[float, float]) -> Box | None:
        """Return the place of a box nearest to a point, with a little space around if possible."""
        return next(self.by_distance(width, height, at), None)

    def by_distance(self, width: float, height: float, at: tuple[float, float]) -> Iterator[Box]:
        """Yield the places of a box from near to far, those with a little space around first."""
        for clearance in NEARBY:
            spots = self._spots(width + 2 * clearance, height + 2 * clearance)
            if spots is None:
                continue
            rows, columns = np.nonzero(spots)
            xs = self.left + columns * self.cell + width / 2 + clearance
            ys = self.top + rows * self.cell + height / 2 + clearance
            for n in np.argsort((xs - at[0]) ** 2 + (ys - at[1]) ** 2, kind="stable"):
                yield Box(float(xs[n]), float(ys[n]), width, height)

    def without(self, box: Box, gap: float = 2.0) -> Room:
        """Return the room with a box and a gap around it no longer free."""
        left, right = box.x - box.width / 2 - gap, box.x + box.width / 2 + gap
        top, bottom = box.y - box.height / 2 - gap, box.y + box.height / 2 + gap
        rest = copy(self)
        rest.__dict__.pop("_sums", None)
        # A box too large for the whole is too large for the rest.
        rest._too_large = self._too_large.copy()
        rest.free = self.free.copy()
        rest.free[
            max(0, floor((top - self.top) / self.cell)) : max(
                0, ceil((bottom - self.top) / self.cell)
            ),
            max(0, floor((left - self.left) / self.cell)) : max(
                0, ceil((right - self.left) / self.cell)
            ),
        ] = False
        return rest

    def on_board(self, x: float, y: float) -> tuple[float, float]:
        """Turn a point of the room back into a point of the board."""
        point = affinity.rotate(shapely.Point(x, y), self.angle, origin=(0, 0))
        return point.x, point.y

    @cached_property
    def _sums(self) -> NDArray[np.int32]:
        """How many free cells there are above and left of each corner."""
        sums = self.free.astype(np.int32).cumsum(0).cumsum(1)
        return np.pad(sums, ((1, 0), (1, 0)))

    def _spots(self, width: float, height: float) -> NDArray[np.bool_] | None:
        """Return where the upper left corner of a box can be, if it fits anywhere."""
        across, down = ceil(width / self.cell) + 1, ceil(height / self.cell) + 1
        if down > self.free.shape[0] or across > self.free.shape[1]:
            return None
        if any(across >= wide and down >= high for wide, high in self._too_large):
            return None
        if across * down > self._sums[-1, -1]:
            return None
        sums = self._sums
        inside = sums[down:, across:] - sums[:-down, across:]
        inside -= sums[down:, :-across] - sums[:-down, :-across]
        spots: NDArray[np.bool_] = inside == across * down
        if spots.any():
            return spots
        self._too_large.append((across, down))
        return None
