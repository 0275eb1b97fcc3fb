"""Several workers on one port, each its own process; one that ends is replaced.

Each worker has a pipe to the parent. It reports on it that it is open, or that it is about to stop,
and hears on it which workers serve, so that all know who has which game. When the pipe closes
because the parent stops or has died, it finishes its requests and ends.

A worker has a place, which its successor takes over (``placement.py``). SIGHUP replaces one after
the other: an old one goes when the new one is open.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from contextlib import suppress
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn.config import STARTUP_FAILURE

from ecumene.server.games.moving import LETTING_GO
from ecumene.server.games.placement import Placement
from ecumene.server.process import server_logs
from ecumene.server.process.allocator import share_memory
from ecumene.server.process.metrics import SHARED
from ecumene.server.process.neighbours import LEAVING, OPEN, Neighbours, ServingWorkers
from ecumene.server.process.server_process import (
    STOP_SECONDS,
    Server,
    WorkerLinks,
    leave_when_told,
    settled,
)

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from ecumene.server.process.server_process import Create, Opened
    from ecumene.server.settings import Settings

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
KILL_SECONDS: Final = LETTING_GO + STOP_SECONDS + 5.0

_PROCESSES: Final = multiprocessing.get_context("spawn")


def supervise(settings: Settings, create: Create, listener: socket.socket, opened: Opened) -> None:
    """Serve with several workers until told to stop; ``SystemExit`` if they cannot."""
    with TemporaryDirectory(prefix="ecumene-workers-") as folder:
        os.environ[SHARED] = folder
        supervisor = _Supervisor(settings, create, listener, opened)
        supervisor.run()
    if supervisor.failed:
        raise SystemExit(STARTUP_FAILURE)


class _ServerWorker:
    """A serving process, and the pipe to it."""

    def __init__(
        self,
        place: int,
        number: int,
        settings: Settings,
        create: Create,
        listener: socket.socket,
    ) -> None:
        self.place = place
        self.number = number
        self.line, far_end = _PROCESSES.Pipe()
        self.process: SpawnProcess = _PROCESSES.Process(
            target=_work, args=(number, place, settings, create, listener, far_end)
        )
        self.process.start()
        far_end.close()  # so that the pipe closes when the process ends
        self.open = False
        self.leaving = False
        self.kill_at: float | None = None
        """When it is killed if it still runs; None: never."""

    @property
    def serves(self) -> bool:
        """Whether it has games."""
        return self.open and not self.leaving

    def hear(self) -> None:
        """Read its message; a closed pipe has none."""
        try:
            said = self.line.recv_bytes()
        except (EOFError, OSError):
            self.process.join()
            return
        self.open = self.open or said == OPEN
        self.leaving = self.leaving or said == LEAVING

    def tell(self, workers: dict[int, int]) -> None:
        """Tell it who serves."""
        with suppress(OSError):  # it has ended, and will be heard of
            self.line.send_bytes(msgspec.json.encode(ServingWorkers(workers, stop=self.leaving)))

    def leave(self) -> None:
        """Begin to replace it: it serves no games any more, and has some time to stop."""
        self.leaving = True
        self.kill_at = monotonic() + KILL_SECONDS

    def stop(self) -> None:
        """Let it finish, with all others."""
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
        self._places = range(settings.workers)
        self._opened = opened
        self._is_open = False
        self._workers: list[_ServerWorker] = []
        self._started = 0
        """The number of the latest worker."""
        self._renewing: deque[int] = deque()
        """Places whose workers are to be replaced."""
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
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        while not self._stopping:
            self._fill_up()
            ready = wait([self._told, *(each.line for each in self._workers)], self._seconds())
            if self._told in ready:
                self._told.recv_bytes()
            for worker in [each for each in self._workers if each.line in ready]:
                self._hear(worker)
            for worker in self._late():
                worker.process.kill()
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.end()

    def _stop(self, *_: Any) -> None:
        """Wake the main loop; called by signals, at any moment."""
        if not self._stopping:
            self._stopping = True
            self._telling.send_bytes(b"stop")

    def _renew(self, *_: Any) -> None:
        """Replace all workers, one after the other."""
        if not self._renewing:
            self._renewing.extend(self._places)
            self._telling.send_bytes(b"renew")

    # Starting

    def _fill_up(self) -> None:
        """Start workers for empty places; if there is none, replace a worker that is to go."""
        empty = self._empty()
        if empty and monotonic() >= self._again_at:
            for place in empty:
                self._start(place)
        elif self._renewing and not empty and all(each.serves for each in self._workers):
            self._start(self._renewing[0])

    def _start(self, place: int) -> None:
        self._started += 1
        worker = _ServerWorker(place, self._started, *self._given)
        self._workers.append(worker)
        worker.tell(self._serving())

    def _empty(self) -> list[int]:
        taken = {each.place for each in self._workers if not each.leaving}
        return [place for place in self._places if place not in taken]

    def _serving(self) -> dict[int, int]:
        """The workers that have games, by place."""
        if not self._given[0].routing:
            return {}
        return {each.place: each.number for each in self._workers if each.serves}

    # Waiting

    def _seconds(self) -> float | None:
        """Seconds until something is due, if no worker reports anything; None: nothing is."""
        moments = [each.kill_at for each in self._workers if each.kill_at is not None]
        if self._empty():
            moments.append(self._again_at)
        return max(0.0, min(moments) - monotonic()) if moments else None

    def _late(self) -> Iterator[_ServerWorker]:
        for worker in self._workers:
            if worker.kill_at is not None and worker.kill_at < monotonic():
                worker.kill_at = None
                yield worker

    def _hear(self, worker: _ServerWorker) -> None:
        served = worker.serves
        worker.hear()
        if worker.process.exitcode is not None:
            self._forget(worker)
        elif worker.leaving:
            worker.leave()
        elif worker.open:
            self._pause = FIRST_PAUSE
            self._take_place(worker)
        if served != (worker.serves and worker in self._workers):
            self._tell_all(worker)
        if not self._is_open and all(each.open for each in self._workers):
            self._is_open = True
            self._opened()

    def _tell_all(self, latest: _ServerWorker) -> None:
        """Tell everybody who serves; first those who have to expect more."""
        workers = self._serving()
        for each in sorted(self._workers, key=lambda each: (each.leaving, each is not latest)):
            each.tell(workers)

    def _take_place(self, worker: _ServerWorker) -> None:
        """Let a worker that is open have the games of its place."""
        for other in self._workers:
            if other is not worker and other.place == worker.place and not other.leaving:
                other.leave()
        if self._renewing and self._renewing[0] == worker.place:
            self._renewing.popleft()

    # Ending

    def _forget(self, worker: _ServerWorker) -> None:
        """Forget a worker that has ended; fail if none was ever open.

        Its place is filled again, later after each failure to do so. If it was to replace another,
        that one stays.
        """
        self._workers.remove(worker)
        worker.line.close()
        process = worker.process
        _forget_figures(process.pid or 0)
        if worker.leaving and not process.exitcode:
            return
        server_logs.tell(
            "worker-ended",
            server_logs.LEVELS["error"],
            pid=process.pid or 0,
            code=process.exitcode or 0,
        )
        if not self._is_open:
            self.failed = self._stopping = True
        elif not worker.open:
            self._renewing.clear()
            self._again_at = monotonic() + self._pause
            self._pause = min(LONGEST_PAUSE, 2 * self._pause)


def _forget_figures(pid: int) -> None:
    """Drop a dead worker's gauges; its counters stay."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid, os.environ[SHARED])  # type: ignore[no-untyped-call]


def _work(
    number: int,
    place: int,
    settings: Settings,
    create: Create,
    listener: socket.socket,
    line: Connection,
) -> None:
    """A worker's main function."""
    share_memory()
    server_logs.set_up(settings.log_level)
    leave_when_told()
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it is meant for the parent
    placement = Placement(number, place)
    neighbours = Neighbours(line, placement)
    links = WorkerLinks(number, Path(os.environ[SHARED]), placement, neighbours)
    opened = partial(settled, neighbours.say_open)
    Server(settings, create, opened, links=links).run(sockets=[listener])
