"""What lies before the person: the game and the way back, the screen, who else plays, the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.play.commands import Vocabulary
from ecumene.cli.play.company import Company
from ecumene.cli.play.forms import Context
from ecumene.cli.play.history import History
from ecumene.cli.play.reading import Reader
from ecumene.cli.play.reporter import Reporter
from ecumene.cli.play.saving import Scribe
from ecumene.cli.play.screen import Screen
from ecumene.cli.play.standing import StandingOrder
from ecumene.cli.play.trade_rounds import TradeRounds
from ecumene.cli.refusal import Refusal
from ecumene.rules.actions import Done
from ecumene.rules.errors import IllegalAction
from ecumene.words import explain

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
        self.seat = seat
        self.messages = messages
        self.file = file
        """Where the game is saved when nothing else is said."""
        self.history = History(game, seat)
        self.company = Company(game, seat)
        self.screen = Screen(messages)
        self.reporter = Reporter(self.history, self.screen, messages)
        self.vocabulary = Vocabulary(messages)
        self.rounds = TradeRounds(seat)
        self.standing = StandingOrder()
        self._scribe = Scribe(file)
        self._cannot_save = False
        """Whether the file where the game is saved cannot be written."""
        self._auto_phase: tuple[int, int] | None = None

    @property
    def game(self) -> Game:
        """The game as it is."""
        return self.history.game

    def context(self) -> Context:
        """What is needed to read an answer."""
        return Context(Reader(self.messages, self.reporter.names), self.vocabulary)

    def apply(self, seat: Seat, action: Action) -> None:
        """Answer for a seat, and tell what came of it."""
        events = self.history.apply(seat, action)
        self.rounds.note(seat, events)
        self.reporter.tell(events)

    def answer(self, actions: Iterable[Action]) -> bool:
        """Answer for the person, one action after the other; whether at least one was legal."""
        answered = False
        self.history.mark()
        try:
            for action in actions:
                self.apply(self.seat, action)
                answered = True
        except (IllegalAction, Refusal) as problem:
            self.complain_of(problem)
        if not answered:
            self.history.forget_last()
        return answered

    def complain_of(self, problem: IllegalAction | Refusal) -> None:
        """Say why something cannot be."""
        if isinstance(problem, IllegalAction):
            self.reporter.complain(explain(problem, self.messages, self.reporter.names))
        else:
            self.reporter.complain(self.messages(problem.key, **problem.values))

    # A computer player in the person's place

    def let_answer(self) -> None:
        """A computer player answers for the person."""
        action = self.company.suggestion(self.game)
        if action is None and self.seat not in self.game.pending:
            self.rounds.let_go()
            return
        # Who would rather wait in trade is done: the others have had their say.
        if not self.answer((Done() if action is None else action,)):
            self.ask_again()

    def let_answer_this_phase(self) -> None:
        """A computer player answers for the person until the phase is over."""
        self._auto_phase = self._phase

    def answers_itself(self) -> bool:
        """Whether the person has left this phase to a computer player."""
        if self._auto_phase != self._phase:
            self._auto_phase = None
        return self._auto_phase is not None

    def ask_again(self) -> None:
        """The person decides himself again."""
        self._auto_phase = None
        self.standing.forget()

    @property
    def _phase(self) -> tuple[int, int]:
        return self.game.state.turn, self.game.state.phase

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
