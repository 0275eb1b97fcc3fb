"""The geometry of the board: sound, complete, and with the neighbours that the rules name."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
import shapely

from tools.boardmap.__main__ import BOARD_FILE
from tools.boardmap.board import draw
from tools.boardmap.connectors import SHORT
from tools.boardmap.grid import GRID_FILE, HexGrid, load
from tools.boardmap.trace import Topology, trace

FACTS_FILE = Path(__file__).parents[2] / "src" / "ecumene" / "data" / "facts" / "board.json"
WIDTH, HEIGHT = 16000, 5520
# Units of the file in one board unit.
UNITS = 10

# Two areas, in order, and the kind of border between them.
Pair = tuple[str, str, str]


def pair(one: str, two: str, kind: str) -> Pair:
    first, second = sorted((one, two))
    return first, second, kind


@cache
def grid() -> HexGrid:
    return load()


@cache
def topology() -> Topology:
    return trace(grid())


@cache
def board() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(BOARD_FILE.read_bytes())
    return data


@cache
def arcs() -> list[list[tuple[int, int]]]:
    """The arcs in whole units of the file."""
    lines = []
    for steps in board()["arcs"]:
        x = y = 0
        line = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            line.append((x, y))
        lines.append(line)
    return lines


def ring(refs: list[int]) -> list[tuple[int, int]]:
    """The points of a ring; each arc starts where the one before it ends."""
    points: list[tuple[int, int]] = []
    for ref in refs:
        line = arcs()[ref] if ref >= 0 else arcs()[~ref][::-1]
        assert not points or points[-1] == line[0]
        points += line[1:] if points else line
    return points


@cache
def faces() -> dict[str, shapely.MultiPolygon]:
    """The shape of each face by its id."""
    shapes = {}
    for geometry in board()["objects"]["faces"]["geometries"]:
        parts = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
        shapes[geometry["id"]] = shapely.MultiPolygon(
            [shapely.Polygon(ring(part[0]), [ring(hole) for hole in part[1:]]) for part in parts]
        )
    return shapes


@cache
def connectors() -> dict[Pair, shapely.LineString]:
    links = {}
    for geometry in board()["objects"]["connectors"]["geometries"]:
        one, two = geometry["properties"]["areas"]
        line = shapely.LineString(arcs()[geometry["arcs"][0]])
        links[pair(one, two, geometry["properties"]["kind"])] = line
    return links


@cache
def drawn_borders() -> dict[Pair, float]:
    """Length in board units of each common border, measured on the shapes themselves."""
    names, shapes = list(faces()), list(faces().values())
    lengths = {}
    for i, j in shapely.STRtree(shapes).query(shapes, predicate="intersects").T.tolist():
        (one, kind), (two, other) = names[i].split("/"), names[j].split("/")
        if i < j and kind == other:
            length = shapes[i].intersection(shapes[j]).length / UNITS
            if length > 0:
                lengths[pair(one, two, kind)] = length
    return lengths


@cache
def ruled_borders() -> frozenset[Pair]:
    """The borders that the facts of the game name."""
    facts = json.loads(FACTS_FILE.read_bytes())
    return frozenset(
        pair(place["id"], other, kind)
        for place in facts["areas"] + facts["seas"]
        for kind in ("land", "water")
        for other in place.get(kind, ())
    )


@cache
def lake_contacts() -> frozenset[Pair]:
    """Contacts between waters within a lake, which are no borders in the game."""
    contacts = json.loads(GRID_FILE.read_bytes())["lake_contacts"]
    return frozenset(pair(one, two, "water") for one, two in contacts)


def test_the_file_is_what_the_tool_makes_of_the_grid() -> None:
    assert draw(load()).encode() == BOARD_FILE.read_bytes(), "run python -m tools.boardmap"


def test_the_file_is_small() -> None:
    assert BOARD_FILE.stat().st_size < 400_000


def test_all_coordinates_are_whole_and_on_the_board() -> None:
    assert all(type(n) is int for steps in board()["arcs"] for step in steps for n in step)
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for line in arcs() for x, y in line)
    assert board()["transform"] == {"scale": [1 / UNITS, 1 / UNITS], "translate": [0, 0]}
    assert board()["bbox"] == [0, 0, WIDTH / UNITS, HEIGHT / UNITS]


def test_no_arc_repeats_a_point_or_goes_unused() -> None:
    assert not [n for n, steps in enumerate(board()["arcs"]) if [0, 0] in steps[1:]]
    used = Counter(
        ref if ref >= 0 else ~ref
        for geometry in board()["objects"]["faces"]["geometries"]
        for part in ([geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"])
        for refs in part
        for ref in refs
    )
    lines = len(board()["arcs"]) - len(connectors())
    assert sorted(used) == list(range(lines))
    assert {number for number, times in used.items() if times == 1} == {
        number for number, arc in enumerate(topology().arcs) if arc.on_rim
    }


def test_each_face_of_the_grid_is_there_with_all_its_parts() -> None:
    geometries = board()["objects"]["faces"]["geometries"]
    assert [g["id"] for g in geometries] == sorted(face.id for face in grid().faces)
    for geometry in geometries:
        assert geometry["id"] == "{area}/{kind}".format(**geometry["properties"])
        assert set(geometry["properties"]) == {"area", "kind"}
    for face, polygons in zip(topology().faces, topology().polygons, strict=True):
        holes = sorted(len(shape.interiors) for shape in faces()[face.id].geoms)
        assert holes == sorted(len(polygon) - 1 for polygon in polygons), face.id


def test_all_faces_are_valid_shapes() -> None:
    broken = {name: shapely.is_valid_reason(s) for name, s in faces().items() if not s.is_valid}
    assert not broken


def test_outer_rings_run_clockwise_on_the_screen() -> None:
    # Counter-clockwise where y grows upwards, which is how shapely sees it.
    turned = [
        name
        for name, shape in faces().items()
        for part in shape.geoms
        if not part.exterior.is_ccw or any(hole.is_ccw for hole in part.interiors)
    ]
    assert not turned


def test_faces_cover_the_board_without_gaps_or_overlaps() -> None:
    shapes = list(faces().values())
    assert shapely.coverage_is_valid(shapes)
    assert sum(shape.area for shape in shapes) == WIDTH * HEIGHT
    assert shapely.union_all(shapes).equals(shapely.box(0, 0, WIDTH, HEIGHT))


def test_cells_at_the_rim_end_within_their_radius_of_it() -> None:
    width, height = grid().board
    for arc in topology().arcs:
        if arc.on_rim:
            for x, y in map(grid().position, arc.corners):
                off = min(abs(x), abs(y), abs(width - x), abs(height - y))
                assert off <= grid().spacing / sqrt(3)


def test_faces_keep_the_area_of_their_cells() -> None:
    cell = grid().spacing * grid().row_height * UNITS * UNITS
    cells = Counter(face for row in grid().cells for face in row)
    shares = {
        face.id: round(faces()[face.id].area / (cells[number] * cell), 2)
        for number, face in enumerate(grid().faces)
    }
    assert not {name: share for name, share in shares.items() if not 0.8 <= share <= 1.2}


def test_each_border_of_the_rules_is_drawn() -> None:
    missing = ruled_borders() - set(drawn_borders()) - set(connectors())
    assert not missing, f"neighbours by the rules, but not on the board: {sorted(missing)}"


def test_each_border_drawn_is_in_the_rules() -> None:
    extra = set(drawn_borders()) - ruled_borders() - lake_contacts()
    assert not extra, f"neighbours on the board, but not by the rules: {sorted(extra)}"


def test_lake_contacts_are_drawn_and_are_no_borders() -> None:
    assert lake_contacts() <= set(drawn_borders())
    assert not lake_contacts() & ruled_borders()


def test_borders_too_short_to_see_have_connectors_and_no_others_do() -> None:
    short = {key for key in ruled_borders() if drawn_borders().get(key, 0.0) < SHORT}
    assert set(connectors()) == short


@pytest.mark.parametrize("key", sorted(connectors()), ids="-".join)
def test_a_connector_leads_from_one_face_into_the_other(key: Pair) -> None:
    one, two, kind = key
    line = connectors()[key]
    start, end = shapely.Point(line.coords[0]), shapely.Point(line.coords[-1])
    shapes = [faces()[f"{one}/{kind}"], faces()[f"{two}/{kind}"]]
    for point, shape in zip((start, end), shapes, strict=True):
        assert shape.contains(point)
        assert point.distance(shape.boundary) >= 0.8 * UNITS, "too close to the border"
    assert line.difference(shapely.union_all(shapes)).length == 0, "strays into a third face"
    assert line.length <= 10 * UNITS
