"""A seat's way back to its own last decisions, until something new is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import Undo
from ecumene.rules.state.ids import HOST

if TYPE_CHECKING:
    from ecumene.bots import Table
    from ecumene.dialogue.side import Side
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat


def take_back(game: Game, seat: Seat, table: Table, own: int = 1) -> tuple[Event, ...]:
    """Take back a seat's last answers, and computer players' answers since (O2).

    The host's answers, such as the end of trading, are taken back too.
    """
    return game.apply(HOST, Undo(check_undo(game, seat, table, own), seat))


def check_undo(game: Game, seat: Seat, table: Table, own: int = 1) -> int:
    """How many answers would go back with a seat's last ones; raises if they stand (O2)."""
    return game.answers_to_undo(seat, {*table.players, HOST}, own)


class History:
    """A seat's decisions, which it can take back one by one."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self._answers: list[int] = []
        """The number of answers of each decision: a line may hold several."""

    def mark(self) -> None:
        """Remember this moment: the seat is about to decide."""
        self._answers.append(0)

    def forget_last(self) -> None:
        """Forget the last moment: nothing was decided."""
        self._answers.pop()

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; returns the events that the seat sees."""
        events = self.side.apply(action)
        if self._answers:
            self._answers[-1] += 1
        return events

    @property
    def decided(self) -> bool:
        """Whether there is a decision to take back, unless something new was revealed."""
        return bool(self._answers)

    def undo(self) -> None:
        """Go back to the last decision, of which there must be one.

        Raises ``IllegalAction``, or what the side raises, if it stands.
        """
        self.side.take_back(self._answers[-1])
        self._answers.pop()
