"""Names stand in the order of the reader's alphabet."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.data import facts
from ecumene.words import Messages, alphabetical, languages
from ecumene.words.alphabet import ALPHABETS
from ecumene.words.naming import Naming


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("pl", ["Aden", "Azja", "Ąb", "Cypr", "Ćma", "Latium", "Łużyce", "Morze", "Żuławy"]),
        ("pl", ["Morze", "Morze Czarne", "Morze czerwone", "Morzex"]),
        ("pl", ["Sparta", "Śląsk", "Tanis", "Zagros", "Źródło", "Żubr"]),
        ("en", ["Ąb", "Aden", "Cyprus", "Łuna", "Lydia", "Zagros"]),
        ("pl", ["Cafe", "Café", "Cafeteria"]),
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


def test_lists_without_an_order_are_sorted_in_the_language_of_the_reader() -> None:
    """Where the order means something it stays."""
    areas = [facts().areas[id_].index for id_ in ("upper-egypt", "cyprus", "athens")]
    polish = Naming(Messages("pl"), ("Rzym", "Asyria", "Łucja", "Luba"))
    names = [polish.place(area) for area in areas]
    assert polish.places(areas) == ", ".join(alphabetical(names, "pl"))
    assert polish.places_in_order(areas) == ", ".join(names)
    counts = dict.fromkeys(areas, 2)
    assert polish.by_place(counts) == ", ".join(f"{n} 2" for n in alphabetical(names, "pl"))
    assert polish.parties((0, 1, 2, 3)) == "Asyria, Luba, Łucja, Rzym"
    assert polish.parties_in_order((0, 2)) == "Rzym, Łucja"
    held = (1 << len(facts().advances)) - 1
    listed = polish.advances(held).split(", ")
    assert listed == alphabetical(listed, "pl")
