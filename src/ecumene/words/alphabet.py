"""The order of names in lists: that of the Polish alphabet, which holds the English one."""

from __future__ import annotations

from typing import Final

from ecumene.words.fold import without_accents

LETTERS: Final = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
PLACES: Final = {letter: place for place, letter in enumerate(LETTERS, 1)}


def in_alphabet(name: str) -> tuple[int, ...]:
    """Return a sort key: without regard to case, what is no letter before all letters."""
    return tuple(
        PLACES.get(letter) or PLACES.get(without_accents(letter), 0) for letter in name.casefold()
    )
