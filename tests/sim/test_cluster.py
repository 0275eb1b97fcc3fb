"""Games on a cluster: the same bytes as anywhere, whatever happens to its workers."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any

import pytest
from distributed import LocalCluster

from ecumene.bots import PLAYERS
from ecumene.sim import cluster as cluster_module
from ecumene.sim.cluster import Cluster
from ecumene.sim.simulation import missing, simulate
from ecumene.sim.stop_wish import StopWish
from ecumene.sim.tables import write_tables
from ecumene.sim.workplaces import Processes, Unreachable
from tests.sim.plans import begun, contents, plan
from tests.sim.players import killed, raising

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PLAN = plan(("settler", 3), ("random", 2), games=24, last_turn=3)

pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning:distributed"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


@pytest.fixture(scope="module")
def workers() -> Iterator[LocalCluster]:
    """A real scheduler with two worker processes."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=50
    ) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Every file of the folder as processes of this machine fill it."""
    folder = begun(tmp_path_factory.mktemp("simulation") / "reference", PLAN)
    assert set(simulate(folder, PLAN, missing(folder, PLAN), Processes(2), PLAYERS)) == {None}
    write_tables(folder, PLAN)
    return contents(folder.path)


def _process_ids(workers: LocalCluster) -> list[int]:
    """The processes of the workers."""
    return [each.pid for each in workers.workers.values()]


def test_a_cluster_changes_no_byte_also_if_a_worker_is_killed(
    workers: LocalCluster, reference: dict[str, bytes], tmp_path: Path
) -> None:
    folder = begun(tmp_path / "games", PLAN)
    before = _process_ids(workers)
    played = 0
    for failure in simulate(folder, PLAN, missing(folder, PLAN), _at(workers), PLAYERS):
        assert failure is None
        played += 1
        if played == 1:
            os.kill(before[0], signal.SIGKILL)
    assert played == PLAN.games
    write_tables(folder, PLAN)
    assert contents(folder.path) == reference
    assert _process_ids(workers) != before


def _at(workers: LocalCluster) -> Cluster:
    return Cluster(workers.scheduler_address, 1)


def test_stopping_keeps_what_is_played_and_going_on_changes_no_byte(
    workers: LocalCluster, reference: dict[str, bytes], tmp_path: Path
) -> None:
    folder = begun(tmp_path / "games", PLAN)
    with StopWish() as stop:
        for _ in simulate(folder, PLAN, missing(folder, PLAN), _at(workers), PLAYERS, stop):
            stop.ask()
    left = missing(folder, PLAN)
    assert 0 < len(left) < PLAN.games
    assert set(simulate(folder, PLAN, left, _at(workers), PLAYERS)) == {None}
    write_tables(folder, PLAN)
    assert contents(folder.path) == reference


@pytest.mark.parametrize(
    ("player", "cause", "detail"),
    [(raising, "exception", "RuntimeError: out of ideas"), (killed, "signal", "SIGKILL")],
)
def test_a_game_that_crashes_loses_no_other(
    player: Any, cause: str, detail: str, workers: LocalCluster, tmp_path: Path
) -> None:
    """Nor the others of its task, though it may have killed its worker."""
    what = plan(("random", 4), ("odd", 1), games=5, last_turn=1)
    local = begun(tmp_path / "local", what)
    players = {**PLAYERS, "odd": player}
    expected = {
        each and each.number
        for each in simulate(local, what, missing(local, what), Processes(2), players)
    }
    folder = begun(tmp_path / "games", what)
    found = list(simulate(folder, what, missing(folder, what), _at(workers), players))
    failures = [each for each in found if each is not None]
    assert {each and each.number for each in found} == expected
    assert {(each.cause, each.detail) for each in failures} == {(cause, detail)}
    assert len(found) == what.games
    assert set(missing(folder, what)) == {each.number for each in failures}


def test_a_cluster_that_cannot_play_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No scheduler, none of ours, no workers, another version of Ecumene."""
    monkeypatch.setattr(cluster_module, "CONNECTING", 0.5)
    folder = begun(tmp_path / "games", PLAN)

    def key_at(address: str) -> str:
        with pytest.raises(Unreachable) as refused:
            list(simulate(folder, PLAN, missing(folder, PLAN), Cluster(address, 1), PLAYERS))
        return refused.value.key

    assert key_at("tcp://127.0.0.1:1") == "cluster-unreachable"
    assert key_at("nonsense://host") == "cluster-unreachable"
    with LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", silence_logs=50) as empty:
        assert key_at(empty.scheduler_address) == "cluster-empty"
        empty.scale(1)
        monkeypatch.setattr(cluster_module, "CONNECTING", 60)
        monkeypatch.setattr(cluster_module, "version", lambda _: "another")
        assert key_at(empty.scheduler_address) == "cluster-version"
    assert missing(folder, PLAN) == list(range(1, PLAN.games + 1))


def test_tasks_are_handfuls_and_every_worker_has_some() -> None:
    for games, threads in ((1, 2), (7, 2), (24, 2), (1000, 2), (1000, 64), (5, 64)):
        tasks = cluster_module._handfuls(range(1, games + 1), threads)
        assert [number for task in tasks for number in task] == list(range(1, games + 1))
        assert max(map(len, tasks)) <= cluster_module.HANDFUL
        assert len(tasks) >= min(games, threads)
