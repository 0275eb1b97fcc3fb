"""Names in the order of the reader's alphabet: in Polish ą stands behind a, ł behind l."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ecumene.words.fold import without_accents

if TYPE_CHECKING:
    from collections.abc import Iterable

ALPHABETS: Final = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
}

PARTS: Final = re.compile(r"\d+|\D")
BLANK: Final = -3
NUMBER: Final = -2


def alphabetical(names: Iterable[str], language: str) -> list[str]:
    """The names in dictionary order."""
    return sorted(names, key=lambda name: sort_key(name, language))


@lru_cache(maxsize=4096)
def sort_key(name: str, language: str) -> tuple[tuple[int, ...], str]:
    """The sort key of a name: letters of the alphabet, others as without accents.

    Blanks come before numbers, numbers by value before letters, and capitals count only if nothing
    else differs.
    """
    alphabet = ALPHABETS[language]
    places: list[int] = []
    for part in PARTS.findall(name.casefold()):
        if part.isdecimal():
            places += (NUMBER, int(part))
            continue
        known = part if part in alphabet else without_accents(part)
        places += (alphabet.find(each) if each.isalpha() else BLANK for each in known)
    return tuple(places), name
