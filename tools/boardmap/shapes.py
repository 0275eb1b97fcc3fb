"""The faces of the board as shapes in pixels, and their free parts for labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shapely
from shapely import LineString, Point, Polygon

from ecumene.data import facts
from ecumene.picture.board_drawing import PIXEL, VOLCANO

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

    from ecumene.data.geometry import Face, Geometry, Kind, Line

PIXELS = 1 / PIXEL
"""Pixels at 100 % per tenth of a board unit."""


class Shapes:
    """The land and water of every place, less the volcanoes and connectors drawn on them."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._faces = {(face.place, face.kind): self._shape(face) for face in geometry.faces}
        self.volcanoes = {
            volcano.id: self._middle_of_border(*(facts().areas[n].id for n in volcano.areas))
            for volcano in facts().volcanoes
            if len(volcano.areas) == 2
        }
        links = [LineString(_pixels(link.line)).buffer(4) for link in geometry.connectors]
        peaks = [Point(spot).buffer(VOLCANO * PIXELS * 0.55) for spot in self.volcanoes.values()]
        self._taken = shapely.union_all([*links, *peaks])

    def free(self, place: str, *kinds: Kind) -> BaseGeometry:
        """The part of the land or water of a place that is free for its label."""
        faces = [self._faces[place, kind] for kind in kinds if (place, kind) in self._faces]
        return shapely.difference(shapely.union_all(faces), self._taken)

    def all_water(self) -> BaseGeometry:
        """The water of all places that is free."""
        faces = [shape for (_, kind), shape in self._faces.items() if kind == "water"]
        return shapely.difference(shapely.union_all(faces), self._taken)

    def _shape(self, face: Face) -> BaseGeometry:
        ring = self._geometry.ring
        polygons = [
            Polygon(_pixels(ring(outer)), [_pixels(ring(hole)) for hole in holes])
            for outer, *holes in face.polygons
        ]
        return shapely.union_all(polygons)

    def _middle_of_border(self, one: str, other: str) -> tuple[float, float]:
        """The middle of the longest line between the lands of two areas."""
        lines = [
            LineString(_pixels(arc.line))
            for arc in self._geometry.arcs
            if {(face.place, face.kind) for face in arc.faces} == {(one, "land"), (other, "land")}
        ]
        middle = max(lines, key=lambda line: line.length).interpolate(0.5, normalized=True)
        return middle.x, middle.y


def _pixels(line: Line) -> list[tuple[float, float]]:
    return [(x * PIXELS, y * PIXELS) for x, y in line]
