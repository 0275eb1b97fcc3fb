"""Processes that work through numbered tasks; the end of one loses no task but its own.

The executors of the standard library give up all tasks when a process dies. Here each worker has
a line of its own, so it is known which task it was at.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Task: TypeAlias = Callable[[int], None]

_PROCESSES: Final = multiprocessing.get_context("spawn")
"""Fresh processes, the same on every system, that hold nothing open of their parent's."""


class Outcome(Struct, frozen=True):
    """What became of a task."""

    number: int
    problem: str = ""
    """Why it failed: the exception as Python tells it, if there was one."""
    exit_code: int | None = None
    """How its process ended, if that is why it failed; negative: by this signal."""

    @property
    def failed(self) -> bool:
        """Whether it was not done."""
        return bool(self.problem) or self.exit_code is not None


def cores() -> int:
    """How many processes can work at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def work(task: Task, numbers: Iterable[int], jobs: int) -> Generator[Outcome]:
    """Do a task for every number, several at a time; the outcomes come as they come.

    When nobody wants more of them, after Ctrl-C, say, the processes are ended at once.
    """
    waiting = iter(numbers)
    workers: list[_Worker] = []
    try:
        workers.extend(_Worker(task, number) for number in islice(waiting, jobs))
        while workers:
            ready = wait([worker.line for worker in workers])
            for worker in [worker for worker in workers if worker.line in ready]:
                outcome = worker.outcome()
                following = next(waiting, None)
                if outcome.exit_code is None and following is not None:
                    worker.begin(following)
                else:
                    workers.remove(worker)
                    worker.dismiss()
                    if following is not None:
                        workers.append(_Worker(task, following))
                yield outcome
    finally:
        for worker in workers:
            worker.stop()


class _Worker:
    """A process, and the line to it."""

    def __init__(self, task: Task, number: int) -> None:
        self.line, far_end = _PROCESSES.Pipe()
        self._process: SpawnProcess = _PROCESSES.Process(
            target=_serve, args=(far_end, task), daemon=True
        )
        with not_hearing(signal.SIGINT):
            self._process.start()
        far_end.close()  # so that the line is cut when the process ends, however it does
        self.begin(number)

    def begin(self, number: int) -> None:
        """Have the next task done."""
        self._number = number
        try:
            self.line.send(number)
        except OSError:
            return  # it has just died, which its outcome will tell

    def outcome(self) -> Outcome:
        """What became of the task, once the line is ready."""
        try:
            return Outcome(self._number, self.line.recv())
        except (EOFError, OSError):
            self._process.join()
            return Outcome(self._number, exit_code=self._process.exitcode)

    def dismiss(self) -> None:
        """There is nothing more to do."""
        self.line.close()
        self._process.join()

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.terminate()
        self.dismiss()


def _serve(line: Connection, task: Task) -> None:
    """What a worker does until its line is cut; standard output belongs to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    while True:
        try:
            number = line.recv()
        except (EOFError, OSError):
            return
        try:
            task(number)
        except Exception:
            problem = traceback.format_exc()
        else:
            problem = ""
        try:
            line.send(problem)
        except OSError:
            return


@contextmanager
def not_hearing(*signals: signal.Signals) -> Iterator[None]:
    """A process started here never hears of some signals, not even before its first line of code.

    On a terminal Ctrl-C goes to all processes; only the parent shall act on it. A process inherits
    what its parent does not listen to just now.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
