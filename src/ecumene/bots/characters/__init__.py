"""Computer players with a character, each at several levels, and tables at which they mix.

A character is what somebody likes (``Traits``), a level how well they play (``Level``). All of them
are the strategist with other habits, and see what a person in their seat sees.
"""

from ecumene.bots.characters.character import CHARACTERS, Character
from ecumene.bots.characters.level import LEVELS, Level
from ecumene.bots.characters.mixture import (
    HIGHEST,
    MIXED,
    MIXTURES,
    USUAL_LEVEL,
    at_level,
    seated,
)

__all__ = [
    "CHARACTERS",
    "HIGHEST",
    "LEVELS",
    "MIXED",
    "MIXTURES",
    "USUAL_LEVEL",
    "Character",
    "Level",
    "at_level",
    "seated",
]
