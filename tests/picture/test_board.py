"""The drawing of the board: well-formed, complete, and true to the set-up."""

from __future__ import annotations

import re
import struct
from collections import Counter
from functools import cache
from xml.etree.ElementTree import Element, fromstring

import pytest

from ecumene.data import MapName, Setup, facts
from ecumene.data.colours import LIGHT
from ecumene.data.labels import labels
from ecumene.picture import board_svg, svg_to_png

SVG = "{http://www.w3.org/2000/svg}"
SETUPS = [None, *facts().setups]


def setup_id(setup: Setup | None) -> str:
    return "whole" if setup is None else f"{setup.players}-{setup.map}"


@cache
def drawing(setup: Setup | None, language: str) -> Element:
    return fromstring(board_svg(setup, language, embed_fonts=False))  # noqa: S314 our own drawing


def names_shown(root: Element, css_class: str) -> Counter[str]:
    return Counter(
        text.text or "" for text in root.iter(f"{SVG}text") if text.get("class") == css_class
    )


def symbols_shown(root: Element) -> Counter[str]:
    board = list(root.iter(f"{SVG}use"))
    return Counter((use.get("href") or "").removeprefix("#") for use in board)


def key_symbols(root: Element) -> Counter[str]:
    """The symbols of the legend."""
    (legend,) = (group for group in root.iter(f"{SVG}g") if group.get("id") == "legend")
    return symbols_shown(legend)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_the_areas_in_play_have_their_names_and_badges(setup: Setup | None, language: str) -> None:
    """S1: the map in play is the union of the regions of the civilizations in play."""
    root = drawing(setup, language)
    in_play = [a for a in facts().areas if setup is None or a.index in setup.areas]
    expected = Counter(
        line for area in in_play for line, *_ in labels().of(area.id, language).lines
    )
    assert names_shown(root, "name") == expected
    symbols = symbols_shown(root) - key_symbols(root)
    assert symbols["site-safe"] == sum(a.site == "safe" for a in in_play)
    assert symbols["site-flood-plain"] == sum(a.site == "flood-plain" for a in in_play)
    assert symbols["start"] == sum(a.start is not None for a in in_play)
    for limit in range(5):
        assert symbols[f"limit-{limit}"] == sum(a.limit == limit for a in in_play)


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_what_is_out_of_play_is_grey_and_nothing_else_is(setup: Setup | None) -> None:
    root = drawing(setup, "en")
    land: dict[str, set[str | None]] = {}
    for path in root.iter(f"{SVG}path"):
        place = path.get("data-place")
        if place in facts().areas.ids():
            land.setdefault(str(place), set()).add(path.get("fill"))
    for area in facts().areas:
        in_play = setup is None or area.index in setup.areas
        assert (LIGHT.out_land in land[area.id]) != in_play, area.id
        ground = facts().civilizations[area.region].colour.ground
        assert (ground in land[area.id]) == in_play, area.id


def test_the_view_closes_in_on_the_map_in_play() -> None:
    whole = drawing(None, "en").get("viewBox")
    assert whole is not None
    assert whole.startswith("0 0 16000 ")
    west = facts().setup(9, MapName.WEST)
    east = facts().setup(9, MapName.EAST)
    (left_w, _, width_w, _), (left_e, _, width_e, _) = (
        [float(n) for n in (drawing(setup, "en").get("viewBox") or "").split()]
        for setup in (west, east)
    )
    assert left_w < left_e
    assert width_w < 16000
    assert left_e + width_e == 16000


def test_the_legend_names_who_plays_and_where_they_start() -> None:
    setup = facts().setup(5, MapName.EAST)
    keys = [t.text or "" for t in drawing(setup, "pl").iter(f"{SVG}text")]
    assert "5 graczy, Wschód" in keys
    assert {"2  Saba", "6  Babilon", "12  Persja", "14  Nubia", "18  Partowie"} <= set(keys)
    assert {"Persepolis", "Napata", "Nisa"} <= set(keys)


def test_the_drawing_carries_its_fonts_unless_asked_not_to() -> None:
    assert board_svg().count("@font-face") == 3
    assert "@font-face" not in board_svg(embed_fonts=False)


def test_a_png_has_the_size_of_the_drawing() -> None:
    setup = facts().setup(5, MapName.WEST)
    svg = board_svg(setup, embed_fonts=False)
    png = svg_to_png(svg)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    assert size is not None
    width, height = struct.unpack(">II", png[16:24])
    assert (width, height) == pytest.approx((float(size[1]), float(size[2])), abs=1)
