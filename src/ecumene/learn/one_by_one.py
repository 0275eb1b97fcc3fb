"""The environment in which learners are asked one after another (PettingZoo's AEC)."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from ecumene.learn.learning_environment import LearningEnvironment
from ecumene.learn.learning_settings import METADATA


class OneByOne(LearningEnvironment, AECEnv):
    """Every moment in which a learner is asked is a step of its own, in the order of the game.

    Where several are asked at once, an answer shows in what the next one observes only as far as
    the rules let others see it.
    """

    metadata = METADATA | {"is_parallelizable": False}
    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same game."""
        del options
        self.room.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees."""
        return self.room.observe(agent)

    def step(self, action: Any) -> None:
        """Take the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        whole = self.room.take(agent, action)
        if whole is not None:
            self.rewards = self.room.answer({agent: whole[0]})
            self._look()
        self.infos = self.room.infos
        self._accumulate_rewards()

    def _look(self) -> None:
        """See who is asked now."""
        self.infos = self.room.infos
        asked = self.room.lesson.asked
        if asked is None:
            self.room.ask(())
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.room.ask((asked,))
            self.agent_selection = self.room.agents[asked.seat]
