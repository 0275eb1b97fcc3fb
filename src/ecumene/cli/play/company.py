"""Who plays with the person: computer players in all other seats, and one that can stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots import PLAYERS, Table

if TYPE_CHECKING:
    from ecumene.bots import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

COMPUTER_PLAYER: Final[Player] = PLAYERS["settler"]
"""Who sits in every seat but the person's."""


class Company:
    """The computer players around one person."""

    def __init__(self, game: Game, person: Seat) -> None:
        seats = range(game.options.players)
        others = [seat for seat in seats if seat != person]
        self.person = person
        self._others = Table(dict.fromkeys(others, COMPUTER_PLAYER), game.options.seed)
        self._substitute = Table({person: COMPUTER_PLAYER}, game.options.seed)

    def next_answer(self, game: Game) -> tuple[Seat, Action] | None:
        """Who of them answers next, and what; None where all wait for the person."""
        return self._others.next_answer(game)

    def answer_of(self, game: Game, seat: Seat) -> Action | None:
        """What one of them answers, who need not be the next; None if he waits in trade (X1)."""
        return self._others.answer(game, seat)

    def suggestion(self, game: Game) -> Action | None:
        """What a computer player would answer in the person's place; None to wait."""
        return self._substitute.answer(game, self.person)

    def is_before(self, game: Game) -> bool:
        """Whether the person is asked, and nobody who comes before him is (G9)."""
        return self.person == next(iter(game.pending), None)
