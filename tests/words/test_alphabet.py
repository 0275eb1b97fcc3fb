"""Names are sorted by the reader's alphabet."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.data import facts
from ecumene.words import alphabetical, languages
from ecumene.words.alphabet import ALPHABETS


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("pl", ["Aden", "Azja", "Ąb", "Cypr", "Ćma", "Latium", "Łużyce", "Morze", "Żuławy"]),
        ("pl", ["Morze", "Morze Czarne", "Morze czerwone", "Morzex"]),
        ("pl", ["Sparta", "Śląsk", "Tanis", "Zagros", "Źródło", "Żubr"]),
        ("en", ["Ąb", "Aden", "Cyprus", "Łuna", "Lydia", "Zagros"]),
        ("pl", ["Cafe", "Café", "Cafeteria"]),
        ("en", ["C 1", "C1", "C2", "C2a", "C10", "Café"]),
    ],
)
def test_the_order_of_a_dictionary(language: str, names: list[str]) -> None:
    mixed = list(names)
    Random(3).shuffle(mixed)
    assert alphabetical(mixed, language) == names


@pytest.mark.parametrize("language", languages)
def test_every_letter_of_a_name_has_its_place(language: str) -> None:
    """A letter that no alphabet knows would come before all others."""
    letters = {
        letter
        for table in (facts().places, facts().advances, facts().civilizations)
        for each in table
        for letter in each.name.in_language(language).casefold()
        if letter.isalpha()
    }
    foreign = letters - set("".join(ALPHABETS.values()))
    for letter in foreign:
        assert alphabetical(["b", letter, "a"], language)[0] == "a"
