"""Games on a Dask cluster: many machines, or worker processes of this one.

The cluster plays and sends back what it has played; only this process writes the folder. A worker
that dies is replaced, and its games are played again. Importing this module needs the library
``distributed``.
"""

from __future__ import annotations

import logging
import signal
import traceback
from contextlib import contextmanager
from importlib.metadata import version
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from distributed import Client, KilledWorker, LocalCluster, wait
from msgspec import Struct

from ecumene.sim.folder import parcel_of
from ecumene.sim.planned_game import play
from ecumene.sim.workers import TaskOutcome, not_hearing
from ecumene.sim.workplaces import Unreachable

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from distributed import Future

    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import GamesPlan
    from ecumene.sim.planned_game import PlayerOrGuest
    from ecumene.sim.stop_wish import StopWish

LOCAL: Final = "local"
"""The address that stands for a cluster of this machine's processes."""
HANDFUL: Final = 8
"""The most games of a task: each task costs some milliseconds besides."""
SHARES: Final = 4
"""Each worker should get so many tasks, so that none waits long for the last one."""
AHEAD: Final = 3
"""Tasks for each worker that are handed in ahead; the others wait here."""
CONNECTING: Final = 10.0
"""Seconds in which a scheduler should answer and have a worker."""
LONELY: Final = 60.0
"""Seconds without a worker after which no more games are waited for."""
GLANCE: Final = 0.2
"""Seconds between two looks at whether a stop was requested."""


class GameParcel(Struct, frozen=True):
    """A game as a worker sends it back."""

    number: int
    log: bytes
    rows: bytes
    problem: str = ""
    """The exception, if it could not be played; then there is nothing else."""


class Cluster:
    """A cluster at the address of its scheduler, or one of this machine's processes."""

    def __init__(self, address: str, jobs: int) -> None:
        """``jobs``: the number of processes of a cluster of this machine."""
        self.address = address
        self._jobs = jobs
        self._threads = jobs

    def processes(self, games: int) -> int:
        """The number of workers, of which each plays one game at a time."""
        return min(self._threads, games)

    def outcomes(
        self,
        folder: Folder,
        plan: GamesPlan,
        players: Mapping[str, PlayerOrGuest],
        numbers: Sequence[int],
        stop: StopWish | None,
    ) -> Generator[TaskOutcome]:
        """Play on the cluster; raises ``Unreachable`` before any game if that is not possible."""
        with self._client() as client:
            self._threads = _threads_of(client, self.address)
            last_seen = monotonic()
            waiting = _handfuls(numbers, self._threads)
            under_way: dict[Future[list[GameParcel]], Sequence[int]] = {}
            while (waiting or under_way) and not (stop is not None and stop.asked):
                while waiting and len(under_way) < AHEAD * self._threads:
                    games = waiting.pop(0)
                    task = client.submit(_play_all, plan, players, games, pure=False)
                    under_way[task] = games
                if client.scheduler_info(n_workers=0)["total_threads"]:
                    last_seen = monotonic()
                elif monotonic() - last_seen > LONELY:
                    raise Unreachable("cluster-lost", address=self.address)
                for task in _finished(under_way):
                    games = under_way.pop(task)
                    if task.status == "error" and len(games) > 1:
                        waiting[:0] = [[number] for number in games]  # which of them was it?
                    else:
                        yield from _kept(folder, task, games)
            client.cancel(list(under_way), force=True)

    @contextmanager
    def _client(self) -> Iterator[Client]:
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is told
        if self.address != LOCAL:
            try:
                client = Client(self.address, timeout=CONNECTING)
            except (OSError, ValueError, TypeError) as error:
                raise Unreachable(
                    "cluster-unreachable", address=self.address, reason=_reason(error)
                ) from None
            with client:
                yield client
            return
        with not_hearing(signal.SIGINT):
            cluster = LocalCluster(
                n_workers=self._jobs,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )
        with cluster, Client(cluster) as client:
            yield client


def _reason(error: Exception) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__


def _threads_of(client: Client, address: str) -> int:
    """How many games the cluster plays at a time, once all its workers play as we would."""
    try:
        client.wait_for_workers(1, timeout=CONNECTING)
    except TimeoutError:
        raise Unreachable("cluster-empty", address=address) from None
    for worker, found in client.run(_version).items():
        if found != version("ecumene"):
            raise Unreachable(
                "cluster-version", worker=worker, found=found or "–", version=version("ecumene")
            )
    return sum(client.nthreads().values())


def _version() -> str:
    """The version of Ecumene where this runs; empty without one."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as of

    try:
        return of("ecumene")
    except PackageNotFoundError:
        return ""


def _handfuls(numbers: Sequence[int], threads: int) -> list[Sequence[int]]:
    """The games of each task."""
    size = max(1, min(HANDFUL, len(numbers) // (SHARES * threads)))
    return [numbers[begin : begin + size] for begin in range(0, len(numbers), size)]


def _finished(under_way: Mapping[Any, object]) -> Sequence[Any]:
    """The tasks that are done; none if that takes a while."""
    try:
        return list(wait(list(under_way), timeout=GLANCE, return_when="FIRST_COMPLETED").done)
    except TimeoutError:
        return ()


def _kept(
    folder: Folder, task: Future[list[GameParcel]], games: Sequence[int]
) -> Iterator[TaskOutcome]:
    """Store the games of a finished task."""
    if task.status == "error":
        error = task.exception()
        killed = isinstance(error, KilledWorker)
        problem = "" if killed else "".join(traceback.format_exception(error))
        yield from (TaskOutcome(each, problem, -9 if killed else None) for each in games)
        return
    if task.status != "finished":
        yield from (TaskOutcome(each, f"{task.status}\n") for each in games)
        return
    for parcel in task.result():
        if not parcel.problem:
            folder.keep_parcel(parcel.number, parcel.log, parcel.rows)
        yield TaskOutcome(parcel.number, parcel.problem)


def _play_all(
    plan: GamesPlan, players: Mapping[str, PlayerOrGuest], numbers: Sequence[int]
) -> list[GameParcel]:
    """Play some games; this runs on a worker."""
    parcels = []
    for number in numbers:
        try:
            parcels.append(GameParcel(number, *parcel_of(*play(plan, number, players))))
        except Exception:
            parcels.append(GameParcel(number, b"", b"", traceback.format_exc()))
    return parcels
