"""``ecumene simulate``: many games of computer players, and their results."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.refusal import FAILED, cannot_write
from ecumene.cli.simulate.plan_options import (
    SimulateOptions,
    check_library,
    folder_and_plan,
    numbers_to_play,
    players_of,
    read_jobs,
)
from ecumene.cli.simulate.progress import ProgressBar
from ecumene.cli.simulate.report import Report
from ecumene.cli.simulate.summary_page import facts_of, page_of
from ecumene.cli.stop_signals import STOPPED, told_when_stopped
from ecumene.sim.simulation import Failure, missing, simulate
from ecumene.sim.stop_wish import StopWish
from ecumene.sim.summary import summarize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.cli.simulate.plan_options import Players
    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import Plan
    from ecumene.words import Messages

__all__ = ["SimulateOptions", "run"]

BREATH: Final = 1.0
"""Seconds within which repeated stop signals count as one."""


def run(asked: SimulateOptions, messages: Messages) -> CommandAnswer:
    """Play the missing games, make the tables, and summarize all finished games."""
    with StopWish() as stop, told_when_stopped(_Patience(stop).hear):
        check_library()
        jobs = read_jobs(asked)
        folder, plan = folder_and_plan(asked, messages)
        players = players_of(asked, folder, plan, messages.language)
        try:
            numbers = numbers_to_play(asked, folder, plan)
            report = _report(folder, plan, numbers, jobs, players, messages, stop)
        except OSError as error:
            raise cannot_write(folder.path, error) from None
    return CommandAnswer(
        page=lambda look: page_of(report, look),
        facts=lambda: facts_of(report),
        code=STOPPED if report.stopped else FAILED if report.failures else 0,
    )


class _Patience:
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


def _report(
    folder: Folder,
    plan: Plan,
    numbers: Sequence[int],
    jobs: int,
    players: Players,
    messages: Messages,
    stop: StopWish,
) -> Report:
    """Play the games; a stop keeps the finished ones."""
    failures: list[Failure] = []
    played, start = 0, perf_counter()
    with (
        ProgressBar(len(numbers), sys.stderr, messages) as progress,
        closing(simulate(folder, plan, numbers, jobs, players, stop)) as games,
    ):
        for failure in games:
            played += failure is None
            failures += [] if failure is None else [failure]
            progress.advance(failed=failure is not None)
    failed = {failure.number for failure in failures}
    left = set(numbers).intersection(missing(folder, plan)) - failed if stop.asked else ()
    seconds = perf_counter() - start
    from ecumene.sim.tables import write_tables

    folder.tidy()
    write_tables(folder, plan)
    summary = summarize(plan, folder.finished(plan.games))
    processes = min(jobs, len(numbers))
    return Report(folder, plan, summary, sorted(failures), bool(left), processes, played, seconds)
