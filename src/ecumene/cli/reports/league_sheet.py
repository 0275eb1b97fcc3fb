"""The results of a league as a page of charts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ecumene.charts.rows import ChartRow, own_scales_chart, rows_chart
from ecumene.charts.sheet import Chart, Sheet, SheetPart, html_page
from ecumene.cli.league.league_page import (
    CONDUCT,
    HABITS,
    among,
    entrant_name,
    habits_told,
    league_title,
    models_among,
)
from ecumene.cli.reports.behaviour_charts import calamity_losses, claims_chart
from ecumene.cli.reports.course_charts import player_course
from ecumene.cli.reports.figure_teller import FigureTeller
from ecumene.cli.reports.people_chart import people_named, told_range
from ecumene.cli.reports.win_charts import civilization_wins, wins_chart
from ecumene.sim.chart_figures import Wins
from ecumene.sim.humans import people, table_like

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecumene.cli.league.league_report import LeagueReport
    from ecumene.sim.chart_figures import ChartFigures
    from ecumene.sim.humans import Likeness
    from ecumene.sim.league.league_standings import EntrantStanding, FieldStanding
    from ecumene.sim.league.measures import Measure
    from ecumene.words import Messages

MOST_FIELDS: Final = 10
"""Fields that are shown; with more of them the page would be too large to send."""
MOST_TABLES: Final = 2
"""Tables whose games are shown."""
BESIDE: Final[tuple[Literal["turns", "winner", "mean", "last"], ...]] = (
    "turns",
    "winner",
    "mean",
    "last",
)
"""The measures of a field that were recorded of people, too."""


def league_page(report: LeagueReport, figures: Mapping[str, ChartFigures], language: str) -> str:
    """The page; ``figures`` has the games of each table."""
    return html_page(lambda messages: _sheet(report, figures, messages), language)


def _sheet(report: LeagueReport, figures: Mapping[str, ChartFigures], messages: Messages) -> Sheet:
    say = FigureTeller(messages)
    told = [messages("report-about", version=report.league.version)]
    fields = report.standings.fields
    if len(fields) > MOST_FIELDS or len(figures) > MOST_TABLES:
        told.append(messages("report-first", fields=MOST_FIELDS, tables=MOST_TABLES))
    parts = []
    if report.ratings:
        parts.append(SheetPart(messages("report-part-result"), [_ladder(report, say)]))
    parts += (
        SheetPart(_among(field, say), [*_of_field(field, report, say)])
        for field in fields[:MOST_FIELDS]
    )
    parts += (
        SheetPart(
            messages("report-part-table", table=table),
            [*_of_table(each, say, only_trade=report.league.tables[table].only_trade is not None)],
        )
        for table, each in list(figures.items())[:MOST_TABLES]
    )
    return Sheet(league_title(report, messages), told, parts)


def _among(field: FieldStanding, say: FigureTeller) -> str:
    pairing = field.pairing
    return say.messages("report-part-field", field=pairing.field, table=pairing.table)


def _ladder(report: LeagueReport, say: FigureTeller) -> Chart:
    rows, table = [], []
    for name, rating in report.ratings.items():
        value, reach = rating.value, rating.uncertainty
        told = say.number(value)
        rows.append(ChartRow(name, value, told, (value - reach, value + reach)))
        table.append([name, told, say.number(reach)])
    columns = ("player", "rating", "uncertainty")
    return Chart(
        say.messages("report-ladder"),
        [f"{say.messages('league-ratings')}.", say.messages("report-ladder-legend")],
        _headings(columns, say),
        table,
        rows_chart(rows, say.tick),
    )


def _of_field(field: FieldStanding, report: LeagueReport, say: FigureTeller) -> Iterator[Chart]:
    standings = among(field.pairing, report)
    entered = [each for each in standings if each.pairing.entrant is not None]
    if entered:
        only_trade = report.league.tables[field.pairing.table].only_trade is not None
        yield _gains(entered, say, only_trade=only_trade)
    wins = {
        entrant_name(each.pairing): Wins(
            each.games,
            round(each.wins.value * each.games),
            each.wins,
            each.fair,
            each.measures["points"],
        )
        for each in standings
    }
    best_first = sorted(wins, key=lambda name: -wins[name].share.value)
    yield wins_chart(
        say.messages("report-seat-wins"), {name: wins[name] for name in best_first}, say
    )
    table = report.league.tables[field.pairing.table]
    likeness = table_like(table.seats, table.map, table.track, short_game=table.short)
    if likeness is not None and table.only_trade is None:
        yield _beside_people(field, likeness, say)
    habits = habits_told(field.pairing, report, say.messages)
    conduct = say.messages("league-conduct")
    yield _figures(say.messages("report-habits"), habits, HABITS, standings, say)
    if models_among(standings):
        yield _figures(conduct, say.messages("report-conduct-legend"), CONDUCT, standings, say)


def _figures(
    title: str,
    told: str,
    measures: Sequence[Measure],
    standings: Sequence[EntrantStanding],
    say: FigureTeller,
) -> Chart:
    """A table of figures that no picture would make clearer."""
    rows = [
        [entrant_name(each.pairing), *(say.number(each.measures[name].value) for name in measures)]
        for each in standings
    ]
    return Chart(title, [f"{told}."], _headings(("player", *measures), say), rows)


def _gains(standings: Sequence[EntrantStanding], say: FigureTeller, *, only_trade: bool) -> Chart:
    rows, table = [], []
    for each in standings:
        name, gain = entrant_name(each.pairing), each.gain
        told = say.number(gain.value)
        rows.append(ChartRow(name, gain.value, told, (gain.low, gain.high)))
        table.append([name, told, say.range(gain), str(each.games)])
    best = standings[0]
    told_best = say.messages(
        "report-gain-of-cards-told" if only_trade else "report-gain-told",
        name=entrant_name(best.pairing),
        gain=say.number(best.gain.value),
        low=say.number(best.gain.low),
        high=say.number(best.gain.high),
    )
    return Chart(
        say.messages("report-gain-of-cards" if only_trade else "report-gain"),
        [told_best, say.messages("report-gain-legend")],
        [*_headings(("player", "gain"), say), *say.columns("range", "games")],
        table,
        rows_chart(rows, say.tick),
    )


def _beside_people(field: FieldStanding, likeness: Likeness, say: FigureTeller) -> Chart:
    rows, table = [], []
    for measure in BESIDE:
        name = say.messages("simulate-measure", measure=measure)
        found, range_ = field.measures[measure], people(measure, likeness.kind)
        told = say.number(found.value)
        rows.append(ChartRow(name, found.value, told, (found.low, found.high), people=range_))
        table.append([name, told, say.range(found), told_range(measure, range_, say.messages)])
    mean, of_people = (
        say.messages("simulate-column", column=column) for column in ("mean", "people")
    )
    return Chart(
        say.messages("report-people"),
        [f"{people_named(likeness, say.messages)}.", say.messages("report-field-legend")],
        ["", mean, *say.columns("range"), of_people],
        table,
        own_scales_chart(rows),
    )


def _of_table(figures: ChartFigures, say: FigureTeller, *, only_trade: bool) -> Iterator[Chart]:
    if not only_trade:
        yield civilization_wins(figures.civilizations, say)
        yield player_course("points", figures, say)
        yield player_course("step", figures, say)
        yield calamity_losses(figures.calamities, say)
    yield claims_chart(figures.trade, say)


def _headings(columns: Sequence[str], say: FigureTeller) -> list[str]:
    return [say.messages("league-measure", measure=column) for column in columns]
