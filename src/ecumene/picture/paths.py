"""SVG path data for the board's lines and faces, in whole numbers and as short as possible."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data.geometry import Face, Geometry, Line


def line_path(lines: Iterable[Line]) -> str:
    """Open lines, one after another."""
    return "".join(_relative(line) for line in lines)


def face_path(geometry: Geometry, faces: Iterable[Face]) -> str:
    """Closed rings; holes run the other way and stay empty."""
    return "".join(
        _relative(geometry.ring(ring)) + "z"
        for face in faces
        for polygon in face.polygons
        for ring in polygon
    )


@cache
def _relative(line: Line) -> str:
    (x, y), *rest = line
    parts = [f"M{x} {y}l"]
    for next_x, next_y in rest:
        dx, dy = next_x - x, next_y - y
        separator = "" if dx < 0 or parts[-1].endswith("l") else " "
        parts.append(f"{separator}{dx}{'' if dy < 0 else ' '}{dy}")
        x, y = next_x, next_y
    return "".join(parts)
