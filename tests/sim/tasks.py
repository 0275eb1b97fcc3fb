"""Tasks for workers, in a module of their own that new processes load quickly."""

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
LONG = 3600
"""Seconds that nobody waits."""


def note(folder: Path, number: int) -> None:
    (folder / str(number)).write_text(str(os.getpid()))


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


def first_quick(pipe: Path, number: int) -> None:
    """Finish at once, or report the process number and then work for long."""
    if number:
        with pipe.open("w") as line:
            line.write(f"{os.getpid()}\n")
        time.sleep(LONG)


def note_mask(folder: Path, number: int) -> None:
    """Write down which signals this process never receives."""
    (folder / str(number)).write_text(str(sorted(signal.pthread_sigmask(signal.SIG_BLOCK, ()))))


def shout(number: int) -> None:
    sys.stdout.write(f"number {number}\n")
    sys.stdout.flush()
