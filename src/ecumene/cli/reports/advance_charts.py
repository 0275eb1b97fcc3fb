"""Advances: in which order they are bought, and who wins with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.charts.rows import ChartRow, rows_chart
from ecumene.charts.sheet import Chart
from ecumene.sim.chart_figures import EARLY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.cli.reports.figure_teller import FigureTeller
    from ecumene.sim.chart_figures import AdvanceUse, ChartFigures

SHOWN: Final = 24
"""Advances in a chart, those that most seats buy; the tables have all."""


def advance_order(figures: ChartFigures, say: FigureTeller) -> Chart:
    """As which purchase each advance is bought, and by how many."""
    messages, uses = say.messages, figures.advances
    most = _most(uses, {name: each.seats for name, each in uses.items()})
    rows = [
        ChartRow(say.advance(name), uses[name].place, say.share(uses[name].bought)) for name in most
    ]
    first, last = most[0], most[-1]
    told = messages(
        "report-order-told",
        first=say.advance(first),
        first_place=say.number(uses[first].place),
        last=say.advance(last),
        last_place=say.number(uses[last].place),
    )
    columns = ("advance", "place", "turn", "seats", "bought")
    return Chart(
        messages("report-order"),
        [told, messages("report-order-legend", shown=len(most), all=len(uses))],
        [messages("report-advance-column", column=column) for column in columns],
        [
            [
                say.advance(name),
                say.number(each.place),
                say.number(each.turn),
                str(each.seats),
                say.share(each.bought),
            ]
            for name, each in uses.items()
        ],
        rows_chart(rows, say.tick),
    )


def advance_wins(figures: ChartFigures, say: FigureTeller) -> Chart:
    """How often seats win that have bought an advance, at all and among their first."""
    messages = say.messages
    early = {name: each for name, each in figures.advances.items() if each.early_wins is not None}
    most = _most(early, {name: each.early for name, each in early.items()})
    found = {name: wins for name in most if (wins := early[name].early_wins) is not None}
    best_first = sorted(found, key=lambda name: (-found[name].value, name))
    rows = [
        ChartRow(
            say.advance(name),
            found[name].value,
            say.share(found[name].value),
            (found[name].low, found[name].high),
            figures.fair,
        )
        for name in best_first
    ]
    best = best_first[0]
    told = messages(
        "report-early-told",
        name=say.advance(best),
        share=say.share(found[best].value),
        low=say.share(found[best].low),
        high=say.share(found[best].high),
        fair=say.share(figures.fair),
        early=EARLY,
    )
    columns = ("advance", "seats", "wins", "range", "early", "early-wins", "range")
    return Chart(
        messages("report-advances"),
        [
            told,
            messages("report-early-legend", early=EARLY, shown=len(rows)),
            messages("report-early-caution", early=EARLY),
        ],
        [messages("report-advance-column", column=column) for column in columns],
        [
            [say.advance(name), *_wins(each, say)]
            for name, each in sorted(figures.advances.items(), key=lambda item: -item[1].wins.value)
        ],
        rows_chart(rows, say.share),
    )


def _most(uses: Mapping[str, AdvanceUse], seats: Mapping[str, int]) -> list[str]:
    """The names of those that most seats have, in the order of all."""
    most = sorted(uses, key=lambda name: (-seats[name], name))[:SHOWN]
    return [name for name in uses if name in most]


def _wins(use: AdvanceUse, say: FigureTeller) -> list[str]:
    early = use.early_wins
    return [
        str(use.seats),
        say.share(use.wins.value),
        say.range_of_share(use.wins),
        str(use.early),
        "–" if early is None else say.share(early.value),
        "–" if early is None else say.range_of_share(early),
    ]
