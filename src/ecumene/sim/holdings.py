"""What every player has at certain moments of each turn, which only the engine can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state.board import city_count
from ecumene.rules.state.ids import Advances, Seat

if TYPE_CHECKING:
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import CardNo

_TRADE = phase_number("trade")


class Holding(Struct, frozen=True):
    """What a seat has at the end of a turn."""

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
    """Records what everyone has whenever a turn ends, and in hand whenever trade begins."""

    def __init__(self) -> None:
        self.holdings: list[Holding] = []
        self.before_trade: dict[int, list[tuple[CardNo, ...]]] = {}
        """By turn, the hand of every seat when trade begins."""

    def __call__(self, game: Game) -> None:
        """Look at a game at the start of a phase, or when it is over."""
        state = game.state
        if state.phase == _TRADE and not state.over:
            self.before_trade[state.turn] = [tuple(player.hand) for player in state.players]
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
