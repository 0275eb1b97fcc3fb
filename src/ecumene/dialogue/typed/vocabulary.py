"""The words of the command language, in the reader's language and in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.words import Messages, without_accents

if TYPE_CHECKING:
    from collections.abc import Iterable


class Vocabulary:
    """The words of commands; every command has several."""

    def __init__(self, messages: Messages) -> None:
        self._sources = (messages, Messages("en"))

    def words(self, command: str) -> tuple[str, ...]:
        """All words for a command, also without accents."""
        found: dict[str, None] = {}
        for messages in self._sources:
            for word in messages("typed-word", command=command).split():
                found[word] = found[without_accents(word)] = None
        return tuple(found)

    def split(self, line: str, commands: Iterable[str]) -> tuple[str, str] | None:
        """The command a line begins with and the rest of it; None if it begins with none."""
        first, _, rest = line.strip().partition(" ")
        for command in commands:
            if first.casefold() in self.words(command):
                return command, rest.strip()
        return None
