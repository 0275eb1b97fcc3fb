"""Links drawn across borders that are too short to be seen.

A link crosses the middle of the border and ends well inside the two faces, so that a player sees
that they are neighbours.  It never enters a third face.
"""

from __future__ import annotations

from itertools import pairwise, product
from math import atan2, cos, dist, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import shapely

from tools.boardmap.borders import Border, Pair, borders, length
from tools.boardmap.lines import SCALE, Line, Point, shapes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.boardmap.grid import Face
    from tools.boardmap.trace import Topology

# Borders shorter than this, in board units, get a link.
SHORT = 4.0
# How far from the border, in board units, a link may end, and how far off the straight way.
_REACHES = (1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0)
_TURNS = tuple(step * pi / 18 for step in range(-7, 8))
# The reach that looks best where there is room for it.
_REACH = 2.5
# An end this far from all lines, in board units, is far enough inside.
_CLEAR = 2.0


class Connector(NamedTuple):
    """A link between two neighbours: end, middle of the border, end."""

    one: Face
    two: Face
    line: Line


class _End(NamedTuple):
    """A possible end of a link, and its merits: the room around it, and the way there."""

    point: Point
    room: float
    heading: float
    turn: float
    reach: float


def connectors(lines: Sequence[Line], topology: Topology) -> list[Connector]:
    """The links for all borders that are too short, in order of the faces."""
    drawn = shapes(lines, topology)
    return [
        Connector(
            topology.faces[pair.one], topology.faces[pair.two], _link(lines, drawn, pair, border)
        )
        for pair, border in borders(lines, topology).items()
        if border.length < SHORT
    ]


def _link(
    lines: Sequence[Line], drawn: Sequence[shapely.MultiPolygon], pair: Pair, border: Border
) -> Line:
    longest = max(border.arcs, key=lambda number: length(lines[number]))
    middle, across = _crossing(lines[longest])
    # The faces tell which side they are on: look for ends in both directions.
    ways = [
        [*_ends(drawn[face], middle, across), *_ends(drawn[face], middle, across + pi)]
        for face in pair
    ]
    one, two = max(product(*ways), key=lambda ends: _merit(*ends))
    return (one.point, middle, two.point)


def _merit(one: _End, two: _End) -> tuple[float, Point, Point]:
    """Room at the ends and a link without a bend are good, a long or slanting link is not."""
    room = min(one.room, two.room, _CLEAR)
    bend = abs(pi - abs(one.heading - two.heading) % (2 * pi))
    slant = abs(one.turn) + abs(two.turn)
    merit = 2 * room - bend - (abs(one.reach - _REACH) + abs(two.reach - _REACH)) / 10 - slant / 10
    # Rounded, and then the points themselves, so that no last bit decides.
    return round(merit, 6), one.point, two.point


def _crossing(line: Line) -> tuple[Point, float]:
    """The point of the line nearest to half its way, and the direction across the line."""
    travelled = [0.0]
    for one, two in pairwise(line):
        travelled.append(travelled[-1] + dist(one, two))
    half = travelled[-1] / 2
    i = max(i for i in range(len(line) - 1) if travelled[i] <= half)
    share = (half - travelled[i]) / (travelled[i + 1] - travelled[i])
    (x0, y0), (x1, y1) = line[i], line[i + 1]
    middle = round(x0 + share * (x1 - x0)), round(y0 + share * (y1 - y0))
    (x0, y0), (x1, y1) = line[0], line[-1]
    return middle, atan2(y1 - y0, x1 - x0) + pi / 2


def _ends(face: shapely.MultiPolygon, middle: Point, across: float) -> Iterator[_End]:
    """Possible ends of a link in a face that lies more or less in the given direction."""
    for turn, reach in product(_TURNS, _REACHES):
        heading = across + turn
        point = (
            round(middle[0] + cos(heading) * reach * SCALE),
            round(middle[1] + sin(heading) * reach * SCALE),
        )
        # The middle of the border is rounded, and so up to a unit off the face.
        outside = shapely.LineString([middle, point]).difference(face).length
        end = shapely.Point(point)
        if outside <= 1.0 and face.contains(end):
            room = end.distance(face.boundary) / SCALE
            yield _End(point, room, heading, turn, reach)
