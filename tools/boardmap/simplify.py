"""Fewer points for the same line."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.boardmap.grid import Position


@cache
def simplify(line: tuple[Position, ...], tolerance: float) -> list[Position]:
    """Douglas-Peucker: drop points within the tolerance of the line without them.

    The ends stay.  A ring (first point repeated last) is halved first, for it has no chord.
    Cached, because most lines come back unchanged each time that a few others are redone.
    """
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    if line[0] == line[-1]:
        half = len(line) // 2
        keep.add(half)
        spans = [(0, half), (half, len(line) - 1)]
    while spans:
        start, end = spans.pop()
        if end - start < 2:
            continue
        distance, farthest = max(
            (_distance(line[i], line[start], line[end]), i) for i in range(start + 1, end)
        )
        if distance > tolerance * tolerance:
            keep.add(farthest)
            spans += [(start, farthest), (farthest, end)]
    return [line[i] for i in sorted(keep)]


def _distance(point: Position, start: Position, end: Position) -> float:
    """Square of the distance of a point from a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    length = dx * dx + dy * dy
    share = min(1.0, max(0.0, (px * dx + py * dy) / length)) if length else 0.0
    px, py = px - share * dx, py - share * dy
    return px * px + py * py
