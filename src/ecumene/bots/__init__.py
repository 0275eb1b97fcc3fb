"""Computer players: they see what a person in their seat sees, and answer its questions."""

from ecumene.bots.by_default import by_default
from ecumene.bots.player import Player, RememberingPlayer
from ecumene.bots.registry import COMPUTER_PLAYER, PLAYERS, USUAL, RegisteredPlayer
from ecumene.bots.table import Table

__all__ = [
    "COMPUTER_PLAYER",
    "PLAYERS",
    "USUAL",
    "Player",
    "RegisteredPlayer",
    "RememberingPlayer",
    "Table",
    "by_default",
]
