"""Somebody's wish that a simulation end: heard between two steps, never within one."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self


class Stop:
    """The wish. Its ``line`` is ready once it was said, like one to a process that has an answer.

    An exception that a signal raises can come anywhere: between a process that has just been
    started and the list of those to be ended, or where Python ignores it and says so.
    """

    def __init__(self) -> None:
        self.asked = False
        self.line, self._far = socket.socketpair()

    def ask(self) -> None:
        """Ask for the end, be it from within a signal handler."""
        if not self.asked:
            self.asked = True
            self._far.send(b"\0")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.line.close()
        self._far.close()
