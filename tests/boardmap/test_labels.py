"""The labels of the board: each inside its own area, legible, and clear of all others."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
import shapely
from shapely import LineString, Point, affinity

from ecumene.data import Area, facts
from ecumene.data.geometry import geometry
from ecumene.data.labels import Label, labels
from ecumene.words import languages
from tools.boardmap.__main__ import LABELS_FILE
from tools.boardmap.labels_file import draw_labels
from tools.boardmap.letters import CAP_HEIGHT, DESCENT, text_width
from tools.boardmap.shapes import PIXELS

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

SMALLEST = 12
"""Pixels at 100 %: the smallest size at which a name counts as legible."""
SLACK = 4
"""Tenths of a board unit by which a box may stick out: less than the width of a drawn border."""


@cache
def place_shape(place: str) -> BaseGeometry:
    """Land and water of a place together."""
    board = geometry()
    polygons = [
        shapely.Polygon(board.ring(outer), [board.ring(hole) for hole in holes])
        for face in board.faces
        if face.place == place
        for outer, *holes in face.polygons
    ]
    return shapely.union_all(polygons)


def text_boxes(label: Label) -> list[BaseGeometry]:
    boxes: list[BaseGeometry] = []
    for _, x, y, width in label.lines:
        box = shapely.box(
            x - width / 2, y - CAP_HEIGHT * label.size, x + width / 2, y + DESCENT * label.size
        )
        boxes.append(affinity.rotate(box, label.angle, origin=(x, y)))
    return boxes


def badge_boxes(label: Label) -> list[BaseGeometry]:
    half = label.badge / 2
    return [shapely.box(x - half, y - half, x + half, y + half) for _, x, y in label.badges]


def test_the_committed_labels_are_what_the_tool_makes() -> None:
    assert draw_labels(geometry()) == LABELS_FILE.read_text(encoding="utf-8"), "run: make board"


@pytest.mark.parametrize("language", languages)
def test_every_label_stays_inside_its_own_place(language: str) -> None:
    outside = [
        place.id
        for place in facts().places
        for box in text_boxes(labels().of(place.id, language))
        if not place_shape(place.id).buffer(SLACK).contains(box)
    ]
    assert outside == []


@pytest.mark.parametrize("language", languages)
def test_no_two_labels_overlap(language: str) -> None:
    owners: list[str] = []
    boxes: list[BaseGeometry] = []
    for place in facts().places:
        label = labels().of(place.id, language)
        for box in (*text_boxes(label), *badge_boxes(label)):
            owners.append(place.id)
            boxes.append(box.buffer(-SLACK / 2))
    for id_, spot in labels().volcanoes.items():
        owners.append(f"volcano {id_}")
        boxes.append(Point(spot).buffer(24))
    pairs = shapely.STRtree(boxes).query(boxes, predicate="intersects").T
    overlapping = {(owners[one], owners[other]) for one, other in pairs if one < other}
    assert overlapping == set()
    links = [LineString(link.line) for link in geometry().connectors]
    crossed = shapely.STRtree(boxes).query(links, predicate="intersects")[1]
    assert {owners[n] for n in crossed} == set()


@pytest.mark.parametrize("language", languages)
def test_every_name_is_whole_and_legible(language: str) -> None:
    for place in facts().places:
        label = labels().of(place.id, language)
        written = " ".join(line for line, *_ in label.lines)
        assert written == place.name.in_language(language)
        assert label.size * PIXELS >= SMALLEST - 0.01, place.id


@pytest.mark.parametrize("language", languages)
def test_the_width_of_a_line_is_that_of_its_letters(language: str) -> None:
    for area in facts().areas:
        label = labels().of(area.id, language)
        for line, _, _, width in label.lines:
            assert width == pytest.approx(text_width(line, label.size), rel=0.03), line


@pytest.mark.parametrize("language", languages)
def test_badges_show_what_the_area_has(language: str) -> None:
    """Limit, site, start, and the volcano of an area that has one to itself (G6, G7, S3)."""
    for place in facts().places:
        shown = [kind for kind, *_ in labels().of(place.id, language).badges]
        expected = []
        if isinstance(place, Area):
            expected = ["limit"]
            expected += ["site"] if place.site is not None else []
            expected += ["start"] if place.start is not None else []
            alone = place.volcano is not None and len(facts().volcanoes[place.volcano].areas) == 1
            expected += ["volcano"] if alone else []
        assert shown == expected, place.id


@pytest.mark.parametrize("language", languages)
def test_a_name_and_its_badges_stay_together(language: str) -> None:
    """So that nobody looks for the limit of an area beside another name."""
    apart = [
        area.id
        for area in facts().areas
        for label in [labels().of(area.id, language)]
        for badges in [badge_boxes(label)]
        if shapely.union_all(text_boxes(label)).distance(shapely.union_all(badges)) > label.badge
    ]
    assert apart == []


def test_volcanoes_between_two_areas_stand_on_their_border() -> None:
    """A volcano on a border lies in both areas (G6)."""
    shared = [volcano for volcano in facts().volcanoes if len(volcano.areas) == 2]
    assert sorted(labels().volcanoes) == sorted(volcano.id for volcano in shared)
    for volcano in shared:
        spot = Point(labels().volcanoes[volcano.id])
        for area in volcano.areas:
            assert place_shape(facts().areas[area].id).distance(spot) <= 1
