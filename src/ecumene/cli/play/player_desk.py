"""The person's desk: the conversation and the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.play.reporter import Reporter
from ecumene.dialogue import describe_refusal
from ecumene.dialogue.conversation import Conversation
from ecumene.rules.actions import Done
from ecumene.rules.errors import IllegalAction
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ecumene.cli.play.screen import Screen
    from ecumene.dialogue.side import Side
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.words import Messages


class Interrupted(Exception):
    """The person's question, or what they waited for, has changed."""


class PlayerDesk:
    """What asking, commands and sessions share."""

    def __init__(self, side: Side, messages: Messages, screen: Screen) -> None:
        self.messages = messages
        self.conversation = Conversation(side, messages)
        self.screen = screen
        self.reporter = Reporter(self.conversation, screen)
        self._auto_phase: tuple[int, int] | None = None

    def read(self) -> str | None:
        """The next line the person types; None if they stop.

        Raises ``Interrupted`` if others go on meanwhile and it must be asked again.
        """
        return self.screen.read(self.messages("play-prompt"))

    def hear(self, events: Collection[Event]) -> None:
        """Take in the events of an answer that the person's seat sees, and tell them."""
        self.conversation.hear(events)
        self.reporter.tell(events)

    def answer(self, actions: Iterable[Action]) -> bool:
        """Answer for the person, one action after another; returns whether any was legal."""
        history = self.conversation.history
        answered = False
        history.mark()
        try:
            for action in actions:
                self.reporter.tell(self.conversation.apply(action))
                answered = True
        except (IllegalAction, Misread) as problem:
            self.complain_of(problem)
        if not answered:
            history.forget_last()
        return answered

    def complain_of(self, problem: IllegalAction | Misread) -> None:
        """Say why something is refused."""
        if isinstance(problem, IllegalAction):
            self.reporter.complain(self.conversation.speaker.text(describe_refusal(problem)))
        else:
            self.reporter.complain(self.messages(problem.key, **problem.values))

    # A computer player in the person's place

    def let_answer(self) -> None:
        """Let a computer player answer for the person."""
        action = self.conversation.stand_in()
        if action is None and not self.conversation.pending:
            self.conversation.side.wait()
            return
        # If it would rather wait in trade, be done: the others have had their say.
        if not self.answer((Done() if action is None else action,)):
            self.ask_again()

    def let_answer_this_phase(self) -> None:
        """Let a computer player answer for the person until the phase is over."""
        self._auto_phase = self.phase

    def answers_itself(self) -> bool:
        """Whether the person has left this phase to a computer player."""
        if self._auto_phase != self.phase:
            self._auto_phase = None
        return self._auto_phase is not None

    def ask_again(self) -> None:
        """Let the person decide again."""
        self._auto_phase = None

    @property
    def phase(self) -> tuple[int, int]:
        """The turn and the phase of the game."""
        view = self.conversation.view()
        return view.turn, view.phase
