"""A game in which some seats are played from outside, answer by answer.

To the table a learner is a computer player like the others: asked in turn, and in trade only while
there is news for it, as long as there are words left (X1, X8). So a game ends, and learners are to
be compared with computer players. Only that a learner's answer comes from outside: where there is
none, the game stops until it is given. Learners who are asked at the same time can answer together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.bots import Table
from ecumene.rules.decisions import AskTrade
from ecumene.rules.errors import IllegalAction, OutOfTurn
from ecumene.rules.game import Game
from ecumene.rules.legal import why_not
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from random import Random

    from ecumene.bots import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.play import Options
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


class LearnerQuestion(NamedTuple):
    """What a learner is asked."""

    seat: Seat
    name: str
    """The name of the question (O1)."""
    view: View
    """The game as the seat may know it."""
    decision: Decision
    """The question itself."""

    @property
    def may_wait(self) -> bool:
        """Whether None is an answer: in trade one may wait for others (X8)."""
        return isinstance(self.decision, AskTrade)


class _AnswerAwaited(Exception):
    """A learner is asked, and has not answered."""

    def __init__(self, view: View, decision: Decision) -> None:
        super().__init__()
        self.view = view
        self.decision = decision


class _GivenAnswer(NamedTuple):
    question: str
    answer: Action | None


class Lesson:
    """A game of learners and computer players."""

    def __init__(
        self,
        options: Options,
        learners: Collection[Seat],
        others: Mapping[Seat, Player],
        proposer: Player,
    ) -> None:
        """Play up to the first question to a learner; refuses options that match no set-up (S1)."""
        self.game = Game(options)
        self.learners = tuple(learners)
        self._given: dict[Seat, _GivenAnswer] = {}
        """Answers that have yet to be heard."""
        self._resting: set[Seat] = set()
        """Who waits in trade and has not been asked since."""
        self._refused: dict[Seat, IllegalAction] = {}
        players = {**others, **dict.fromkeys(self.learners, self._learner)}
        self._table = Table(players, options.seed, proposer, guarded=False)
        self.asked: LearnerQuestion | None = None
        """Whom the game waits for; None when it is over."""
        self._go_on()

    def proposal(self, seat: Seat) -> Action | None:
        """What the proposing computer player would answer in a seat."""
        return self._table.suggestion(self.game, seat)

    def question(self, seat: Seat) -> LearnerQuestion | None:
        """What a learner is asked at this moment; None if nothing."""
        asked = self.asked
        if asked is None or asked.seat == seat:
            return asked
        if seat not in self.game.pending or seat in self._resting or seat in self._given:
            return None
        return LearnerQuestion(
            seat, self.game.question(seat), view(self.game, seat), self.game.pending[seat]
        )

    def at_once(self) -> dict[Seat, LearnerQuestion]:
        """All learners who are asked at this moment."""
        questions = {seat: self.question(seat) for seat in self.learners}
        return {seat: each for seat, each in questions.items() if each is not None}

    def answer(self, answers: Mapping[Seat, Action | None]) -> dict[Seat, IllegalAction]:
        """Answer for learners who are asked; returns the refusals, which change nothing.

        Several answers are given in the order of the game. One that has become illegal by an
        earlier one is refused, as is one whose question is gone by the time its turn comes (O1).
        In trade they are heard in turn, with all that is said in between (X1).
        """
        self._refused = {}
        for seat, answer in answers.items():
            self._given[seat] = _GivenAnswer(self.game.question(seat), answer)
        if self.game.peek().trade is None:
            self._give_at_once()
        self._go_on()
        return self._refused

    def _give_at_once(self) -> None:
        for seat in [seat for seat in self.game.pending if seat in self._given]:
            given = self._given.pop(seat)
            decision = self.game.pending.get(seat)
            if decision is None:
                self._refused[seat] = _GONE
                continue
            refusal = self._why_not(view(self.game, seat), decision, given)
            if refusal is not None:
                self._refused[seat] = refusal
            else:
                assert given.answer is not None, "only in trade a player may wait"
                self.game.apply(seat, given.answer)

    def _go_on(self) -> None:
        """Play until a learner has to answer who has not, or until the game is over."""
        self.asked = None
        while not self.game.over:
            if self.game.peek().trade is None:
                self._resting.clear()
                self._refused |= dict.fromkeys(self._given, _GONE)
                self._given.clear()
            try:
                answer = self._table.next_answer(self.game)
            except _AnswerAwaited as awaited:
                seat = awaited.view.seat
                assert seat is not None
                self._resting.discard(seat)
                name = self.game.question(seat)
                self.asked = LearnerQuestion(seat, name, awaited.view, awaited.decision)
                return
            assert answer is not None, "nobody but computer players sits here"
            self.game.apply(*answer)

    def _learner(self, view: View, decision: Decision, _: Random) -> Action | None:
        """A learner as the table sees it (``ecumene.bots.Player``)."""
        assert view.seat is not None
        if isinstance(decision, AskTrade):
            decision = AskTrade()  # how patient people are is no business of a learner
        given = self._given.pop(view.seat, None)
        if given is None:
            raise _AnswerAwaited(view, decision)
        refusal = self._why_not(view, decision, given)
        if refusal is not None:
            self._refused[view.seat] = refusal
            raise _AnswerAwaited(view, decision)
        if given.answer is None:
            self._resting.add(view.seat)
        return given.answer

    def _why_not(self, view: View, decision: Decision, given: _GivenAnswer) -> IllegalAction | None:
        assert view.seat is not None
        if given.question != self.game.question(view.seat):
            return _GONE
        return None if given.answer is None else why_not(view, decision, given.answer)


_GONE: Final = OutOfTurn("O1", "illegal-question")
"""The question that was answered is gone."""
