"""The game and the way back: to the last own decisions, until something new comes to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import Undo
from ecumene.rules.events import seen_by
from ecumene.rules.ids import HOST

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat


class History:
    """A game that one seat can take back, with all that computer players did since (O2)."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._answers: list[int] = []
        """Per own decision how many answers there have been from it to the next."""

    def mark(self) -> None:
        """Remember this moment: the seat is about to decide."""
        self._answers.append(0)

    def forget_last(self) -> None:
        """Nothing was decided after all."""
        self._answers.pop()

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Answer for a seat; return what the reader's seat sees of the outcome."""
        events = self.game.apply(seat, action)
        if self._answers:
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
        action = Undo(self._answers[-1], self.seat)
        if self.game.why_not(HOST, action) is not None:
            return False
        self.game.apply(HOST, action)
        self._answers.pop()
        return True
