"""Runs pieces of Python as a notebook does: the output, and the value of the last line."""

from __future__ import annotations

import ast
import io
from contextlib import redirect_stdout
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """The result of a piece of code."""

    printed: str
    value: Any
    """The value of the last line, if it is an expression and not None."""

    @property
    def text(self) -> str:
        """All of it as text."""
        return self.printed + ("" if self.value is None else f"{self.value!r}\n")


def run(code: str, names: dict[str, Any], where: str) -> Outcome:
    """Run a piece of code with the names that earlier ones have left."""
    tree = ast.parse(code, where)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value = None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, where, "exec"), names)  # noqa: S102 our own words
        if isinstance(last, ast.Expr):
            expression = ast.Expression(last.value)
            value = eval(compile(expression, where, "eval"), names)  # noqa: S307 likewise
    return Outcome(printed.getvalue(), value)
