"""How many examples of a property are tried where the usual number is too many."""

from __future__ import annotations

from typing import Final

from hypothesis import settings

USUAL: Final = 30
"""So many are tried by ``make test`` where nothing else is said."""


def tries(number: int) -> settings:
    """So many examples by ``make test``, and ten times as many by ``make properties``."""
    return settings(max_examples=number * settings().max_examples // USUAL)
