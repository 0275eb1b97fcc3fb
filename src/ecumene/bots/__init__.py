"""Computer players: they see what a person in their seat sees, and answer what it is asked."""

from collections.abc import Mapping
from typing import Final

from ecumene.bots.player import Player
from ecumene.bots.random_player import random_player
from ecumene.bots.settler import settler
from ecumene.bots.table import COMPUTER_PLAYER, Table

PLAYERS: Final[Mapping[str, Player]] = {"random": random_player, "settler": settler}
"""The computer players by their names."""

__all__ = ["COMPUTER_PLAYER", "PLAYERS", "Player", "Table"]
