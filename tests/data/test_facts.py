"""Figures and facts that players know, as numbers.

They were taken from the sources of the facts (the printed board and cards), not from the tables.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.data import Block, CalamityKind, MapName, Role, Site, TrackName

if TYPE_CHECKING:
    from ecumene.data import Advance, Facts, Setup

# --- The board (G, notes "The map") ---------------------------------------------------------------

TABLE_SIZES = {
    "areas": 318,
    "seas": 20,
    "places": 338,
    "regions": 18,
    "flood_plains": 9,
    "volcanoes": 6,
    "civilizations": 18,
    "groups": 5,
    "advances": 51,
    "calamities": 24,
    "commodities": 45,
    "stacks": 9,
    "setups": 19,
    "epochs": 6,
    "tracks": 2,
    "years": 17,
}


@pytest.mark.parametrize(("table", "size"), TABLE_SIZES.items())
def test_every_table_has_its_number_of_records(facts: Facts, table: str, size: int) -> None:
    """G4-G6, P6, C12, S1, S5."""
    assert len(getattr(facts, table)) == size


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
        "flood_plain",
        "alexandria eastern-desert fayum paraetonium tanis western-desert",
        "",
    ),
    "tanis": (
        2,
        "flood_plain",
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
    """G4: the two border each other by land, and nobody else borders them so."""
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
    """G5, notes: Western Sogdiana is not coastal; Ustyurt is, but for the Caspian Sea alone."""
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


# --- Advances (P) ---------------------------------------------------------------------------------


def test_what_all_advances_cost_and_are_worth(facts: Facts) -> None:
    """P6, V1: 17 advances each of 1, 3 and 6 points, 170 points for 7920 in all."""
    assert sum(advance.cost for advance in facts.advances) == 7920
    assert Counter(advance.points for advance in facts.advances) == {1: 17, 3: 17, 6: 17}
    costs: Counter[int] = Counter()
    for advance in facts.advances:
        costs[advance.points] += advance.cost
    assert costs == {1: 1130, 3: 2610, 6: 4180}


def test_each_group_has_12_advances_and_9_advances_have_two_groups(facts: Facts) -> None:
    """P3."""
    groups = Counter(facts.groups[group].id for a in facts.advances for group in a.groups)
    assert groups == dict.fromkeys(("arts", "civics", "crafts", "religion", "science"), 12)
    assert Counter(len(advance.groups) for advance in facts.advances) == {1: 42, 2: 9}


def test_the_credits_all_advances_give_together(facts: Facts) -> None:
    """P3, P4."""
    totals = [sum(column) for column in zip(*(a.credits for a in facts.advances), strict=True)]
    assert dict(zip(facts.groups.ids(), totals, strict=True)) == {
        "arts": 200,
        "civics": 210,
        "crafts": 215,
        "religion": 215,
        "science": 200,
    }
    free = {a.id: a.free_credits for a in facts.advances if a.free_credits}
    assert free == {"written_record": 10, "monument": 20}


def test_bonuses_to_single_advances(facts: Facts) -> None:
    """P3: 10 on a 1-point card, 20 on a 3-point card, none on a 6-point card."""
    bonuses = Counter((a.points, a.bonus.amount if a.bonus else 0) for a in facts.advances)
    assert bonuses == {(1, 10): 17, (3, 20): 17, (6, 0): 17}


# Advance: cost, points, groups, credits (arts, civics, crafts, religion, science), bonus.
ADVANCES: dict[str, tuple[int, int, str, tuple[int, ...], tuple[str, int] | None]] = {
    "mysticism": (50, 1, "arts religion", (5, 0, 0, 5, 0), ("monument", 10)),
    "pottery": (60, 1, "crafts", (5, 0, 10, 0, 0), ("agriculture", 10)),
    "empiricism": (60, 1, "science", (5, 5, 5, 5, 10), ("medicine", 10)),
    "coinage": (90, 1, "science", (0, 5, 0, 0, 10), ("trade_routes", 10)),
    "literacy": (110, 3, "arts civics", (10, 10, 5, 5, 5), ("mathematics", 20)),
    "agriculture": (120, 3, "crafts", (0, 0, 10, 0, 5), ("democracy", 20)),
    "engineering": (160, 3, "crafts science", (0, 0, 10, 0, 10), ("roadbuilding", 20)),
    "monument": (180, 3, "crafts religion", (0, 0, 10, 10, 0), ("wonder_of_the_world", 20)),
    "democracy": (220, 6, "civics", (5, 20, 0, 0, 0), None),
    "mathematics": (250, 6, "arts science", (20, 10, 10, 10, 20), None),
    "wonder_of_the_world": (290, 6, "arts crafts", (20, 0, 20, 0, 0), None),
}


@pytest.mark.parametrize("id_", ADVANCES)
def test_price_points_and_credits_of_advances(facts: Facts, id_: str) -> None:
    """P3, V1."""
    advance = facts.advances[id_]
    bonus = advance.bonus and (facts.advances[advance.bonus.to].id, advance.bonus.amount)
    groups = " ".join(facts.groups[group].id for group in advance.groups)
    assert (advance.cost, advance.points, groups, advance.credits, bonus) == ADVANCES[id_]


# Advance: phase, kind and numbers of its effects.
EFFECTS: dict[str, list[tuple[str, str, dict[str, int]]]] = {
    "cloth_making": [("movement", "ship_steps", {"steps": 5})],
    "mysticism": [],
    "sculpture": [],
    "urbanism": [
        (
            "city_construction",
            "adjacent_tokens_for_wilderness_city",
            {"per_turn": 1, "max_tokens": 4},
        )
    ],
    "empiricism": [],
    "masonry": [],
    "monarchy": [("tax_collection", "tax_rate_option", {"lowest": 0, "highest": 1})],
    "mythology": [],
    "pottery": [],
    "written_record": [("advances_acquisition", "free_choice_credits", {"amount": 10, "step": 5})],
    "deism": [],
    "astronavigation": [("movement", "open_sea", {})],
    "drama_and_poetry": [],
    "music": [],
    "theocracy": [],
    "coinage": [("tax_collection", "tax_rate_option", {"lowest": -1, "highest": 1})],
    "metalworking": [("conflict", "removes_last", {})],
    "literacy": [],
    "agriculture": [
        ("population_limit", "population_limit_bonus", {"highest_limit": 2, "bonus": 1})
    ],
    "rhetoric": [("trade_cards_acquisition", "buy_from_stack", {})],
    "architecture": [
        ("city_construction", "treasury_for_city", {"per_turn": 1, "share_percent": 50})
    ],
    "medicine": [],
    "fundamentalism": [("special_abilities", "destroy_area", {})],
    "law": [],
    "cartography": [("trade_cards_acquisition", "buy_from_stack", {})],
    "diplomacy": [("movement", "forbid_entering_city_areas", {})],
    "engineering": [
        ("conflict", "city_defence", {"tokens_needed": 8, "replaced_by": 7}),
        ("conflict", "city_attack", {"tokens_needed": 6, "replaced_by": 5}),
    ],
    "enlightenment": [],
    "naval_warfare": [
        ("movement", "ship_capacity", {"capacity": 6}),
        ("conflict", "ships_as_losses", {}),
    ],
    "universal_doctrine": [
        ("special_abilities", "annex_barbarians", {"pirate_cities": 1, "or_barbarian_tokens": 5})
    ],
    "military": [("movement", "moves_last", {}), ("movement", "ignores", {})],
    "calendar": [],
    "monument": [("advances_acquisition", "free_choice_credits", {"amount": 20, "step": 5})],
    "trade_routes": [("special_abilities", "cards_to_treasury", {"treasury_per_face_value": 2})],
    "democracy": [("tax_collection", "no_tax_revolt", {})],
    "library": [("advances_acquisition", "discount_other_advance", {"amount": 40, "count": 1})],
    "philosophy": [("special_abilities", "protects_against", {})],
    "roadbuilding": [
        ("movement", "land_steps", {"steps": 2}),
        ("hand_limit", "hand_limit_bonus", {"bonus": 1}),
    ],
    "mining": [
        ("trade_cards_acquisition", "buy_from_stack", {}),
        ("advances_acquisition", "treasury_value", {"value": 2}),
    ],
    "politics": [
        ("special_abilities", "politics_choice", {"max_treasury": 5, "cost_per_unit_point": 1})
    ],
    "public_works": [
        ("population_limit", "token_in_city_area", {"tokens": 1}),
        ("special_abilities", "protects_against", {}),
    ],
    "advanced_military": [
        ("conflict", "losses_from_adjacent_areas", {}),
        ("movement", "ignores", {}),
    ],
    "monotheism": [("special_abilities", "annex_area", {})],
    "mathematics": [],
    "theology": [("special_abilities", "protects_against", {})],
    "provincial_empire": [
        ("special_abilities", "collect_cards", {"max_players": 5, "min_face_value": 2})
    ],
    "trade_empire": [("advances_acquisition", "substitute_card", {"per_turn": 1, "cards": 1})],
    "anatomy": [("advances_acquisition", "free_advance", {"max_cost_exclusive": 100, "count": 1})],
    "diaspora": [("special_abilities", "relocate_tokens", {"max_tokens": 5})],
    "cultural_ascendancy": [
        ("movement", "forbid_causing_conflict", {}),
        ("special_abilities", "protects_against", {}),
        ("city_support", "support_rate", {"support_rate": 1}),
    ],
    "wonder_of_the_world": [
        ("trade_cards_acquisition", "free_extra_card", {"cards": 1, "cost": 0}),
        ("ast_alteration", "counts_as_city", {"cities": 1}),
    ],
}


@pytest.mark.parametrize("id_", EFFECTS)
def test_effects_of_advances(facts: Facts, id_: str) -> None:
    """A-CLOTH-MAKING to A-WONDER-OF-THE-WORLD."""
    effects = facts.advances[id_].effects
    assert [(e.phase, e.kind, dict(e.numbers)) for e in effects] == EFFECTS[id_]


def test_no_card_is_left_out_above_and_below(facts: Facts) -> None:
    """P6, C12."""
    assert set(EFFECTS) == set(facts.advances.ids())
    assert set(NUMBERS) == set(MODIFIERS) == set(facts.calamities.ids())


def test_the_advances_have_45_effects_and_52_modifiers(facts: Facts) -> None:
    """P6, C12."""
    assert sum(len(advance.effects) for advance in facts.advances) == 45
    assert sum(len(advance.modifiers) for advance in facts.advances) == 52


def test_three_advances_give_credits_only(facts: Facts) -> None:
    """A-EMPIRICISM, A-LITERACY, A-MATHEMATICS."""
    idle = [a.id for a in facts.advances if not a.effects and not a.modifiers]
    assert idle == ["empiricism", "literacy", "mathematics"]


def test_the_advances_with_special_abilities(facts: Facts) -> None:
    """Z4: those that only protect against one of them are not among them."""
    assert [advance.id for advance in facts.advances if advance.special_ability] == [
        "fundamentalism",
        "universal_doctrine",
        "trade_routes",
        "politics",
        "monotheism",
        "provincial_empire",
        "diaspora",
    ]


def test_who_is_spared_and_who_protects(facts: Facts) -> None:
    """Z3, M12a: holders of the advance itself and of one other."""
    spares = {
        advance.id: [facts.advances[index].id for index in effect.spares]
        for advance in facts.advances
        for effect in advance.effects
        if effect.spares
    }
    assert spares == {
        "fundamentalism": ["fundamentalism", "philosophy"],
        "diplomacy": ["diplomacy", "military"],
        "politics": ["politics", "cultural_ascendancy"],
        "monotheism": ["monotheism", "theology"],
        "provincial_empire": ["provincial_empire", "public_works"],
        "cultural_ascendancy": ["cultural_ascendancy", "advanced_military"],
    }


def test_stacks_that_sell_cards(facts: Facts) -> None:
    """D3: stack 9 sells for 15; advances open five others; 1, 4 and 5 never sell."""
    assert {s.number: s.price for s in facts.stacks if s.price is not None} == {9: 15}
    opened = {
        advance.id: dict(effect.stacks)
        for advance in facts.advances
        for effect in advance.effects
        if effect.stacks
    }
    assert opened == {"rhetoric": {3: 9}, "cartography": {2: 5, 7: 13}, "mining": {6: 13, 8: 13}}


RULES = {
    "naval_warfare": "A-NAVAL-WARFARE",
    "wonder_of_the_world": "A-WONDER-OF-THE-WORLD",
    "law": "A-LAW",
}


@pytest.mark.parametrize(("id_", "rule"), RULES.items())
def test_the_rule_of_an_advance(facts: Facts, id_: str, rule: str) -> None:
    """P6."""
    assert facts.advances[id_].rule == rule


# --- Calamities (C) -------------------------------------------------------------------------------

# Stack: its non-tradeable, tradeable and minor calamity.
STACKS: dict[int, tuple[str | None, str | None, str | None]] = {
    1: (None, None, None),
    2: ("volcanic_eruption_earthquake", "treachery", "tempest"),
    3: ("famine", "slave_revolt", "squandered_wealth"),
    4: ("flood", "superstition", "city_riots"),
    5: ("civil_war", "barbarian_hordes", "city_in_flames"),
    6: ("cyclone", "epidemic", "tribal_conflict"),
    7: ("tyranny", "civil_disorder", "minor_uprising"),
    8: ("corruption", "iconoclasm_and_heresy", "banditry"),
    9: ("regression", "piracy", "coastal_migration"),
}


@pytest.mark.parametrize("number", STACKS)
def test_the_calamities_of_each_stack(facts: Facts, number: int) -> None:
    """S5: one of each kind, none in stack 1."""
    stack = facts.stack(number)
    assert stack.number == number
    assert (
        _calamity(facts, stack.non_tradeable),
        _calamity(facts, stack.tradeable),
        _calamity(facts, stack.minor),
    ) == STACKS[number]


def _calamity(facts: Facts, index: int | None) -> str | None:
    return None if index is None else facts.calamities[index].id


def test_there_are_eight_calamities_of_each_kind(facts: Facts) -> None:
    """C1, C2; minor ones are tradeable (X3)."""
    assert Counter(calamity.kind for calamity in facts.calamities) == dict.fromkeys(CalamityKind, 8)
    assert Counter(calamity.tradeable for calamity in facts.calamities) == {True: 16, False: 8}


# Calamity: its numbers.
NUMBERS: dict[str, dict[str, int]] = {
    "tempest": {"damage": 2, "treasury": 5},
    "squandered_wealth": {"treasury": 10},
    "city_riots": {"reduced_cities": 1, "treasury": 5},
    "city_in_flames": {"destroyed_cities": 1, "ransom": 10},
    "tribal_conflict": {"damage": 5},
    "minor_uprising": {"destroyed_cities": 1},
    "banditry": {"cards": 2, "ransom_per_card": 4},
    "coastal_migration": {"destroyed_cities": 1, "treasury": 5},
    "volcanic_eruption_earthquake": {"destroyed_cities": 1, "reduced_cities": 1},
    "treachery": {"annexed_cities": 1},
    "famine": {"damage": 10, "secondary_damage": 5},
    "slave_revolt": {"support_rate": 2},
    "flood": {"damage": 15, "secondary_damage": 5, "coastal_damage": 5},
    "superstition": {"reduced_cities": 3},
    "civil_war": {"kept_unit_points": 35},
    "barbarian_hordes": {"barbarians": 15},
    "cyclone": {"selected_cities": 3, "secondary_selected_cities": 2},
    "epidemic": {"damage": 15, "secondary_damage": 10},
    "tyranny": {"unit_points": 15},
    "civil_disorder": {"kept_cities": 3},
    "corruption": {"face_value": 10},
    "iconoclasm_and_heresy": {"reduced_cities": 4, "secondary_reduced_cities": 1},
    "regression": {"steps_back": 1},
    "piracy": {"pirate_cities": 2, "secondary_pirate_cities": 1},
}


@pytest.mark.parametrize("id_", NUMBERS)
def test_numbers_of_calamities(facts: Facts, id_: str) -> None:
    """C-TEMPEST to C-PIRACY."""
    assert facts.calamities[id_].numbers == NUMBERS[id_]


# Calamity: the advance, the role in which it counts, what it changes and by how much.
MODIFIERS: dict[str, set[tuple[str, Role, str, int]]] = {
    "tempest": set(),
    "squandered_wealth": set(),
    "city_riots": set(),
    "city_in_flames": set(),
    "tribal_conflict": set(),
    "minor_uprising": set(),
    "banditry": set(),
    "coastal_migration": set(),
    "volcanic_eruption_earthquake": {("engineering", Role.ANY, "city_reduced_not_destroyed", 0)},
    "treachery": {("diplomacy", Role.ANY, "annexed_cities", 1)},
    "famine": {
        ("pottery", Role.ANY, "damage", -5),
        ("agriculture", Role.PRIMARY, "damage", 5),
        ("calendar", Role.ANY, "damage", -5),
    },
    "slave_revolt": {
        ("mythology", Role.ANY, "support_rate", -1),
        ("enlightenment", Role.ANY, "support_rate", -1),
        ("mining", Role.ANY, "support_rate", 1),
    },
    "flood": {("engineering", Role.ANY, "damage", -5)},
    "superstition": {
        ("mysticism", Role.ANY, "reduced_cities", -1),
        ("deism", Role.ANY, "reduced_cities", -1),
        ("enlightenment", Role.ANY, "reduced_cities", -1),
        ("universal_doctrine", Role.ANY, "reduced_cities", 1),
    },
    "civil_war": {
        ("drama_and_poetry", Role.ANY, "unit_points", -5),
        ("music", Role.ANY, "unit_points", -5),
        ("military", Role.ANY, "unit_points", 5),
        ("democracy", Role.ANY, "unit_points", -10),
        ("philosophy", Role.ANY, "unit_points", 5),
    },
    "barbarian_hordes": {
        ("monarchy", Role.ANY, "barbarians", -5),
        ("politics", Role.ANY, "barbarians", 5),
        ("provincial_empire", Role.ANY, "barbarians", 5),
    },
    "cyclone": {
        ("masonry", Role.ANY, "deselected_cities", 1),
        ("calendar", Role.ANY, "deselected_cities", 2),
        ("trade_empire", Role.ANY, "selected_cities", 1),
    },
    "epidemic": {
        ("medicine", Role.ANY, "damage", -5),
        ("enlightenment", Role.PRIMARY, "damage", -5),
        ("roadbuilding", Role.PRIMARY, "damage", 5),
        ("trade_empire", Role.PRIMARY, "damage", 5),
        ("anatomy", Role.SECONDARY, "damage", -5),
    },
    "tyranny": {
        ("sculpture", Role.ANY, "unit_points", -5),
        ("monarchy", Role.ANY, "unit_points", 5),
        ("law", Role.ANY, "unit_points", -5),
        ("provincial_empire", Role.ANY, "unit_points", 5),
    },
    # The number is what the victim keeps, so what helps him is positive.
    "civil_disorder": {
        ("drama_and_poetry", Role.ANY, "kept_cities", 1),
        ("music", Role.ANY, "kept_cities", 1),
        ("law", Role.ANY, "kept_cities", 1),
        ("naval_warfare", Role.ANY, "kept_cities", -1),
        ("democracy", Role.ANY, "kept_cities", 1),
        ("advanced_military", Role.ANY, "kept_cities", -1),
    },
    "corruption": {
        ("coinage", Role.ANY, "face_value", 5),
        ("law", Role.ANY, "face_value", -5),
        ("wonder_of_the_world", Role.ANY, "face_value", 5),
    },
    "iconoclasm_and_heresy": {
        ("theocracy", Role.ANY, "ransom_cards", 2),
        ("philosophy", Role.ANY, "reduced_cities", -2),
        ("monotheism", Role.ANY, "reduced_cities", 1),
        ("theology", Role.ANY, "reduced_cities", -3),
    },
    "regression": {
        ("fundamentalism", Role.ANY, "steps_back", 1),
        ("enlightenment", Role.ANY, "ransom_cities_per_step", 2),
        ("library", Role.ANY, "steps_back", -1),
    },
    "piracy": {
        ("cartography", Role.PRIMARY, "pirate_cities", 1),
        ("naval_warfare", Role.PRIMARY, "pirate_cities", -1),
        ("naval_warfare", Role.SECONDARY, "immune", 0),
    },
}


@pytest.mark.parametrize("id_", MODIFIERS)
def test_modifiers_of_calamities(facts: Facts, id_: str) -> None:
    """C12."""
    found = {
        (facts.advances[entry.advance].id, entry.role, entry.change, entry.by)
        for entry in facts.calamities[id_].modifiers
    }
    assert found == MODIFIERS[id_]


def test_an_advance_shows_its_modifiers(facts: Facts) -> None:
    """C12: Law helps against three calamities."""
    law = {facts.calamities[m.calamity].id: m.by for m in facts.advances["law"].modifiers}
    assert law == {"tyranny": -5, "civil_disorder": 1, "corruption": -5}


def test_beneficiaries_and_secondary_victims(facts: Facts) -> None:
    """C4-C6: what the beneficiary does, how many victims are named, what strikes areas."""
    assert {c.id: c.beneficiary for c in facts.calamities if c.beneficiary} == {
        "treachery": "selects_and_annexes",
        "civil_war": "annexes",
        "barbarian_hordes": "selects",
        "epidemic": "is_spared",
        "tyranny": "selects_and_annexes",
        "iconoclasm_and_heresy": "is_spared",
        "piracy": "selects",
    }
    assert {c.id: c.secondary for c in facts.calamities if c.secondary} == {
        "famine": 3,
        "epidemic": 2,
        "iconoclasm_and_heresy": 2,
        "piracy": 2,
    }
    assert [calamity.id for calamity in facts.calamities if calamity.strikes_areas] == [
        "volcanic_eruption_earthquake",
        "flood",
        "cyclone",
    ]


def test_how_many_calamities_a_hand_keeps(facts: Facts) -> None:
    """Y3."""
    limits = {minor: (limit.total, limit.major) for minor, limit in facts.calamity_limits.items()}
    assert limits == {True: (3, 2), False: (2, 2)}


def test_the_rule_of_a_calamity(facts: Facts) -> None:
    """C12."""
    calamity = facts.calamities["volcanic_eruption_earthquake"]
    assert calamity.rule == "C-VOLCANIC-ERUPTION-EARTHQUAKE"


# Polish names that the glossary of the rules fixes.
POLISH_CALAMITIES = {
    "volcanic_eruption_earthquake": "Wybuch wulkanu lub Trzęsienie ziemi",
    "flood": "Powódź",
    "cyclone": "Cyklon",
}


@pytest.mark.parametrize(("id_", "name"), POLISH_CALAMITIES.items())
def test_polish_names_of_calamities(facts: Facts, id_: str, name: str) -> None:
    assert facts.calamities[id_].name.pl == name


# --- Trade cards (S5, X6) -------------------------------------------------------------------------


def test_the_box_holds_296_commodity_cards(facts: Facts) -> None:
    """S5; all 45 complete sets together are worth 8000 (X6)."""
    assert sum(c.count for c in facts.commodities) == 296
    assert sum(c.count**2 * c.face_value for c in facts.commodities) == 8000
    assert Counter(c.block for c in facts.commodities) == {Block.WEST: 18, Block.EAST: 18, None: 9}
    assert sum(c.count for c in facts.commodities if c.additional) == 58


# Commodity: stack, number of cards, home block.
COMMODITIES: dict[str, tuple[int, int, Block | None]] = {
    "ochre": (1, 9, Block.WEST),
    "salt": (3, 9, Block.EAST),
    "grain": (4, 8, None),
    "wine": (5, 6, Block.WEST),
    "silver": (6, 5, Block.EAST),
    "gold": (9, 5, Block.WEST),
    "silk": (9, 4, Block.EAST),
    "amber": (9, 4, None),
}


@pytest.mark.parametrize("id_", COMMODITIES)
def test_commodities(facts: Facts, id_: str) -> None:
    """S5."""
    commodity = facts.commodities[id_]
    assert (commodity.stack, commodity.count, commodity.block) == COMMODITIES[id_]


def test_commodities_known_by_other_names(facts: Facts) -> None:
    aliases = {c.id: c.aliases for c in facts.commodities if c.aliases}
    assert aliases == {"papyri": ("Papyrus",), "wine": ("Wines",)}


def test_the_water_card(facts: Facts) -> None:
    """X6a: it is not one of the commodities of the stacks."""
    assert (facts.water.en, facts.water.pl) == ("Water", "Woda")
    assert "water" not in facts.commodities.ids()


# --- Set-ups (S) ----------------------------------------------------------------------------------

# Players and map: starting credits (S4), hand limit (P5), minor calamities (S5a), areas in play
# (S1), city sites among them, players in the western and in the eastern block (S1).
SETUPS: dict[tuple[int, str], tuple[int, int, bool, int, int, int, int]] = {
    (5, "west"): (10, 8, False, 84, 40, 5, 0),
    (5, "east"): (10, 8, False, 95, 33, 0, 5),
    (6, "west"): (5, 8, False, 98, 44, 6, 0),
    (6, "east"): (5, 8, False, 111, 40, 0, 6),
    (7, "west"): (0, 8, False, 115, 54, 7, 0),
    (7, "east"): (0, 8, False, 130, 47, 0, 7),
    (8, "west"): (0, 8, False, 131, 60, 8, 0),
    (8, "east"): (0, 8, False, 146, 53, 0, 8),
    (9, "west"): (0, 8, True, 153, 65, 9, 0),
    (9, "east"): (0, 8, True, 165, 60, 0, 9),
    (10, "west"): (0, 8, True, 179, 73, 10, 0),
    (11, "east"): (0, 8, True, 198, 76, 0, 11),
    (12, "both"): (5, 9, False, 210, 87, 6, 6),
    (13, "both"): (0, 9, False, 226, 93, 6, 7),
    (14, "both"): (0, 9, False, 248, 98, 7, 7),
    (15, "both"): (0, 9, True, 261, 107, 7, 8),
    (16, "both"): (0, 9, True, 283, 112, 8, 8),
    (17, "both"): (0, 9, True, 296, 120, 8, 9),
    (18, "both"): (0, 9, True, 318, 125, 9, 9),
}


def test_there_are_these_setups_and_no_others(facts: Facts) -> None:
    """S1."""
    assert [(setup.players, setup.map) for setup in facts.setups] == list(SETUPS)


@pytest.mark.parametrize(("players", "map_"), SETUPS)
def test_the_numbers_of_a_setup(facts: Facts, players: int, map_: str) -> None:
    """S1, S4, S5a, P5."""
    setup = _setup(facts, players, map_)
    areas = [facts.areas[index] for index in setup.areas]
    assert (
        setup.starting_credits,
        setup.hand_limit,
        setup.minor_calamities,
        len(areas),
        sum(area.site is not None for area in areas),
        len(setup.blocks.get(Block.WEST, ())),
        len(setup.blocks.get(Block.EAST, ())),
    ) == SETUPS[players, map_]


def _setup(facts: Facts, players: int, map_: str) -> Setup:
    setup = facts.setup(players, MapName(map_))
    assert setup is not None
    assert (setup.players, setup.map) == (players, map_)
    return setup


@pytest.mark.parametrize(
    ("players", "map_"), [(4, "west"), (10, "east"), (9, "both"), (19, "both")]
)
def test_setups_the_game_does_not_have(facts: Facts, players: int, map_: str) -> None:
    """S1."""
    assert facts.setup(players, MapName(map_)) is None


# Set-up: its civilizations per block, in rank order.
SEATS: dict[tuple[int, str], dict[str, str]] = {
    (9, "west"): {"west": "minoa assyria celt carthage hatti rome iberia hellas egypt"},
    (10, "west"): {
        "west": "minoa saba assyria babylon hatti persia nubia hellas egypt parthia",
    },
    (13, "both"): {
        "west": "minoa carthage hatti rome iberia hellas",
        "east": "saba assyria babylon persia nubia egypt parthia",
    },
    (15, "both"): {
        "west": "minoa carthage hatti rome iberia hellas egypt",
        "east": "saba assyria babylon kushan persia nubia indus parthia",
    },
}


@pytest.mark.parametrize(("players", "map_"), SEATS)
def test_who_plays_in_which_block(facts: Facts, players: int, map_: str) -> None:
    """S1; Egypt is of the East with 13 players (notes)."""
    setup = _setup(facts, players, map_)
    seats = {
        block: " ".join(facts.civilizations[civ].id for civ in civs)
        for block, civs in setup.blocks.items()
    }
    assert seats == SEATS[players, map_]


# The cards of a stack, stacks 1 to 9, in a block.
SETS_OF_ONE_BLOCK = (18, 16, 17, 15, 13, 11, 11, 9, 9)
SETS_WITH_ADDITIONAL = (26, 24, 25, 23, 19, 17, 17, 13, 13)
SETS_DIVIDED_WITH_ADDITIONAL = (22, 20, 21, 19, 16, 14, 14, 11, 11)
CARDS = {
    **dict.fromkeys(range(5, 9), SETS_OF_ONE_BLOCK),
    **dict.fromkeys(range(9, 12), SETS_WITH_ADDITIONAL),
    **dict.fromkeys(range(12, 15), SETS_OF_ONE_BLOCK),
    **dict.fromkeys(range(15, 19), SETS_DIVIDED_WITH_ADDITIONAL),
}


@pytest.mark.parametrize(("players", "map_"), SETUPS)
def test_how_many_commodity_cards_lie_in_each_stack(facts: Facts, players: int, map_: str) -> None:
    """S5, S5a."""
    setup = _setup(facts, players, map_)
    for deck in setup.decks.values():
        cards = tuple(
            sum(deck.get(commodity, 0) for commodity in stack.commodities) for stack in facts.stacks
        )
        assert cards == CARDS[players]


# Set-up and block: some commodities and their cards.
DECKS: list[tuple[int, str, str, dict[str, int]]] = [
    (8, "west", "west", {"ochre": 9, "clay": 9, "flax": 0, "hides": 0, "bone": 0, "gold": 5}),
    (9, "west", "west", {"ochre": 9, "clay": 9, "flax": 0, "hides": 0, "bone": 8, "amber": 4}),
    (9, "east", "east", {"ochre": 0, "clay": 0, "flax": 9, "hides": 9, "bone": 8, "amber": 4}),
    (13, "both", "west", {"ochre": 9, "clay": 5, "flax": 0, "hides": 4, "bone": 0, "pearls": 2}),
    (13, "both", "east", {"ochre": 0, "clay": 4, "flax": 9, "hides": 5, "bone": 0, "pearls": 3}),
    (18, "both", "west", {"clay": 5, "hides": 4, "bone": 4, "textiles": 4, "livestock": 3}),
    (18, "both", "east", {"clay": 4, "hides": 5, "bone": 4, "textiles": 3, "livestock": 4}),
]


@pytest.mark.parametrize(("players", "map_", "block", "cards"), DECKS)
def test_the_cards_of_a_deck(
    facts: Facts, players: int, map_: str, block: str, cards: dict[str, int]
) -> None:
    """S5, S5a."""
    deck = _setup(facts, players, map_).decks[Block(block)]
    assert {id_: deck.get(facts.commodities[id_].index, 0) for id_ in cards} == cards


def test_what_a_player_owns(facts: Facts) -> None:
    """G1."""
    assert (facts.pieces.tokens, facts.pieces.cities, facts.pieces.ships) == (55, 9, 4)


# --- The A.S.T. (H, V) ----------------------------------------------------------------------------

# Track: last step, final steps, turns after them, falling back.
TRACKS = {"basic": (15, (15,), 0, False), "expert": (16, (15, 16), 1, True)}


@pytest.mark.parametrize("name", TRACKS)
def test_the_end_of_a_track(facts: Facts, name: str) -> None:
    """H2, H4."""
    track = facts.tracks[TrackName(name)]
    assert track.name == name
    assert (
        track.last_step,
        track.final_steps,
        track.turns_after_final,
        track.falls_back_without_city,
    ) == TRACKS[name]


# Track: per epoch cities, advances, advances below 100, from 100, from 200, points of advances.
REQUIREMENTS: dict[str, list[tuple[int, ...]]] = {
    "basic": [
        (0, 0, 0, 0, 0, 0),
        (2, 0, 0, 0, 0, 0),
        (3, 3, 0, 0, 0, 0),
        (3, 0, 0, 3, 0, 0),
        (4, 0, 0, 0, 2, 0),
        (5, 0, 0, 0, 3, 0),
    ],
    "expert": [
        (0, 0, 0, 0, 0, 0),
        (3, 0, 0, 0, 0, 0),
        (3, 0, 0, 0, 0, 5),
        (4, 12, 0, 0, 0, 0),
        (5, 0, 10, 0, 0, 38),
        (6, 0, 17, 0, 0, 56),
    ],
}


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_the_requirements_of_a_track(facts: Facts, name: str) -> None:
    """H1."""
    requirements = [
        (
            entry.cities,
            entry.advances,
            entry.advances_below_100,
            entry.advances_from_100,
            entry.advances_from_200,
            entry.advance_points,
        )
        for entry in facts.tracks[TrackName(name)].requirements
    ]
    assert requirements == REQUIREMENTS[name]


# The first steps of the two Bronze Ages that differ, where they are not 5 and 8.
EPOCH_STARTS: dict[str, dict[str, tuple[int, int]]] = {
    "basic": {
        "minoa": (6, 9),
        "saba": (6, 9),
        "celt": (5, 9),
        "carthage": (5, 9),
        "iberia": (5, 9),
        "parthia": (5, 9),
    },
    "expert": {"minoa": (6, 8), "saba": (6, 8), "kushan": (6, 8), "iberia": (6, 8)},
}


@pytest.mark.parametrize("name", EPOCH_STARTS)
def test_when_each_civilization_enters_its_epochs(facts: Facts, name: str) -> None:
    """H1: the later Ages begin on the same steps for all."""
    for civ in facts.civilizations:
        early, middle = EPOCH_STARTS[name].get(civ.id, (5, 8))
        assert civ.epoch_starts[TrackName(name)] == (0, early, middle, 11, 14, 15), civ.id


# fmt: off
YEARS = (
    -8000, -7000, -6000, -5000, -4300, -3300, -2700, -2000, -1800, -1700, -1500, -1400, -1300,
    -1200, -800, 0, 400,
)
# fmt: on


def test_epochs_and_years(facts: Facts) -> None:
    assert facts.epochs.ids() == (
        "stone",
        "early_bronze",
        "middle_bronze",
        "late_bronze",
        "early_iron",
        "late_iron",
    )
    assert facts.years == YEARS


def test_what_scores(facts: Facts) -> None:
    """V1, V1a."""
    scoring = facts.scoring
    assert (scoring.step, scoring.city, scoring.late_iron_bonus) == (5, 1, 5)


# --- The Short Game (Q) ---------------------------------------------------------------------------

# Theme set: its advances and what they cost together.
THEME_SETS = {
    "coin_and_commerce": ("cartography law coinage music", 480),
    "exploring_the_deserts": ("engineering universal_doctrine deism urbanism", 440),
    "mystical_palaces": ("diplomacy literacy theocracy mythology", 410),
    "sacred_constructors": ("enlightenment engineering theocracy empiricism", 460),
    "early_merchants": ("trade_routes calendar monarchy cloth_making", 470),
    "cultural_heights": ("architecture law drama_and_poetry masonry", 430),
    "spreading_knowledge": ("medicine enlightenment astronavigation pottery", 440),
    "conquering_the_seas": ("naval_warfare literacy astronavigation written_record", 410),
    "emerging_empire": ("military literacy metalworking mysticism", 420),
}


def test_the_theme_sets(facts: Facts) -> None:
    """Q1: each is worth 8 points; none is known to destroy a city (notes)."""
    found = {}
    for theme_set in facts.short_game.theme_sets:
        advances: list[Advance] = [facts.advances[index] for index in theme_set.advances]
        names = " ".join(advance.id for advance in advances)
        found[theme_set.id] = (names, sum(advance.cost for advance in advances))
        assert sum(advance.points for advance in advances) == 8, theme_set.id
        assert not theme_set.destroys_city, theme_set.id
    assert found == THEME_SETS
    assert facts.short_game.theme_sets.ids() == tuple(THEME_SETS)


# The theme set that each further player adds, from 10 players on.
ADDED_FROM_TEN = [
    "sacred_constructors",
    "conquering_the_seas",
    "coin_and_commerce",
    "exploring_the_deserts",
    "early_merchants",
    "cultural_heights",
    "spreading_knowledge",
    "emerging_empire",
    "mystical_palaces",
]
LEFT_OUT_BELOW_NINE = {
    5: {"early_merchants", "spreading_knowledge", "cultural_heights", "emerging_empire"},
    6: {"spreading_knowledge", "cultural_heights", "emerging_empire"},
    7: {"cultural_heights", "emerging_empire"},
    8: {"coin_and_commerce"},
    9: set[str](),
}


@pytest.mark.parametrize("players", range(5, 19))
def test_which_theme_sets_are_dealt_from(facts: Facts, players: int) -> None:
    """Q1."""
    short_game = facts.short_game
    expected = Counter(set(THEME_SETS) - LEFT_OUT_BELOW_NINE.get(players, set()))
    expected.update(ADDED_FROM_TEN[: max(0, players - 9)])
    copies = short_game.copies[players]
    assert {short_game.theme_sets[index].id: n for index, n in copies.items()} == expected


def test_the_start_of_the_short_game(facts: Facts) -> None:
    """Q1: step 10, 50 points, is the space before the Late Bronze Age for everybody."""
    start = facts.short_game.start
    assert (start.cities, start.cities_on_sites, start.tokens, start.treasury, start.step) == (
        5,
        4,
        14,
        10,
        10,
    )
    assert start.step * facts.scoring.step == 50
    late_bronze = facts.epochs["late_bronze"].index
    for civ in facts.civilizations:
        assert civ.epoch_starts[TrackName.BASIC][late_bronze] == start.step + 1
