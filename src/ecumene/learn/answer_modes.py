"""The ways in which a learner answers: what an action is, and how it becomes an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import numpy as np
from gymnasium import spaces

from ecumene.learn.answer_menu import menu_of
from ecumene.learn.answer_numbers import COLUMNS, AnswerNumbers
from ecumene.learn.number_blocks import BlockOfNumbers
from ecumene.rules.errors import BadData

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from ecumene.learn.answer_menu import AnswerMenu
    from ecumene.learn.lesson import LearnerQuestion
    from ecumene.learn.number_blocks import Numbers, NumberSchema
    from ecumene.rules.actions import Action

MENU: Final = "menu"
"""The block of what can be chosen."""


class WholeAnswer(NamedTuple):
    """An answer that is complete."""

    action: Action | None
    """None: to wait for others in trade (X8)."""


class OpenAnswer(Protocol):
    """An answer to one question that is being given."""

    @property
    def begun(self) -> bool:
        """Whether a part of it has been given."""

    def mask(self) -> NDArray[np.int8] | None:
        """Which actions are possible; None where they are not numbered."""

    def fill(self, schema: NumberSchema, numbers: Numbers) -> None:
        """Write what can be chosen into the observation."""

    def take(self, action: Any) -> WholeAnswer | None:
        """The answer, if it is complete; raises ``BadData``, and then nothing has changed."""


class AnswerMode(Protocol):
    """A way to answer."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each action means, by its number; empty where that is different each time."""

    def space(self) -> Any:
        """A space of actions, another one each time."""

    def blocks(self) -> tuple[BlockOfNumbers, ...]:
        """What it adds to the observation."""

    def begin(
        self, question: LearnerQuestion, propose: Callable[[], Action | None] | None
    ) -> OpenAnswer:
        """Begin to answer a question."""


def index_of(action: Any, mask: NDArray[np.int8]) -> int:
    """An action as an index that is possible; raises ``BadData``."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise BadData((), "learn-no-index")
    if not 0 <= action < len(mask) or not mask[action]:
        raise BadData((), "learn-not-offered", {"index": int(action)})
    return int(action)


class MenuMode:
    """An answer is picked from a menu by its index."""

    names = ()

    def __init__(self, size: int) -> None:
        self.size = size

    def space(self) -> Any:
        """The indices of the menu."""
        return spaces.Discrete(self.size)

    def blocks(self) -> tuple[BlockOfNumbers, ...]:
        """The answers on the menu."""
        rows = tuple(map(str, range(self.size)))
        return (BlockOfNumbers(MENU, "the answers you can choose from, by index", rows, COLUMNS),)

    def begin(
        self, question: LearnerQuestion, propose: Callable[[], Action | None] | None
    ) -> MenuAnswer:
        """Draw the menu."""
        return MenuAnswer(question, menu_of(question, self.size, propose), self.size)


class MenuAnswer:
    """A menu to choose from."""

    begun = False

    def __init__(self, question: LearnerQuestion, menu: AnswerMenu, size: int) -> None:
        self._question = question
        self._menu = menu
        self._size = size

    @property
    def answers(self) -> tuple[Action | None, ...]:
        """The answers by index."""
        return self._menu.answers

    def mask(self) -> NDArray[np.int8]:
        """The first indices, as many as there are answers."""
        mask = np.zeros(self._size, np.int8)
        mask[: len(self._menu.answers)] = 1
        return mask

    def fill(self, schema: NumberSchema, numbers: Numbers) -> None:
        """Write down each answer."""
        rows = schema.part(numbers, MENU)
        writer = AnswerNumbers(self._question.view)
        for row, answer in zip(rows, self._menu.answers, strict=False):
            writer.fill(answer, row)
        rows[self._menu.default, 0] = 1
        if self._menu.proposed is not None:
            rows[self._menu.proposed, 1] = 1

    def take(self, action: Any) -> WholeAnswer:
        """The answer at an index."""
        return WholeAnswer(self._menu.answers[index_of(action, self.mask())])
