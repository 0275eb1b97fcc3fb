"""``ecumene league``: who is the better player, judged in the same seats of the same games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.league.league_options import (
    COMMAND,
    LeagueOptions,
    folder_and_league,
    numbers_to_play,
)
from ecumene.cli.league.league_page import facts_of, page_of
from ecumene.cli.league.league_players import players_of
from ecumene.cli.league.league_report import LeagueReport
from ecumene.cli.libraries import check_library
from ecumene.cli.refusal import FAILED, cannot_write
from ecumene.cli.simulate.plan_options import begin
from ecumene.cli.simulate.playing import StopPatience, play_games
from ecumene.cli.simulate.where import read_where
from ecumene.cli.stop_signals import told_when_stopped
from ecumene.sim.league.gates import judge
from ecumene.sim.league.league_standings import standings
from ecumene.sim.stop_wish import StopWish

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.cli.simulate.playing import PlayedGames
    from ecumene.sim.folder import Folder
    from ecumene.sim.league.league_plan import League
    from ecumene.words import Messages

__all__ = ["LeagueOptions", "run"]


def run(asked: LeagueOptions, messages: Messages) -> CommandAnswer:
    """Play the missing games, make the tables, and compare the players."""
    with StopWish() as stop, told_when_stopped(StopPatience(stop).hear):
        check_library("pyarrow", "openskill")
        folder, league = folder_and_league(asked, messages)
        players = players_of(league.file, folder, messages.language, COMMAND)
        where = read_where(asked.jobs, asked.cluster, players, COMMAND)
        begin(folder, league, resume=asked.resume)
        try:
            numbers = numbers_to_play(asked, folder, league)
            played = play_games(folder, league, numbers, where, players, messages, stop, COMMAND)
            report = _report(folder, league, played)
            if asked.report and report.standings.games:
                report = replace(report, charts=_draw(folder, report, messages.language))
        except OSError as error:
            raise cannot_write(folder.path, error) from None
    failed = any(not verdict.met for verdict in report.verdicts)
    return CommandAnswer(
        page=lambda look: page_of(report, look),
        facts=lambda: facts_of(report),
        code=played.code or (FAILED if failed else 0),
    )


def _report(folder: Folder, league: League, played: PlayedGames) -> LeagueReport:
    from ecumene.sim.league.ratings import Ratings
    from ecumene.sim.tables import write_tables

    folder.tidy()
    write_tables(folder, league)
    found = standings(league, folder.finished(league.games))
    ratings = Ratings()
    for results in folder.finished(league.games):
        if league.trade_of(results.seats[0].game) is None:  # else settlers play most of it
            ratings.add(results.seats)
    return LeagueReport(league, found, ratings.all(), judge(league, found), played)


def _draw(folder: Folder, report: LeagueReport, language: str) -> Path:
    """Write the charts, those of the games themselves table by table."""
    from ecumene.cli.reports.league_sheet import league_page
    from ecumene.sim.chart_figures import chart_figures

    league = report.league
    found = {
        table: chart_figures(
            each
            for each in folder.finished(league.games)
            if league.pairing_of(each.seats[0].game)[1].table == table
        )
        for table in league.tables
    }
    figures = {table: each for table, each in found.items() if each.games}
    folder.write(folder.charts, league_page(report, figures, language).encode())
    return folder.charts
