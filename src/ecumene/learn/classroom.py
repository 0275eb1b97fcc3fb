"""What both environments share: games one after another, observations, answers and rewards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from ecumene.api.exceptions import Refused
from ecumene.bots import PLAYERS, USUAL, by_default
from ecumene.data import facts
from ecumene.learn.lesson import Lesson
from ecumene.learn.number_blocks import NumberSchema
from ecumene.learn.observed_view import ObservedView
from ecumene.learn.rendering import as_picture, as_text
from ecumene.learn.rewards import Rewards
from ecumene.programs.program_player import question_of
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.format.codec import to_names
from ecumene.rules.legal import why_not
from ecumene.rules.view import view
from ecumene.sim.plan import SEEDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecumene.learn.answer_modes import OpenAnswer
    from ecumene.learn.learning_settings import LearningSettings
    from ecumene.learn.lesson import LearnerQuestion
    from ecumene.learn.number_blocks import Numbers
    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import Seat

TRIES: Final = 3
"""How often a learner may answer a question badly; then the default counts (O4)."""


class Classroom:
    """The games of an environment, one after another."""

    lesson: Lesson

    def __init__(self, settings: LearningSettings) -> None:
        self.settings = settings
        self.agents = {seat: f"player_{seat}" for seat in settings.learners}
        """The agents by seat."""
        self.seats = {agent: seat for seat, agent in self.agents.items()}
        options = settings.options
        setup = facts().setup(options.players, options.map)
        assert setup is not None
        self._observed = ObservedView(setup)
        self.schema = NumberSchema((*self._observed.blocks(), *settings.mode.blocks()))
        """What each number of an observation means."""
        self.action_spaces = {agent: settings.mode.space() for agent in self.seats}
        self.observation_spaces = {agent: self._observation_space(agent) for agent in self.seats}
        self._seeds = Random()  # noqa: S311 a game, not a secret
        self._proposer = PLAYERS[settings.proposer or USUAL]

    def _observation_space(self, agent: str) -> Any:
        most = self.schema.most
        parts = {"observation": spaces.Box(np.zeros_like(most), most, dtype=np.float32)}
        actions = self.action_spaces[agent]
        if isinstance(actions, spaces.Discrete):
            parts["action_mask"] = spaces.Box(0, 1, (int(actions.n),), np.int8)
        return spaces.Dict(parts)

    # Games

    def begin(self, seed: int | None) -> None:
        """Begin a game: with a seed that very game, without one the next of its kind."""
        if seed is None:
            seed = self._seeds.randrange(SEEDS)
        else:
            seed = self.settings.checked_seed(seed)
            self._seeds.seed(seed)
        self.lesson = Lesson(
            self.settings.options_of(seed),
            self.settings.learners,
            self.settings.players_of(seed),
            self._proposer,
        )
        self._rewards = Rewards(self.settings.reward, self.lesson.game, self.settings.learners)
        self._open: dict[Seat, OpenAnswer] = {}
        self._questions: dict[Seat, LearnerQuestion] = {}
        self._faults = dict.fromkeys(self.agents, 0)
        self.clear_infos()

    def clear_infos(self) -> None:
        """Forget what has been refused."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.seats}
        """What each agent is told besides: why its last action was refused."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.lesson.game.over

    def ask(self, questions: Iterable[LearnerQuestion]) -> None:
        """These learners are asked now; whoever has begun to answer the same question goes on."""
        before = self._questions
        self._questions = {each.seat: each for each in questions}
        for seat, question in self._questions.items():
            begun, last = self._open.get(seat), before.get(seat)
            if begun is None or not begun.begun or last is None or last.name != question.name:
                self._open[seat] = self._begin_answer(question)

    def _begin_answer(self, question: LearnerQuestion) -> OpenAnswer:
        def propose() -> Action | None:
            return self.lesson.proposal(question.seat)

        proposes = None if self.settings.proposer is None else propose
        return self.settings.mode.begin(question, proposes)

    def question(self, agent: str) -> LearnerQuestion | None:
        """What an agent is asked now."""
        return self._questions.get(self.seats[agent])

    def told_question(self, agent: str) -> dict[str, Any] | None:
        """The same as data, with names, as programs are told it."""
        question = self.question(agent)
        if question is None:
            return None
        messages = self.settings.speaker.messages
        return to_names(question_of(messages, 1, question.view, question.decision))

    def open_answer(self, agent: str) -> OpenAnswer | None:
        """The answer an agent is giving now."""
        seat = self.seats[agent]
        return self._open.get(seat) if seat in self._questions else None

    # Observing

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and which actions are possible."""
        numbers: Numbers = np.zeros(self.schema.size, np.float32)
        seat, question = self.seats[agent], self.question(agent)
        seen = view(self.lesson.game, seat) if question is None else question.view
        self._observed.fill(seen, self.schema, numbers)
        observation: dict[str, Any] = {"observation": numbers}
        mask = None
        answer = self.open_answer(agent)
        if answer is not None:
            answer.fill(self.schema, numbers)
            mask = answer.mask()
        np.minimum(numbers, self.schema.most, out=numbers)
        actions = self.action_spaces[agent]
        if isinstance(actions, spaces.Discrete):
            if mask is None:  # whoever is not asked does nothing
                mask = np.zeros(int(actions.n), np.int8)
                mask[0] = 1
            observation["action_mask"] = mask
        return observation

    def render(self) -> Any:
        """The game as a spectator sees it, in the way that was chosen."""
        seen, speaker = view(self.lesson.game, None), self.settings.speaker
        if self.settings.render_mode is None:
            raise Refused(speaker.messages("learn-no-render"))
        if self.settings.render_mode == "ansi":
            return as_text(seen, speaker)
        return as_picture(seen, speaker)

    # Answering

    def take(self, agent: str, action: Any) -> tuple[Action | None] | None:
        """An agent's action as an answer, alone in a tuple; None if it is not complete yet.

        A bad one is refused, and changes nothing; after a few of them the default counts (O4).
        """
        seat = self.seats[agent]
        question, answer = self._questions[seat], self._open[seat]
        self.infos[agent] = {}
        try:
            whole = answer.take(action)
            if whole is None:
                return None
            self._check(question, whole.action)
        except (BadData, IllegalAction) as refusal:
            self.refuse(agent, refusal)
            self._open[seat] = self._begin_answer(question)
            self._faults[seat] += 1
            if self._faults[seat] < TRIES:
                return None
            self._faults[seat] = 0
            return (by_default(question.view, question.decision),)
        self._faults[seat] = 0
        return (whole.action,)

    def _check(self, question: LearnerQuestion, action: Action | None) -> None:
        if action is None:
            if not question.may_wait:
                raise BadData((), "program-waits")
            return
        illegal = why_not(question.view, question.decision, action)
        if illegal is not None:
            raise illegal

    def refuse(self, agent: str, refusal: BadData | IllegalAction) -> None:
        """Tell an agent what is wrong with its action."""
        speaker = self.settings.speaker
        players = speaker.players(view(self.lesson.game, self.seats[agent]))
        rule = refusal.rule if isinstance(refusal, IllegalAction) else None
        self.infos[agent] = {"refused": str(speaker.refusal(refusal, players)), "rule": rule}

    def answer(self, answers: Mapping[str, Action | None]) -> dict[str, float]:
        """Give complete answers, and play on; returns everybody's rewards."""
        given = {self.seats[agent]: answer for agent, answer in answers.items()}
        for seat in given:
            self._open.pop(seat, None)
        for seat, refusal in self.lesson.answer(given).items():
            self.refuse(self.agents[seat], refusal)
        return {self.agents[seat]: reward for seat, reward in self._rewards.due().items()}
