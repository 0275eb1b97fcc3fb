"""``ecumene rules``: contents, sections, rules, searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rich.text import Text

from ecumene.cli.answer import ScreenLook
from ecumene.cli.commands.rules import HIT, read
from ecumene.words import Messages, languages, rulebook

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize("language", languages)
def test_without_words_all_sections_are_listed(run: Run, language: str) -> None:
    outcome = run("rules", "--lang", language)
    assert outcome.code == 0
    for section in rulebook(language).sections:
        assert section.title in outcome.out
    assert "M7a" in outcome.out
    document = run("rules", "--lang", language, "--json").json
    ids = [id_ for section in document["sections"] for id_ in section["rules"]]
    assert ids == [rule.id for rule in rulebook(language).rules]


@pytest.mark.parametrize("language", languages)
def test_every_rule_is_found_by_its_id(language: str) -> None:
    for rule in rulebook(language).rules:
        document = read([rule.id.lower()], language).facts()
        assert document["count"] == 1
        assert document["rules"][0]["id"] == rule.id
        assert document["rules"][0]["text"] == rule.text


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("M7", ["M7 A ship takes up to 4 steps"]),
        ("m7 M7a", ["M7 A ship", "M7a Other moves"]),
        ("a-pottery", ["A-POTTERY Pottery. In Famine"]),
        ("V", ["V. Victory", "V1 Victory points", "V2 Ties"]),
        ("A-", ["Advances", "A-CLOTH-MAKING Cloth Making."]),
        ("C-", ["Calamity cards", "C-TEMPEST Tempest."]),
        ("the turn", ["The turn", "13. A.S.T."]),
        ("open sea", ["G5 An open sea", "6 rules with: open sea"]),
        ("--lang pl otwarte morze", ["G5 Otwarte morze", "ze słowami: otwarte morze"]),
        ("--lang pl przebieg tury", ["Przebieg tury", "3. Ruch."]),
    ],
)
def test_words_lead_to_rules(run: Run, command: str, says: list[str]) -> None:
    outcome = run("rules", *command.split())
    assert outcome.code == 0
    text = " ".join(outcome.out.split())
    assert [part for part in says if part not in text] == []


@pytest.mark.parametrize(
    ("command", "says", "nearest"),
    [
        ("X99", "There is no rule X99. Closest: X7, X8, X8a.", ["X7", "X8", "X8a"]),
        ("--lang pl G99", "Nie ma reguły G99. Najbliższe:", ["G13", "G13a", "G14"]),
        ("a-potery", "Closest: A-POTTERY", ["A-POTTERY"]),
        ("B1", "There is no rule B1.", None),
        ("qwerty", "No rule contains: qwerty.", []),
        ("--lang pl qwerty", "Żadna reguła nie zawiera słów: qwerty.", []),
    ],
)
def test_what_is_not_there(run: Run, command: str, says: str, nearest: list[str] | None) -> None:
    outcome = run("rules", *command.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    document = run("rules", *command.split(), "--json").json
    assert says in document["error"]
    if nearest is not None:
        assert document["nearest"][: len(nearest) or None] == nearest


def test_matches_are_marked() -> None:
    page = read(["OPEN", "sea"], "en").page(ScreenLook(Messages("en"), colour=True, framed=True))
    lines = [part for part in getattr(page, "renderables", []) if isinstance(part, Text)]
    marked = [
        line.plain[span.start : span.end]
        for line in lines
        for span in line.spans
        if span.style == HIT
    ]
    assert {word.lower() for word in marked} == {"open", "sea", "seas"}
