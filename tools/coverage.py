"""The table of all rules and the cases that show them: ``python -m tools.coverage``.

It is written to ``docs/coverage.md``. With ``--print`` it is printed instead, and a rule with
nothing to show it makes the program fail: this is what ``make test`` does.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.cases import read_cases
from ecumene.words import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.cases import Case

ROOT: Final = Path(__file__).parents[1]
FILE: Final = ROOT / "docs" / "coverage.md"


class Proof(NamedTuple):
    """A test that stands in for a case, and why no case can show the rule."""

    test: str
    reason: str


ANSWERING: Final = "a case says what is answered; how a host takes answers is outside of it"
FLOODING: Final = "it takes hundreds of answers"
BY_TESTS: Final = {
    "G13": Proof(
        "tests/rules/test_view.py::test_a_seat_sees_its_own_cards_and_the_number_of_the_others",
        "a case sees everything; what is hidden from whom is a matter of views",
    ),
    "G13a": Proof(
        "tests/rules/test_view.py::test_a_stolen_card_is_known_to_two",
        "a case sees everything; what is hidden from whom is a matter of views",
    ),
    "S5a": Proof(
        "tests/rules/test_setup.py::test_the_layers_with_minor_calamities",
        "a case stacks its cards itself; how the set-up shuffles them is a matter of many seeds",
    ),
    "D4": Proof(
        "tests/rules/test_acquisition.py::test_nobody_else_knows_what_was_drawn",
        "a case sees everything; what is hidden from whom is a matter of views",
    ),
    "V2a": Proof(
        "tests/rules/test_victory.py::test_ties",
        "a case does not begin with credits gained in its own turn",
    ),
    "Q1b": Proof(
        "tests/rules/test_short_game.py::test_everyone_picks_knowing_his_theme_set",
        "a case of the Short Game begins when everyone has picked",
    ),
    "H3": Proof(
        "tests/rules/test_succession.py::test_the_next_turn_begins",
        "a case ends with its turn",
    ),
    "O1": Proof(
        "tests/rules/test_host.py::test_nothing_sent_twice_is_taken_for_another_answer", ANSWERING
    ),
    "O2": Proof("tests/rules/test_undo.py::test_taking_back_is_never_having_done_it", ANSWERING),
    "O2a": Proof("tests/rules/test_undo.py::test_nobody_takes_back_for_ever", ANSWERING),
    "O3a": Proof("tests/rules/test_bounds.py::test_nobody_moves_without_end", FLOODING),
    "O3b": Proof("tests/rules/test_bounds.py::test_who_has_said_enough_can_only_be_done", FLOODING),
    "O4": Proof("tests/rules/test_defaults.py::test_a_default_is_legal", ANSWERING),
    "O4a": Proof("tests/rules/test_defaults.py::test_set_up_tax_and_expansion", ANSWERING),
    "O4b": Proof("tests/rules/test_defaults.py::test_movement_ends_soon", ANSWERING),
    "O4c": Proof("tests/rules/test_defaults.py::test_conflict", ANSWERING),
    "O4d": Proof("tests/rules/test_defaults.py::test_cities", ANSWERING),
    "O4e": Proof("tests/rules/test_defaults.py::test_trade", ANSWERING),
    "O4f": Proof("tests/rules/test_defaults.py::test_calamities", ANSWERING),
    "O4g": Proof("tests/rules/test_defaults.py::test_victims", ANSWERING),
    "O4h": Proof("tests/rules/test_defaults.py::test_damage", ANSWERING),
    "O4i": Proof("tests/rules/test_defaults.py::test_cards", ANSWERING),
    "O4j": Proof("tests/rules/test_defaults.py::test_abilities_and_advances", ANSWERING),
}
"""Rules that no case can show, and the tests that prove them."""

HEAD: Final = """\
# Which cases show which rule

Every rule of the [rulebook](rules/en.md) and the [cases](cases.md) that name it. Where no case can
show a rule a test stands in for it. Made by `make format`; do not edit.
"""


def all_cases() -> list[Case]:
    """The cases of all files of ``cases/``."""
    return [case for file in sorted((ROOT / "cases").glob("*.toml")) for case in read_cases(file)]


def coverage(cases: list[Case]) -> dict[str, list[str]]:
    """Per rule, in the order of the rulebook, the ids of the cases that name it."""
    found: dict[str, list[str]] = {rule.id: [] for rule in rulebook("en").rules}
    for case in cases:
        for rule in dict.fromkeys(case.head.rules):
            found[rule].append(case.head.id)
    return found


def uncovered(found: dict[str, list[str]]) -> list[str]:
    """The rules that nothing shows."""
    return [rule for rule, cases in found.items() if not cases and rule not in BY_TESTS]


def table(found: dict[str, list[str]]) -> str:
    """The text of the file."""
    return "\n".join((HEAD, *_lines(found)))


def _lines(found: dict[str, list[str]]) -> Iterator[str]:
    for section in rulebook("en").sections:
        if not section.rules:
            continue
        heading = f"{section.key}. {section.title}" if len(section.key) == 1 else section.title
        yield f"## {heading}\n\n| rule | cases | |\n|---|---:|---|"
        for rule in section.rules:
            yield f"| {rule.id} | {len(found[rule.id])} | {', '.join(_shown(rule.id, found))} |"
        yield ""


def _shown(rule: str, found: dict[str, list[str]]) -> Iterator[str]:
    yield from sorted(found[rule])
    if proof := BY_TESTS.get(rule):
        yield f"test: `{proof.test}`, for {proof.reason}"


def main() -> None:
    """Write the table, or print it and fail where a rule is not covered."""
    found = coverage(all_cases())
    if "--print" not in sys.argv[1:]:
        FILE.write_text(table(found), encoding="utf-8")
        return
    print(table(found))
    if empty := uncovered(found):
        sys.exit(f"rules without a case: {', '.join(empty)}")


if __name__ == "__main__":
    main()
