"""Processes that work through numbered tasks; a process that dies loses only its own task.

The standard library's executors give up all tasks when a process dies. Here each worker has its own
pipe, so its task is known.
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

    from ecumene.sim.stop_wish import StopWish

Task: TypeAlias = Callable[[int], None]

REQUESTS: Final = (signal.SIGINT, signal.SIGTERM)
"""Sent by terminals and service managers to all processes; only the parent shall react."""
_PROCESSES: Final = multiprocessing.get_context("spawn")
"""Fresh processes, the same on every system, that inherit nothing open."""


class TaskOutcome(Struct, frozen=True):
    """The outcome of a task."""

    number: int
    problem: str = ""
    """The exception, if it failed by one."""
    exit_code: int | None = None
    """The exit code of its process, if it failed by that; negative: a signal."""

    @property
    def failed(self) -> bool:
        """Whether the task failed."""
        return bool(self.problem) or self.exit_code is not None


def cores() -> int:
    """The number of processes that can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def work(
    task: Task, numbers: Iterable[int], jobs: int, stop: StopWish | None = None
) -> Generator[TaskOutcome]:
    """Run a task for every number, several at a time; outcomes come as they finish.

    When the caller wants no more of them, or a stop is requested, the processes are killed at once.
    """
    waiting = iter(numbers)
    workers: list[_SimulationWorker] = []
    wishes = [] if stop is None else [stop.line]
    try:
        for number in islice(waiting, jobs):
            if stop is not None and stop.asked:
                return
            workers.append(_SimulationWorker(task, number))
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
                        workers.append(_SimulationWorker(task, following))
                yield outcome
    finally:
        for worker in workers:
            worker.stop()


class _SimulationWorker:
    """A process, and the pipe to it."""

    def __init__(self, task: Task, number: int) -> None:
        self.line, far_end = _PROCESSES.Pipe()
        self._process: SpawnProcess = _PROCESSES.Process(
            target=_serve, args=(far_end, task), daemon=True
        )
        with not_hearing(*REQUESTS):
            self._process.start()
        # Before the standard library asks it to end and waits, which it would not hear.
        Finalize(self, self._process.kill, exitpriority=1)
        far_end.close()  # so that the pipe closes when the process ends, however it does
        self.begin(number)

    def begin(self, number: int) -> None:
        """Begin the next task."""
        self._number = number
        try:
            self.line.send(number)
        except OSError:
            return  # it has just died, as its outcome will tell

    def outcome(self) -> TaskOutcome:
        """The outcome of the task, once the pipe is ready."""
        try:
            return TaskOutcome(self._number, self.line.recv())
        except (EOFError, OSError):
            self._process.join()
            return TaskOutcome(self._number, exit_code=self._process.exitcode)

    def dismiss(self) -> None:
        """Let the process end: there is nothing more to do."""
        self.line.close()
        self._process.join()

    def stop(self) -> None:
        """Kill the process, whatever it is doing."""
        self._process.kill()
        self.dismiss()


def _serve(line: Connection, task: Task) -> None:
    """A worker's main loop, until its pipe closes; standard output belongs to the parent."""
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
    """Leave signals and output to the parent, and end with it."""
    for request in REQUESTS:
        signal.signal(request, signal.SIG_IGN)
    sys.stdout = sys.stderr
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End with the parent: a busy worker does not see that its pipe is closed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def not_hearing(*signals: signal.Signals) -> Iterator[None]:
    """Start processes here that never get some signals, not even before their first line of code.

    A process inherits the signals that its parent blocks. The standard library starts a process of
    its own with the first one, and unblocks everything before it starts ours.
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
