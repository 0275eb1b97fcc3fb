"""A seat's side of a game that is played in this program, at a table with computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.dialogue.asking import question
from ecumene.dialogue.history import take_back
from ecumene.dialogue.side import asked_in
from ecumene.rules import view as views
from ecumene.rules.events import PhaseBegan, seen_by
from ecumene.rules.log import standing

if TYPE_CHECKING:
    from ecumene.bots import Table
    from ecumene.bots.table import Patience, Turn
    from ecumene.dialogue.question import Question
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat
    from ecumene.rules.view import View


class AtTable:
    """A game as one seat at a table knows it (``ecumene.dialogue.side.Side``)."""

    def __init__(self, game: Game, seat: Seat, table: Table) -> None:
        self.game = game
        self.table = table
        self._seat = seat

    @property
    def seat(self) -> Seat:
        """Whose side it is."""
        return self._seat

    def view(self) -> View:
        """The game at this moment as the seat may know it."""
        return views.view(self.game, self._seat)

    # What is asked

    def question(self) -> Question | None:
        """What the seat is asked; in trade also whoever is done, who may come back (X8)."""
        view = self.view()
        decision = asked_in(view)
        return None if decision is None else question(view, decision, self.stand_in)

    def stand_in(self) -> Action | None:
        """What a computer player would answer in the seat; None to wait in trade."""
        return self.table.answer(self.game, self._seat)

    # What happens

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; return what the seat sees of the outcome."""
        return self._seen(self.game.apply(self._seat, action))

    def next_turn(self) -> Turn:
        """Whom the others wait for, and which computer player goes on otherwise."""
        return self.table.next_turn(self.game)

    def let_answer(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Somebody else answers; return what this seat sees of the outcome."""
        return self._seen(self.game.apply(seat, action))

    def take_back(self, own: int) -> None:
        """Take back so many of the seat's own last answers (O2)."""
        take_back(self.game, self._seat, self.table, own)

    def turn(self) -> list[Event]:
        """What the seat has seen since the turn began and has not been taken back."""
        found: list[Event] = []
        for entry in reversed(standing(self.game.log)):
            for event in reversed(entry.events):
                found += self._seen((event,))
                if isinstance(event, PhaseBegan) and event.phase == 1:
                    return found[::-1]
        return found[::-1]

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        seen = (seen_by(event, self._seat) for event in events)
        return tuple(event for event in seen if event is not None)

    # Trade

    @property
    def patience(self) -> Patience:
        """What the person has seen and means in trade."""
        return self.table.patience(self.game, self._seat)

    def wait(self) -> None:
        """Let the others go on in trade: whoever is done for good, else until there is news."""
        if self._seat in self.game.pending:
            self.patience.wait()
        else:
            self.patience.let_go()
