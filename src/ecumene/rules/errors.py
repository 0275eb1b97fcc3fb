"""Refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class IllegalAction(Exception):
    """An action that the rules do not allow; nothing has changed.

    ``rule`` says which rule forbids it. ``key`` and ``args`` are the message: the words are outside
    the engine, in the reader's language.
    """

    def __init__(self, rule: str, key: str, **args: object) -> None:
        super().__init__(rule, key, args)
        self.rule = rule
        self.key = key
        self.args_: Mapping[str, object] = args

    def __reduce__(self) -> tuple[object, ...]:
        """Makes it picklable, for players in several processes."""
        return _illegal_action, (type(self), self.rule, self.key, self.args_)

    def __str__(self) -> str:
        return f"{_call(self.key, self.args_)} [{self.rule}]"


class OutOfTurn(IllegalAction):
    """An action whose moment has passed, or has not come."""


class CameToLight(IllegalAction):
    """Taking back over what has come to light since (O2)."""


class BadData(Exception):
    """Invalid data from outside; ``path`` leads to the place."""

    def __init__(
        self, path: tuple[str | int, ...], key: str, args: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(path, key, args)
        self.path = path
        self.key = key
        self.args_: Mapping[str, object] = args or {}

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))}: {_call(self.key, self.args_)}"


class DamagedRecord(Exception):
    """A saved game that cannot be replayed; ``line`` counts from 1.

    Where an action or the data of a line are refused, ``cause`` is that refusal.
    """

    def __init__(
        self,
        line: int,
        key: str,
        args: Mapping[str, object] | None = None,
        cause: IllegalAction | BadData | None = None,
    ) -> None:
        super().__init__(line, key, args, cause)
        self.line = line
        self.key = key
        self.args_: Mapping[str, object] = args or {}
        self.cause = cause

    def __str__(self) -> str:
        because = f": {self.cause}" if self.cause else ""
        return f"line {self.line}: {_call(self.key, self.args_)}{because}"


def _illegal_action(
    kind: type[IllegalAction], rule: str, key: str, args: Mapping[str, object]
) -> IllegalAction:
    return kind(rule, key, **args)


def _call(key: str, args: Mapping[str, object]) -> str:
    return f"{key}({', '.join(f'{name}={value!r}' for name, value in args.items())})"
