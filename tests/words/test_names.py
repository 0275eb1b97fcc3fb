"""Finding things by name: any spelling, either language, and suggestions for typos."""

from __future__ import annotations

import unicodedata
from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.words import (
    Ambiguous,
    FoundName,
    Kind,
    UnknownThing,
    find,
    fold,
    fold_words,
    kinds,
    languages,
)
from ecumene.words.names import entries
from tests.every import every

if TYPE_CHECKING:
    from ecumene.words import NameEntry

ALL: list[tuple[Kind, NameEntry]] = [(kind, entry) for kind in kinds for entry in entries(kind)]


def names_of(entry: NameEntry) -> list[str]:
    return [entry.id, entry.name.en, entry.name.pl, *entry.aliases]


@st.composite
def respelt(draw: st.DrawFn) -> tuple[Kind, str, str]:
    """A name as somebody might type it: its kind, its id, the typed text."""
    kind, entry = draw(st.sampled_from(ALL))
    letters = []
    for letter in draw(st.sampled_from(names_of(entry))):
        change = draw(st.sampled_from(["keep", "upper", "lower", "plain", "accent", "apart"]))
        letters.append(
            {
                "keep": letter,
                "upper": letter.upper(),
                "lower": letter.lower(),
                "plain": unicodedata.normalize("NFKD", letter).replace("ł", "l")[:1],
                "accent": letter + ("\N{COMBINING ACUTE ACCENT}" if letter.isalpha() else ""),
                "apart": letter + draw(st.sampled_from(["-", "_", " ", "'", "’", "  "])),
            }[change]
        )
    return kind, entry.id, "".join(letters)


@given(respelt(), st.sampled_from(languages))
def test_spelling_does_not_matter(typed: tuple[Kind, str, str], language: str) -> None:
    kind, id_, text = typed
    assert find(kind, text, language) == FoundName(id_)


@given(st.sampled_from(ALL), st.data())
def test_one_wrong_letter_still_leads_there(
    known: tuple[Kind, NameEntry], data: st.DataObject
) -> None:
    kind, entry = known
    name = data.draw(st.sampled_from([entry.name.en, entry.name.pl]))
    if len(fold(name)) < 6:
        return
    place = data.draw(st.integers(1, len(name) - 1))
    search = find(kind, name[:place] + "q" + name[place + 1 :], "en")
    assert isinstance(search, FoundName) or entry in (
        search.nearest if isinstance(search, UnknownThing) else search.candidates
    )


@given(st.sampled_from(kinds), st.text(), st.sampled_from(languages))
def test_any_text_gives_a_result(kind: Kind, text: str, language: str) -> None:
    assert isinstance(find(kind, text, language), FoundName | Ambiguous | UnknownThing)


@pytest.mark.parametrize(
    ("kind", "text", "id_"),
    [
        ("area", "ATHENS", "athens"),
        ("area", "ateny", "athens"),
        ("area", "Tana", "tana"),
        ("area", "morze egejskie", "aegean-sea"),
        ("area", "aegean", "aegean-sea"),
        ("advance", "naval warfare", "naval-warfare"),
        ("advance", "naval_warfare", "naval-warfare"),
        ("calamity", "civil_war", "civil-war"),
        ("area", "upper_egypt", "upper-egypt"),
        ("advance", "gornictwo", "mining"),
        ("calamity", "powodz", "flood"),
        ("calamity", "volcanic", "volcanic-eruption-earthquake"),
        ("commodity", "Papyrus", "papyri"),
        ("commodity", "zloto", "gold"),
        ("commodity", "woda", "water"),
        ("civ", "hel", "hellas"),
    ],
)
def test_names_that_people_type(kind: Kind, text: str, id_: str) -> None:
    assert find(kind, text, "en") == FoundName(id_)


@pytest.mark.parametrize(
    ("kind", "text", "language", "first"),
    [
        ("area", "Atheens", "en", "athens"),
        ("area", "Atneny", "pl", "athens"),
        ("area", "Thessalonika", "en", "thessalonica"),
        ("advance", "navel warfare", "en", "naval-warfare"),
        ("advance", "polityczka", "pl", "politics"),
        ("advance", "warfare", "en", "naval-warfare"),
        ("calamity", "faminne", "en", "famine"),
        ("calamity", "glodd", "pl", "famine"),
        ("commodity", "silvre", "en", "silver"),
        ("commodity", "jedwabb", "pl", "silk"),
        ("civ", "Helas", "en", "hellas"),
        ("civ", "Kartagena", "pl", "carthage"),
    ],
)
def test_typos_lead_to_the_nearest_name(kind: Kind, text: str, language: str, first: str) -> None:
    search = find(kind, text, language)
    assert isinstance(search, UnknownThing)
    assert search.nearest[0].id == first


