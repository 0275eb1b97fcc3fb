"""Every mistake in the fact files that validation knows is reported once and precisely."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import ecumene.data
from ecumene.data import FactsError, Problem, Role, load
from tests.data.board_mistakes import BOARD, CIVILIZATIONS
from tests.data.card_mistakes import ADVANCES, TRADE_CARDS
from tests.data.game_mistakes import SETUPS, SHORT_GAME, TRACKS
from tests.data.malformed_files import MALFORMED
from tests.data.mistakes import DELETED, Case, edit, problems_after
from tests.data.name_mistakes import DOUBLED, UNKNOWN

if TYPE_CHECKING:
    from ecumene.data import Facts
    from tests.data.malformed_files import Malformed

DATA = Path(ecumene.data.__file__).parent

TABLES = [DOUBLED, UNKNOWN, BOARD, CIVILIZATIONS, ADVANCES, TRADE_CARDS, SETUPS, TRACKS, SHORT_GAME]
CASES: dict[str, Case] = {label: case for table in TABLES for label, case in table.items()}


@pytest.mark.parametrize("case", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_file_is_told_with_its_record(folder: Path, case: Malformed) -> None:
    """The file, the record by its id if it has one, and the problem there."""
    edits, file, key, words = case
    (problem,) = problems_after(folder, edits)
    assert (problem.kind, problem.record, problem.key) == ("file", f"{file}.json", key)
    assert [word for word in words if word not in "".join(map(str, problem.args.values()))] == []


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_mistake_is_told_precisely(folder: Path, case: Case) -> None:
    """Exactly these problems, so that nobody has to guess which of many is the cause."""
    assert problems_after(folder, case.edits) == case.problems


def test_no_case_hides_another() -> None:
    """No two tables have a case under the same label."""
    assert len(CASES) == sum(map(len, TABLES))


def test_more_than_one_problem_is_explained() -> None:
    for label, case in CASES.items():
        assert case.problems, label
        assert bool(case.why) is (len(case.problems) > 1), label


def test_every_problem_there_can_be_has_a_case() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(DATA.rglob("*.py")))
    keys = set(re.findall(r'"(facts-[a-z-]+)"', source))
    assert len(keys) > 50
    tested = {problem.key for case in CASES.values() for problem in case.problems}
    assert tested | {key for _, _, key, _ in MALFORMED.values()} == keys


def test_an_untouched_copy_loads(folder: Path, facts: Facts) -> None:
    """Otherwise the cases would prove nothing."""
    assert load(folder).areas.ids() == facts.areas.ids()


def test_unrelated_mistakes_are_told_together(folder: Path) -> None:
    """An editor of the files sees everything at once, in the order of the files."""
    labels = ["limit too high", "rank", "three groups", "set size", "a seat too few"]
    cases = [CASES[label] for label in labels]
    expected = [problem for case in cases for problem in case.problems]
    assert problems_after(folder, *(case.edits for case in cases)) == expected
    with pytest.raises(FactsError) as caught:
        load(folder)
    assert str(caught.value) == "; ".join(map(str, expected))


def test_problems_speak_plainly(folder: Path) -> None:
    """A reader sees track 'expert', not <TrackName.EXPERT: 'expert'>."""
    labels = [
        "epochs out of order",
        "end of a track",
        "calamity missing",
        "requirements for the Stone Age",
    ]
    problems = problems_after(folder, *(CASES[label].edits for label in labels))
    assert len(problems) == len(labels)
    for problem in problems:
        assert "<" not in str(problem)
        assert {type(value) for value in (problem.record, *problem.args.values())} <= {str, int}


def test_a_problem_in_words() -> None:
    problem = Problem("area", "athens", "facts-limit", {"limit": 5, "why": "G7"})
    assert str(problem) == "area 'athens': facts-limit(limit=5, why='G7')"


def test_inland_water_makes_no_coast(folder: Path) -> None:
    """G5: two landlocked areas at a lake of their own are not coastal."""
    for one, other in (("harappa", "kalibangan"), ("kalibangan", "harappa")):
        edit(folder, f"board.areas.{one}.water", [other])
    areas = load(folder).areas
    assert areas["harappa"].water == (areas["kalibangan"].index,)
    assert not areas["harappa"].coastal
    assert not areas["kalibangan"].coastal


def test_defaults_of_fields_that_may_be_left_out(folder: Path) -> None:
    """A modifier counts in any role, an area has nothing special, unless it says so."""
    edit(folder, "calamities.calamities.famine.modifiers.1.role", DELETED)
    edit(folder, "board.areas.thera.site", DELETED)
    loaded = load(folder)
    assert {entry.role for entry in loaded.calamities["famine"].modifiers} == {Role.ANY}
    assert loaded.areas["thera"].site is None
