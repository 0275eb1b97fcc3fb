"""The straight rim of the board.

The cells at the rim stick out of the board here and fall short of it there, never by more than
the radius of a cell.  So the zigzag they end in is replaced by the rectangle itself: nodes on the
rim are pulled onto the nearest of its sides, and the arcs between them run along it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.boardmap.grid import Position


@dataclass(frozen=True)
class Frame:
    """A rectangle with a corner in the origin."""

    width: float
    height: float

    def nearest(self, position: Position) -> Position:
        """The nearest point of the rim."""
        x, y = position
        ways = (
            (abs(x), (0.0, y)),
            (abs(y), (x, 0.0)),
            (abs(self.width - x), (self.width, y)),
            (abs(self.height - y), (x, self.height)),
        )
        x, y = min(ways)[1]
        return min(max(x, 0.0), self.width), min(max(y, 0.0), self.height)

    def runs_upright(self, position: Position) -> bool:
        """Whether a point of the rim lies on the left or the right side."""
        return position[0] in (0.0, self.width)

    def corners(self) -> tuple[Position, ...]:
        """Clockwise on the screen from the top left."""
        return (0.0, 0.0), (self.width, 0.0), (self.width, self.height), (0.0, self.height)

    def corners_between(self, start: Position, end: Position) -> list[Position]:
        """The corners passed on the way clockwise from one point of the rim to another."""
        full = 2 * (self.width + self.height)
        way = (self._along(end) - self._along(start)) % full
        passed = [((self._along(c) - self._along(start)) % full, c) for c in self.corners()]
        return [corner for distance, corner in sorted(passed) if 0 < distance < way]

    def _along(self, position: Position) -> float:
        """How far along the rim a point of it lies, clockwise from the top left corner."""
        x, y = position
        if y == 0.0:
            return x
        if x == self.width:
            return self.width + y
        if y == self.height:
            return self.width + self.height + (self.width - x)
        return 2 * self.width + self.height + (self.height - y)
