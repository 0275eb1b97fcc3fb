"""Playing the missing games of a folder, while the progress is shown and somebody may stop it."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import closing
from dataclasses import dataclass
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

from ecumene.cli.refusal import FAILED
from ecumene.cli.simulate.progress import ProgressBar
from ecumene.cli.simulate.where import within_reach
from ecumene.cli.stop_signals import STOPPED
from ecumene.sim.simulation import missing, simulate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import GamesPlan
    from ecumene.sim.planned_game import PlayerOrGuest
    from ecumene.sim.simulation import Failure
    from ecumene.sim.stop_wish import StopWish
    from ecumene.sim.workplaces import Workplace
    from ecumene.words import Messages

BREATH: Final = 1.0
"""Seconds within which repeated stop signals count as one."""


class StopPatience:
    """Exit at a second stop: the person does not want to wait for the tables either."""

    def __init__(self, stop: StopWish) -> None:
        self._stop = stop
        self._since = 0.0

    def hear(self) -> None:
        """Handle a stop; shells and the like may send it twice at once."""
        if not self._stop.asked:
            self._since = monotonic()
            self._stop.ask()
        elif monotonic() - self._since > BREATH:
            os._exit(STOPPED)  # files appear whole or not at all


@dataclass(frozen=True)
class PlayedGames:
    """How it went this time."""

    folder: Folder
    command: str
    failures: Sequence[Failure]
    stopped: bool
    jobs: int
    """The number of processes."""
    games: int
    """The games finished."""
    seconds: float

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.games / self.seconds if self.games else 0.0

    @property
    def code(self) -> int:
        """The exit code that says how it went."""
        return STOPPED if self.stopped else FAILED if self.failures else 0

    @property
    def go_on(self) -> str:
        """The command that plays the missing games."""
        return f"{self.command} --out {shlex.quote(str(self.folder.path))} --resume"

    def repeat(self, failure: Failure) -> str:
        """The command that repeats a failed game alone."""
        return f"{self.go_on} --game {failure.number}"


def play_games(
    folder: Folder,
    plan: GamesPlan,
    numbers: Sequence[int],
    where: Workplace,
    players: Mapping[str, PlayerOrGuest],
    messages: Messages,
    stop: StopWish,
    command: str,
) -> PlayedGames:
    """Play some games of a plan; a stop keeps the finished ones."""
    failures: list[Failure] = []
    played, start = 0, perf_counter()
    with (
        within_reach(),
        ProgressBar(len(numbers), sys.stderr, messages) as progress,
        closing(simulate(folder, plan, numbers, where, players, stop)) as games,
    ):
        for failure in games:
            played += failure is None
            failures += [] if failure is None else [failure]
            progress.advance(failed=failure is not None)
    failed = {failure.number for failure in failures}
    left = set(numbers).intersection(missing(folder, plan)) - failed if stop.asked else ()
    seconds = perf_counter() - start
    processes = where.processes(len(numbers))
    return PlayedGames(folder, command, sorted(failures), bool(left), processes, played, seconds)
