"""Errors, each with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Refused(ValueError):
    """Something is refused; the sentence says why, in the chosen language."""


class UnknownName(Refused):
    """An unknown name; ``nearest`` are the ids that may have been meant."""

    def __init__(self, sentence: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.nearest = nearest


class Illegal(Refused):
    """The rules do not allow it; nothing has changed.

    ``rule`` is the id of the rule. ``key`` says what is wrong without words, and ``details`` are
    the numbers and ids that belong to it, by name.
    """

    def __init__(self, sentence: str, rule: str, key: str, details: Mapping[str, object]) -> None:
        super().__init__(sentence)
        self.rule = rule
        self.key = key
        self.details = details
