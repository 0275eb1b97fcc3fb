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
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.util import Finalize
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from ecumene.sim.stopping import Stop

Task: TypeAlias = Callable[[int], None]

REQUESTS: Final = (signal.SIGINT, signal.SIGTERM)
"""What terminals and service managers send to all processes; only the parent shall act on it."""
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


def work(
    task: Task, numbers: Iterable[int], jobs: int, stop: Stop | None = None
) -> Generator[Outcome]:
    """Do a task for every number, several at a time; the outcomes come as they come.

    When nobody wants more of them, or somebody asks for a stop, the processes are ended at once.
    """
    waiting = iter(numbers)
    workers: list[_Worker] = []
    wishes = [] if stop is None else [stop.line]
    try:
        for number in islice(waiting, jobs):
            if stop is not None and stop.asked:
                return
            workers.append(_Worker(task, number))
        while workers:
            ready = wait([*wishes, *(worker.line for worker in workers)])
            if any(wish in ready for wish in wishes):
                return
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
        with not_hearing(*REQUESTS):
            self._process.start()
        # Before the standard library asks it to end and waits for that, which it would not hear.
        Finalize(self, self._process.kill, exitpriority=1)
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
        self._process.kill()
        self.dismiss()


def _serve(line: Connection, task: Task) -> None:
    """What a worker does until its line is cut; standard output belongs to the parent."""
    serve_parent()
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


def serve_parent() -> None:
    """A worker leaves to its parent what stops programs and what is written; it ends with it."""
    for request in REQUESTS:
        signal.signal(request, signal.SIG_IGN)
    sys.stdout = sys.stderr
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker that is busy does not see that its line is cut."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def not_hearing(*signals: signal.Signals) -> Iterator[None]:
    """A process started here never hears of some signals, not even before its first line of code.

    A process inherits what its parent does not listen to just now. The standard library starts a
    process of its own with the first one, and listens to everything again before it starts ours.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
