"""The means of many games beside the ranges of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.charts.rows import ChartRow, own_scales_chart
from ecumene.charts.sheet import Chart
from ecumene.sim.humans import human_results
from ecumene.words.numbers import range_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.cli.reports.figure_teller import FigureTeller
    from ecumene.sim.humans import Likeness, Measure, Range
    from ecumene.sim.summary import Compared
    from ecumene.words import Messages


def people_chart(
    compared: Sequence[Compared], likeness: Likeness | None, say: FigureTeller
) -> Chart:
    """Every measure with the middle half of the games, and with people where there are any."""
    messages, language = say.messages, say.language
    rows, table = [], []
    for each in compared:
        name = messages("simulate-measure", measure=each.measure)
        mean = say.number(each.mean)
        shown = name
        if each.people is not None and each.measure in human_results().everywhere:
            shown = messages("simulate-everywhere", range=name)
        rows.append(ChartRow(shown, each.mean, mean, each.middle_half, people=each.people))
        cells = [name, mean, range_of(*each.middle_half, language)]
        if each.people is not None:
            cells += (told_range(each.measure, each.people, messages), _distance(each, say))
        table.append(cells)
    columns = ("mean", "half") if likeness is None else ("mean", "half", "people", "distance")
    return Chart(
        messages("report-people"),
        [*_sentences(compared, likeness, say), messages("report-people-legend")],
        ["", *(messages("simulate-column", column=column) for column in columns)],
        table,
        own_scales_chart(rows),
    )


def people_named(likeness: Likeness | None, messages: Messages) -> str:
    """Which people are compared with."""
    if likeness is None:
        return messages("simulate-people-none")
    return messages(
        "simulate-people" if likeness.same else "simulate-people-nearest",
        table=messages("simulate-table", kind=likeness.kind),
        games=human_results().games,
    )


def told_range(measure: Measure, people: Range, messages: Messages) -> str:
    """People's range; an asterisk says that it was recorded for all tables together."""
    told = range_of(*people, messages.language)
    everywhere = measure in human_results().everywhere
    return messages("simulate-everywhere", range=told) if everywhere else told


def _distance(each: Compared, say: FigureTeller) -> str:
    if not each.distance:
        return say.messages("simulate-inside")
    key = "simulate-above" if each.distance > 0 else "simulate-below"
    return say.messages(key, distance=say.number(abs(each.distance)))


def _sentences(
    compared: Sequence[Compared], likeness: Likeness | None, say: FigureTeller
) -> list[str]:
    messages = say.messages
    found = [f"{people_named(likeness, messages)}."]
    inside = sum(each.distance == 0 for each in compared)
    above = [each for each in compared if each.distance is not None and each.distance > 0]
    below = [each for each in compared if each.distance is not None and each.distance < 0]
    if likeness is not None:
        found.append(messages("report-people-inside", inside=inside, all=len(compared)))
    if above:
        found.append(messages("report-people-above", measures=_list(above, messages)))
    if below:
        found.append(messages("report-people-below", measures=_list(below, messages)))
    if any(each.people and each.measure in human_results().everywhere for each in compared):
        found.append(f"{messages('simulate-everywhere-note')}.")
    return found


def _list(those: Sequence[Compared], messages: Messages) -> str:
    return "; ".join(messages("simulate-measure", measure=each.measure) for each in those)
