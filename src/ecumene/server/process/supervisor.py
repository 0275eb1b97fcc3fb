"""Several workers on one port, each its own process; one that ends is replaced.

Each worker has a pipe to the parent. It reports on it that it is open; when the pipe closes because
the parent stops or has died, it finishes its requests and ends.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from contextlib import suppress
from functools import partial
from multiprocessing.connection import wait
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from uvicorn.config import STARTUP_FAILURE

from ecumene.server.process import server_logs
from ecumene.server.process.metrics import SHARED
from ecumene.server.process.server_process import STOP_SECONDS, Server, leave_when_told, settled

if TYPE_CHECKING:
    import socket
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from ecumene.server.process.server_process import Create, Opened
    from ecumene.server.settings import Settings

OPEN: Final = b"open"
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
KILL_SECONDS: Final = STOP_SECONDS + 5.0

_PROCESSES: Final = multiprocessing.get_context("spawn")


def supervise(settings: Settings, create: Create, listener: socket.socket, opened: Opened) -> None:
    """Serve with several workers until told to stop; ``SystemExit`` if they cannot."""
    with TemporaryDirectory(prefix="ecumene-metrics-") as folder:
        os.environ[SHARED] = folder
        supervisor = _Supervisor(settings, create, listener, opened)
        supervisor.run()
    if supervisor.failed:
        raise SystemExit(STARTUP_FAILURE)


class _ServerWorker:
    """A serving process, and the pipe to it."""

    def __init__(self, settings: Settings, create: Create, listener: socket.socket) -> None:
        self.line, far_end = _PROCESSES.Pipe()
        self.process: SpawnProcess = _PROCESSES.Process(
            target=_work, args=(settings, create, listener, far_end)
        )
        self.process.start()
        far_end.close()  # so that the pipe closes when the process ends
        self.open = False

    def hear(self) -> None:
        """Read its message; a closed pipe has none."""
        try:
            self.open = self.line.recv_bytes() == OPEN
        except EOFError:
            self.process.join()

    def stop(self) -> None:
        """Let it finish."""
        self.line.close()

    def end(self) -> None:
        """Wait until it has finished, then kill it."""
        self.process.join(KILL_SECONDS)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()


class _Supervisor:
    def __init__(
        self, settings: Settings, create: Create, listener: socket.socket, opened: Opened
    ) -> None:
        self._given = (settings, create, listener)
        self._wanted = settings.workers
        self._opened = opened
        self._is_open = False
        self._workers: list[_ServerWorker] = []
        self._pause = FIRST_PAUSE
        self._again_at = 0.0
        """When the next replacement may be started."""
        self._told, self._telling = _PROCESSES.Pipe(duplex=False)
        self._stopping = False
        self.failed = False
        """Whether a worker ended before it was ever open."""

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            self._fill_up()
            missing = len(self._workers) < self._wanted
            timeout = max(0.0, self._again_at - monotonic()) if missing else None
            ready = wait([self._told, *(each.line for each in self._workers)], timeout)
            for worker in [each for each in self._workers if each.line in ready]:
                self._hear(worker)
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.end()

    def _stop(self, *_: Any) -> None:
        """Wake the main loop; called by signals, at any moment."""
        if not self._stopping:
            self._stopping = True
            self._telling.send_bytes(b"stop")

    def _fill_up(self) -> None:
        while len(self._workers) < self._wanted and monotonic() >= self._again_at:
            self._workers.append(_ServerWorker(*self._given))

    def _hear(self, worker: _ServerWorker) -> None:
        worker.hear()
        if worker.process.exitcode is not None:
            self._replace(worker)
        elif not self._is_open and all(each.open for each in self._workers):
            self._is_open = True
            self._opened()
        if worker.open:
            self._pause = FIRST_PAUSE

    def _replace(self, worker: _ServerWorker) -> None:
        """Replace a worker; fail if none was ever open, and wait longer after each failure."""
        self._workers.remove(worker)
        worker.line.close()
        if self._stopping:
            return
        process = worker.process
        server_logs.tell(
            "worker-ended",
            server_logs.LEVELS["error"],
            pid=process.pid or 0,
            code=process.exitcode or 0,
        )
        _forget_figures(process.pid or 0)
        if not self._is_open:
            self.failed = self._stopping = True
            return
        self._again_at = monotonic() + (0.0 if worker.open else self._pause)
        self._pause = min(LONGEST_PAUSE, 2 * self._pause)


def _forget_figures(pid: int) -> None:
    """Drop a dead worker's gauges; its counters stay."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid, os.environ[SHARED])  # type: ignore[no-untyped-call]


def _work(settings: Settings, create: Create, listener: socket.socket, line: Connection) -> None:
    """A worker's main function."""
    server_logs.set_up(settings.log_level)
    leave_when_told()
    server = Server(settings, create, partial(settled, partial(_say_open, line)))
    Thread(target=_stop_with_parent, args=(line, server), daemon=True).start()
    server.run(sockets=[listener])


def _say_open(line: Connection) -> None:
    """Tell the parent, unless it has stopped or died."""
    with suppress(OSError):
        line.send_bytes(OPEN)


def _stop_with_parent(line: Connection, server: Server) -> None:
    try:
        line.recv_bytes()
    except (EOFError, OSError):
        server.should_exit = True
