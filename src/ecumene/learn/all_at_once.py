"""The environment in which learners are asked at the same time (PettingZoo's Parallel)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import ParallelEnv

from ecumene.learn.learning_environment import LearningEnvironment

if TYPE_CHECKING:
    from collections.abc import Mapping


class AllAtOnce(LearningEnvironment, ParallelEnv):
    """All learners who are asked at a moment answer in one step, unseen by each other.

    Their answers count in the order of the game. Whoever is not asked has nothing to choose.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; the same seed gives the same game."""
        del options
        self.room.begin(seed)
        self.agents = list(self.possible_agents)
        self._ask()
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Take the actions of all who are asked; those of others mean nothing."""
        self.room.clear_infos()
        agents = self.agents
        answers = {}
        for agent in agents:
            if agent in actions and self.room.question(agent) is not None:
                whole = self.room.take(agent, actions[agent])
                if whole is not None:
                    answers[agent] = whole[0]
        rewards = self.room.answer(answers) if agents else {}
        self._ask()
        over = self.room.over
        told = self._observations(), rewards, dict.fromkeys(agents, over)
        rest = dict.fromkeys(agents, False), self._infos()
        if over:
            self.agents = []
        return *told, *rest

    def _ask(self) -> None:
        self.room.ask(self.room.lesson.at_once().values())

    def _observations(self) -> dict[str, Any]:
        return {agent: self.room.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Any]:
        """Who is asked now, and what was wrong with the last action."""
        asked = {agent: self.room.question(agent) is not None for agent in self.agents}
        return {agent: {"asked": asked[agent], **self.room.infos[agent]} for agent in self.agents}
