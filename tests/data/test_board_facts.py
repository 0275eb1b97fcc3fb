"""The board and its civilizations, in numbers that players know (G, notes "The map").

They were taken from the source of the facts (the printed board), not from the tables.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.data import Site

if TYPE_CHECKING:
    from ecumene.data import Facts


def test_the_board_has_712_land_and_430_water_borders(facts: Facts) -> None:
    """G4, G5: each border counted once; 13 of the water borders divide two open seas."""
    land = {frozenset((area.index, other)) for area in facts.areas for other in area.land}
    water = {frozenset((place.index, other)) for place in facts.places for other in place.water}
    seas = {sea.index for sea in facts.seas}
    assert (len(land), len(water)) == (712, 430)
    assert sum(border <= seas for border in water) == 13


def test_the_board_has_125_city_sites_17_of_them_on_flood_plains(facts: Facts) -> None:
    """G6."""
    assert Counter(area.site for area in facts.areas) == {
        None: 193,
        Site.SAFE: 108,
        Site.FLOOD_PLAIN: 17,
    }


def test_thirty_five_areas_lie_on_a_flood_plain(facts: Facts) -> None:
    """G6: 17 with an exposed site, 5 with a safe one, 13 with none."""
    assert Counter(area.site for area in facts.areas if area.plain is not None) == {
        Site.FLOOD_PLAIN: 17,
        Site.SAFE: 5,
        None: 13,
    }


def test_how_many_areas_have_each_population_limit(facts: Facts) -> None:
    """G7: room for 524 tokens in all."""
    assert Counter(area.limit for area in facts.areas) == {0: 15, 1: 132, 2: 129, 3: 34, 4: 8}
    assert sum(area.limit for area in facts.areas) == 524


def test_how_many_areas_are_coastal(facts: Facts) -> None:
    """G5."""
    assert sum(area.coastal for area in facts.areas) == 181


# Civilization: its rank, home, start area, and the number of its areas and city sites.
CIVILIZATIONS = {
    "minoa": (1, "west", "knossos", 15, 11),
    "saba": (2, "east", "saba", 22, 7),
    "assyria": (3, "west", "assyria", 17, 8),
    "maurya": (4, "east", "magadha", 18, 6),
    "celt": (5, "west", "germania-inferior", 22, 5),
    "babylon": (6, "east", "babylon", 16, 6),
    "carthage": (7, "west", "carthage", 16, 7),
    "dravidia": (8, "east", "western-sinhalese", 17, 7),
    "hatti": (9, "west", "hattusa", 18, 7),
    "kushan": (10, "east", "taxila", 17, 7),
    "rome": (11, "west", "rome", 15, 7),
    "persia": (12, "east", "persepolis", 20, 6),
    "iberia": (13, "west", "iberus", 16, 6),
    "nubia": (14, "east", "napata", 19, 7),
    "hellas": (15, "west", "macedonia", 18, 6),
    "indus": (16, "east", "chanhu-daro", 18, 7),
    "egypt": (17, "west", "tanis", 16, 8),
    "parthia": (18, "east", "nisa", 18, 7),
}


@pytest.mark.parametrize("id_", CIVILIZATIONS)
def test_ranks_homes_starts_and_regions_of_the_civilizations(facts: Facts, id_: str) -> None:
    """S1, S3."""
    civ = facts.civilizations[id_]
    areas = [facts.areas[index] for index in facts.regions[id_].areas]
    assert (
        civ.rank,
        civ.home,
        facts.areas[civ.start].id,
        len(areas),
        sum(area.site is not None for area in areas),
    ) == CIVILIZATIONS[id_]


# Area: limit, site, land neighbours, water neighbours.
AREAS: dict[str, tuple[int, str | None, str, str]] = {
    "athens": (1, "safe", "argos boeotia corinth phocis", "argos boeotia eretria thera"),
    "thera": (3, "safe", "", "aegean-sea argos athens eretria knossos phaestos"),
    "knossos": (3, "safe", "phaestos", "aegean-sea eastern-mediterranean phaestos rhodes thera"),
    "phaestos": (
        2,
        "safe",
        "knossos",
        "argos central-mediterranean eastern-mediterranean knossos sparta thera",
    ),
    "memphis": (
        4,
        "flood-plain",
        "alexandria eastern-desert fayum paraetonium tanis western-desert",
        "",
    ),
    "tanis": (
        2,
        "flood-plain",
        "alexandria eastern-desert gaza memphis sinai",
        "alexandria eastern-mediterranean gaza",
    ),
    "rome": (
        2,
        "safe",
        "etruria neapolis rubicon samnium",
        "corsica etruria neapolis western-mediterranean",
    ),
    "carthage": (
        3,
        "safe",
        "numidia thapsus",
        "central-mediterranean numidia panormus thapsus western-mediterranean",
    ),
    "antioch": (2, "safe", "aleppo cilicia phoenicia", "cilicia galatia phoenicia salamis"),
    "alani": (
        0,
        None,
        "eastern-sarmatia kuban maeotia mikop nalchik northern-wastes ustyurt",
        "caspian-sea nalchik ustyurt",
    ),
}


@pytest.mark.parametrize("id_", AREAS)
def test_areas_a_player_would_look_at(facts: Facts, id_: str) -> None:
    """G4-G7."""
    area = facts.areas[id_]
    assert (
        area.limit,
        area.site,
        _ids(facts, area.land),
        _ids(facts, area.water),
    ) == AREAS[id_]


def _ids(facts: Facts, places: tuple[int, ...]) -> str:
    return " ".join(sorted(facts.places[index].id for index in places))


def test_crete_is_knossos_and_phaestos(facts: Facts) -> None:
    """G4: the two border each other by land, and no other area."""
    crete = {facts.areas["knossos"].index, facts.areas["phaestos"].index}
    assert {other for index in crete for other in facts.areas[index].land} == crete


ISLANDS = "baleares corsica ebusus hibernia ithaca lemnos lesbos rhodes socotra thera ultima-thule"


def test_islands_of_one_area(facts: Facts) -> None:
    """G4: eleven areas have no land neighbour."""
    assert " ".join(area.id for area in facts.areas if not area.land) == ISLANDS


# Disputed borders, as notes.md settles them.
BORDERS = [
    ("boeotia", "eretria", "land", False),
    ("boeotia", "eretria", "water", False),
    ("athens", "chalcis", "land", False),
    ("athens", "chalcis", "water", False),
    ("buhen", "salima", "land", True),
    ("western-sogdiana", "ustyurt", "land", True),
    ("western-sogdiana", "ustyurt", "water", False),
]


@pytest.mark.parametrize(("one", "other", "border", "expected"), BORDERS)
def test_disputed_borders(
    facts: Facts, one: str, other: str, border: str, *, expected: bool
) -> None:
    """G4, notes "The map"."""
    assert (facts.areas[other].index in getattr(facts.areas[one], border)) is expected


def test_the_aral_is_no_open_sea(facts: Facts) -> None:
    """G5, notes: Western Sogdiana is not coastal; Ustyurt is, but only at the Caspian Sea."""
    assert not facts.areas["western-sogdiana"].coastal
    assert facts.areas["ustyurt"].coastal
    assert facts.places["caspian-sea"].index in facts.areas["ustyurt"].water


FLOOD_PLAINS = {
    "rhone": "aquae-sextiae lugdunum massilia",
    "po": "etruria rubicon",
    "danube": "gethae moesia odessus tomi",
    "nile": "alexandria fayum memphis tanis upper-egypt",
    "tigris-euphrates": "babylon babylonia charax mesopotamia sumeria susa ur",
    "helmand": "nis",
    "indus": "balakot chanhu-daro mohenjo-daro suleiman upper-indus",
    "godavari": "asmaka nalas tosali",
    "ganges": "brahmaputra gauda magadha pataliputra tamluk",
}
VOLCANOES = {
    "vesuvius": "campania neapolis",
    "etna": "milazzo syracuse",
    "thera": "thera",
    "damavand": "eastern-media hecatompylos",
    "tor-zawar": "gandhara kuhwat",
    "danakil": "barbaria danakil",
}


def test_the_areas_of_each_flood_plain(facts: Facts) -> None:
    """G6."""
    assert {p.id: _ids(facts, p.areas) for p in facts.flood_plains} == FLOOD_PLAINS
    assert facts.flood_plains.ids() == tuple(FLOOD_PLAINS)


def test_the_areas_of_each_volcano(facts: Facts) -> None:
    """G6."""
    assert {v.id: _ids(facts, v.areas) for v in facts.volcanoes} == VOLCANOES
    assert facts.volcanoes.ids() == tuple(VOLCANOES)


def test_polish_names_of_some_places(facts: Facts) -> None:
    cases = {"athens": "Ateny", "rome": "Rzym", "alexandria": "Aleksandria"}
    assert {id_: facts.areas[id_].name.in_language("pl") for id_ in cases} == cases