def test_a_beginning_of_several_names_lists_them() -> None:
    search = find("area", "western ara", "en")
    assert isinstance(search, Ambiguous)
    ids = [entry.id for entry in search.candidates]
    assert ids == ["western-arabia-felix", "western-arabian-sea"]


def test_a_whole_name_wins_over_longer_ones() -> None:
    assert find("area", "sahara", "en") == FoundName("sahara")
    assert find("area", "assyria", "en") == FoundName("assyria")


@pytest.mark.parametrize("text", ["", " ", "--", "'", "!?", "\N{COMBINING ACUTE ACCENT}"])
def test_nothing_is_called_nothing(text: str) -> None:
    assert find("area", text, "en") == UnknownThing(())


# Abbreviations of several words


@st.composite
def abbreviated(draw: st.DrawFn, fewest: int = 1) -> tuple[Kind, NameEntry, str]:
    """A name of several words, each abbreviated, some perhaps left out."""
    long = [(kind, entry) for kind, entry in ALL if len(fold_words(entry.name.en)) > 1]
    kind, entry = draw(st.sampled_from(long))
    name = draw(st.sampled_from([entry.name.en, entry.name.pl, entry.id]))
    words = fold_words(name)
    if len(words) < 2:
        words = fold_words(entry.name.en)
    left = draw(st.integers(2, len(words)))
    kept = sorted(draw(st.permutations(range(len(words))))[:left])
    cut = [words[place][: draw(st.integers(fewest, 9))] for place in kept]
    return kind, entry, draw(st.sampled_from([" ", "-", "  ", " - "])).join(cut)


@given(abbreviated(), st.sampled_from(languages))
def test_what_is_abbreviated_is_found_or_listed(
    typed: tuple[Kind, NameEntry, str], language: str
) -> None:
    """Unless it is a whole name or the beginning of another, which take precedence."""
    kind, entry, text = typed
    search = find(kind, text, language)
    assert not isinstance(search, UnknownThing)
    if isinstance(search, Ambiguous):
        begun = [e for e in entries(kind) if any(s.startswith(fold(text)) for s in folded(e))]
        assert begun or entry in search.candidates
        assert not begun or search.candidates == tuple(begun)
    elif search.id != entry.id:
        (other,) = [e for e in entries(kind) if e.id == search.id]
        assert any(spelling.startswith(fold(text)) for spelling in folded(other))


def folded(entry: NameEntry) -> list[str]:
    return [fold(name) for name in names_of(entry)]


@every(lambda: ((language, *known) for language, known in product(languages, ALL)))
def test_every_name_is_found_by_itself(language: str, kind: Kind, entry: NameEntry) -> None:
    for name in names_of(entry):
        assert find(kind, name, language) == FoundName(entry.id)


@given(st.sampled_from(ALL), st.data(), st.sampled_from(languages))
def test_beginnings_are_understood_as_before(
    known: tuple[Kind, NameEntry], data: st.DataObject, language: str
) -> None:
    kind, entry = known
    name = data.draw(st.sampled_from(names_of(entry)))
    text = name[: data.draw(st.integers(1, len(name)))]
    begun = [e for e in entries(kind) if any(s.startswith(fold(text)) for s in folded(e))]
    exact = [e for e in begun if fold(text) in folded(e)]
    search = find(kind, text, language)
    if exact or len(begun) == 1:
        assert search == FoundName((exact or begun)[0].id)
    else:
        assert search == Ambiguous(tuple(begun))


@pytest.mark.parametrize(
    ("kind", "text", "language", "id_"),
    [
        ("area", "zach media", "pl", "western-media"),
        ("area", "ZACH. MED.", "en", "western-media"),
        ("area", "upp egy", "en", "upper-egypt"),
        ("area", "mor egej", "pl", "aegean-sea"),
        ("advance", "wonder world", "en", "wonder-of-the-world"),
        ("advance", "adv mil", "pl", "advanced-military"),
        ("advance", "dra poe", "en", "drama-and-poetry"),
        ("calamity", "volc earth", "en", "volcanic-eruption-earthquake"),
        ("calamity", "hor barb", "pl", "barbarian-hordes"),
    ],
)
def test_abbreviations_that_people_type(kind: Kind, text: str, language: str, id_: str) -> None:
    assert find(kind, text, language) == FoundName(id_)


def test_an_abbreviation_of_two_names_lists_both() -> None:
    search = find("area", "wes ara", "en")
    assert isinstance(search, Ambiguous)
    ids = [entry.id for entry in search.candidates]
    assert ids == ["western-arabia-felix", "western-arabian-sea"]


@pytest.mark.parametrize("text", ["egypt upper", "upp egyptian", "per gypt", "upp egy egy"])
def test_words_must_begin_so_and_stand_in_order(text: str) -> None:
    assert isinstance(find("area", text, "en"), UnknownThing)
