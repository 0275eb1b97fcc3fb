"""Processes for work that may take too long: they are killed, and the game goes on.

A worker is a fresh process with a pipe to it. It gets bytes and answers with bytes, one question at
a time, so nothing that comes back is ever executed. It ends when its pipe is closed or its parent
ends, whatever happens and whatever it is doing.
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
"""What a worker runs; it must be importable. If it raises, the worker ends."""

POLITENESS: Final = 5
"""Niceness of workers: requests come first when processors are scarce."""
START: Final = 60.0
"""Seconds a process may take to start, on a busy machine."""
_PROCESSES: Final = multiprocessing.get_context("spawn")
_READY: Final = b""
_lock: Final = Lock()
"""The standard library's list of processes is not thread-safe."""


class WorkerLost(Exception):
    """A worker ended without an answer; ``exit_code`` is the system's."""

    def __init__(self, exit_code: int | None) -> None:
        super().__init__(exit_code)
        self.exit_code = exit_code


class WorkerProcess:
    """A process that runs a task whenever asked, and the pipe to it.

    After an exception the caller must stop it: the pipe may still hold a late answer.
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
            far_end.close()  # so that the pipe closes when the process ends, however it does
        try:
            self._receive(START)
        except (TimeoutError, WorkerLost):
            self.stop()
            raise

        assert self._process.pid is not None
        self.pid = self._process.pid
        """The process id."""

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
        """The pipe is closed, so the process has ended or is about to."""
        with _lock:
            self._process.join(START)
        return WorkerLost(self._process.exitcode)

    def stop(self) -> None:
        """Kill the process, whatever it is doing."""
        self._line.close()
        with _lock:
            self._process.kill()
            self._process.join()
            self._process.close()


def _serve(line: Connection, task: Task) -> None:
    """A worker's main loop, until its pipe closes; standard output belongs to the parent."""
    serve_parent()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    try:
        line.send_bytes(_READY)
        while True:
            line.send_bytes(task(line.recv_bytes()))
    except (EOFError, ConnectionError):
        return
