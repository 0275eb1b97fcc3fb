"""A trade among settlers, in which all take part and have many cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecumene.bots import Table
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options

if TYPE_CHECKING:
    from ecumene.rules.game import Snapshot

SEATS, TURN = 7, 8


@cache
def when_trade_begins(seed: int) -> Snapshot:
    """A game of settlers at a trade with many cards."""
    game = Game(Options(SEATS, MapName.WEST, seed))
    table = Table.around((), game)
    while game.state.turn < TURN or game.state.trade is None:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    assert len(game.state.trade.seats) == SEATS
    return game.snapshot()
