"""A running program: lines to it, lines from it, and what it says on standard error."""

from __future__ import annotations

import os
import selectors
import signal
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO, TYPE_CHECKING, Final

from ecumene.programs.program_messages import LONGEST

if TYPE_CHECKING:
    from collections.abc import Sequence

CHUNK: Final = 1 << 16
"""Bytes read or written at a time."""
KEPT: Final = 1 << 16
"""Bytes kept of what a program says on standard error; the rest is dropped."""
LAST_WORDS: Final = 2.0
"""Seconds that a program has to end after the game."""


class NoAnswer(Exception):
    """A program has not answered; ``key`` says why, as a message, and ``values`` with what."""

    def __init__(self, key: str, **values: int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class ProgramEnded(NoAnswer):
    """It never will: it has ended."""


class Program:
    """A program that speaks in lines. No call waits longer than it is allowed to.

    Only while somebody waits for it, lines go to the program and come from it; so a program that
    does not read, or writes without end, holds up nobody.
    """

    def __init__(self, command: Sequence[str], megabytes: int) -> None:
        launcher = [sys.executable, "-I", "-S", str(Path(__file__).with_name("launch.py"))]
        # A group of its own: whatever it starts ends with it, and no Ctrl-C reaches it.
        self._process = Popen(  # noqa: S603 programs are what this is for
            [*launcher, str(megabytes), *command],
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        self._ended = False
        self._unsent = bytearray()
        self._unread = bytearray()
        self.complaints = bytearray()
        """What it said on standard error, from the beginning."""
        self._pipes = selectors.DefaultSelector()
        for pipe, event in (
            (self._input, selectors.EVENT_WRITE),
            (self._output, selectors.EVENT_READ),
            (self._process.stderr, selectors.EVENT_READ),
        ):
            os.set_blocking(pipe.fileno(), False)
            self._pipes.register(pipe, event)

    def tell(self, line: bytes) -> None:
        """Say something; it is sent when the program is next waited for."""
        if self._ended or self._input.closed:
            return
        self._unsent += line
        if self._input not in self._pipes.get_map():
            self._pipes.register(self._input, selectors.EVENT_WRITE)

    def hear(self, until: float) -> bytes:
        """The program's next line, without its end; raises ``NoAnswer`` if none comes in time."""
        while True:
            line, found, rest = self._unread.partition(b"\n")
            if len(line) > LONGEST:
                self.kill()
                raise ProgramEnded("program-endless", most=LONGEST)
            if found:
                self._unread = rest
                return bytes(line)
            if self._ended or self._output not in self._pipes.get_map():
                self.end()
                raise ProgramEnded("program-ended", code=self._process.wait())
            self._exchange(until)

    def _exchange(self, until: float) -> None:
        """Move whatever can be moved through the pipes; raises ``NoAnswer`` if time is up.

        Also if there is always something to move.
        """
        left = until - monotonic()
        ready = self._pipes.select(left) if left > 0 else ()
        if not ready:
            raise NoAnswer("program-late")
        for key, _ in ready:
            if key.fileobj is self._input:
                self._send()
            else:
                assert not isinstance(key.fileobj, int)
                self._receive(key.fileobj)  # type: ignore[arg-type]

    def _send(self) -> None:
        try:
            sent = os.write(self._input.fileno(), self._unsent[:CHUNK])
            del self._unsent[:sent]
        except BrokenPipeError:
            self._unsent.clear()
        if not self._unsent:
            self._pipes.unregister(self._input)

    def _receive(self, pipe: IO[bytes]) -> None:
        came = os.read(pipe.fileno(), CHUNK)
        if not came:
            self._pipes.unregister(pipe)
        elif pipe is self._output:
            self._unread += came
        else:
            self._keep(came)

    def note(self, remark: str) -> None:
        """Keep a remark among what the program has said on standard error."""
        self._keep(f"{remark}\n".encode())

    def _keep(self, said: bytes) -> None:
        self.complaints += said[: KEPT - len(self.complaints)]

    def end(self) -> None:
        """Send what is left, and let the program end; kill it if it does not."""
        if self._ended:
            return
        until = monotonic() + LAST_WORDS
        with suppress(NoAnswer):
            while self._unsent:
                self._exchange(until)
            if self._input in self._pipes.get_map():
                self._pipes.unregister(self._input)
            with suppress(BrokenPipeError):
                self._input.close()
            while self._pipes.get_map():
                self._exchange(until)
            with suppress(TimeoutExpired):
                self._process.wait(max(0.0, until - monotonic()))
        self.kill()

    def kill(self) -> None:
        """End the program at once, with all that it has started."""
        if self._ended:
            return
        self._ended = True
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._pipes.close()
        for pipe in (self._input, self._output, self._process.stderr):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
