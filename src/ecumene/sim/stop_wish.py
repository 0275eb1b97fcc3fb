"""A request to stop a simulation: noticed between two steps, never within one."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self


class StopWish:
    """The request. Its ``line`` becomes ready when it is made, like a pipe to a process.

    An exception raised by a signal could come anywhere: between starting a process and listing it,
    or where Python ignores it and says so.
    """

    def __init__(self) -> None:
        self.asked = False
        self.line, self._far = socket.socketpair()

    def ask(self) -> None:
        """Ask to stop, even from a signal handler."""
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
