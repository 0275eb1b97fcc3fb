"""Text made comparable: without case, accents and punctuation."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Letters that Unicode does not split into a base letter and an accent.
UNDIVIDED = str.maketrans({"ł": "l", "Ł": "L", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i"})


def without_accents(text: str) -> str:
    """Return the text with plain letters: "Żółć" becomes "Zolc"."""
    divided = unicodedata.normalize("NFKD", text.translate(UNDIVIDED))
    return "".join(letter for letter in divided if not unicodedata.combining(letter))


def fold(text: str) -> str:
    """Return letters and digits only: "Drama-and POETRY" becomes "dramaandpoetry"."""
    return "".join(letter for letter in _lowered(text) if letter.isalnum())


def fold_words(text: str) -> list[str]:
    """Return the words of a text, folded."""
    return re.findall(r"[^\W_]+", _lowered(text))


@lru_cache(maxsize=4096)
def _lowered(text: str) -> str:
    # Cached, since the same names are compared with whatever is typed. Accents are removed first
    # and last: some capitals have one only in lower case, and the reverse.
    return without_accents(without_accents(text).casefold())
