"""What everyone has at the end of each turn, which only the engine gets to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.board import city_count
from ecumene.rules.ids import Advances, Seat

if TYPE_CHECKING:
    from ecumene.rules.game import Game


class Holding(Struct, frozen=True):
    """What a seat has when a turn ends."""

    turn: int
    seat: Seat
    points: int
    step: int
    tokens: int
    stock: int
    treasury: int
    cities: int
    cards: int
    advances: Advances


class TurnEnds:
    """Looks at a game whenever a turn ends, and notes what everyone has."""

    def __init__(self) -> None:
        self.holdings: list[Holding] = []

    def __call__(self, game: Game) -> None:
        """Look at a game in which a phase begins, or which is over."""
        state = game.state
        if not state.over and (state.phase > 1 or state.turn == 1):
            return
        turn = state.turn if state.over else state.turn - 1
        for standing in sorted(game.ranking(), key=lambda standing: standing.seat):
            player = state.players[standing.seat]
            self.holdings.append(
                Holding(
                    turn,
                    standing.seat,
                    standing.total,
                    player.step,
                    sum(player.tokens.values()),
                    player.token_stock,
                    player.treasury,
                    city_count(player),
                    len(player.hand),
                    player.advances,
                )
            )
