"""Whatever stops the program, and whenever: no traceback, and a simulation can go on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow.parquet as pq
import pytest

from ecumene.cli.simulate.progress import ProgressBar
from ecumene.sim import tables, workers
from ecumene.sim.folder import Folder
from ecumene.sim.workers import _SimulationWorker
from tests.patience import PATIENCE
from tests.sim.plans import contents
from tests.sim.players import ENOUGH, ROWS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
GAMES = 8
WORDS = ("--seats", "random:4,odd:1", "--games", str(GAMES), "--last-turn", "1")
RESUME = ("--resume", "--jobs", "1")
PROGRAM = """
import os, signal, sys
from ecumene.bots import PLAYERS
from ecumene.cli import main, simulate
from ecumene.cli.simulate import plan_options as asking
from tests.sim.players import patient
simulate.PLAYERS = asking.PLAYERS = {{**PLAYERS, "odd": patient}}
{}
sys.exit(main())
"""


def command(folder: Path, *words: str, before: str = "") -> list[str]:
    """A simulation with a player who may wait for ever."""
    program = PROGRAM.format(before)
    return [sys.executable, "-c", program, "simulate", "--out", str(folder), *words]


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The results of a simulation that nobody stops."""
    folder = tmp_path_factory.mktemp("simulation") / "games"
    subprocess.run(command(folder, *WORDS, "--jobs", "2"), cwd=ROOT, check=True)
    return contents(folder)


def go_on(folder: Path) -> dict[str, bytes]:
    """The results after the rest was played."""
    subprocess.run(command(folder, *RESUME), cwd=ROOT, check=True, capture_output=True)
    return contents(folder)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_simulation_that_is_stopped_goes_on(
    stop: signal.Signals, tmp_path: Path, reference: dict[str, bytes]
) -> None:
    """SIGINT reaches all its processes, as Ctrl-C does, and SIGTERM may; SIGKILL only the first.

    It cannot finish before it is stopped: from some game on, its players only wait.
    """
    folder = tmp_path / "games"
    rows = folder / "rows"
    with subprocess.Popen(
        command(folder, *WORDS, "--jobs", "2"),
        cwd=ROOT,
        env={**os.environ, ROWS: str(rows)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    ) as process:
        try:
            wait_until(lambda: process.poll() is not None or count(rows) >= ENOUGH)
            assert process.poll() is None
            if stop is signal.SIGKILL:
                process.kill()
            else:
                os.killpg(process.pid, stop)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert "Traceback" not in err
    assert ENOUGH <= count(rows) < GAMES
    if stop is not signal.SIGKILL:
        assert process.returncode == 130
        kept = pq.read_table(folder / "seats.parquet").num_rows // 5
        assert kept == count(rows)
        told = f"{kept} of {GAMES} games are kept. To continue: ecumene simulate --out {folder}"
        assert told in " ".join(out.split())
        assert not list((folder / "failed").iterdir())
    assert go_on(folder) == reference


def count(rows: Path) -> int:
    return len(list(rows.glob("*.json")))


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


# At every point of the program

POINTS: dict[str, tuple[Any, str]] = {
    "the folder is made": (Folder, "begin"),
    "a process is started": (_SimulationWorker, "__init__"),
    "a process is begun with": (_SimulationWorker, "begin"),
    "outcomes are waited for": (workers, "wait"),
    "an outcome is read": (_SimulationWorker, "outcome"),
    "progress is told": (ProgressBar, "advance"),
    "processes are ended": (_SimulationWorker, "dismiss"),
    "the folder is tidied": (Folder, "tidy"),
    "a table is made": (Folder, "make"),
    "the tables are made": (tables, "write_tables"),
}
QUICK = ("--seats", "random:5", "--games", "2", "--last-turn", "1", "--jobs", "1")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("simulation") / "games"
    words = [sys.executable, "-m", "ecumene", "simulate", *QUICK, "--out", str(folder)]
    subprocess.run(words, check=True, capture_output=True)
    return contents(folder)


@pytest.mark.parametrize("point", POINTS)
def test_a_simulation_may_be_stopped_at_any_point(
    run: Run, monkeypatch: pytest.MonkeyPatch, quick: dict[str, bytes], point: str
) -> None:
    """Stopped both right before and right after that point."""
    where, name = POINTS[point]
    stop = partial(os.kill, os.getpid(), signal.SIGINT)
    original = getattr(where, name)

    def stopped(*given: Any, **named: Any) -> Any:
        stop()
        done = original(*given, **named)
        stop()
        return done

    with monkeypatch.context() as patched:
        patched.setattr(where, name, stopped)
        outcome = run("simulate", "--out", "games", *QUICK)
    is_whole = len(list(Path("games/rows").iterdir())) == 2
    assert outcome.code == (0 if is_whole else 130)
    assert ("To continue" in outcome.out) == (not is_whole)
    assert "Traceback" not in outcome.err
    assert pq.read_table("games/seats.parquet").num_rows % 5 == 0
    if not is_whole:
        assert run("simulate", "--out", "games", *RESUME).code == 0
    assert contents(Path("games")) == quick


def test_who_stops_it_again_later_does_not_wait_for_the_tables(
    tmp_path: Path, reference: dict[str, bytes]
) -> None:
    again = """
import ecumene.cli.simulate.playing, ecumene.sim.tables
ecumene.cli.simulate.playing.BREATH = -1
stop = lambda *_: os.kill(os.getpid(), signal.SIGINT)
def write_tables(folder, plan):
    folder.make(folder.seats, lambda file: (file.write_bytes(b"half"), stop(), stop()))
ecumene.sim.tables.write_tables = write_tables
"""
    folder = tmp_path / "games"
    words = command(folder, *WORDS, "--jobs", "2", before=again)
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (130, "")
    assert "Traceback" not in told.stderr
    assert not (folder / "seats.parquet").exists()
    assert go_on(folder) == reference


# While the program begins and ends

IMPORTED = (
    "ecumene.cli.common",
    "ecumene.words",
    "rich",
    "typer",
    "ecumene.cli.simulate",
    "rich.progress",
)
STOPPED_AT = """
class Stopping:
    def find_spec(name, *_):
        if name == {!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Stopping)
"""


@pytest.mark.parametrize("module", IMPORTED)
def test_what_is_stopped_while_it_is_loaded_ends_without_a_word(
    tmp_path: Path, module: str
) -> None:
    """Python ignores exceptions at some points of an import, and writes a traceback."""
    program = f"import os, signal, sys\n{STOPPED_AT.format(module)}"
    program += "from ecumene.cli import main\nsys.exit(main())"
    folder = tmp_path / "games"
    words = [sys.executable, "-c", program, "simulate", "--out", str(folder), *QUICK]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (130, "", "")
    assert not folder.exists()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "stop()"),
        ("atexit.register(stop)", ""),
        ("signal.signal(signal.SIGINT, signal.SIG_IGN)", "stop()"),
    ],
    ids=["done", "at exit", "never"],
)
def test_what_is_done_cannot_be_stopped(before: str, after: str) -> None:
    program = f"""
import atexit, os, signal, sys
from ecumene.cli import main
stop = lambda: os.kill(os.getpid(), signal.SIGINT)
{before}
code = main()
{after}
sys.exit(code)
"""
    words = [sys.executable, "-c", program, "rules", "M99", "--json"]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert told.stdout.startswith("{")
    assert told.stderr == ""
