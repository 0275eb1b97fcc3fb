"""The words of the command language, in the reader's language and in English."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecumene.words import Messages, without_accents

if TYPE_CHECKING:
    from collections.abc import Iterable


class Vocabulary:
    """The words of commands; every command has several."""

    def __init__(self, messages: Messages) -> None:
        self._language = messages.language

    def words(self, command: str) -> tuple[str, ...]:
        """All words for a command, also without accents."""
        return _words(self._language, command)

    def split(self, line: str, commands: Iterable[str]) -> tuple[str, str] | None:
        """The command a line begins with and the rest of it; None if it begins with none."""
        first, _, rest = line.strip().partition(" ")
        for command in commands:
            if first.casefold() in self.words(command):
                return command, rest.strip()
        return None


@cache
def _words(language: str, command: str) -> tuple[str, ...]:
    """All words for a command; every line that is typed is compared with those of many."""
    found: dict[str, None] = {}
    for messages in (Messages(language), Messages("en")):
        for word in messages("typed-word", command=command).split():
            found[word] = found[without_accents(word)] = None
    return tuple(found)
