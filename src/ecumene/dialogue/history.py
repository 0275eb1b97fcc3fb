"""The game and the way back: to the last own decisions, until something new comes to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import Undo
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import seen_by
from ecumene.rules.ids import HOST

if TYPE_CHECKING:
    from ecumene.bots import Table
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat


def take_back(game: Game, seat: Seat, table: Table, own: int = 1) -> tuple[Event, ...]:
    """Take back the last answers of a seat, and what the computer players answered since (O2).

    Whoever runs the game speaks for nobody else: that trading ended is taken back as well.
    """
    count = game.undoable(seat, {*table.players, HOST}, own)
    return game.apply(HOST, Undo(count, seat))


class History:
    """A game that one seat of a table can take back, decision by decision."""

    def __init__(self, game: Game, seat: Seat, table: Table) -> None:
        self.game = game
        self.seat = seat
        self.table = table
        self._answers: list[int] = []
        """Of how many answers each own decision consists: a line may hold several."""

    def mark(self) -> None:
        """Remember this moment: the seat is about to decide."""
        self._answers.append(0)

    def forget_last(self) -> None:
        """Nothing was decided after all."""
        self._answers.pop()

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Answer for a seat; return what the reader's seat sees of the outcome."""
        events = self.game.apply(seat, action)
        if self._answers and seat == self.seat:
            self._answers[-1] += 1
        views = (seen_by(event, self.seat) for event in events)
        return tuple(event for event in views if event is not None)

    @property
    def decided(self) -> bool:
        """Whether there is an own decision that could be taken back but for what is new."""
        return bool(self._answers)

    def undo(self) -> bool:
        """Go back to the last own decision; False where that cannot be."""
        if not self._answers:
            return False
        try:
            take_back(self.game, self.seat, self.table, self._answers[-1])
        except IllegalAction:
            return False
        self._answers.pop()
        return True
