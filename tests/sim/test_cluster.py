"""Games on a cluster: the same bytes as anywhere, whatever happens to its workers."""

from __future__ import annotations

import os
import signal
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import pytest
from distributed import LocalCluster

from ecumene.bots import PLAYERS
from ecumene.sim import cluster as cluster_module
from ecumene.sim.cluster import LOCAL, Cluster, local_cluster
from ecumene.sim.simulation import Failure, missing, simulate
from ecumene.sim.stop_wish import StopWish
from ecumene.sim.tables import write_tables
from ecumene.sim.workplaces import Processes, Unreachable
from tests.sim.plans import begun, contents, plan
from tests.sim.players import crashes, killed, raising

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecumene.bots import Player

PLAN = plan(("settler", 3), ("random", 2), games=24, last_turn=2)

pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning:distributed"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


@pytest.fixture(scope="module")
def workers() -> Iterator[LocalCluster]:
    """A real scheduler with two worker processes; starting them takes seconds."""
    with local_cluster(2) as cluster:
        yield cluster


@pytest.fixture
def local(workers: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> Cluster:
    """A cluster of this machine, which is already there."""
    monkeypatch.setattr(cluster_module, "local_cluster", lambda _jobs: nullcontext(workers))
    return Cluster(LOCAL, 2)


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Every file of the folder as a process of this machine fills it."""
    folder = begun(tmp_path_factory.mktemp("simulation") / "reference", PLAN)
    assert set(simulate(folder, PLAN, missing(folder, PLAN), Processes(1), PLAYERS)) == {None}
    write_tables(folder, PLAN)
    return contents(folder.path)


def _process_ids(workers: LocalCluster) -> list[int]:
    return [each.pid for each in workers.workers.values()]


def test_a_cluster_changes_no_byte_also_if_a_worker_is_killed(
    local: Cluster, workers: LocalCluster, reference: dict[str, bytes], tmp_path: Path
) -> None:
    folder = begun(tmp_path / "games", PLAN)
    before = _process_ids(workers)
    played = 0
    for failure in simulate(folder, PLAN, missing(folder, PLAN), local, PLAYERS):
        assert failure is None
        played += 1
        if played == 1:
            os.kill(before[0], signal.SIGKILL)
    assert played == PLAN.games
    write_tables(folder, PLAN)
    assert contents(folder.path) == reference
    assert _process_ids(workers) != before


def test_stopping_keeps_what_is_played_and_going_on_changes_no_byte(
    local: Cluster, reference: dict[str, bytes], tmp_path: Path
) -> None:
    folder = begun(tmp_path / "games", PLAN)
    with StopWish() as stop:
        for _ in simulate(folder, PLAN, missing(folder, PLAN), local, PLAYERS, stop):
            stop.ask()
    left = missing(folder, PLAN)
    assert 0 < len(left) < PLAN.games
    assert set(simulate(folder, PLAN, left, local, PLAYERS)) == {None}
    write_tables(folder, PLAN)
    assert contents(folder.path) == reference


@pytest.mark.parametrize(
    ("player", "cause", "detail"),
    [(raising, "exception", "RuntimeError: out of ideas"), (killed, "signal", "SIGKILL")],
)
def test_a_game_that_crashes_loses_no_other(
    player: Player,
    cause: Any,
    detail: str,
    local: Cluster,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor the other of its task, though it kills its worker each time."""
    monkeypatch.setattr(cluster_module, "SHARES", 1)
    what = plan(("random", 4), ("odd", 1), games=4, last_turn=1)
    [bad] = [number for number in range(1, 5) if crashes(what, number)]
    folder = begun(tmp_path / "games", what)
    players = {**PLAYERS, "odd": player}
    found = list(simulate(folder, what, missing(folder, what), local, players))
    assert len(found) == what.games
    assert [each for each in found if each] == [Failure(bad, what.seed_of(bad), cause, detail)]
    assert detail in folder.report_file(bad).read_text()
    assert missing(folder, what) == [bad]


def test_a_cluster_that_cannot_play_is_told_in_words(
    tmp_path: Path, reference: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No scheduler, none of ours, no workers, another version of Ecumene, workers gone."""
    folder = begun(tmp_path / "games", PLAN)

    def key_at(address: str) -> str:
        with pytest.raises(Unreachable) as refused:
            Cluster(address, 1).check()
        return refused.value.key

    monkeypatch.setattr(cluster_module, "CONNECTING", 0.1)
    assert key_at("tcp://127.0.0.1:1") == "cluster-unreachable"
    assert key_at("nonsense://host") == "cluster-unreachable"
    monkeypatch.undo()
    with LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", silence_logs=50) as remote:
        monkeypatch.setattr(cluster_module, "STAFFED", 0.1)
        assert key_at(remote.scheduler_address) == "cluster-empty"
        remote.scale(1)
        monkeypatch.setattr(cluster_module, "STAFFED", 600)
        with monkeypatch.context() as other:
            other.setattr(cluster_module, "version", _another_version)
            assert key_at(remote.scheduler_address) == "cluster-version"
        monkeypatch.setattr(cluster_module, "ROUND", 0.0)
        monkeypatch.setattr(cluster_module, "LONELY", 0.5)
        where = Cluster(remote.scheduler_address, 1)
        games = simulate(folder, PLAN, missing(folder, PLAN), where, PLAYERS)
        assert next(games) is None
        remote.scale(0)
        with pytest.raises(Unreachable) as lost:
            list(games)
    assert lost.value.key == "cluster-lost"
    left = missing(folder, PLAN)
    assert 0 < len(left) < PLAN.games
    assert set(simulate(folder, PLAN, left, Processes(1), PLAYERS)) == {None}
    write_tables(folder, PLAN)
    assert contents(folder.path) == reference


def _another_version(_package: str) -> str:
    """Here, but not where the workers look it up."""
    return f"{os.getpid()}"


def test_tasks_are_handfuls_and_every_worker_has_some() -> None:
    for games, threads in ((1, 2), (7, 2), (24, 2), (1000, 2), (1000, 64), (5, 64)):
        tasks = cluster_module._handfuls(range(1, games + 1), threads)
        assert [number for task in tasks for number in task] == list(range(1, games + 1))
        assert max(map(len, tasks)) <= cluster_module.HANDFUL
        assert len(tasks) >= min(games, threads)
