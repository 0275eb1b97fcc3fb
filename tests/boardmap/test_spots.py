"""The spots for pieces: they hide nothing that is written, and no two get in each other's way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import shapely
from shapely import LineString

from ecumene.data import Area, facts
from ecumene.data.geometry import geometry
from ecumene.data.labels import labels
from ecumene.picture.pieces import HEIGHT, SIZES
from ecumene.words import languages
from tests.boardmap.test_labels import badge_boxes, place_shape, text_boxes
from tools.boardmap.shapes import PIXELS

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

    from ecumene.data.labels import LabelSpot

SLACK = 2
"""Tenths of a board unit that rounding may cost."""
SMALLEST = 0.65
"""The smallest scale of a lone stack of tokens, in the smallest areas."""


def box(spot: LabelSpot) -> BaseGeometry:
    dx, dy = spot.width / 2, spot.height / 2
    return shapely.box(spot.x - dx, spot.y - dy, spot.x + dx, spot.y + dy)


def line(spot: LabelSpot) -> BaseGeometry:
    return LineString() if spot.ashore is None else LineString([(spot.x, spot.y), spot.ashore])


def land(place: str) -> BaseGeometry:
    board = geometry()
    return shapely.union_all(
        [
            shapely.Polygon(board.ring(outer), [board.ring(hole) for hole in holes])
            for face in board.faces
            if face.place == place and face.kind == "land"
            for outer, *holes in face.polygons
        ]
    )


def written(language: str) -> list[BaseGeometry]:
    """The boxes around all names, limits, sites and other badges."""
    return [
        written.buffer(-SLACK)
        for place in facts().places
        for label in [labels().of(place.id, language)]
        for written in (*text_boxes(label), *badge_boxes(label))
    ]


def spots(language: str) -> list[tuple[str, LabelSpot]]:
    return [
        (place.id, spot)
        for place in facts().places
        for spot in labels().of(place.id, language).spots
    ]


@pytest.mark.parametrize("language", languages)
def test_no_spot_hides_a_name_a_limit_or_a_site(language: str) -> None:
    """Neither in its own place nor in another; the same goes for lines to the land."""
    tree = shapely.STRtree(written(language))
    every = spots(language)
    hiding = tree.query([box(spot) for _, spot in every], predicate="intersects")[0]
    assert {every[n][0] for n in hiding} == set()
    outside = [line(spot).difference(box(spot)) for _, spot in every]
    crossing = tree.query(outside, predicate="intersects")[0]
    assert {every[n][0] for n in crossing} == set()


@pytest.mark.parametrize("language", languages)
def test_a_spot_is_in_its_place_or_leads_there(language: str) -> None:
    for id_, spot in spots(language):
        if place_shape(id_).buffer(SLACK).contains(box(spot)):
            continue
        assert spot.ashore is not None, id_
        assert land(id_).buffer(SLACK).contains(shapely.Point(spot.ashore)), id_


@pytest.mark.parametrize("language", languages)
def test_the_first_spots_of_two_places_never_meet(language: str) -> None:
    """Spots for one or two kinds of pieces, and all spots outside their own place."""
    owners, boxes = [], []
    for place in facts().places:
        kept = 2 if isinstance(place, Area) else 1
        for n, spot in enumerate(labels().of(place.id, language).spots):
            if n < kept or not place_shape(place.id).buffer(SLACK).contains(box(spot)):
                owners.append(place.id)
                boxes.append(box(spot).buffer(-SLACK))
    pairs = shapely.STRtree(boxes).query(boxes, predicate="intersects").T
    assert {(owners[a], owners[b]) for a, b in pairs if owners[a] < owners[b]} == set()


@pytest.mark.parametrize("language", languages)
def test_spots_hold_pieces_of_a_legible_size(language: str) -> None:
    """Every place has room for a stack, nearly always at full size; nearly every area for two."""
    two, whole = 0, 0
    for place in facts().places:
        found = labels().of(place.id, language).spots
        most = max(
            min(spot.width / SIZES.plate_width, spot.height / HEIGHT) * PIXELS for spot in found
        )
        assert most >= SMALLEST - 0.02, place.id
        whole += most >= 0.98
        two += any(
            spot.width * PIXELS >= 2 * SIZES.plate_width + SIZES.gap - 1
            or spot.height * PIXELS >= 2 * HEIGHT + 2
            for spot in found
        )
    places = len(facts().places)
    assert whole >= places - 6
    assert two >= 0.96 * places
