"""Every rule has a case, or a test where no case can show it; every modifier has one too."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from ecumene.data import Role, facts
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.words import rulebook
from tools.coverage import BY_TESTS, FILE, ROOT, all_cases, coverage, table, uncovered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.data import Calamity

CASES = all_cases()
FOUND = coverage(CASES)
STRIKING_AREAS = {"flood", "cyclone"}
"""Calamities that name nobody but also hit others there, with advances that help them (C6)."""


# Rules


def test_every_rule_is_covered() -> None:
    assert uncovered(FOUND) == []


def test_the_whole_rulebook_is_in_the_table() -> None:
    """All sections, all advances and all calamities."""
    keys = {section.key for section in rulebook("en").sections if section.rules}
    assert keys == {*"GSTEMFKDXYCZUPHVLQO", "A-", "C-"}
    assert sum(rule.startswith("A-") for rule in FOUND) == len(facts().advances) == 51
    assert sum(rule.startswith("C-") for rule in FOUND) == len(facts().calamities) == 24


def test_the_published_table_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == table(FOUND), "run `make format`"


def test_a_rule_that_nothing_shows_is_found() -> None:
    assert uncovered({"M1": [], "M2": ["some-case"], "G13": []}) == ["M1"]


@pytest.mark.parametrize("rule", BY_TESTS)
def test_the_tests_that_stand_in_for_cases_exist(rule: str) -> None:
    file, _, name = BY_TESTS[rule].test.partition("::")
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_what_stands_in_for_a_case_is_needed() -> None:
    assert [rule for rule in BY_TESTS if FOUND[rule]] == []


# Modifiers of calamities


def roles_of_modifiers(calamity: Calamity) -> Iterator[tuple[int, Role]]:
    """The advances that change a calamity, with each role in which they can."""
    others = calamity.secondary or calamity.id in STRIKING_AREAS
    for modifier in calamity.modifiers:
        if modifier.role is not Role.ANY:
            yield modifier.advance, modifier.role
        else:
            yield modifier.advance, Role.PRIMARY
            if others:
                yield modifier.advance, Role.SECONDARY


def shown_alone(calamity: Calamity, advance: int, role: Role) -> list[str]:
    """Cases that name both, in which a victim in that role has this advance and no other."""
    card = FIRST_CALAMITY + calamity.index
    changing = sum({1 << modifier.advance for modifier in calamity.modifiers})
    rules = {calamity.rule, facts().advances[advance].rule}
    return [
        case.head.id
        for case in CASES
        if rules <= set(case.head.rules)
        and any(
            holding.advances & changing == 1 << advance
            for holding in case.start.values()
            if (card in holding.hand) == (role is Role.PRIMARY)
        )
    ]


@pytest.mark.parametrize(
    ("calamity", "advance", "role"),
    [
        pytest.param(
            calamity, advance, role, id=f"{calamity.id}-{facts().advances[advance].id}-{role.value}"
        )
        for calamity in facts().calamities
        for advance, role in roles_of_modifiers(calamity)
    ],
)
def test_every_modifier_of_a_calamity_has_a_case(
    calamity: Calamity, advance: int, role: Role
) -> None:
    assert shown_alone(calamity, advance, role)


# Protections against special abilities


@pytest.mark.parametrize(
    ("ability", "protection"),
    [
        (advance.index, spared)
        for advance in facts().advances
        for effect in advance.effects
        if effect.phase == "special-abilities"
        for spared in effect.spares
    ],
)
def test_every_protection_against_an_ability_has_a_case(ability: int, protection: int) -> None:
    """A case of Z3 about the ability, in which another player holds the protection."""
    rules = {facts().advances[ability].rule, "Z3"}
    assert any(
        rules <= set(case.head.rules)
        and any(
            user is not other and user.advances >> ability & 1 and other.advances >> protection & 1
            for user in case.start.values()
            for other in case.start.values()
        )
        for case in CASES
    )
