"""What a command answers: a page for people and facts for programs, each made when wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from ecumene.words import Messages

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """How pages look: in which language, and whether there are colours and frames."""

    messages: Messages
    colour: bool
    framed: bool

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.messages.language


@dataclass(frozen=True)
class Answer:
    """The answer to a command."""

    page: Callable[[Look], RenderableType]
    facts: Callable[[], Json]
    code: int = 0
    """The exit code: 1 where the answer tells of a failure."""
