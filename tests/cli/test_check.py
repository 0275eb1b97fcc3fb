"""``ecumene check``: what it prints, and how it ends."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ecumene.words import languages

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
TAX = str(ROOT / "cases" / "tax.toml")
WRONG = """
[[case]]
id = "wrong"
rules = ["T1", "T2"]
explain = "The rate is 3."
explain_pl = "Stawka wynosi 3."
phase = "tax"
start.egypt = { cities = ["tanis"], advances = ["coinage"], treasury = 1, ships = ["tanis"] }
answers = [
    { who = "egypt", type = "set-tax-rate", rate = 5, refused = "T1" },
    { who = "egypt", type = "set-tax-rate", rate = 2 },
]
end.egypt = { treasury = 4 }
"""


@pytest.mark.parametrize("language", languages)
def test_cases_that_agree(run: Run, language: str) -> None:
    outcome = run("check", TAX, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert len(outcome.out.splitlines()) == 1
    assert run("check", TAX, "--json").json["failed"] == []


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            [
                "wrong (T1, T2)",
                "The rate is 3.",
                "Position egypt cities = [tanis], ships = [tanis], token_stock = 54, treasury = 1",
                "egypt answers: set-tax-rate rate = 5; refused by T1 (illegal-tax-rate)",
                "egypt answers: set-tax-rate rate = 2",
                "tax-collected seat = egypt, rate = 2, tokens = 2",
                "Differences end.egypt.treasury: the case says 4, found 3.",
                "Cases that differ: 1 of",
            ],
        ),
        (
            "pl",
            ["Stawka wynosi 3.", "Pozycja", "end.egypt.treasury: według przypadku 4, a jest 3."],
        ),
    ],
)
def test_a_case_that_differs(run: Run, tmp_path: Path, language: str, says: list[str]) -> None:
    (tmp_path / "wrong.toml").write_text(WRONG, encoding="utf-8")
    outcome = run("check", "wrong.toml", TAX, "--lang", language)
    assert (outcome.code, outcome.err) == (1, "")
    text = " ".join(outcome.out.split())
    assert [part for part in says if part not in text] == []


def test_differences_for_programs(run: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(WRONG, encoding="utf-8")
    outcome = run("check", "wrong.toml", "--json")
    assert outcome.code == 1
    (failed,) = outcome.json["failed"]
    assert failed["id"] == "wrong"
    assert failed["differences"] == ["end.egypt.treasury: the case says 4, found 3."]
    assert [step["kind"] for step in failed["steps"]] == ["refusal", "answer", "event"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "case.toml: There is no such file."),
        ("[[case]", "case.toml: This is not TOML; see line 1."),
        (WRONG + "x =", f"case.toml: This is not TOML; see line {len(WRONG.splitlines()) + 1}."),
        ("x = " + "[" * 100_000, "case.toml: This is nested too deeply."),
        ("x = " + "9" * 5_000, "case.toml: This number is too large."),
        ("", "case.toml: There are no cases here"),
        (WRONG.replace("T2", "T22"), "case.toml, case 'wrong', rules: There is no rule T22."),
        (
            WRONG.replace('["tanis"], adv', '["tunis"], adv'),
            "case.toml, case 'wrong', start.egypt.cities.0: There is no area or sea 'tunis'.",
        ),
        (WRONG.replace('"tax"', '"lunch"'), "phase: 'lunch' is not one of abilities, advances,"),
        (
            WRONG.replace("treasury = 1,", "treasury = 99,"),
            "case.toml, case 'wrong', start.egypt: 55 of 55 tokens are not on the board",
        ),
        (WRONG.replace("coinage", "wheel"), "There is no advance 'wheel'."),
        (WRONG + "last_turn = 0", "case 'wrong': The game cannot end after turn 0;"),
        (WRONG + "turn = -1", "case.toml, case 'wrong', turn: -1 is not between 1 and 999."),
        (WRONG + 'leaving = ["atlantis"]', "leaving: There is no civilization 'atlantis'."),
    ],
)
def test_files_that_cannot_be_understood(
    run: Run, tmp_path: Path, text: str | None, says: str
) -> None:
    if text is not None:
        (tmp_path / "case.toml").write_text(text, encoding="utf-8")
    outcome = run("check", "case.toml")
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    assert outcome.err.count("\n") <= 3
    assert run("check", "case.toml", "--lang", "pl").code == 2


def test_a_file_is_needed(run: Run) -> None:
    assert run("check").code == 2


def test_a_folder_stands_for_what_is_in_it(run: Run, tmp_path: Path) -> None:
    for name in ("one.toml", "two.toml"):
        shutil.copy(TAX, tmp_path / name)
    shutil.copy(ROOT / "tests" / "games" / "05-west.jsonl.gz", tmp_path)
    (tmp_path / "notes.txt").write_text("no case")
    alone = run("check", str(tmp_path / "one.toml"), "--json").json["cases"]
    found = run("check", str(tmp_path), "--json")
    assert (found.code, found.json) == (0, {"cases": 2 * alone, "games": 1, "failed": []})


@pytest.mark.parametrize(("language", "says"), [("en", "holds no rule cases"), ("pl", "nie ma")])
def test_a_folder_without_cases_is_refused(
    run: Run, tmp_path: Path, language: str, says: str
) -> None:
    outcome = run("check", str(tmp_path), "--lang", language)
    assert outcome.code == 2
    assert says in " ".join(outcome.err.split())
