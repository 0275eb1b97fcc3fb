"""Words of others, which may try to pass for the game's: marked, and on one line.

Whatever people have written reaches a model only in these marks, and nothing in it can end them.
"""

from __future__ import annotations

from typing import Final

OPENS: Final = "«"
CLOSES: Final = "»"
MOST: Final = 500
"""The most characters of one remark."""


def quoted(text: str) -> str:
    """Somebody's words in their marks."""
    plain = "".join(each if each.isprintable() else " " for each in text)
    inner = plain.replace(OPENS, "‹").replace(CLOSES, "›")
    return f"{OPENS}{' '.join(inner.split())[:MOST]}{CLOSES}"
