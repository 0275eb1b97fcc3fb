"""The rule cases of ``cases/``: each comes out as it says, and every rule has one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ecumene.cases import Case, read_cases, run
from ecumene.cli.check import sentence
from ecumene.words import Messages, rulebook

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "cases").glob("*.toml"))
CASES = [case for file in FILES for case in read_cases(file)]
SECTIONS = "GSTEMFK"
ADVANCES = (
    "ADVANCED-MILITARY",
    "AGRICULTURE",
    "ARCHITECTURE",
    "ASTRONAVIGATION",
    "CLOTH-MAKING",
    "COINAGE",
    "CULTURAL-ASCENDANCY",
    "DEMOCRACY",
    "DIPLOMACY",
    "ENGINEERING",
    "METALWORKING",
    "MILITARY",
    "MONARCHY",
    "NAVAL-WARFARE",
    "PUBLIC-WORKS",
    "ROADBUILDING",
    "URBANISM",
)
"""The advances that act in phases 1 to 5."""

BY_TESTS = {
    # In phases 1 to 5 surplus takes strangers away from a city before it can be reduced.
    "G11a": "rules/test_cities.py::test_reducing_a_city_beside_tokens_of_others",
    # A case sees everything; what is hidden from whom is a matter of views.
    "G13": "rules/test_view.py::test_a_seat_sees_its_own_cards_and_the_number_of_the_others",
    "G13a": "rules/test_view.py::test_a_stolen_card_is_known_to_two",
    # No card is drawn before phase 6, so the order of a stack does not show yet.
    "S5": "rules/test_setup.py::test_the_first_cards_are_safe",
    "S5a": "rules/test_setup.py::test_the_layers_with_minor_calamities",
    # Basic and Expert differ in phase 13 only.
    "S6": "rules/test_setup.py::test_the_track_is_chosen_at_the_start",
    # Phase 11 and Slave Revolt call the same check.
    "K4a": "rules/test_cities.py::test_built_this_turn_first_whenever_support_is_checked",
}
"""Rules that no position of these phases can show, and the tests that prove them."""

LATER = {"G12": "damage comes with calamities only"}
"""Rules that act in later phases only."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.head.id)
def test_case(case: Case) -> None:
    outcome = run(case)
    assert [sentence(each, Messages("en")) for each in outcome.differences] == []


def test_no_id_comes_twice() -> None:
    ids = [case.head.id for case in CASES]
    assert sorted(ids) == sorted(set(ids))


def test_every_case_explains_itself_in_one_sentence() -> None:
    for case in CASES:
        for text in (case.head.explain, case.head.explain_pl or "."):
            assert text.endswith("."), case.head.id


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_has_a_case(section: str) -> None:
    covered = {rule for case in CASES for rule in case.head.rules} | {*BY_TESTS, *LATER}
    found = rulebook("en").section(section)
    assert found is not None
    assert [rule.id for rule in found.rules if rule.id not in covered] == []


def test_every_advance_of_these_phases_has_a_case() -> None:
    covered = {rule for case in CASES for rule in case.head.rules}
    assert [name for name in ADVANCES if f"A-{name}" not in covered] == []


@pytest.mark.parametrize("rule", BY_TESTS)
def test_the_tests_that_stand_in_for_cases_exist(rule: str) -> None:
    file, _, name = BY_TESTS[rule].partition("::")
    tree = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_what_stands_in_for_a_case_is_needed() -> None:
    covered = {rule for case in CASES for rule in case.head.rules}
    assert covered.isdisjoint({*BY_TESTS, *LATER})
