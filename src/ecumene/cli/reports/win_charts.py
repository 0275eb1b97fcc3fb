"""Who wins, with intervals: players and civilizations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.charts.rows import ChartRow, rows_chart
from ecumene.charts.sheet import Chart

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.cli.reports.figure_teller import FigureTeller
    from ecumene.sim.chart_figures import Wins


def player_wins(players: Mapping[str, Wins], say: FigureTeller) -> Chart:
    """How often each kind of player wins."""
    return wins_chart(say.messages("report-players"), players, say)


def civilization_wins(civilizations: Mapping[str, Wins], say: FigureTeller) -> Chart:
    """How often each civilization wins."""
    named = {say.civilization(id_): wins for id_, wins in civilizations.items()}
    return wins_chart(say.messages("report-civilizations"), named, say)


def wins_chart(title: str, found: Mapping[str, Wins], say: FigureTeller) -> Chart:
    """How often each of them wins."""
    rows, table = [], []
    for name, wins in found.items():
        share = say.share(wins.share.value)
        interval = (wins.share.low, wins.share.high)
        rows.append(ChartRow(name, wins.share.value, share, interval, wins.fair))
        table.append(
            [
                name,
                str(wins.wins),
                str(wins.games),
                share,
                say.range_of_share(wins.share),
                say.share(wins.fair),
                say.number(wins.points.value),
                say.range(wins.points),
            ]
        )
    headings = ("wins", "games", "share", "range", "fair", "points", "range")
    return Chart(
        title,
        [*_sentences(found, say), say.messages("report-dots")],
        ["", *say.columns(*headings)],
        table,
        rows_chart(rows, say.share),
    )


def _sentences(found: Mapping[str, Wins], say: FigureTeller) -> Iterator[str]:
    messages = say.messages
    name, best = next(iter(found.items()))
    yield messages(
        "report-best",
        name=name,
        share=say.share(best.share.value),
        low=say.share(best.share.low),
        high=say.share(best.share.high),
        fair=say.share(best.fair),
    )
    above = [name for name, wins in found.items() if wins.share.low > wins.fair]
    below = [name for name, wins in found.items() if wins.share.high < wins.fair]
    if above:
        yield messages("report-above", names=", ".join(above))
    if below:
        yield messages("report-below", names=", ".join(below))
    if not above and not below:
        yield messages("report-neither")
