"""The referee's checks by their places in its code, and which of them have reported."""

from __future__ import annotations

import ast
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from unittest.mock import patch

from tools.referee import findings
from tools.referee.findings import Report

if TYPE_CHECKING:
    from collections.abc import Iterator

Check: TypeAlias = tuple[str, int]
"""A file, and the line in which a check begins."""

REPORTING = ("find", "equal", "give_up")
FILES = sorted(Path(findings.__file__).parent.glob("*.py"))


def checks() -> dict[Check, ast.Call]:
    """All places where the referee may report something."""
    return {
        (str(path), node.lineno): node
        for path in FILES
        if str(path) != findings.__file__
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in REPORTING
    }


@contextmanager
def listening() -> Iterator[set[Check]]:
    """Collect the places that report something meanwhile."""
    spoken: set[Check] = set()
    find = Report.find

    def heard(self: Report, rule: str, problem: str) -> None:
        frame = sys._getframe(1)
        while frame.f_code.co_filename == findings.__file__ and frame.f_back is not None:
            frame = frame.f_back
        spoken.add((frame.f_code.co_filename, frame.f_lineno))
        find(self, rule, problem)

    with patch.object(Report, "find", heard):
        yield spoken


def silent(spoken: set[Check]) -> list[str]:
    """The checks that have not reported."""
    return sorted(
        f"{Path(file).name}:{line}: {ast.unparse(call)}"
        for (file, line), call in checks().items()
        if all((file, n) not in spoken for n in range(line, (call.end_lineno or line) + 1))
    )
