"""Games on a Dask cluster: many machines, or worker processes of this one.

The cluster plays and sends back what it has played; only this process writes the folder. Importing
this module needs the library ``distributed``.

When a worker dies, everything handed to it comes under suspicion, and after a few workers Dask
gives the games up. So those are played once more, alone: a game that loses its worker then has
killed it.
"""

from __future__ import annotations

import logging
import signal
import traceback
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import partial
from importlib.metadata import version
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

import dask
from distributed import Client, Future, KilledWorker, LocalCluster, Status, wait
from msgspec import Struct

from ecumene.sim.folder import parcel_of
from ecumene.sim.planned_game import play
from ecumene.sim.workers import TaskOutcome, not_hearing
from ecumene.sim.workplaces import Unreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence

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
"""Seconds in which a scheduler should answer."""
STAFFED: Final = 15.0
"""Seconds in which it should have a worker."""
LONELY: Final = 60.0
"""Seconds without a worker after which no more games are waited for."""
GLANCE: Final = 0.2
"""Seconds between two looks at whether a stop was requested."""
ROUND: Final = 5.0
"""Seconds between two looks at whether there are workers."""
DONE: Final = ("finished", "error", "cancelled")
"""The states of a task that is no longer under way."""
KILLED: Final = -int(getattr(signal, "SIGKILL", -1))
"""How a process ends that is killed; Dask does not tell how it was."""
PACKAGE: Final = "ecumene"
TALKATIVE: Final = ("distributed", "distributed.client", "tornado.application", "asyncio")
"""Loggers that need not tell of lost workers and schedulers: we do."""
LOCAL_SETTINGS: Final = {
    "distributed.scheduler.allowed-failures": 0,  # what was lost is played again here
    "distributed.deploy.lost-worker-timeout": "30s",  # as long as a process may take to start
    "distributed.worker.profile.enabled": False,  # looks at a worker a hundred times a second
    "distributed.admin.tick.interval": "500ms",  # wakes every process, else fifty times a second
    "distributed.worker.memory.monitor-interval": "1s",
}


class GameParcel(Struct, frozen=True):
    """A game as a worker sends it back."""

    number: int
    log: bytes
    rows: bytes
    problem: str = ""
    """The exception, if it could not be played; then there is nothing else."""


Parcels: TypeAlias = "Future[list[GameParcel]]"


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

    def check(self) -> None:
        """Raise ``Unreachable`` if nothing can be played there."""
        if self.address != LOCAL:
            with _client_of(self.address) as client:
                _threads_of(client, self.address)

    def outcomes(
        self,
        folder: Folder,
        plan: GamesPlan,
        players: Mapping[str, PlayerOrGuest],
        numbers: Sequence[int],
        stop: StopWish | None,
    ) -> Generator[TaskOutcome]:
        """Play on the cluster; raises ``Unreachable`` if that is not possible, or no longer."""
        with self._workers() as (client, restore):
            self._threads = _threads_of(client, self.address)
            watch = _WorkersWatch(client, self.address, restore)
            hand = _Hand(client, plan, players, numbers, self._threads)
            while hand.fill() and not (stop is not None and stop.asked):
                finished = hand.finished()
                if not finished:
                    watch.look()
                for task, games in finished:
                    if task.status == "cancelled":  # by Dask: the scheduler is gone
                        raise Unreachable("cluster-lost", address=self.address)
                    parcels = _parcels_of(task, games)
                    if parcels is None:
                        yield from hand.suspect(games)
                    else:
                        yield from (_kept(folder, each) for each in parcels)

    @contextmanager
    def _workers(self) -> Iterator[tuple[Client, Callable[[], object]]]:
        """A client, and what replaces workers that are lost for good."""
        for name in TALKATIVE:
            logging.getLogger(name).setLevel(logging.CRITICAL)
        if self.address != LOCAL:
            with _client_of(self.address) as client:
                yield client, lambda: None
            return
        with local_cluster(self._jobs) as cluster, Client(cluster) as client:
            yield client, partial(_restore, cluster, self._jobs)


@contextmanager
def local_cluster(jobs: int) -> Iterator[LocalCluster]:
    """Worker processes of this machine; only this process may say what they play."""
    with dask.config.set(LOCAL_SETTINGS):
        try:
            with not_hearing(signal.SIGINT):  # nor do processes that are started later
                cluster = LocalCluster(
                    n_workers=jobs,
                    threads_per_worker=1,
                    dashboard_address="127.0.0.1:0",
                    silence_logs=logging.CRITICAL,
                    security=True,
                )
        except (OSError, RuntimeError, TimeoutError) as error:
            raise Unreachable("cluster-not-begun", reason=_reason(error)) from None
        with cluster:
            yield cluster


