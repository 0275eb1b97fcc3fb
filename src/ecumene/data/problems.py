"""What validation finds wrong, and the error that carries it.

The sentences live in the Fluent files, as all sentences do; a problem is a message key with its
parameters and the record it was found in.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: a message with its arguments, and the record it was found in."""

    kind: str
    record: str
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.kind} {self.record!r}: {self.key}({args})"


class FactsError(ValueError):
    """The fact files contradict each other or the game; all problems are collected in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problems,)
