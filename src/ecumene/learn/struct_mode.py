"""Answering with a whole action as data, as programs do (docs/programs.md)."""

from __future__ import annotations

from string import printable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from gymnasium import spaces

from ecumene.learn.answer_modes import WholeAnswer
from ecumene.rules.actions import Action
from ecumene.rules.errors import BadData
from ecumene.rules.format.codec import from_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from ecumene.learn.lesson import LearnerQuestion
    from ecumene.learn.number_blocks import BlockOfNumbers, Numbers, NumberSchema

SAMPLED: Final = 256
"""The longest text that the space draws; answers may be longer."""


class StructMode:
    """An answer is an action as JSON, or the same as plain data."""

    names = ()

    def space(self) -> Any:
        """Any text; most of them are refused."""
        return spaces.Text(SAMPLED, charset=printable)

    def blocks(self) -> tuple[BlockOfNumbers, ...]:
        """Nothing; the question says what can be answered."""
        return ()

    def begin(self, question: LearnerQuestion, propose: Callable[[], Any] | None) -> StructAnswer:
        """Wait for the answer."""
        del question, propose
        return StructAnswer()


class StructAnswer:
    """An answer that comes in one piece."""

    begun = False

    def mask(self) -> NDArray[Any] | None:
        """Texts are not numbered."""

    def fill(self, schema: NumberSchema, numbers: Numbers) -> None:
        """There is no choice to write down."""

    def take(self, action: Any) -> WholeAnswer:
        """Read it; null is to wait for others in trade (X8)."""
        if isinstance(action, str | bytes):
            try:
                action = msgspec.json.decode(action)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                raise BadData((), "learn-not-json") from None
        return WholeAnswer(None if action is None else from_names(action, Action))