def _restore(cluster: LocalCluster, jobs: int) -> None:
    """Replace workers that died so soon that their nannies gave up."""
    for name, nanny in list(cluster.workers.items()):
        if nanny.status is Status.closed:
            cluster.workers.pop(name, None)
    cluster.scale(jobs)


class _WorkersWatch:
    """Sees to it that nobody waits for workers that will not come."""

    def __init__(self, client: Client, address: str, restore: Callable[[], object]) -> None:
        self._client = client
        self._address = address
        self._restore = restore
        self._last_look = self._last_seen = monotonic()

    def look(self) -> None:
        """Ask for lost workers to be replaced; raise ``Unreachable`` if none came for long."""
        now = monotonic()
        if now - self._last_look < ROUND:
            return
        self._last_look = now
        self._restore()
        if self._client.scheduler_info(n_workers=0)["total_threads"]:
            self._last_seen = now
        elif now - self._last_seen > LONELY:
            raise Unreachable("cluster-lost", address=self._address)


class _Hand:
    """The games that are still to be played, and the tasks that are under way."""

    def __init__(
        self,
        client: Client,
        plan: GamesPlan,
        players: Mapping[str, PlayerOrGuest],
        numbers: Sequence[int],
        threads: int,
    ) -> None:
        self._client = client
        self._plan = plan
        self._players = players
        self._most = AHEAD * threads
        self._waiting = _handfuls(numbers, threads)
        self._suspects: list[int] = []
        self._alone: int | None = None
        """The suspect that is played alone."""
        self._under_way: dict[Parcels, Sequence[int]] = {}

    def fill(self) -> bool:
        """Hand in what there is room for; whether anything is under way."""
        while self._waiting and len(self._under_way) < self._most:
            self._hand_in(self._waiting.pop(0))
        if not self._under_way and self._suspects:
            self._alone = self._suspects.pop(0)
            self._hand_in([self._alone])
        return bool(self._under_way)

    def _hand_in(self, games: Sequence[int]) -> None:
        task = self._client.submit(_play_all, self._plan, self._players, games, pure=False)
        self._under_way[task] = games

    def finished(self) -> Sequence[tuple[Parcels, Sequence[int]]]:
        """The tasks that are done, with their games; none if that takes a while."""
        with suppress(TimeoutError, CancelledError):
            wait(list(self._under_way), timeout=GLANCE, return_when="FIRST_COMPLETED")
        done = [each for each in self._under_way if each.status in DONE]
        return [(task, self._under_way.pop(task)) for task in done]

    def suspect(self, games: Sequence[int]) -> Iterator[TaskOutcome]:
        """Put games aside that lost their worker; a failure if it was the only one played."""
        if list(games) == [self._alone]:
            yield TaskOutcome(games[0], exit_code=KILLED)
        else:
            self._suspects += games


@contextmanager
def _client_of(address: str) -> Iterator[Client]:
    """A connection to a scheduler."""
    try:
        client = Client(address, timeout=CONNECTING)
    except (OSError, ValueError, TypeError) as error:
        raise Unreachable("cluster-unreachable", address=address, reason=_reason(error)) from None
    with client:
        yield client


def _reason(error: Exception) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__


def _threads_of(client: Client, address: str) -> int:
    """How many games the cluster plays at a time, once all its workers play as we would."""
    try:
        client.wait_for_workers(1, timeout=STAFFED)
        ours = version(PACKAGE)
        for worker, found in client.run(version, PACKAGE, on_error="return").items():
            if isinstance(found, OSError):
                continue  # it has just died
            if found != ours:
                theirs = found if isinstance(found, str) else "–"
                raise Unreachable("cluster-version", worker=worker, found=theirs, version=ours)
        return sum(client.nthreads().values()) or 1
    except TimeoutError:
        raise Unreachable("cluster-empty", address=address) from None
    except OSError as error:
        raise Unreachable("cluster-unreachable", address=address, reason=_reason(error)) from None


def _handfuls(numbers: Sequence[int], threads: int) -> list[Sequence[int]]:
    """The games of each task."""
    size = max(1, min(HANDFUL, len(numbers) // (SHARES * threads)))
    return [numbers[begin : begin + size] for begin in range(0, len(numbers), size)]


def _parcels_of(task: Parcels, games: Sequence[int]) -> Iterable[GameParcel] | None:
    """What a finished task has sent back; none if it lost its worker."""
    try:
        return task.result(timeout=LONELY)
    except (KilledWorker, TimeoutError, CancelledError, OSError):
        return None
    except Exception as error:
        problem = "".join(traceback.format_exception(error))
        return [GameParcel(each, b"", b"", problem) for each in games]


def _kept(folder: Folder, parcel: GameParcel) -> TaskOutcome:
    """Store a game that has been played."""
    if not parcel.problem:
        folder.keep_parcel(parcel.number, parcel.log, parcel.rows)
    return TaskOutcome(parcel.number, parcel.problem)


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
