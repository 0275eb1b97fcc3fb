"""What the first game and the first question load, loaded before anybody waits for it.

A new worker takes over games that are under way, so its first answers must not be slower.
"""

from __future__ import annotations

from typing import Final

from ecumene.bots import Table
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.snapshots import decode_snapshot, encode_snapshot
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.server.games.repository import engine
from ecumene.words import Messages, languages

OPTIONS: Final = Options(players=5, map=MapName.WEST, seed=0)


def warm_up() -> None:
    """Restore a game, and ask its first question in every language."""
    engine()
    game = Game.restore(decode_snapshot(encode_snapshot(Game(OPTIONS).snapshot())))
    for language in languages:
        for seat in game.pending:
            side = GameSide(LocalGame(game, Table({}, OPTIONS.seed)), seat, Messages(language))
            side.asked()
            side.look()
