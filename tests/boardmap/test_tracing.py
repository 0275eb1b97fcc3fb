"""Hand-made boards of a few cells, which pin how lines are traced and drawn."""

from __future__ import annotations

import json

import pytest
import shapely

from tools.boardmap.board import draw
from tools.boardmap.grid import Face, HexGrid, from_rows
from tools.boardmap.lines import shapes
from tools.boardmap.smooth import smooth
from tools.boardmap.trace import OUTSIDE, Topology, trace

FACES = {
    "a": Face("a", "land"),
    "b": Face("b", "land"),
    "c": Face("c", "land"),
    "~": Face("s", "water"),
    "=": Face("t", "water"),
}


def board(*rows: str) -> HexGrid:
    """A board drawn with letters; read odd rows as shifted by half a cell."""
    width = 4.0 * len(rows[0]) + (1.0 if len(rows) > 1 else 0.0)
    height = round(3.4641 * (len(rows) - 1) + 4.6, 1)
    return from_rows([[FACES[letter] for letter in row] for row in rows], (width, height))


def inner(topology: Topology) -> list[frozenset[str]]:
    """The areas on either side of each arc that is not on the rim."""
    return [
        frozenset(topology.faces[face].area for face in arc.sides())
        for arc in topology.arcs
        if not arc.on_rim
    ]


def parts(topology: Topology) -> dict[str, list[int]]:
    """For each area the number of rings of each of its parts."""
    return {
        face.area: [len(part) for part in polygons]
        for face, polygons in zip(topology.faces, topology.polygons, strict=True)
    }


def test_one_cell_is_a_single_ring_along_the_rim() -> None:
    topology = trace(board("a"))
    (arc,) = topology.arcs
    assert arc.closed
    assert (arc.left, arc.right) == (OUTSIDE, 0)
    assert len(arc.corners) == 7
    assert parts(topology) == {"a": [1]}


def test_two_cells_share_one_side_between_two_nodes_on_the_rim() -> None:
    topology = trace(board("ab"))
    assert inner(topology) == [frozenset("ab")]
    (border,) = [arc for arc in topology.arcs if not arc.on_rim]
    assert len(border.corners) == 2
    assert [len(arc.corners) for arc in topology.arcs if arc.on_rim] == [6, 6]
    left, right = topology.faces[border.left].area, topology.faces[border.right].area
    (_, top), (_, bottom) = border.corners
    assert (left, right) == (("a", "b") if top > bottom else ("b", "a"))


def test_three_cells_meet_in_one_node() -> None:
    topology = trace(board("ab", "c~"))
    inside = [arc for arc in topology.arcs if not arc.on_rim]
    ends = [end for arc in inside for end in (arc.corners[0], arc.corners[-1])]
    assert sorted(inner(topology), key=sorted) == [
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
        frozenset("bs"),
        frozenset("cs"),
    ]
    assert sorted(ends.count(end) for end in set(ends)) == [1, 1, 1, 1, 3, 3]


def test_an_island_is_a_ring_without_nodes_and_a_hole_in_its_sea() -> None:
    topology = trace(board("~~~", "~a~", "~~~"))
    (island,) = [arc for arc in topology.arcs if not arc.on_rim]
    assert island.closed
    assert len(island.corners) == 7
    assert parts(topology) == {"a": [1], "s": [2]}


def test_an_island_in_two_seas_has_a_coast_in_two_arcs() -> None:
    topology = trace(board("~~==", "~aa=", "~~=="))
    assert inner(topology).count(frozenset("as")) == 1
    assert inner(topology).count(frozenset("at")) == 1
    assert inner(topology).count(frozenset("st")) == 2


def test_a_lake_is_a_part_of_its_water_and_a_hole_in_its_land() -> None:
    topology = trace(board("aaaa~", "aa~a~", "aaaa~"))
    assert parts(topology) == {"a": [2], "s": [1, 1]}


def test_an_island_in_a_lake_belongs_to_the_hole_around_it() -> None:
    rows = ("aaaaaa", "aa~~aa", "aa~a~a", "aa~~aa", "aaaaaa")
    assert parts(trace(board(*rows))) == {"a": [2, 1], "s": [2]}


@pytest.mark.parametrize(
    "rows",
    [
        ("a",),
        ("ab",),
        ("ab", "c~"),
        ("~~~", "~a~", "~~~"),
        ("~~==", "~aa=", "~~=="),
        ("aaaa~", "aa~a~", "aaaa~"),
        ("abababab", "cacacaca", "b~b~b~b~", "=c=c=c=c"),
    ],
    ids="|".join,
)
def test_small_boards_are_drawn_without_gaps_or_overlaps(rows: tuple[str, ...]) -> None:
    grid = board(*rows)
    topology = trace(grid)
    drawn = shapes(smooth(grid, topology), topology)
    assert all(shape.is_valid for shape in drawn)
    assert shapely.coverage_is_valid(drawn)
    width, height = (round(10 * side) for side in grid.board)
    assert sum(shape.area for shape in drawn) == pytest.approx(width * height)
    assert shapely.union_all(drawn).equals(shapely.box(0, 0, width, height))
    assert [len(shape.geoms) for shape in drawn] == [len(part) for part in topology.polygons]


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_small_island_is_round_and_keeps_its_area(size: int) -> None:
    coast = "~" * (size + 4)
    grid = board(coast, coast, f"~~{'a' * size}~~", coast, coast)
    topology = trace(grid)
    island = shapes(smooth(grid, topology), topology)[0]
    assert island.area / 100 == pytest.approx(size * 4.0 * 3.4641, rel=0.05)
    assert island.area > 0.95 * shapely.convex_hull(island).area


def test_the_file_holds_steps_of_whole_numbers_and_names_each_face() -> None:
    file = json.loads(draw(board("ab")))
    assert file["transform"] == {"scale": [0.1, 0.1], "translate": [0, 0]}
    faces = file["objects"]["faces"]["geometries"]
    assert [face["id"] for face in faces] == ["a/land", "b/land"]
    assert [face["properties"] for face in faces] == [
        {"area": "a", "kind": "land"},
        {"area": "b", "kind": "land"},
    ]
    ends = []
    for steps in file["arcs"][:3]:
        assert all(isinstance(number, int) for step in steps for number in step)
        ends.append((sum(dx for dx, _ in steps), sum(dy for _, dy in steps)))
    # Both nodes lie halfway along the rim of a board of 80 by 46.
    assert set(ends) == {(40, 0), (40, 46)}
