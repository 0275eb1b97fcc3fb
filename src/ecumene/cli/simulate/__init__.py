"""``ecumene simulate``: many games of computer players, and their results."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.libraries import check_library
from ecumene.cli.refusal import cannot_write
from ecumene.cli.simulate.plan_options import (
    SimulateOptions,
    begin,
    folder_and_plan,
    numbers_to_play,
    players_of,
)
from ecumene.cli.simulate.playing import StopPatience, play_games
from ecumene.cli.simulate.report import COMMAND, Report
from ecumene.cli.simulate.summary_page import facts_of, page_of
from ecumene.cli.simulate.where import read_where
from ecumene.cli.stop_signals import told_when_stopped
from ecumene.sim.stop_wish import StopWish
from ecumene.sim.summary import summarize

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ecumene.cli.simulate.plan_options import Players
    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import Plan
    from ecumene.sim.workplaces import Workplace
    from ecumene.words import Messages

__all__ = ["SimulateOptions", "run"]


def run(asked: SimulateOptions, messages: Messages) -> CommandAnswer:
    """Play the missing games, make the tables, and summarize all finished games."""
    with StopWish() as stop, told_when_stopped(StopPatience(stop).hear):
        check_library("pyarrow")
        folder, plan = folder_and_plan(asked, messages)
        players = players_of(asked, folder, plan, messages.language)
        where = read_where(asked.jobs, asked.cluster, players, COMMAND)
        begin(folder, plan, resume=asked.resume)
        try:
            numbers = numbers_to_play(asked, folder, plan)
            report = _report(folder, plan, numbers, where, players, messages, stop)
            if asked.report and report.summary.games:
                report = replace(report, charts=_draw(folder, report, messages.language))
        except OSError as error:
            raise cannot_write(folder.path, error) from None
    return CommandAnswer(
        page=lambda look: page_of(report, look),
        facts=lambda: facts_of(report),
        code=report.played.code,
    )


def _report(
    folder: Folder,
    plan: Plan,
    numbers: Sequence[int],
    where: Workplace,
    players: Players,
    messages: Messages,
    stop: StopWish,
) -> Report:
    """Play the games, and make the tables of all that are finished."""
    played = play_games(folder, plan, numbers, where, players, messages, stop, COMMAND)
    from ecumene.sim.tables import write_tables

    folder.tidy()
    write_tables(folder, plan)
    return Report(plan, summarize(plan, folder.finished(plan.games)), played)


def _draw(folder: Folder, report: Report, language: str) -> Path:
    """Write the charts of all finished games."""
    from ecumene.cli.reports.simulation_sheet import simulation_page
    from ecumene.sim.chart_figures import chart_figures

    figures = chart_figures(folder.finished(report.plan.games))
    page = simulation_page(report.plan, report.summary, figures, language)
    folder.write(folder.charts, page.encode())
    return folder.charts
