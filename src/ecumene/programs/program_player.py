"""A seat of a game that a program plays, whatever the program does."""

from __future__ import annotations

from importlib.metadata import version
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from ecumene.bots import COMPUTER_PLAYER
from ecumene.dialogue import describe_refusal
from ecumene.dialogue.sentences.decision_sentences import describe_decision, with_rule
from ecumene.dialogue.sentences.sentence import say
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.programs.program import NoAnswer, ProgramEnded
from ecumene.programs.program_messages import (
    PROTOCOL,
    ProgramGoodbye,
    ProgramHello,
    ProgramQuestion,
    ProgramRefusal,
    line_of,
    reply_of,
)
from ecumene.rules import defaults, legal
from ecumene.rules.decisions import AskTrade
from ecumene.rules.errors import BadData, IllegalAction

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from ecumene.programs.program_messages import ProgramMessage, ProgramNews
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Standing
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.words import Say

TRIES: Final = 3
"""How often a program may answer a question; then the default counts (O4)."""
PATIENCE: Final = 10
"""After so many bad or missing answers in a game a computer player plays on."""
LISTED: Final = 20
"""Legal answers that come with a question at most."""


class Partner(Protocol):
    """A program, or whatever speaks in its place."""

    def tell(self, line: bytes) -> None:
        """Say something."""

    def hear(self, until: float) -> bytes:
        """The next line; raises ``NoAnswer`` if none comes in time."""

    def note(self, remark: str) -> None:
        """Keep a remark among its complaints."""

    def end(self) -> None:
        """Let it end."""


class ProgramPlayer:
    """A computer player that asks a program (``ecumene.bots.Player``).

    A bad or late answer is refused in words, and the program may try again; then the default counts
    (O4). Whoever fails too often, or ends, is replaced for the rest of the game.
    """

    def __init__(
        self,
        program: Partner,
        seat: Seat,
        seed: int,
        milliseconds: int,
        messages: Say,
        news: Callable[[], ProgramNews],
    ) -> None:
        """``news``: what the seat has seen since it was last called."""
        self._program = program
        self._milliseconds = milliseconds
        self._messages = messages
        self._news = news
        self._number = 0
        self.answers = self.faults = 0
        """Its answers that counted, and its bad and missing ones."""
        self.calls = self.milliseconds = 0
        """Not counted: the same program in the same games is to give the same results."""
        self.replaced: int | None = None
        """The turn in which a computer player took over; None if none did."""
        self.slowest = 0.0
        """Seconds of the slowest answer."""
        self.problems: list[str] = []
        """What was wrong, in words."""
        self._tell(
            ProgramHello(PROTOCOL, version("ecumene"), seat, seed, milliseconds, messages.language)
        )

    def __call__(self, view: View, decision: Decision, random: Random) -> Action | None:
        """Answer any decision; None to wait for others in trade."""
        if isinstance(decision, AskTrade):
            decision = AskTrade()  # how patient people are is no business of a program
        if self.replaced is None:
            try:
                answer = self._answer(view, decision)
                self.answers += 1
                return answer
            except _Unanswered:
                if self.replaced is None:
                    return default_answer(view, decision)
        return COMPUTER_PLAYER(view, decision, random)

    def refuse(self, view: View, text: str, rule: str | None) -> None:
        """Refuse the last answer, which a host does not accept though it seems legal from here."""
        if self.replaced is None:
            self._refuse(view, text, rule, left=0)

    def end(self, ranking: tuple[Standing, ...]) -> None:
        """Tell the program that the game is over, and let it end."""
        if self.replaced is None:
            self._tell(ProgramGoodbye(ranking))
        self._program.end()

    # One question

    def _answer(self, view: View, decision: Decision) -> Action | None:
        self._number += 1
        news = self._news()
        if news.events or news.taken_back:
            self._tell(news)
        self._tell(question_of(self._messages, self._number, view, decision))
        for left in reversed(range(TRIES)):
            try:
                return self._hear(view, decision)
            except ProgramEnded as gone:
                self._note(view, gone)
                self.replaced = view.turn
            except (NoAnswer, BadData, IllegalAction) as problem:
                self._note(view, problem, left)
            if self.replaced is not None:
                break
        raise _Unanswered

    def _hear(self, view: View, decision: Decision) -> Action | None:
        """The program's next answer to the question; raises what is wrong with it."""
        begun = monotonic()
        until = begun + self._milliseconds / 1000
        reply = reply_of(self._program.hear(until))
        while reply.number < self._number:  # to a question that is over
            reply = reply_of(self._program.hear(until))
        self.slowest = max(self.slowest, monotonic() - begun)
        if reply.number > self._number:
            raise BadData(("number",), "program-other-question", {"number": self._number})
        if reply.answer is None:
            if not isinstance(decision, AskTrade):
                raise BadData(("answer",), "program-waits")
            return None
        illegal = legal.why_not(view, decision, reply.answer)
        if illegal is not None:
            raise illegal
        return reply.answer

    def _note(self, view: View, problem: NoAnswer | BadData | IllegalAction, left: int = 0) -> None:
        """Count a fault, keep it with what the program complains of, and tell the program."""
        if isinstance(problem, NoAnswer):
            said, rule = say(problem.key, **problem.values), None
        else:
            said = describe_refusal(problem)
            rule = problem.rule if isinstance(problem, IllegalAction) else None
        self._refuse(view, Speaker.for_view(self._messages, view).text(said), rule, left)

    def _refuse(self, view: View, text: str, rule: str | None, left: int) -> None:
        self.faults += 1
        self.problems.append(f"{self._number}: {text}")
        self._program.note(self.problems[-1])
        if self.faults >= PATIENCE:
            self.replaced = view.turn
        self._tell(
            ProgramRefusal(self._number, text, rule, 0 if self.replaced is not None else left)
        )

    def _tell(self, message: ProgramMessage) -> None:
        self._program.tell(line_of(message))


def question_of(messages: Say, number: int, view: View, decision: Decision) -> ProgramQuestion:
    """A question as a program is asked it."""
    found = list(islice(legal.answers(view, decision), LISTED + 1))
    asked = with_rule(describe_decision(decision, view.seat), decision.rule)
    return ProgramQuestion(
        number,
        Speaker.for_view(messages, view).text(asked),
        decision,
        view,
        tuple(found[:LISTED]),
        complete=len(found) <= LISTED,
        default=default_answer(view, decision),
        waiting=isinstance(decision, AskTrade),
    )


def default_answer(view: View, decision: Decision) -> Action | None:
    """What counts without an answer (O4); whoever is done in trade stays done (X8)."""
    if isinstance(decision, AskTrade) and view.trade is not None and view.seat in view.trade.done:
        return None
    return defaults.default(view, decision)


class _Unanswered(Exception):
    """No answer of the program counts."""
