"""The game and the way back: to the last own decisions, until something new comes to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.events import reveals, seen_by
from ecumene.rules.game import Game

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Snapshot
    from ecumene.rules.ids import Seat


class History:
    """A game that one seat can take back."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.revealed = False
        """Whether something new has come to light since the last own decision."""
        self._points: list[tuple[Snapshot, int]] = []

    def mark(self) -> None:
        """Remember this moment: the seat is about to decide."""
        self.revealed = False
        self._points.append((self.game.snapshot(), len(self.game.log)))

    def forget_last(self) -> None:
        """Nothing was decided after all."""
        self._points.pop()

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Answer for a seat; return what the own seat sees of the outcome."""
        events = self.game.apply(seat, action)
        views = (seen_by(event, self.seat) for event in events)
        seen = tuple(event for event in views if event is not None)
        if any(reveals(event, self.seat) for event in seen):
            self.revealed = True
            self._points.clear()
        return seen

    def undo(self) -> bool:
        """Go back to the last own decision; False where that cannot be."""
        if not self._points:
            return False
        snapshot, length = self._points.pop()
        before = self.game
        self.game = Game.restore(snapshot)
        self.game.opening = before.opening
        self.game.log = before.log[:length]
        return True
