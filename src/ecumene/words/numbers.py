"""Numbers as people write them."""

from __future__ import annotations

COMMA = ("pl",)
"""The languages that write 1,5 for one and a half."""


def decimal(value: float, language: str, digits: int = 1) -> str:
    """A number with a given number of decimals."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if language in COMMA else text


def short(value: float, language: str) -> str:
    """A number without zero decimals."""
    return decimal(value, language, 0 if value == round(value) else 1)


def range_of(low: float, high: float, language: str) -> str:
    """A range, or a single number."""
    ends = dict.fromkeys((short(low, language), short(high, language)))
    return "–".join(ends)
