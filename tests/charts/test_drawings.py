"""Drawings: round numbers, places inside, names that stay apart, and text that is text."""

from __future__ import annotations

from itertools import pairwise
from xml.etree.ElementTree import tostring

import pytest

from ecumene.charts.axes import Scale, rounded
from ecumene.charts.elements import WIDTH, element
from ecumene.charts.lines import HEIGHT, ChartLine, Point, lines_chart
from ecumene.charts.rows import ChartRow, own_scales_chart, rows_chart


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 1, (0, 0.2, 0.4, 0.6, 0.8, 1)),
        (0, 0, (0, 0.2)),
        (0, 133, (0, 50, 100, 150)),
        (-7, 12, (-10, -5, 0, 5, 10, 15)),
        (0, 0.05, (0, 0.01, 0.02, 0.03, 0.04, 0.05)),
    ],
)
def test_numbers_along_an_axis_are_round_and_take_in_all(
    low: float, high: float, ticks: tuple[float, ...]
) -> None:
    assert rounded(low, high) == pytest.approx(ticks)


def test_what_is_outside_a_scale_is_at_its_edge() -> None:
    scale = Scale(0, 10, 100, 300)
    assert [scale(value) for value in (-5, 0, 5, 10, 99)] == [100, 100, 200, 300, 300]


def test_names_are_only_ever_text() -> None:
    name = "cmd:<script>alert('&')</script>"
    _, parts = rows_chart([ChartRow(name, 1, "1")], str)
    svg = tostring(element("svg", *parts), encoding="unicode", method="html")
    assert "<script" not in svg
    assert "cmd:&lt;script&gt;alert('&amp;')&lt;/script&gt;" in svg


@pytest.mark.parametrize("row", [ChartRow("x", 0, "0"), ChartRow("x" * 99, -3, "-3", (-9, 3), 1)])
def test_rows_of_any_figures_are_drawn_inside(row: ChartRow) -> None:
    for height, parts in (rows_chart([row], str), own_scales_chart([row])):
        for each in parts:
            for name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(each.get(name, 0)) <= WIDTH
            for name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(each.get(name, 0)) <= height


@pytest.mark.parametrize("ends", [(5, 5, 5, 5, 5, 5), (0, 0, 0), (0, 1, 99, 100, 100, 100), (7,)])
def test_names_at_the_ends_of_lines_stay_apart_and_inside(ends: tuple[float, ...]) -> None:
    lines = [
        ChartLine(str(place), (Point(1, 0, 0, 0), Point(9, end, end, end)))
        for place, end in enumerate(ends)
    ]
    _, parts = lines_chart(lines, "turn", str)
    heights = sorted(float(each.get("y", 0)) for each in parts if each.get("class") == "end")
    assert len(heights) == len(ends)
    assert 0 < heights[0] <= heights[-1] < HEIGHT
    assert all(below - above >= 12 for above, below in pairwise(heights))


def test_an_interval_below_nothing_is_cut_there() -> None:
    line = ChartLine("a", (Point(1, 1, -4, 6), Point(2, 1, -4, 6)))
    _, parts = lines_chart([line], "turn", str)
    zero = max(float(each.get("y1", 0)) for each in parts if each.get("class") == "grid")
    band = next(each.get("points", "") for each in parts if each.tag == "polygon")
    assert max(float(point.split(",")[1]) for point in band.split()) == zero
