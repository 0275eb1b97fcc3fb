"""Computer players: they see what a person in their seat sees, and answer its questions."""

from ecumene.bots.by_default import by_default
from ecumene.bots.characters import LEVELS, MIXED, MIXTURES, USUAL_LEVEL, at_level, seated
from ecumene.bots.player import Player, RememberingPlayer
from ecumene.bots.registry import COMPUTER_PLAYER, PLAYERS, STAND_IN, USUAL, RegisteredPlayer
from ecumene.bots.table import Table

__all__ = [
    "COMPUTER_PLAYER",
    "LEVELS",
    "MIXED",
    "MIXTURES",
    "PLAYERS",
    "STAND_IN",
    "USUAL",
    "USUAL_LEVEL",
    "Player",
    "RegisteredPlayer",
    "RememberingPlayer",
    "Table",
    "at_level",
    "by_default",
    "seated",
]
