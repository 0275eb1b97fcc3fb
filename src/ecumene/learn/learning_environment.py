"""What both environments have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.learn.classroom import Classroom
from ecumene.learn.learning_settings import METADATA, learning_settings

if TYPE_CHECKING:
    from ecumene.learn.number_blocks import NumberSchema


class LearningEnvironment:
    """An environment with its games (``Classroom``)."""

    metadata: dict[str, Any] = METADATA

    def __init__(self, **settings: Any) -> None:
        """See docs/learn.md for the settings; raises a ``ValueError`` that says what is wrong."""
        self.room = Classroom(learning_settings(**settings))
        self.render_mode = self.room.settings.render_mode
        self.possible_agents = list(self.room.seats)
        self.agents: list[str] = []

    @property
    def schema(self) -> NumberSchema:
        """What each number of an observation means."""
        return self.room.schema

    @property
    def parts(self) -> tuple[str, ...]:
        """What each action means, where an answer is given part by part."""
        return self.room.settings.mode.names

    def question(self, agent: str) -> dict[str, Any] | None:
        """What an agent is asked, as programs are told it (docs/programs.md); None if nothing."""
        return self.room.told_question(agent)

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.room.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.room.action_spaces[agent]

    def render(self) -> Any:
        """The game as a spectator sees it, as text or as a picture (an array of colours)."""
        return self.room.render()

    def close(self) -> None:
        """Nothing is kept open."""
