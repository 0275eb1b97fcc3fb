"""What stops the program: Ctrl-C, SIGTERM, and a closed terminal.

An exception raised by a signal can come anywhere, also where Python swallows it and prints a
traceback, as in the middle of an import. So as long as nothing has to be saved, the program just
ends; only commands that talk with a person are interrupted, and those with something to finish are
told to. This module loads almost nothing, since it is needed first.
"""

from __future__ import annotations

import atexit
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeAlias

Handler: TypeAlias = Callable[[int, FrameType | None], None]

STOPPED = 130
"""The exit code of a program stopped from the keyboard."""
NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
"""Not every system has all of them."""


def end_when_stopped(code: int = STOPPED) -> None:
    """Let Ctrl-C end the program at once."""
    _listen(("SIGINT",), lambda _signal, _frame: os._exit(code))


def be_done(code: int) -> None:
    """Everything is done: Ctrl-C no longer changes the exit code, even while Python cleans up."""
    end_when_stopped(code)
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupted_when_stopped(*names: str) -> Iterator[None]:
    """Raise ``KeyboardInterrupt`` for anything that stops the program."""

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    with _listening(names or NAMES, interrupt):
        yield


@contextmanager
def told_when_stopped(tell: Callable[[], None]) -> Iterator[None]:
    """Only call ``tell`` for anything that stops the program; nothing is interrupted."""
    with _listening(NAMES, lambda _signal, _frame: tell()):
        yield


@contextmanager
def _listening(names: tuple[str, ...], handler: Handler) -> Iterator[None]:
    before = _listen(names, handler)
    try:
        yield
    finally:
        for number, heard_before in before.items():
            signal.signal(number, heard_before)


def _listen(names: tuple[str, ...], handler: Handler) -> dict[int, Any]:
    """Handle signals; returns the former handlers. Ignored ones stay ignored, as by nohup."""
    known = (getattr(signal, name, None) for name in names)
    before = {number: signal.getsignal(number) for number in known if number is not None}
    heard = {number: was for number, was in before.items() if was is not signal.SIG_IGN}
    try:
        for number in heard:
            signal.signal(number, handler)
    except ValueError:  # only the main thread may
        return {}
    return heard
