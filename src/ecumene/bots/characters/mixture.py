"""The names of characters at a level, and tables at which characters mix."""

from __future__ import annotations

from hashlib import sha256
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Final

from ecumene.bots.characters.character import CHARACTERS
from ecumene.bots.characters.level import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterable

HIGHEST: Final = "master"
"""The level of a character whose name says nothing of it."""
MIXED: Final = "mixed"


def at_level(name: str, level: str) -> str:
    """The name of a character, or of a mixture of them, at a level: ``warlord-casual``."""
    return name if level == HIGHEST else f"{name}-{level}"


MIXTURES: Final = {at_level(MIXED, level): level for level in LEVELS}
"""What stands for any character, with its level."""
USUAL_LEVEL: Final = "casual"
"""The level of a table for those who have not chosen one."""


def seated(names: Iterable[str], chance: str) -> list[str]:
    """The players by seat: wherever a mixture is named, one of its characters.

    All characters come before one comes again. The same names and chance give the same characters,
    and must not depend on what is hidden.
    """
    order = list(CHARACTERS)
    Random(sha256(chance.encode()).digest()).shuffle(order)  # noqa: S311 a game, not a secret
    turns = cycle(order)
    return [at_level(next(turns), MIXTURES[name]) if name in MIXTURES else name for name in names]
