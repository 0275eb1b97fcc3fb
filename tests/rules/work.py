"""Counting work: the executed lines of Python, which are the same on every machine."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class Work:
    """Number of lines executed; more than the maximum is too much."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lines = 0

    def __call__(self, _frame: FrameType, event: str, _arg: object) -> Work:
        self.lines += event == "line"
        assert self.lines <= self.most, "too much work"
        return self


@contextmanager
def at_most(lines: int) -> Iterator[Work]:
    """Let the code inside execute no more than a number of lines."""
    before, work = sys.gettrace(), Work(lines)
    sys.settrace(work)
    try:
        yield work
    finally:
        sys.settrace(before)
