"""From the cells to the text of the board file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.boardmap.connectors import connectors
from tools.boardmap.smooth import smooth
from tools.boardmap.topology import topojson
from tools.boardmap.trace import trace

if TYPE_CHECKING:
    from tools.boardmap.grid import HexGrid


def draw(grid: HexGrid) -> str:
    """The board as TopoJSON."""
    topology = trace(grid)
    lines = smooth(grid, topology)
    return topojson(lines, topology, connectors(lines, topology), grid.board)
