"""What lies before the person: the conversation, the screen, and the file of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots import Table
from ecumene.cli.play.reporter import Reporter
from ecumene.cli.play.saving import Scribe
from ecumene.cli.play.screen import Screen
from ecumene.cli.refusal import Refusal
from ecumene.dialogue import explain
from ecumene.dialogue.conversation import Conversation
from ecumene.rules.actions import Done
from ecumene.rules.errors import IllegalAction
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ecumene.rules.actions import Action
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat
    from ecumene.words import Messages


class Desk:
    """Everything that asking, obeying and playing on have to do with."""

    def __init__(self, game: Game, seat: Seat, messages: Messages, file: Path) -> None:
        self.messages = messages
        self.file = file
        """Where the game is saved when nothing else is said."""
        self.conversation = Conversation(game, seat, Table.around((seat,), game), messages)
        self.screen = Screen(messages)
        self.reporter = Reporter(self.conversation, self.screen)
        self._scribe = Scribe(file)
        self._cannot_save = False
        """Whether the file where the game is saved cannot be written."""
        self._auto_phase: tuple[int, int] | None = None

    @property
    def game(self) -> Game:
        """The game as it is."""
        return self.conversation.game

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return self.conversation.seat

    def apply(self, seat: Seat, action: Action) -> None:
        """Answer for a seat, and tell what came of it."""
        self.reporter.tell(self.conversation.apply(seat, action))

    def answer(self, actions: Iterable[Action]) -> bool:
        """Answer for the person, one action after the other; whether at least one was legal."""
        history = self.conversation.history
        answered = False
        history.mark()
        try:
            for action in actions:
                self.apply(self.seat, action)
                answered = True
        except (IllegalAction, Misread) as problem:
            self.complain_of(problem)
        if not answered:
            history.forget_last()
        return answered

    def complain_of(self, problem: IllegalAction | Misread) -> None:
        """Say why something cannot be."""
        if isinstance(problem, IllegalAction):
            self.reporter.complain(self.conversation.speaker.text(explain(problem)))
        else:
            self.reporter.complain(self.messages(problem.key, **problem.values))

    # A computer player in the person's place

    def let_answer(self) -> None:
        """A computer player answers for the person."""
        action = self.conversation.stand_in()
        if action is None and self.seat not in self.game.pending:
            self.conversation.patience.let_go()
            return
        # Who would rather wait in trade is done: the others have had their say.
        if not self.answer((Done() if action is None else action,)):
            self.ask_again()

    def let_answer_this_phase(self) -> None:
        """A computer player answers for the person until the phase is over."""
        self._auto_phase = self.phase

    def answers_itself(self) -> bool:
        """Whether the person has left this phase to a computer player."""
        if self._auto_phase != self.phase:
            self._auto_phase = None
        return self._auto_phase is not None

    def ask_again(self) -> None:
        """The person decides again, not a computer player."""
        self._auto_phase = None

    @property
    def phase(self) -> tuple[int, int]:
        """The turn and the phase of the game."""
        view = self.conversation.view()
        return view.turn, view.phase

    # Saving

    def save(self, file: Path, *, aloud: bool = True) -> bool:
        """Save the game and say where, or why not; not again and again where nobody asked.

        Where the usual file cannot be written, the first that can takes its place.
        """
        try:
            self._scribe.save(self.game, file)
        except Refusal as refusal:
            if aloud or not self._cannot_save:
                self.complain_of(refusal)
            self._cannot_save |= file == self.file
            return False
        if self._cannot_save:
            self.file, self._cannot_save = file, False
        if aloud:
            self.reporter.say("play-saved", file=str(file))
        return True
