"""The way back of a seat: to its own last decisions, until something new comes to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import Undo
from ecumene.rules.ids import HOST

if TYPE_CHECKING:
    from ecumene.bots import Table
    from ecumene.dialogue.side import Side
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat


def take_back(game: Game, seat: Seat, table: Table, own: int = 1) -> tuple[Event, ...]:
    """Take back the last answers of a seat, and what the computer players answered since (O2).

    Whoever runs the game speaks for nobody else: that trading ended is taken back as well.
    """
    count = game.answers_to_undo(seat, {*table.players, HOST}, own)
    return game.apply(HOST, Undo(count, seat))


class History:
    """The decisions of one seat, which it can take back one by one."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self._answers: list[int] = []
        """Of how many answers each decision consists: a line may hold several."""

    def mark(self) -> None:
        """Remember this moment: the seat is about to decide."""
        self._answers.append(0)

    def forget_last(self) -> None:
        """Nothing was decided after all."""
        self._answers.pop()

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; return what the seat sees of the outcome."""
        events = self.side.apply(action)
        if self._answers:
            self._answers[-1] += 1
        return events

    @property
    def decided(self) -> bool:
        """Whether there is a decision that could be taken back but for what is new."""
        return bool(self._answers)

    def undo(self) -> None:
        """Go back to the last decision, of which there must be one.

        Raises ``IllegalAction``, or what the side raises, where it stands.
        """
        self.side.take_back(self._answers[-1])
        self._answers.pop()
