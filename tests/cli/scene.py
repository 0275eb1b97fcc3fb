"""A game of five to tell of, and who plays it."""

from __future__ import annotations

from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import Onlooker, View
from tests.rules.position import setup_for

ME, ANNA, BEN = 0, 1, 2
PLAYERS = ("Minoa", "Hellas", "Hatti", "Egypt", "Assyria")


def moving_game() -> tuple[Game, int]:
    """A game whose first mover has the board to themselves."""
    civs = setup_for(5, MapName.WEST).civilizations
    game = Game(Options(5, MapName.WEST, 3, civilizations=civs, strict_movement=True))
    (seat,) = game.pending
    return game, seat


def looked_at(game: Game, seat: int) -> View:
    """The view of a game whose state was changed by hand, without anything remembered."""
    return Onlooker().views(game, (seat,))[0]
