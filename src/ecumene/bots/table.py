"""A table with computer players: whose answer is next, and when the time for trading is up."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import EndTrading
from ecumene.rules.decisions import AskTrade
from ecumene.rules.ids import HOST
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.bots.player import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

PATIENCE: Final = 30
"""So many words a trader has on average before the time for trading is up (X8)."""


class Table:
    """Computer players in some of the seats of a game; people have the others.

    What a player answers depends on the game as it stands and on nothing else, so that a game that
    was taken back or saved goes on as it would have.
    """

    def __init__(self, players: Mapping[Seat, Player], seed: int) -> None:
        self.players = players
        self.seed = seed

    def next_answer(self, game: Game) -> tuple[Seat, Action] | None:
        """Who of the computer players answers next, and what; None to wait for a person."""
        if game.state.trade is not None:
            return self._next_in_trade(game)
        for seat in sorted(game.pending, key=lambda seat: (game.state.players[seat].civ, seat)):
            action = self.answer(game, seat) if seat in self.players else None
            if action is not None:
                return seat, action
        return None

    def answer(self, game: Game, seat: Seat) -> Action | None:
        """What a computer player answers for its seat."""
        decision: Decision = game.pending.get(seat, _TRADING)
        random = Random(f"{self.seed}/{seat}/{len(game.log)}")  # noqa: S311 a game, not a secret
        return self.players[seat](view(game, seat), decision, random)

    def _next_in_trade(self, game: Game) -> tuple[Seat, Action] | None:
        """All in turn, from whoever comes after the last one who spoke (X1).

        When nobody has anything more to say, or all have said enough, the time is up (X8).
        """
        trade = game.state.trade
        assert trade is not None
        if game.answered < PATIENCE * len(trade.seats):
            last = game.log[-1].seat if game.log else HOST
            start = trade.seats.index(last) + 1 if last in trade.seats else 0
            for seat in (*trade.seats[start:], *trade.seats[:start]):
                action = self.answer(game, seat) if seat in self.players else None
                if action is not None:
                    return seat, action
        people = [seat for seat in game.pending if seat not in self.players]
        return None if people else (HOST, EndTrading())


_TRADING: Final = AskTrade()
"""Who is done trading is not asked, but may come back (X8)."""
