"""Signals that stop a game: a terminal that is closed does it as the person would."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """A terminal that is closed stops the game as the person would, so that it is saved."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    in_charge = threading.current_thread() is threading.main_thread()
    names = ("SIGHUP", "SIGTERM") if in_charge else ()
    wanted = [getattr(signal, name, None) for name in names]
    before = {each: signal.signal(each, stop) for each in wanted if each is not None}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
