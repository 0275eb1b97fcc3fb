"""The phases of a turn by name."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

PhaseName: TypeAlias = Literal[
    "set-up",
    "tax",
    "expansion",
    "movement",
    "conflict",
    "cities",
    "trade-cards",
    "trade",
    "selection",
    "calamities",
    "abilities",
    "surplus",
    "advances",
    "succession",
]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
"""The phases by their number; 0 is the set-up."""


def phase_number(name: PhaseName) -> int:
    """The number of a phase."""
    return PHASE_NAMES.index(name)
