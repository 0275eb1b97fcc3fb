"""Typed names as the engine's numbers: areas, cards, players, and lists of them.

Things at hand are searched first, so that the beginning of a name is enough there, or of its words;
then everything, as ``ecumene show`` does, so that the rules can say why not.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, WATER_CARD
from ecumene.words import WATER, FoundName, Misread, find, find_id, fold, fold_words
from ecumene.words.names import entries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ecumene.words import Kind, Messages, NameEntry

COUNTED = re.compile(r"^(?:(?P<before>\d+)\s*[x×]?\s+)?(?P<name>.*?)(?:\s+(?P<after>\d+))?$")
LARGEST = 99
"""The largest number that a game needs."""


class Reader:
    """Reads answers in one language; ``players`` are the names of the seats."""

    def __init__(self, messages: Messages, players: Sequence[str]) -> None:
        self.language = messages.language
        self.players = players

    def place_at_hand(self, text: str, among: Iterable[int]) -> int | None:
        """The one of these places that is meant; None if none is, or several are."""
        return self._at_hand("area", text, among)

    def place(self, text: str, among: Iterable[int] = ()) -> int:
        """An area or an open sea."""
        found = self.place_at_hand(text, among)
        return (
            facts().places[find_id("area", text, self.language)].index if found is None else found
        )

    def places(self, text: str, among: Iterable[int] = ()) -> tuple[int, ...]:
        """Several of them, with commas."""
        return tuple(self.place(part, among) for part in parts(text))

    def by_place(self, text: str, among: Iterable[int] = ()) -> dict[int, int]:
        """Numbers by area: "athens 2, corinth"."""
        return self._counted(text, lambda name: self.place(name, among))

    def card(self, text: str, among: Iterable[int] = ()) -> int:
        """A trade card."""
        among = tuple(among)
        found = self._at_hand("commodity", text, (card for card in among if card <= WATER_CARD))
        if found is not None:
            return found
        calamities = (card - FIRST_CALAMITY for card in among if card >= FIRST_CALAMITY)
        found = self._at_hand("calamity", text, calamities)
        if found is not None:
            return FIRST_CALAMITY + found
        elsewhere = find("calamity", text, self.language)
        if isinstance(elsewhere, FoundName) and not isinstance(
            find("commodity", text, self.language), FoundName
        ):
            return FIRST_CALAMITY + facts().calamities[elsewhere.id].index
        id_ = find_id("commodity", text, self.language)
        return WATER_CARD if id_ == WATER else facts().commodities[id_].index

    def cards(self, text: str, among: Iterable[int] = ()) -> tuple[int, ...]:
        """Trade cards: "2 gold, wine"."""
        among = tuple(among)
        counts = self._counted(text, lambda name: self.card(name, among))
        return tuple(card for card, count in counts.items() for _ in range(count))

    def advance(self, text: str, among: Iterable[int] = ()) -> int:
        """An advance."""
        found = self._at_hand("advance", text, among)
        if found is None:
            return facts().advances[find_id("advance", text, self.language)].index
        return found

    def civilization(self, text: str, among: Iterable[int] = ()) -> int:
        """A civilization."""
        found = self._at_hand("civ", text, among)
        if found is None:
            return facts().civilizations[find_id("civ", text, self.language)].index
        return found

    def player(self, text: str, among: Iterable[int]) -> int:
        """A seat, by the name of its civilization."""
        among = tuple(among)
        wanted = fold(text)
        exact = [seat for seat in among if fold(self.players[seat]) == wanted]
        begun = [seat for seat in among if fold(self.players[seat]).startswith(wanted)]
        found = exact or begun
        if not wanted or len(found) != 1:
            names = ", ".join(self.players[seat] for seat in (found or among))
            raise Misread("typed-no-player", name=text, names=names)
        return found[0]

    def by_group(self, text: str) -> dict[int, int]:
        """Numbers by group of advances: "arts 5, science 5"."""
        return self._counted(text, self._group)

    def _group(self, text: str) -> int:
        wanted = fold(text)
        for group in facts().groups:
            spellings = (fold(group.name.en), fold(group.name.pl))
            if wanted and any(each.startswith(wanted) for each in spellings):
                return group.index
        names = ", ".join(group.name.in_language(self.language) for group in facts().groups)
        raise Misread("typed-no-group", name=text, names=names)

    def _counted(self, text: str, find: Callable[[str], int]) -> dict[int, int]:
        counts: dict[int, int] = {}
        for part in parts(text):
            match = COUNTED.match(part)
            assert match is not None
            number = find(match["name"])
            counts[number] = counts.get(number, 0) + read_number(
                match["before"] or match["after"] or "1"
            )
        return counts

    def _at_hand(self, kind: Kind, text: str, among: Iterable[int]) -> int | None:
        """The one thing at hand whose name, or one of its words, is or begins so."""
        wanted = fold(text)
        if not wanted:
            return None
        known = [(number, entries(kind)[number]) for number in set(among)]
        tests: tuple[Callable[[NameEntry], bool], ...] = (
            lambda entry: wanted in entry.spellings(self.language),
            lambda entry: any(each.startswith(wanted) for each in entry.spellings(self.language)),
            lambda entry: any(each.startswith(wanted) for each in self._endings(entry)),
            lambda entry: entry.is_abbreviated(text),
        )
        for fits in tests:
            found = [number for number, entry in known if fits(entry)]
            if found:
                return found[0] if len(found) == 1 else None
        return None

    def _endings(self, entry: NameEntry) -> Iterator[str]:
        """A name without its first words: "Desert" for "Western Desert"."""
        words = fold_words(entry.name.in_language(self.language))
        return ("".join(words[start:]) for start in range(1, len(words)))


def parts(text: str) -> list[str]:
    """The parts of a list, with commas or semicolons."""
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]


def read_number(text: str) -> int:
    """A whole number."""
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(LARGEST)):
        raise Misread("typed-no-number", text=text)
    return int(text)


def split_after(text: str, words: Iterable[str]) -> tuple[str, str] | None:
    """The text before and after the first of some words; None if none occurs."""
    pattern = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    match = re.search(rf"(?:^|\s)(?:{pattern})(?:\s|$)", text, re.IGNORECASE)
    return None if match is None else (text[: match.start()].strip(), text[match.end() :].strip())
