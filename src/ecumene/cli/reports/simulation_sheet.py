"""The results of a simulation as a page of charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.charts.sheet import Sheet, SheetPart, html_page
from ecumene.cli.reports.advance_charts import advance_order, advance_wins
from ecumene.cli.reports.behaviour_charts import calamity_losses, claims_chart
from ecumene.cli.reports.course_charts import course_charts, player_course, player_courses
from ecumene.cli.reports.figure_teller import FigureTeller
from ecumene.cli.reports.people_chart import people_chart
from ecumene.cli.reports.win_charts import civilization_wins, player_wins

if TYPE_CHECKING:
    from ecumene.sim.chart_figures import ChartFigures
    from ecumene.sim.plan import Plan
    from ecumene.sim.summary import Summary
    from ecumene.words import Messages


def simulation_page(plan: Plan, summary: Summary, figures: ChartFigures, language: str) -> str:
    """The page; ``language`` is the one that is shown first."""
    return html_page(lambda messages: _sheet(plan, summary, figures, messages), language)


def _sheet(plan: Plan, summary: Summary, figures: ChartFigures, messages: Messages) -> Sheet:
    say = FigureTeller(messages)
    told = [messages("report-about", version=plan.version)]
    agreed = summary.ended_by.get("H6", 0)
    if agreed:
        told.append(messages("simulate-agreed", games=agreed, turn=plan.last_turn))
    kind = None if summary.likeness is None else summary.likeness.kind
    several = len(figures.players) > 1
    result = [people_chart(summary.compared, summary.likeness, say)]
    if several:
        result.append(player_wins(figures.players, say))
    result.append(civilization_wins(figures.civilizations, say))
    if figures.advances:
        result.append(advance_wins(figures, say))
    course = [*course_charts(figures, kind, say)]
    if several:
        course += player_courses(figures, say)
    if figures.advances:
        course.append(advance_order(figures, say))
    behaviour = [
        calamity_losses(figures.calamities, say),
        claims_chart(figures.trade, say),
        player_course("deals", figures, say),
    ]
    return Sheet(
        simulation_title(plan, summary.games, messages),
        told,
        [
            SheetPart(messages("report-part-result"), result),
            SheetPart(messages("report-part-course"), course),
            SheetPart(messages("report-part-behaviour"), behaviour),
        ],
    )


def simulation_title(plan: Plan, games: int, messages: Messages) -> str:
    """What was simulated."""
    return messages(
        "simulate-title",
        games=games,
        seats=", ".join(f"{each.player} {each.count}" for each in plan.seats),
        map=plan.map,
        track="short" if plan.short_game else plan.track,
        seed=str(plan.seed),
    )
