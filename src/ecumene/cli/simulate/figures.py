"""Speeds and times as people write them."""

from __future__ import annotations

from ecumene.words.numbers import decimal


def speed(value: float, language: str) -> str:
    """A rate per second, with the digits that matter."""
    return decimal(value, language, 0 if value >= 100 else 1 if value >= 10 else 2)


def clock(seconds: float) -> str:
    """A time as 2:05 or 1:02:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
