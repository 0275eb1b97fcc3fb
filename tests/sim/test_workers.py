"""Worker processes: whatever happens to one of them, no task but its own is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from ecumene.sim.stop_wish import StopWish
from ecumene.sim.workers import TaskOutcome, cores, work
from tests.patience import PATIENCE
from tests.sim.tasks import BAD, first_quick, note, note_or_die, note_or_exit, note_or_raise, shout

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once_by_as_many_processes_as_asked_for(
    tmp_path: Path, jobs: int
) -> None:
    outcomes = list(work(partial(note, tmp_path), range(6), jobs))
    assert sorted(outcome.number for outcome in outcomes) == list(range(6))
    assert not any(outcome.failed for outcome in outcomes)
    workers = {file.read_text() for file in tmp_path.iterdir()}
    assert len(workers) == jobs
    assert str(os.getpid()) not in workers


def test_without_tasks_nothing_happens() -> None:
    assert list(work(print, [], 0)) == []


@pytest.mark.parametrize(
    ("task", "exit_code"),
    [(note_or_raise, None), (note_or_exit, 7), (note_or_die, -signal.SIGKILL)],
)
def test_a_task_that_fails_takes_no_other_with_it(
    tmp_path: Path, task: partial[None], exit_code: int | None
) -> None:
    outcomes = list(work(partial(task, tmp_path), range(6), 2))
    assert sorted(outcome.number for outcome in outcomes) == list(range(6))
    failed = sorted((outcome for outcome in outcomes if outcome.failed), key=_number)
    assert [(each.number, each.exit_code) for each in failed] == [(n, exit_code) for n in BAD]
    assert {int(file.name) for file in tmp_path.iterdir()} == set(range(6)) - set(BAD)
    if exit_code is None:
        for each in failed:
            assert each.problem.rstrip().endswith(f"ValueError: not {each.number}")


def _number(outcome: TaskOutcome) -> int:
    return outcome.number


def test_who_wants_no_more_need_not_wait(tmp_path: Path) -> None:
    """The processes are ended, though their tasks would take an hour."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with closing(work(partial(first_quick, pipe), range(6), 2)) as outcomes:
        assert next(outcomes) == TaskOutcome(0)
        busy = [int(line) for line in pipe.read_text().splitlines()]
    assert busy
    for process in busy:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_stop_is_heard_while_tasks_go_on(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with StopWish() as stop:
        outcomes = work(partial(first_quick, pipe), range(6), 2, stop)
        assert next(outcomes) == TaskOutcome(0)
        busy = [int(line) for line in pipe.read_text().splitlines()]
        stop.ask()
        stop.ask()
        assert list(outcomes) == []
    for process in busy:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_who_stops_at_once_has_no_process_started(tmp_path: Path) -> None:
    with StopWish() as stop:
        stop.ask()
        assert list(work(partial(note, tmp_path), range(6), 2, stop)) == []
    assert not any(tmp_path.iterdir())


def test_no_worker_hears_what_stops_its_parent(tmp_path: Path) -> None:
    """Not even the first one, with which the standard library starts its own process."""
    program = (
        "import pathlib, sys; from functools import partial;"
        "from ecumene.sim.workers import work; from tests.sim.tasks import note_mask;"
        "list(work(partial(note_mask, pathlib.Path(sys.argv[1])), range(4), 2))"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], cwd=ROOT, check=True)
    never_heard = str([signal.SIGINT, signal.SIGTERM])
    assert {file.read_text() for file in tmp_path.iterdir()} == {never_heard}


@pytest.mark.parametrize("end", ["raise SystemExit(3)", "os._exit(3)"])
def test_no_worker_outlives_its_parent_or_holds_it_up(tmp_path: Path, end: str) -> None:
    """Though they do not hear the usual requests, and are busy for an hour."""
    program = (
        "import os, pathlib, sys; from functools import partial;"
        "from ecumene.sim.workers import work; from tests.sim.tasks import first_quick;"
        "outcomes = work(partial(first_quick, pathlib.Path(sys.argv[1])), range(6), 2);"
        "next(outcomes); sys.stderr.write(pathlib.Path(sys.argv[1]).read_text());"
        f"{end}"
    )
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    # It is over when nobody holds its standard error, so its workers have ended too.
    told = subprocess.run(
        [sys.executable, "-c", program, str(pipe)],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    assert told.returncode == 3
    assert told.stderr.split()


def test_there_is_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_standard_output_is_not_for_workers(capfd: pytest.CaptureFixture[str]) -> None:
    list(work(shout, [1], 1))
    out, err = capfd.readouterr()
    assert (out, err) == ("", "number 1\n")
