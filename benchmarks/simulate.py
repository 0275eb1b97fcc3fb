"""Games per second of a simulation with one process and with two.

Rounds of both alternate; times are wall-clock times, from the start of the processes to the last
file. On a busy machine a second process gains less, so bare loops are measured in the same rounds:
their ratio is all that the machine can give. Also measured is the cost of a game besides playing
it: counting, the log, the rows.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from subprocess import Popen
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table as Page

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName, TrackName
from ecumene.rules.game import Game
from ecumene.sim.folder import Folder
from ecumene.sim.holdings import TurnEnds
from ecumene.sim.plan import LAST_TURN, Plan, Seats
from ecumene.sim.results import results_of
from ecumene.sim.simulation import missing, simulate
from ecumene.sim.workplaces import Processes

ROUNDS = 3
GAMES = 100
"""Number of games, as few simulations have fewer; a process takes about a game's time to start."""
LOOPS = 10**8
PLAYER = "settler"
PLAN = Plan((Seats(PLAYER, 6),), MapName.WEST, TrackName.BASIC, False, GAMES, 1, LAST_TURN, "bench")


def speed(jobs: int) -> float:
    """Games per second of a whole simulation."""
    with TemporaryDirectory() as place:
        folder = Folder(Path(place) / "games")
        folder.begin(PLAN)
        start = perf_counter()
        for failure in simulate(folder, PLAN, missing(folder, PLAN), Processes(jobs), PLAYERS):
            if failure is not None:
                raise RuntimeError(failure)
        return GAMES / (perf_counter() - start)


def bare(processes: int) -> float:
    """Loops per second of processes that do nothing else."""
    command = [sys.executable, "-c", f"for _ in range({LOOPS}): pass"]
    start = perf_counter()
    running = [Popen(command) for _ in range(processes)]  # noqa: S603 our own program
    for process in running:
        process.wait()
    return processes * LOOPS / (perf_counter() - start)


def bookkeeping(number: int) -> float:
    """The cost of counting and writing a game, as a share of playing it."""
    ends = TurnEnds()
    start = process_time()
    game = Game(PLAN.options_of(number), ends)
    names = PLAN.seating(number)
    table = Table({seat: PLAYERS[name] for seat, name in enumerate(names)}, PLAN.seed_of(number))
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    playing = process_time() - start
    with TemporaryDirectory() as place:
        folder = Folder(Path(place) / "games")
        folder.begin(PLAN)
        start = process_time()
        folder.keep(number, game, results_of(number, game, names, ends))
        return (process_time() - start) / playing


def main() -> None:
    """Print the table."""
    rounds = [(speed(1), speed(2), bare(1), bare(2)) for _ in range(ROUNDS)]
    extra = median(bookkeeping(number) for number in range(1, 11))
    page = Page(title=f"games a second, 6 seats, West, Basic, {PLAYER}")
    for heading in ("1 process", "2 processes", "ratio", "bare loops", "counting and writing"):
        page.add_column(heading, justify="right")
    for one, two, loop, loops in rounds:
        page.add_row(f"{one:.2f}", f"{two:.2f}", f"{two / one:.2f}", f"{loops / loop:.2f}")
    ratio = median(two / one for one, two, _, _ in rounds)
    most = median(loops / loop for _, _, loop, loops in rounds)
    page.add_row("", "median", f"{ratio:.2f}", f"{most:.2f}", f"{extra:.1%}", style="bold")
    Console().print(page)


if __name__ == "__main__":
    main()
