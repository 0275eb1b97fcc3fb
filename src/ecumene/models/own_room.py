"""A game in this program: one model among computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from ecumene.models.room import Heard
from ecumene.rules.seen import seen_events
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.words import Misread

if TYPE_CHECKING:
    from ecumene.bots import Table
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.words import Say


class OwnRoom:
    """A game without other people: it goes on until its model is asked (``Room``)."""

    def __init__(self, game: Game, table: Table, seat: Seat, messages: Say) -> None:
        self._game = game
        self._table = table
        self._seat: Final = seat
        self.side = GameSide(LocalGame(game, table), seat, messages)
        self.quiet = False
        self._heard = [seen_events(game.opening or (), seat)]
        """What has happened and the model was not told yet."""
        self.go_on()

    def attend(self) -> Heard:
        """What has happened since the last time."""
        heard, self._heard = self._heard, []
        return Heard(heard)

    def go_on(self) -> None:
        """Let the computer players answer until the model is waited for."""
        while not self._game.over:
            turn = self._table.next_turn(self._game)
            self.quiet = turn.answer is None
            if turn.answer is None or turn.people:
                break
            self._heard.append(seen_events(self._game.apply(*turn.answer), self._seat))

    def question(self) -> str:
        """The name of the seat's question (O1)."""
        return self._game.question(self._seat)

    def awaited(self) -> tuple[Seat, ...]:
        """Nobody: computer players have answered already."""
        return ()

    def say(self, text: str, to: tuple[Seat, ...] | None) -> NoReturn:
        """Computer players do not read."""
        del text, to
        raise Misread("model-nobody-reads")

    async def news(self, seconds: float) -> None:
        """Nothing happens here that the model does not bring about."""
        del seconds
