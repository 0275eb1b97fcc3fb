"""The advances, in numbers that players know (P).

They were taken from the source of the facts (the printed cards), not from the tables.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ecumene.data import Facts


def test_what_all_advances_cost_and_are_worth(facts: Facts) -> None:
    """P6, V1: 17 advances each of 1, 3 and 6 points: 170 points, costing 7920 in all."""
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
    assert free == {"written-record": 10, "monument": 20}


def test_bonuses_to_single_advances(facts: Facts) -> None:
    """P3: 10 on a 1-point card, 20 on a 3-point card, none on a 6-point card."""
    bonuses = Counter((a.points, a.bonus.amount if a.bonus else 0) for a in facts.advances)
    assert bonuses == {(1, 10): 17, (3, 20): 17, (6, 0): 17}


# Advance: cost, points, groups, credits (arts, civics, crafts, religion, science), bonus.
ADVANCES: dict[str, tuple[int, int, str, tuple[int, ...], tuple[str, int] | None]] = {
    "mysticism": (50, 1, "arts religion", (5, 0, 0, 5, 0), ("monument", 10)),
    "pottery": (60, 1, "crafts", (5, 0, 10, 0, 0), ("agriculture", 10)),
    "empiricism": (60, 1, "science", (5, 5, 5, 5, 10), ("medicine", 10)),
    "coinage": (90, 1, "science", (0, 5, 0, 0, 10), ("trade-routes", 10)),
    "literacy": (110, 3, "arts civics", (10, 10, 5, 5, 5), ("mathematics", 20)),
    "agriculture": (120, 3, "crafts", (0, 0, 10, 0, 5), ("democracy", 20)),
    "engineering": (160, 3, "crafts science", (0, 0, 10, 0, 10), ("roadbuilding", 20)),
    "monument": (180, 3, "crafts religion", (0, 0, 10, 10, 0), ("wonder-of-the-world", 20)),
    "democracy": (220, 6, "civics", (5, 20, 0, 0, 0), None),
    "mathematics": (250, 6, "arts science", (20, 10, 10, 10, 20), None),
    "wonder-of-the-world": (290, 6, "arts crafts", (20, 0, 20, 0, 0), None),
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
    "cloth-making": [("movement", "ship-steps", {"steps": 5})],
    "mysticism": [],
    "sculpture": [],
    "urbanism": [
        (
            "city-construction",
            "adjacent-tokens-for-wilderness-city",
            {"per-turn": 1, "max-tokens": 4},
        )
    ],
    "empiricism": [],
    "masonry": [],
    "monarchy": [("tax-collection", "tax-rate-option", {"lowest": 0, "highest": 1})],
    "mythology": [],
    "pottery": [],
    "written-record": [("advances-acquisition", "free-choice-credits", {"amount": 10, "step": 5})],
    "deism": [],
    "astronavigation": [("movement", "open-sea", {})],
    "drama-and-poetry": [],
    "music": [],
    "theocracy": [],
    "coinage": [("tax-collection", "tax-rate-option", {"lowest": -1, "highest": 1})],
    "metalworking": [("conflict", "removes-last", {})],
    "literacy": [],
    "agriculture": [
        ("population-limit", "population-limit-bonus", {"highest-limit": 2, "bonus": 1})
    ],
    "rhetoric": [("trade-cards-acquisition", "buy-from-stack", {})],
    "architecture": [
        ("city-construction", "treasury-for-city", {"per-turn": 1, "share-percent": 50})
    ],
    "medicine": [],
    "fundamentalism": [("special-abilities", "destroy-area", {})],
    "law": [],
    "cartography": [("trade-cards-acquisition", "buy-from-stack", {})],
    "diplomacy": [("movement", "forbid-entering-city-areas", {})],
    "engineering": [
        ("conflict", "city-defence", {"tokens-needed": 8, "replaced-by": 7}),
        ("conflict", "city-attack", {"tokens-needed": 6, "replaced-by": 5}),
    ],
    "enlightenment": [],
    "naval-warfare": [
        ("movement", "ship-capacity", {"capacity": 6}),
        ("conflict", "ships-as-losses", {}),
    ],
    "universal-doctrine": [
        ("special-abilities", "annex-barbarians", {"pirate-cities": 1, "or-barbarian-tokens": 5})
    ],
    "military": [("movement", "moves-last", {}), ("movement", "ignores", {})],
    "calendar": [],
    "monument": [("advances-acquisition", "free-choice-credits", {"amount": 20, "step": 5})],
    "trade-routes": [("special-abilities", "cards-to-treasury", {"treasury-per-face-value": 2})],
    "democracy": [("tax-collection", "no-tax-revolt", {})],
    "library": [("advances-acquisition", "discount-other-advance", {"amount": 40, "count": 1})],
    "philosophy": [("special-abilities", "protects-against", {})],
    "roadbuilding": [
        ("movement", "land-steps", {"steps": 2}),
        ("hand-limit", "hand-limit-bonus", {"bonus": 1}),
    ],
    "mining": [
        ("trade-cards-acquisition", "buy-from-stack", {}),
        ("advances-acquisition", "treasury-value", {"value": 2}),
    ],
    "politics": [
        ("special-abilities", "politics-choice", {"max-treasury": 5, "cost-per-unit-point": 1})
    ],
    "public-works": [
        ("population-limit", "token-in-city-area", {"tokens": 1}),
        ("special-abilities", "protects-against", {}),
    ],
    "advanced-military": [
        ("conflict", "losses-from-adjacent-areas", {}),
        ("movement", "ignores", {}),
    ],
    "monotheism": [("special-abilities", "annex-area", {})],
    "mathematics": [],
    "theology": [("special-abilities", "protects-against", {})],
    "provincial-empire": [
        ("special-abilities", "collect-cards", {"max-players": 5, "min-face-value": 2})
    ],
    "trade-empire": [("advances-acquisition", "substitute-card", {"per-turn": 1, "cards": 1})],
    "anatomy": [("advances-acquisition", "free-advance", {"max-cost-exclusive": 100, "count": 1})],
    "diaspora": [("special-abilities", "relocate-tokens", {"max-tokens": 5})],
    "cultural-ascendancy": [
        ("movement", "forbid-causing-conflict", {}),
        ("special-abilities", "protects-against", {}),
        ("city-support", "support-rate", {"support-rate": 1}),
    ],
    "wonder-of-the-world": [
        ("trade-cards-acquisition", "free-extra-card", {"cards": 1, "cost": 0}),
        ("ast-alteration", "counts-as-city", {"cities": 1}),
    ],
}


@pytest.mark.parametrize("id_", EFFECTS)
def test_effects_of_advances(facts: Facts, id_: str) -> None:
    """A-CLOTH-MAKING to A-WONDER-OF-THE-WORLD."""
    effects = facts.advances[id_].effects
    assert [(e.phase, e.kind, dict(e.numbers)) for e in effects] == EFFECTS[id_]


def test_no_advance_is_left_out_above(facts: Facts) -> None:
    """P6."""
    assert set(EFFECTS) == set(facts.advances.ids())


def test_the_advances_have_45_effects_and_52_modifiers(facts: Facts) -> None:
    """P6, C12."""
    assert sum(len(advance.effects) for advance in facts.advances) == 45
    assert sum(len(advance.modifiers) for advance in facts.advances) == 52


def test_three_advances_give_credits_only(facts: Facts) -> None:
    """A-EMPIRICISM, A-LITERACY, A-MATHEMATICS."""
    idle = [a.id for a in facts.advances if not a.effects and not a.modifiers]
    assert idle == ["empiricism", "literacy", "mathematics"]


def test_the_advances_with_special_abilities(facts: Facts) -> None:
    """Z4: advances that only protect against such an ability are not included."""
    assert [advance.id for advance in facts.advances if advance.special_ability] == [
        "fundamentalism",
        "universal-doctrine",
        "trade-routes",
        "politics",
        "monotheism",
        "provincial-empire",
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
        "politics": ["politics", "cultural-ascendancy"],
        "monotheism": ["monotheism", "theology"],
        "provincial-empire": ["provincial-empire", "public-works"],
        "cultural-ascendancy": ["cultural-ascendancy", "advanced-military"],
    }


RULES = {
    "naval-warfare": "A-NAVAL-WARFARE",
    "wonder-of-the-world": "A-WONDER-OF-THE-WORLD",
    "law": "A-LAW",
}


@pytest.mark.parametrize(("id_", "rule"), RULES.items())
def test_the_rule_of_an_advance(facts: Facts, id_: str, rule: str) -> None:
    """P6."""
    assert facts.advances[id_].rule == rule
