"""The board as TopoJSON: lines once, faces as lists of lines.

Coordinates are whole tenths of a board unit and each arc is a start and then steps, as the TopoJSON
specification requires with a `transform`. One arc or geometry on a line keeps changes readable.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tools.boardmap.lines import SCALE, Line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.boardmap.connectors import Connector
    from tools.boardmap.trace import Topology

# What a JSON document is made of.
Json = dict[str, "Json"] | list["Json"] | str | int | float


def topojson(
    lines: Sequence[Line],
    topology: Topology,
    connectors: Sequence[Connector],
    board: tuple[float, float],
) -> str:
    """The text of the file."""
    arcs: list[Json] = [_steps(line) for line in lines]
    arcs += [_steps(connector.line) for connector in connectors]
    faces = [_face(topology, number) for number in _by_id(topology)]
    links: list[Json] = [
        {
            "type": "LineString",
            "properties": {"areas": [link.one.area, link.two.area], "kind": link.one.kind},
            "arcs": [len(lines) + number],
        }
        for number, link in enumerate(connectors)
    ]
    unit = 1 / SCALE
    return "\n".join(
        [
            '{"type": "Topology",',
            f'"bbox": {_compact([0, 0, round(board[0]), round(board[1])])},',
            f'"transform": {{"scale": [{unit}, {unit}], "translate": [0, 0]}},',
            '"objects": {',
            f'"faces": {_collection(faces)},',
            f'"connectors": {_collection(links)}',
            "},",
            f'"arcs": {_listed(arcs)}',
            "}",
            "",
        ]
    )


def _by_id(topology: Topology) -> list[int]:
    return sorted(range(len(topology.faces)), key=lambda number: topology.faces[number].id)


def _face(topology: Topology, number: int) -> Json:
    face = topology.faces[number]
    polygons: list[Json] = [[list(ring) for ring in part] for part in topology.polygons[number]]
    single = len(polygons) == 1
    return {
        "type": "Polygon" if single else "MultiPolygon",
        "id": face.id,
        "properties": {"area": face.area, "kind": face.kind},
        "arcs": polygons[0] if single else polygons,
    }


def _steps(line: Line) -> Json:
    """The first point, and then each point relative to the one before."""
    steps: list[Json] = []
    last = (0, 0)
    for point in line:
        steps.append([point[0] - last[0], point[1] - last[1]])
        last = point
    return steps


def _collection(geometries: Iterable[Json]) -> str:
    return f'{{"type": "GeometryCollection", "geometries": {_listed(geometries)}}}'


def _listed(items: Iterable[Json]) -> str:
    return "[\n" + ",\n".join(map(_compact, items)) + "\n]"


def _compact(item: Json) -> str:
    return json.dumps(item, separators=(",", ":"), ensure_ascii=False)
