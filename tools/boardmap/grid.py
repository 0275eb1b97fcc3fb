"""The cells: which face of the board each hexagon belongs to.

Hexagons are pointy-topped and odd rows are shifted right by half a cell ('hex-odd-r').  Corners
are named by whole numbers on a lattice (half a cell wide, a third of a row high), so that two
cells agree on a common corner exactly, whatever the real spacing is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

GRID_FILE = Path(__file__).with_name("grid.json")

# A corner of a cell, on the lattice.
Corner = tuple[int, int]
# A position in board units, y downwards.
Position = tuple[float, float]

# Corners of a cell clockwise on the screen from the top, relative to its centre.
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


class Face(NamedTuple):
    """The land or the water of an area: the unit that is drawn."""

    area: str
    kind: str

    @property
    def id(self) -> str:
        """The name of the face in the board file."""
        return f"{self.area}/{self.kind}"


@dataclass(frozen=True)
class HexGrid:
    """Face numbers of all cells, and where the cells lie on the board."""

    faces: tuple[Face, ...]
    cells: tuple[tuple[int, ...], ...]
    board: Position
    spacing: float = 4.0
    row_height: float = 2.0 * sqrt(3.0)
    origin: Position = (2.0, 4.0 / sqrt(3.0))

    def neighbour(self, row: int, col: int, side: int) -> int | None:
        """The face across a side (0: upper right, then clockwise), None beyond the board."""
        shift = row % 2
        down, right = ((-1, shift), (0, 1), (1, shift), (1, shift - 1), (0, -1), (-1, shift - 1))[
            side
        ]
        row, col = row + down, col + right
        if 0 <= row < len(self.cells) and 0 <= col < len(self.cells[row]):
            return self.cells[row][col]
        return None

    def corners(self, row: int, col: int) -> tuple[Corner, ...]:
        """The six corners clockwise from the top; side i runs from corner i to corner i + 1."""
        x, y = 2 * col + row % 2, 3 * row
        return tuple((x + dx, y + dy) for dx, dy in _CORNERS)

    def position(self, corner: Corner) -> Position:
        """Where a corner lies on the board."""
        return (
            self.origin[0] + corner[0] * self.spacing / 2,
            self.origin[1] + corner[1] * self.row_height / 3,
        )


def from_rows(rows: Sequence[Sequence[Face]], board: Position) -> HexGrid:
    """A grid written out cell by cell, for small hand-made boards."""
    faces = tuple(sorted({face for row in rows for face in row}))
    number = {face: i for i, face in enumerate(faces)}
    cells = tuple(tuple(number[face] for face in row) for row in rows)
    return HexGrid(faces=faces, cells=cells, board=board)


def load(path: Path = GRID_FILE) -> HexGrid:
    """Read the grid file, whose rows are run-length encoded."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["type"] != "hex-odd-r":
        raise ValueError(f"{path.name}: unknown cell layout {data['type']!r}")
    cells = tuple(_expand(runs) for runs in data["runs"])
    if len(cells) != data["rows"] or any(len(row) != data["cols"] for row in cells):
        raise ValueError(f"{path.name}: rows or columns are missing")
    return HexGrid(
        faces=tuple(Face(area, kind) for area, kind in data["table"]),
        cells=cells,
        board=(float(data["board"][0]), float(data["board"][1])),
        spacing=data["spacing"],
        row_height=data["row_height"],
        origin=(data["origin"][0], data["origin"][1]),
    )


def _expand(runs: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        face for face, length in zip(runs[::2], runs[1::2], strict=True) for _ in range(length)
    )
