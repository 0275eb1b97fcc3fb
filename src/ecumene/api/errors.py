"""What goes wrong, told in a sentence."""

from __future__ import annotations


class Refused(ValueError):
    """Something cannot be; the sentence says why, in the language that was chosen."""


class UnknownName(Refused):
    """Nothing is called this; ``nearest`` are the ids that may have been meant."""

    def __init__(self, sentence: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.nearest = nearest


class Illegal(Refused):
    """The rules do not allow it; nothing has changed. ``rule`` is the id of the rule."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(sentence)
        self.rule = rule
