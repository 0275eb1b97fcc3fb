"""Finding things by the names people type.

Case, accents, hyphens, apostrophes and spaces do not matter, ids and both languages count alike,
and the beginning of a name is enough if it is unique, or the beginnings of some of its words: "upp
egy" for "Upper Egypt", "wonder world" for "Wonder of the World".
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ecumene.data import facts
from ecumene.words.fold import fold, fold_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data import Name

Kind: TypeAlias = Literal["area", "advance", "calamity", "commodity", "civ"]
kinds: Final[tuple[Kind, ...]] = ("area", "advance", "calamity", "commodity", "civ")

WATER = "water"
"""The id of the water cards, which are a commodity without a record (X6a)."""

LIKE_ENOUGH = 0.6
NEAREST = 5
LONGEST = 60
"""Longer texts are compared by their beginning: no name is similar anyway."""


@dataclass(frozen=True)
class NameEntry:
    """Something with a name."""

    id: str
    name: Name
    aliases: tuple[str, ...] = ()

    def spellings(self, language: str) -> tuple[str, ...]:
        """All its names, folded, those of a language first."""
        return _folded(self, language)

    def is_abbreviated(self, text: str) -> bool:
        """Whether two or more typed words begin words of a name, in order."""
        typed = fold_words(text)
        return len(typed) > 1 and any(_begin(typed, words) for words in _words(self))


@cache
def _folded(entry: NameEntry, language: str) -> tuple[str, ...]:
    other = "pl" if language == "en" else "en"
    names = (entry.name.in_language(language), entry.id, *entry.aliases)
    return tuple(fold(text) for text in (*names, entry.name.in_language(other)))


@cache
def _words(entry: NameEntry) -> tuple[list[str], ...]:
    """The words of all its names."""
    return tuple(
        fold_words(text) for text in (entry.name.en, entry.name.pl, entry.id, *entry.aliases)
    )


def _begin(typed: Iterable[str], words: Iterable[str]) -> bool:
    """Whether each typed word begins a later word than the one before; words may be skipped."""
    still = iter(words)
    return all(any(word.startswith(beginning) for word in still) for beginning in typed)


@dataclass(frozen=True)
class FoundName:
    """The thing that was meant."""

    id: str


@dataclass(frozen=True)
class Ambiguous:
    """Several names begin or are abbreviated like this."""

    candidates: tuple[NameEntry, ...]


@dataclass(frozen=True)
class UnknownThing:
    """Nothing has this name; these are the most similar."""

    nearest: tuple[NameEntry, ...]


Search: TypeAlias = FoundName | Ambiguous | UnknownThing


def find(kind: Kind, text: str, language: str) -> Search:
    """Find a thing of a kind by its name."""
    wanted = fold(text)
    if not wanted:
        return UnknownThing(())
    known = _spellings(kind, language)
    for entry, spellings in known:
        if wanted in spellings:
            return FoundName(entry.id)
    begun = [entry for entry, spellings in known if any(s.startswith(wanted) for s in spellings)]
    fit = begun or [entry for entry, _ in known if entry.is_abbreviated(text)]
    if len(fit) == 1:
        return FoundName(fit[0].id)
    if fit:
        return Ambiguous(tuple(fit))
    return UnknownThing(_nearest(kind, wanted[:LONGEST], language))


def is_called(kind: Kind, text: str, language: str) -> bool:
    """Whether this is a whole name of a thing of a kind, not only a beginning."""
    wanted = fold(text)
    return any(wanted in spellings for _, spellings in _spellings(kind, language))


@cache
def entries(kind: Kind) -> tuple[NameEntry, ...]:
    """Everything of a kind that has a name."""
    all_facts = facts()
    if kind == "area":
        return tuple(NameEntry(place.id, place.name) for place in all_facts.places)
    if kind == "advance":
        return tuple(NameEntry(advance.id, advance.name) for advance in all_facts.advances)
    if kind == "calamity":
        return tuple(NameEntry(calamity.id, calamity.name) for calamity in all_facts.calamities)
    if kind == "civ":
        return tuple(NameEntry(civ.id, civ.name) for civ in all_facts.civilizations)
    return (
        *(NameEntry(c.id, c.name, c.aliases) for c in all_facts.commodities),
        NameEntry(WATER, all_facts.water),
    )


@cache
def _spellings(kind: Kind, language: str) -> tuple[tuple[NameEntry, tuple[str, ...]], ...]:
    return tuple((entry, entry.spellings(language)) for entry in entries(kind))


def _nearest(kind: Kind, wanted: str, language: str) -> tuple[NameEntry, ...]:
    """The most similar entries, best first; equal ones by the reader's own language."""
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted)
    ranked = []
    for entry, spellings in _spellings(kind, language):
        scores = [
            (_likeness(matcher, wanted, spelling), -place)
            for place, spelling in enumerate(spellings)
        ]
        ranked.append((max(scores), entry))
    ranked.sort(key=lambda pair: pair[0], reverse=True)
    return tuple(entry for (score, _), entry in ranked[:NEAREST] if score >= LIKE_ENOUGH)


def _likeness(matcher: SequenceMatcher[str], wanted: str, spelling: str) -> float:
    """How similar two spellings are, 0 to 1; a later word of a name is as good as a typo."""
    if len(wanted) > 2 and wanted in spelling:
        return 0.8
    matcher.set_seq1(spelling)
    if matcher.real_quick_ratio() < LIKE_ENOUGH or matcher.quick_ratio() < LIKE_ENOUGH:
        return 0.0
    return matcher.ratio()
