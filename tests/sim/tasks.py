"""Tasks for workers, in a module of their own that a new process has loaded quickly."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

BAD = (2, 5)
"""The tasks that fail."""


def note(folder: Path, number: int) -> None:
    """Leave a file with the number of the process: a whole one, or none if it is ended first."""
    unfinished = folder / f".{number}"
    unfinished.write_text(str(os.getpid()))
    unfinished.replace(folder / str(number))


def note_or_raise(folder: Path, number: int) -> None:
    if number in BAD:
        raise ValueError(f"not {number}")
    note(folder, number)


def note_or_exit(folder: Path, number: int) -> None:
    if number in BAD:
        os._exit(7)
    note(folder, number)


def note_or_die(folder: Path, number: int) -> None:
    if number in BAD:
        os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(60)
    note(folder, number)


def linger(folder: Path, number: int) -> None:
    note(folder, number)
    time.sleep(60)


def first_quick(folder: Path, number: int) -> None:
    if number:
        linger(folder, number)


def shout(number: int) -> None:
    sys.stdout.write(f"number {number}\n")
    sys.stdout.flush()
