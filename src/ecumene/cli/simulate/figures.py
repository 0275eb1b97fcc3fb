"""Numbers and times as people write them."""

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


def speed(value: float, language: str) -> str:
    """A rate per second, with the digits that matter."""
    return decimal(value, language, 0 if value >= 100 else 1 if value >= 10 else 2)


def clock(seconds: float) -> str:
    """A time as 2:05 or 1:02:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
