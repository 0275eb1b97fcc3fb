"""What a person is told: events as they happen, the log, and how the game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.play.status import areas_to_move, own_things, seat_names, standings
from ecumene.cli.play.telling import worth_telling
from ecumene.rules.decisions import AskMove
from ecumene.rules.events import PhaseBegan, seen_by
from ecumene.rules.view import view
from ecumene.words.events import tell
from ecumene.words.naming import Naming

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.cli.play.history import History
    from ecumene.cli.play.screen import Screen
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.view import View
    from ecumene.words import Messages


class Reporter:
    """Tells one seat what it may know of a game."""

    def __init__(self, history: History, screen: Screen, messages: Messages) -> None:
        self.history = history
        self.screen = screen
        self.messages = messages
        self.names: tuple[str, ...] = ()
        """What the players are called."""
        self._heading: Event | None = None
        self.refresh()

    def view(self) -> View:
        """The game as the seat may know it."""
        return view(self.history.game, self.history.seat)

    def refresh(self) -> None:
        """Learn what the players are called now."""
        self.names = seat_names(self.view(), self.screen.look)

    def forget_heading(self) -> None:
        """The phase that was about to be told has not begun after all."""
        self._heading = None

    def say(self, key: str, **values: str | int) -> None:
        """Say a message."""
        self.screen.say(self.messages(key, **values))

    def complain(self, sentence: str) -> None:
        """Say what is wrong."""
        self.screen.say(sentence, "red")

    def tell(self, events: Iterable[Event]) -> None:
        """Tell what is worth it; a new phase only if something happens in it."""
        for event in events:
            if isinstance(event, PhaseBegan):
                self._heading = event
                if event.phase == 1:
                    self.show_heading()
                    self.show_standings()
            elif worth_telling(event, self.history.seat):
                self.show_heading()
                self.screen.say(tell(event, self.messages, self.names))

    def show_heading(self) -> None:
        """Say which phase it is, if that was not said yet."""
        if self._heading is not None:
            self.screen.say("")
            self.screen.say(tell(self._heading, self.messages, self.names), "bold cyan")
            self._heading = None

    def show_log(self) -> None:
        """Everything of this turn that the seat may know."""
        told: list[str] = []
        for entry in reversed(self.history.game.log):
            seen = [seen_by(event, self.history.seat) for event in entry.events]
            told += [tell(e, self.messages, self.names) for e in reversed(seen) if e is not None]
            if any(isinstance(e, PhaseBegan) and e.phase == 1 for e in seen):
                break
        for sentence in reversed(told):
            self.screen.say(sentence, "dim")

    def show_standings(self) -> None:
        """The table of all players, once they are all there."""
        game = self.history.game
        if game.state.phase:
            self.screen.show(standings(self.view(), game.ranking(), self.screen.look))

    def show_info(self, decision: Decision) -> None:
        """The table of all players, everything of one's own, and what the question is about."""
        names = Naming(self.messages, self.names)
        self.show_standings()
        self.screen.show(own_things(self.view(), names))
        if isinstance(decision, AskMove):
            self.screen.show(areas_to_move(self.view(), names))
