"""``ecumene simulate``: many games of computer players, and what came out of them."""

from __future__ import annotations

import sys
from contextlib import closing
from time import perf_counter
from typing import TYPE_CHECKING

from ecumene.bots import PLAYERS
from ecumene.cli.answer import Answer
from ecumene.cli.refusal import FAILED, STOPPED, cannot_write
from ecumene.cli.simulate.asking import Asked, folder_and_plan, numbers_to_play, read_jobs
from ecumene.cli.simulate.page import facts_of, page_of
from ecumene.cli.simulate.progress import Progress
from ecumene.cli.simulate.report import Report
from ecumene.sim.simulation import Failure, simulate
from ecumene.sim.summary import summarize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import Plan
    from ecumene.words import Messages

__all__ = ["Asked", "run"]


def run(asked: Asked, messages: Messages) -> Answer:
    """Play what is missing, make the tables, and sum up all games that are finished."""
    jobs = read_jobs(asked)
    folder, plan = folder_and_plan(asked, messages)
    try:
        numbers = numbers_to_play(asked, folder, plan)
        report = _report(folder, plan, numbers, jobs, messages)
    except OSError as error:
        raise cannot_write(folder.path, error) from None
    return Answer(
        page=lambda look: page_of(report, look),
        facts=lambda: facts_of(report),
        code=STOPPED if report.stopped else FAILED if report.failures else 0,
    )


def _report(
    folder: Folder, plan: Plan, numbers: Sequence[int], jobs: int, messages: Messages
) -> Report:
    """Play the games; Ctrl-C ends that and keeps those that are finished."""
    failures: list[Failure] = []
    played, stopped, start = 0, False, perf_counter()
    try:
        with (
            Progress(len(numbers), sys.stderr, messages) as progress,
            closing(simulate(folder, plan, numbers, jobs, PLAYERS)) as games,
        ):
            for failure in games:
                played += failure is None
                failures += [] if failure is None else [failure]
                progress.advance(failed=failure is not None)
    except KeyboardInterrupt:
        stopped = True
    seconds = perf_counter() - start
    from ecumene.sim.tables import write_tables

    folder.tidy()
    write_tables(folder, plan)
    summary = summarize(plan, folder.finished(plan.games))
    processes = min(jobs, len(numbers))
    return Report(folder, plan, summary, sorted(failures), stopped, processes, played, seconds)
