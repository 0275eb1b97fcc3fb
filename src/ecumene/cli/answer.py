"""A command's answer: a page for people and facts for programs, each made when needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from ecumene.words import Messages

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class ScreenLook:
    """The look of pages: their language, colours and frames."""

    messages: Messages
    colour: bool
    framed: bool

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.messages.language


@dataclass(frozen=True)
class CommandAnswer:
    """The answer to a command."""

    page: Callable[[ScreenLook], RenderableType]
    facts: Callable[[], Json]
    code: int = 0
    """The exit code: 1 if the answer reports a failure."""
