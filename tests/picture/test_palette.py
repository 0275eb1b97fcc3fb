"""The colours of the parties, measured: distinguishable by everybody, and legible."""

from __future__ import annotations

import pytest

from ecumene.data import Civilization, Outsider, facts
from ecumene.data.colours import LIGHT
from tools.vision import VISIONS, closest, contrast, distance, neighbours

CIVS = list(facts().civilizations)
PARTIES: list[Civilization | Outsider] = [*CIVS, facts().barbarians, facts().pirates]
PIECES = {party.id: party.colour.fill for party in PARTIES[:-1]}
GROUNDS = {civ.id: civ.colour.ground for civ in CIVS}

# What the search for the palette achieved; people just notice a distance of about 2.
ANY_TWO = {"normal": 15.7, "deuteranopia": 8.7, "protanopia": 8.6, "tritanopia": 8.1}
OF_NEIGHBOURS = {"normal": 17.7, "deuteranopia": 10.2, "protanopia": 11.0, "tritanopia": 11.0}
GROUNDS_OF_NEIGHBOURS = {
    "normal": 8.4,
    "deuteranopia": 5.7,
    "protanopia": 6.1,
    "tritanopia": 5.2,
}
ON_WATER = {"normal": 10.0, "deuteranopia": 5.0, "protanopia": 5.0, "tritanopia": 5.0}


@pytest.mark.parametrize("vision", VISIONS)
def test_pieces_are_told_apart(vision: str) -> None:
    apart, *pair = closest(PIECES, vision)
    assert apart >= ANY_TWO[vision], pair
    apart, *pair = closest(PIECES, vision, neighbours(by_water=True))
    assert apart >= OF_NEIGHBOURS[vision], pair


@pytest.mark.parametrize("vision", VISIONS)
def test_regions_that_touch_have_grounds_that_differ(vision: str) -> None:
    """Two neighbouring regions differ in their ground, not only by the line between."""
    apart, *pair = closest(GROUNDS, vision, neighbours())
    assert apart >= GROUNDS_OF_NEIGHBOURS[vision], pair


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("water", [LIGHT.coastal_water, LIGHT.open_sea])
def test_no_piece_looks_like_water(water: str, vision: str) -> None:
    for id_, piece in PIECES.items():
        assert distance(piece, water, vision) >= ON_WATER[vision], id_


@pytest.mark.parametrize("civ", CIVS, ids=lambda civ: civ.id)
def test_what_is_written_is_legible(civ: Civilization) -> None:
    """Counts on pieces, names on the ground, the edge of a piece on its own ground and on water."""
    ink = {"black": "#000000", "white": "#ffffff"}[civ.colour.ink]
    assert contrast(ink, civ.colour.fill) >= 4.5
    assert contrast(LIGHT.ink, civ.colour.ground) >= 7
    for under in (*GROUNDS.values(), LIGHT.coastal_water, LIGHT.open_sea):
        assert contrast(civ.colour.outline, under) >= 4.5


def test_every_party_has_an_emblem_of_its_own() -> None:
    assert len({party.emblem.path for party in PARTIES}) == len(PARTIES) == 20
    for language in ("en", "pl"):
        assert len({party.emblem.name.in_language(language) for party in PARTIES}) == len(PARTIES)


def test_outsiders_are_black_with_a_pale_edge() -> None:
    for outsider in (facts().barbarians, facts().pirates):
        assert contrast(outsider.colour.fill, outsider.colour.outline) >= 7


def test_every_commodity_has_a_colour_of_its_own() -> None:
    colours = [commodity.colour for commodity in facts().commodities]
    assert len({(colour.hue, colour.strength) for colour in colours}) == len(colours)
