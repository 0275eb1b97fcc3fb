"""How many examples of a property are tried if the usual number is too many."""

from __future__ import annotations

from typing import Final

from hypothesis import settings

USUAL: Final = 30
"""Number of examples that ``make test`` tries by default."""


def tries(number: int) -> settings:
    """Number of examples for ``make test``; ``make properties`` tries ten times as many."""
    return settings(max_examples=number * settings().max_examples // USUAL)
