"""Typed lines, read in a thread, so that news need not wait for them."""

from __future__ import annotations

import codecs
import os
import sys
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

PIECE: Final = 4096
LONGEST: Final = 100_000
"""The longest line; a longer one comes in pieces."""


class Keyboard:
    """Passes on every line of standard input.

    It reads from the system directly: a thread waiting inside Python's own stream would hold a lock
    that the program needs in order to end.
    """

    def __init__(self, heard: Callable[[str | None], None]) -> None:
        self._heard = heard
        self._input = sys.stdin.fileno()
        decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")
        self._decoder = decoder(errors="replace")

    def start(self) -> None:
        """Start reading; the program may end meanwhile."""
        Thread(target=self._read, name="keyboard", daemon=True).start()

    def _read(self) -> None:
        typed = ""
        while piece := self._piece():
            *lines, typed = (typed + self._decoder.decode(piece)).split("\n")
            for line in lines:
                self._heard(line.strip())
            if len(typed) > LONGEST:
                self._heard(typed)
                typed = ""
        if typed:
            self._heard(typed.strip())
        self._heard(None)

    def _piece(self) -> bytes:
        try:
            return os.read(self._input, PIECE)
        except OSError:  # the terminal was closed
            return b""
