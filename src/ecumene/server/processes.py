"""Processes for work that may take too long, or never end: they are given up, and the game goes on.

A worker is a fresh process with a line to it. It gets bytes and answers with bytes, one question
at a time, so nothing that comes back is ever run. It ends when its line is cut, and when its parent
ends, however that happens and whatever the worker is doing.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.sim.workers import REQUESTS, not_hearing, serve_parent

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Task: TypeAlias = Callable[[bytes], bytes]
"""What a worker does; it must be importable. Where it raises, the worker ends."""

POLITENESS: Final = 5
"""What people wait for comes before what is worked out here, where processors are scarce."""
START: Final = 60.0
"""So many seconds a process may take to be there, on a machine that is busy with others."""
_PROCESSES: Final = multiprocessing.get_context("spawn")
_READY: Final = b""
_lock: Final = Lock()
"""The standard library counts its processes in a way that suits one thread at a time."""


class WorkerLost(Exception):
    """A worker that has ended without an answer; ``exit_code`` as the system tells it."""

    def __init__(self, exit_code: int | None) -> None:
        super().__init__(exit_code)
        self.exit_code = exit_code


class Worker:
    """A process that does a task whenever it is asked to, and the line to it.

    Whoever gets an exception stops it: its line may still hold what nobody waits for any more.
    """

    def __init__(self, task: Task) -> None:
        self._line, far_end = _PROCESSES.Pipe()
        self._process: SpawnProcess = _PROCESSES.Process(
            target=_serve, args=(far_end, task), daemon=True
        )
        try:
            with _lock, not_hearing(*REQUESTS):
                self._process.start()
        finally:
            far_end.close()  # so that the line is cut when the process ends, however it does
        try:
            self._receive(START)
        except (TimeoutError, WorkerLost):
            self.stop()
            raise

        assert self._process.pid is not None
        self.pid = self._process.pid
        """The number the system has given the process."""

    def ask(self, data: bytes, seconds: float) -> bytes:
        """The answer to some data; raises ``TimeoutError`` or ``WorkerLost``."""
        try:
            self._line.send_bytes(data)
        except OSError:
            raise self._lost() from None
        return self._receive(seconds)

    def _receive(self, seconds: float) -> bytes:
        try:
            if not self._line.poll(seconds):
                raise TimeoutError
            return self._line.recv_bytes()
        except (EOFError, ConnectionError):
            raise self._lost() from None

    def _lost(self) -> WorkerLost:
        """The line is cut, so the process has ended or is about to."""
        with _lock:
            self._process.join(START)
        return WorkerLost(self._process.exitcode)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._line.close()
        with _lock:
            self._process.kill()
            self._process.join()
            self._process.close()


def _serve(line: Connection, task: Task) -> None:
    """What a worker does until its line is cut; standard output belongs to the parent."""
    serve_parent()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    try:
        line.send_bytes(_READY)
        while True:
            line.send_bytes(task(line.recv_bytes()))
    except (EOFError, ConnectionError):
        return
