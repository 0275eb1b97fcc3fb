"""The shape of the board: lines, the faces between them, and the links drawn for short borders.

``board.topojson`` holds every line once, so that neighbours share their border exactly. A face is
the land or the water of one place. Coordinates are whole tenths of a board unit; the board is 1600
by 552 units.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import accumulate
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

Point: TypeAlias = tuple[int, int]
Line: TypeAlias = tuple[Point, ...]
Kind: TypeAlias = Literal["land", "water"]
ArcRef: TypeAlias = int
"""The number of an arc; ``~number`` for the same arc walked backwards, as TopoJSON has it."""
Ring: TypeAlias = tuple[ArcRef, ...]


class Face(Struct, frozen=True):
    """The land or the water of a place: polygons, each an outer ring followed by its holes."""

    place: str
    kind: Kind
    polygons: tuple[tuple[Ring, ...], ...]


class Arc(Struct, frozen=True):
    """A line between two junctions, and the one or two faces along it (one at the board's edge)."""

    line: Line
    faces: tuple[Face, ...]


class Connector(Struct, frozen=True):
    """A link between two neighbours whose border is too short to be seen."""

    places: tuple[str, str]
    kind: Kind
    line: Line


class Geometry(Struct, frozen=True):
    """The whole board."""

    width: int
    height: int
    faces: tuple[Face, ...]
    arcs: tuple[Arc, ...]
    connectors: tuple[Connector, ...]

    def ring(self, ring: Ring) -> Line:
        """Return the points of a ring, the first not repeated at the end."""
        points: list[Point] = []
        for ref in ring:
            line = self.arcs[ref].line if ref >= 0 else self.arcs[~ref].line[::-1]
            points.extend(line[:-1])
        return tuple(points)


@cache
def geometry() -> Geometry:
    """Return the geometry of the board; it is read once."""
    path = resources.files("ecumene.data") / "board.topojson"
    return decode(path.read_bytes())


class _Properties(Struct):
    area: str = ""
    kind: Kind = "land"
    areas: tuple[str, str] = ("", "")


class _Polygon(Struct, tag="Polygon"):
    arcs: tuple[Ring, ...]
    properties: _Properties


class _MultiPolygon(Struct, tag="MultiPolygon"):
    arcs: tuple[tuple[Ring, ...], ...]
    properties: _Properties


class _LineString(Struct, tag="LineString"):
    arcs: tuple[ArcRef]
    properties: _Properties


class _Faces(Struct):
    geometries: list[_Polygon | _MultiPolygon]


class _Connectors(Struct):
    geometries: list[_LineString]


class _Objects(Struct):
    faces: _Faces
    connectors: _Connectors


class _Transform(Struct):
    scale: tuple[float, float]


class _Topology(Struct):
    bbox: tuple[int, int, int, int]
    transform: _Transform
    objects: _Objects
    arcs: list[list[Point]]


_TOPOLOGY: Final = msgspec.json.Decoder(_Topology)


def decode(content: bytes) -> Geometry:
    """Decode a TopoJSON board as ``tools.boardmap`` writes it."""
    topology = _TOPOLOGY.decode(content)
    lines = [tuple(accumulate(steps, _step)) for steps in topology.arcs]
    faces = tuple(
        Face(
            geometry.properties.area,
            geometry.properties.kind,
            (geometry.arcs,) if isinstance(geometry, _Polygon) else geometry.arcs,
        )
        for geometry in topology.objects.faces.geometries
    )
    beside: dict[int, list[Face]] = {}
    for face in faces:
        for ref in (ref for polygon in face.polygons for ring in polygon for ref in ring):
            beside.setdefault(max(ref, ~ref), []).append(face)
    scale = topology.transform.scale[0]
    return Geometry(
        width=round(topology.bbox[2] / scale),
        height=round(topology.bbox[3] / scale),
        faces=faces,
        arcs=tuple(Arc(lines[n], tuple(sides)) for n, sides in sorted(beside.items())),
        connectors=tuple(
            Connector(link.properties.areas, link.properties.kind, lines[link.arcs[0]])
            for link in topology.objects.connectors.geometries
        ),
    )


def _step(point: Point, step: Point) -> Point:
    return point[0] + step[0], point[1] + step[1]
