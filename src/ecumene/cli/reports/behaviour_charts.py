"""What happens in games: losses by calamity, deals and lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.charts.rows import ChartRow, rows_chart
from ecumene.charts.sheet import Chart
from ecumene.sim.chart_figures import CITY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.cli.reports.figure_teller import FigureTeller
    from ecumene.sim.chart_figures import CalamityLosses, PlayerTrade


def calamity_losses(calamities: Mapping[str, CalamityLosses], say: FigureTeller) -> Chart:
    """What each calamity costs a table; those that cost nothing are in the table alone."""
    messages = say.messages
    rows, table = [], []
    for id_, losses in calamities.items():
        name, lost = say.calamity(id_), losses.lost.value
        if lost:
            parts = (losses.tokens, CITY * losses.cities)
            rows.append(ChartRow(name, lost, say.number(lost), parts=parts))
        figures = (losses.struck, losses.tokens, losses.cities, lost)
        table.append([name, *map(say.number, figures), say.range(losses.lost)])
    id_, dearest = next(iter(calamities.items()))
    told = messages(
        "report-losses-told",
        name=say.calamity(id_),
        lost=say.number(dearest.lost.value),
        low=say.number(dearest.lost.low),
        high=say.number(dearest.lost.high),
        all=say.number(sum(each.lost.value for each in calamities.values())),
    )
    columns = ("calamity", "struck", "tokens", "cities", "lost")
    headings = [messages("report-losses-column", column=column) for column in columns]
    return Chart(
        messages("report-losses"),
        [told, messages("report-losses-legend")],
        [*headings, *say.columns("range")],
        table,
        rows_chart(rows, say.tick) if rows else None,
    )


def claims_chart(trade: Mapping[str, PlayerTrade], say: FigureTeller) -> Chart:
    """How much of what players claim in deals is untrue, and all else of their trade."""
    messages = say.messages
    by_deals = sorted(trade, key=lambda name: (-trade[name].deals.value, name))
    rows, table = [], []
    for name in by_deals:
        each = trade[name]
        claims = each.claims_untrue.value + each.claims_true.value
        share = "–" if each.untrue is None else say.share(each.untrue)
        parts = (each.claims_untrue.value, each.claims_true.value)
        rows.append(ChartRow(name, claims, share, parts=parts))
        table.append(
            [
                name,
                say.number(each.deals.value),
                say.range(each.deals),
                say.number(each.called_off.value),
                say.number(each.claims_true.value),
                say.number(each.claims_untrue.value),
                say.range(each.claims_untrue),
                share,
                say.number(each.calamities_passed.value),
                say.number(each.gained.value),
                say.range(each.gained),
            ]
        )
    shares = {name: each.untrue for name, each in trade.items() if each.untrue is not None}
    first = trade[by_deals[0]]
    told = [
        messages(
            "report-trade-told",
            name=by_deals[0],
            deals=say.number(first.deals.value),
            gained=say.number(first.gained.value),
        )
    ]
    if shares:
        name = max(shares, key=lambda name: (shares[name], name))
        told.append(messages("report-claims-told", name=name, share=say.share(shares[name])))
        told.append(messages("report-claims-legend"))
    else:
        told.append(messages("report-claims-none"))
    return Chart(
        messages("report-claims"),
        told,
        _headings(say),
        table,
        rows_chart(rows, say.tick) if shares else None,
    )


def _headings(say: FigureTeller) -> list[str]:
    range_ = say.columns("range")
    heading = [
        say.messages("report-trade-column", column=column)
        for column in (
            "player",
            "deals",
            "called-off",
            "claims-true",
            "claims-untrue",
            "untrue",
            "calamities-passed",
            "gained",
        )
    ]
    player, deals, called_off, true, untrue, share, passed, gained = heading
    return [
        player,
        deals,
        *range_,
        called_off,
        true,
        untrue,
        *range_,
        share,
        passed,
        gained,
        *range_,
    ]
