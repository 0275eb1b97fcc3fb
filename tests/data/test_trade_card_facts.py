"""The trade cards, calamities and commodities, in numbers that players know (C, S5, X6).

They were taken from the source of the facts (the printed cards), not from the tables.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.data import Block, CalamityKind, Role

if TYPE_CHECKING:
    from ecumene.data import Facts

# --- Calamities (C) -------------------------------------------------------------------------------

# Stack: its non-tradeable, tradeable and minor calamity.
STACKS: dict[int, tuple[str | None, str | None, str | None]] = {
    1: (None, None, None),
    2: ("volcanic-eruption-earthquake", "treachery", "tempest"),
    3: ("famine", "slave-revolt", "squandered-wealth"),
    4: ("flood", "superstition", "city-riots"),
    5: ("civil-war", "barbarian-hordes", "city-in-flames"),
    6: ("cyclone", "epidemic", "tribal-conflict"),
    7: ("tyranny", "civil-disorder", "minor-uprising"),
    8: ("corruption", "iconoclasm-and-heresy", "banditry"),
    9: ("regression", "piracy", "coastal-migration"),
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
    "squandered-wealth": {"treasury": 10},
    "city-riots": {"reduced-cities": 1, "treasury": 5},
    "city-in-flames": {"destroyed-cities": 1, "ransom": 10},
    "tribal-conflict": {"damage": 5},
    "minor-uprising": {"destroyed-cities": 1},
    "banditry": {"cards": 2, "ransom-per-card": 4},
    "coastal-migration": {"destroyed-cities": 1, "treasury": 5},
    "volcanic-eruption-earthquake": {"destroyed-cities": 1, "reduced-cities": 1},
    "treachery": {"annexed-cities": 1},
    "famine": {"damage": 10, "secondary-damage": 5},
    "slave-revolt": {"support-rate": 2},
    "flood": {"damage": 15, "secondary-damage": 5, "coastal-damage": 5},
    "superstition": {"reduced-cities": 3},
    "civil-war": {"kept-unit-points": 35},
    "barbarian-hordes": {"barbarians": 15},
    "cyclone": {"selected-cities": 3, "secondary-selected-cities": 2},
    "epidemic": {"damage": 15, "secondary-damage": 10},
    "tyranny": {"unit-points": 15},
    "civil-disorder": {"kept-cities": 3},
    "corruption": {"face-value": 10},
    "iconoclasm-and-heresy": {"reduced-cities": 4, "secondary-reduced-cities": 1},
    "regression": {"steps-back": 1},
    "piracy": {"pirate-cities": 2, "secondary-pirate-cities": 1},
}


@pytest.mark.parametrize("id_", NUMBERS)
def test_numbers_of_calamities(facts: Facts, id_: str) -> None:
    """C-TEMPEST to C-PIRACY."""
    assert facts.calamities[id_].numbers == NUMBERS[id_]


# Calamity: the advance, the role in which it counts, what it changes and by how much.
MODIFIERS: dict[str, set[tuple[str, Role, str, int]]] = {
    "tempest": set(),
    "squandered-wealth": set(),
    "city-riots": set(),
    "city-in-flames": set(),
    "tribal-conflict": set(),
    "minor-uprising": set(),
    "banditry": set(),
    "coastal-migration": set(),
    "volcanic-eruption-earthquake": {("engineering", Role.ANY, "city-reduced-not-destroyed", 0)},
    "treachery": {("diplomacy", Role.ANY, "annexed-cities", 1)},
    "famine": {
        ("pottery", Role.ANY, "damage", -5),
        ("agriculture", Role.PRIMARY, "damage", 5),
        ("calendar", Role.ANY, "damage", -5),
    },
    "slave-revolt": {
        ("mythology", Role.ANY, "support-rate", -1),
        ("enlightenment", Role.ANY, "support-rate", -1),
        ("mining", Role.ANY, "support-rate", 1),
    },
    "flood": {("engineering", Role.ANY, "damage", -5)},
    "superstition": {
        ("mysticism", Role.ANY, "reduced-cities", -1),
        ("deism", Role.ANY, "reduced-cities", -1),
        ("enlightenment", Role.ANY, "reduced-cities", -1),
        ("universal-doctrine", Role.ANY, "reduced-cities", 1),
    },
    "civil-war": {
        ("drama-and-poetry", Role.ANY, "unit-points", -5),
        ("music", Role.ANY, "unit-points", -5),
        ("military", Role.ANY, "unit-points", 5),
        ("democracy", Role.ANY, "unit-points", -10),
        ("philosophy", Role.ANY, "unit-points", 5),
    },
    "barbarian-hordes": {
        ("monarchy", Role.ANY, "barbarians", -5),
        ("politics", Role.ANY, "barbarians", 5),
        ("provincial-empire", Role.ANY, "barbarians", 5),
    },
    "cyclone": {
        ("masonry", Role.ANY, "deselected-cities", 1),
        ("calendar", Role.ANY, "deselected-cities", 2),
        ("trade-empire", Role.ANY, "selected-cities", 1),
    },
    "epidemic": {
        ("medicine", Role.ANY, "damage", -5),
        ("enlightenment", Role.PRIMARY, "damage", -5),
        ("roadbuilding", Role.PRIMARY, "damage", 5),
        ("trade-empire", Role.PRIMARY, "damage", 5),
        ("anatomy", Role.SECONDARY, "damage", -5),
    },
    "tyranny": {
        ("sculpture", Role.ANY, "unit-points", -5),
        ("monarchy", Role.ANY, "unit-points", 5),
        ("law", Role.ANY, "unit-points", -5),
        ("provincial-empire", Role.ANY, "unit-points", 5),
    },
    # The number is what the victim keeps, so a helpful change is positive.
    "civil-disorder": {
        ("drama-and-poetry", Role.ANY, "kept-cities", 1),
        ("music", Role.ANY, "kept-cities", 1),
        ("law", Role.ANY, "kept-cities", 1),
        ("naval-warfare", Role.ANY, "kept-cities", -1),
        ("democracy", Role.ANY, "kept-cities", 1),
        ("advanced-military", Role.ANY, "kept-cities", -1),
    },
    "corruption": {
        ("coinage", Role.ANY, "face-value", 5),
        ("law", Role.ANY, "face-value", -5),
        ("wonder-of-the-world", Role.ANY, "face-value", 5),
    },
    "iconoclasm-and-heresy": {
        ("theocracy", Role.ANY, "ransom-cards", 2),
        ("philosophy", Role.ANY, "reduced-cities", -2),
        ("monotheism", Role.ANY, "reduced-cities", 1),
        ("theology", Role.ANY, "reduced-cities", -3),
    },
    "regression": {
        ("fundamentalism", Role.ANY, "steps-back", 1),
        ("enlightenment", Role.ANY, "ransom-cities-per-step", 2),
        ("library", Role.ANY, "steps-back", -1),
    },
    "piracy": {
        ("cartography", Role.PRIMARY, "pirate-cities", 1),
        ("naval-warfare", Role.PRIMARY, "pirate-cities", -1),
        ("naval-warfare", Role.SECONDARY, "immune", 0),
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


def test_no_calamity_is_left_out_above(facts: Facts) -> None:
    """C12."""
    assert set(NUMBERS) == set(MODIFIERS) == set(facts.calamities.ids())


def test_an_advance_shows_its_modifiers(facts: Facts) -> None:
    """C12: Law helps against three calamities."""
    law = {facts.calamities[m.calamity].id: m.by for m in facts.advances["law"].modifiers}
    assert law == {"tyranny": -5, "civil-disorder": 1, "corruption": -5}


def test_beneficiaries_and_secondary_victims(facts: Facts) -> None:
    """C4-C6: what the beneficiary does, how many victims are named, what strikes areas."""
    assert {c.id: c.beneficiary for c in facts.calamities if c.beneficiary} == {
        "treachery": "selects-and-annexes",
        "civil-war": "annexes",
        "barbarian-hordes": "selects",
        "epidemic": "is-spared",
        "tyranny": "selects-and-annexes",
        "iconoclasm-and-heresy": "is-spared",
        "piracy": "selects",
    }
    assert {c.id: c.secondary for c in facts.calamities if c.secondary} == {
        "famine": 3,
        "epidemic": 2,
        "iconoclasm-and-heresy": 2,
        "piracy": 2,
    }
    assert [calamity.id for calamity in facts.calamities if calamity.strikes_areas] == [
        "volcanic-eruption-earthquake",
        "flood",
        "cyclone",
    ]


def test_how_many_calamities_a_hand_keeps(facts: Facts) -> None:
    """Y3."""
    limits = {minor: (limit.total, limit.major) for minor, limit in facts.calamity_limits.items()}
    assert limits == {True: (3, 2), False: (2, 2)}


def test_the_rule_of_a_calamity(facts: Facts) -> None:
    """C12."""
    calamity = facts.calamities["volcanic-eruption-earthquake"]
    assert calamity.rule == "C-VOLCANIC-ERUPTION-EARTHQUAKE"


# Polish names that the glossary of the rules fixes.
POLISH_CALAMITIES = {
    "volcanic-eruption-earthquake": "Wybuch wulkanu lub Trzęsienie ziemi",
    "flood": "Powódź",
    "cyclone": "Cyklon",
}


@pytest.mark.parametrize(("id_", "name"), POLISH_CALAMITIES.items())
def test_polish_names_of_calamities(facts: Facts, id_: str, name: str) -> None:
    assert facts.calamities[id_].name.pl == name


# --- Commodities (S5, X6) -------------------------------------------------------------------------


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
