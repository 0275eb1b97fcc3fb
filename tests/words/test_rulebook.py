"""The rulebook: the same rules in both languages, one for every card, found by id and words."""

from __future__ import annotations

import pytest

from ecumene.data import facts
from ecumene.words import Rulebook, languages, natural_order, rulebook
from ecumene.words.rulebook import parse

SAMPLE = """# Some rules

A preface
in two lines.

## G. General

- **G1** A rule with a
  second line.
- **G1a** Another, see *G1*.

## The turn

Always in this order.

1. Tax.
2. Movement.

## Advances

- **A-CLOTH-MAKING** *Cloth Making.* Ships go further.
"""


@pytest.fixture(params=languages)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(request.param)


def test_the_form_of_the_text() -> None:
    book = parse(SAMPLE)
    assert book.title == "Some rules"
    assert book.preface == ("A preface in two lines.",)
    assert [(part.key, part.title) for part in book.sections] == [
        ("G", "General"),
        ("theturn", "The turn"),
        ("A-", "Advances"),
    ]
    assert book.sections[1].intro == ("Always in this order.", "1. Tax.", "2. Movement.")
    assert [(rule.id, rule.title, rule.text) for rule in book.rules] == [
        ("G1", None, "A rule with a second line."),
        ("G1a", None, "Another, see *G1*."),
        ("A-CLOTH-MAKING", "Cloth Making", "Ships go further."),
    ]


def test_ids_are_unique(book: Rulebook) -> None:
    ids = [rule.id for rule in book.rules]
    assert len(set(ids)) == len(ids)


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    english, polish = (
        [
            (part.key if len(part.key) < 3 else "", rule.id)
            for part in book.sections
            for rule in part.rules
        ]
        for book in map(rulebook, languages)
    )
    assert english == polish


def test_a_section_holds_the_rules_of_its_letter_in_natural_order(book: Rulebook) -> None:
    for section in book.sections:
        ids = [rule.id for rule in section.rules]
        assert all(id_.startswith(section.key) for id_ in ids)
        assert section.letter == (section.key if len(section.key) == 1 else None)
        if section.letter:
            assert ids == sorted(ids, key=natural_order)


def test_every_card_has_its_entry_under_its_name(book: Rulebook) -> None:
    language = "en" if book is rulebook("en") else "pl"
    titles = {rule.id: rule.title for rule in book.rules if rule.title}
    calamities = {card.rule: card.name.in_language(language) for card in facts().calamities}
    advances = {card.rule: card.name.in_language(language) for card in facts().advances}
    assert titles == calamities | advances


def test_lookup_minds_no_capitals(book: Rulebook) -> None:
    for rule in book.rules:
        assert book.rule(rule.id.lower()) == rule
        assert book.rule(rule.id.upper()) == rule
    assert book.rule("G99") is None
    for section in book.sections:
        assert book.section(section.key.lower()) == section
    assert book.section("a") == book.section("A-") != book.section("C")
    assert book.section("b") is None


def test_search_finds_rules_with_all_words_by_their_beginnings() -> None:
    found = {rule.id for rule in rulebook("en").search("OPEN sea")}
    assert {"G5", "M7", "A-ASTRONAVIGATION"} <= found
    assert "G4" not in found
    assert rulebook("en").search("pottery calendar")[0].id == "C-FAMINE"
    assert rulebook("en").search("") == ()
    assert rulebook("en").search("...") == ()


def test_search_minds_no_accents() -> None:
    book = rulebook("pl")
    assert book.search("zetonow")
    assert book.search("zetonow") == book.search("ŻETONÓW")
