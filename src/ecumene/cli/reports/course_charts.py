"""How games go, turn by turn: winners, the table and those who come last, and each player."""

from __future__ import annotations

from itertools import zip_longest
from math import ceil
from typing import TYPE_CHECKING, Final

from ecumene.charts.lines import MOST, ChartLine, PeopleBox, Point, lines_chart
from ecumene.charts.sheet import Chart
from ecumene.sim.humans import Measure, people

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecumene.cli.reports.figure_teller import FigureTeller
    from ecumene.sim.chart_figures import ChartFigures, Course
    from ecumene.sim.estimates import Estimate
    from ecumene.sim.humans import TableKind

OF_STANDINGS: Final[tuple[Course, ...]] = ("points", "step", "advances", "cities")
OF_PLAYERS: Final[tuple[Course, ...]] = ("points", "step", "advances", "cities")
ENDS: Final[Mapping[Course, tuple[Measure, ...]]] = {
    "points": ("winner", "mean", "last"),
    "advances": ("advances-winner", "advances-mean"),
    "cities": ("cities",),
}
"""Where people's games end; spaces on the A.S.T. are recorded as how far they lag behind turns."""
MOST_TURNS: Final = 40
"""Turns that are shown; of longer games every other, or fewer."""
BEHIND: Final[tuple[Measure, ...]] = ("steps-short-winner", "steps-short-mean")


def course_charts(
    figures: ChartFigures, kind: TableKind | None, say: FigureTeller
) -> Iterator[Chart]:
    """Winners, means and the last, beside the ends of people's games."""
    for course in OF_STANDINGS:
        yield _of_standings(course, figures, kind, say)


def player_courses(figures: ChartFigures, say: FigureTeller) -> Iterator[Chart]:
    """The same measures by player."""
    for course in OF_PLAYERS:
        yield player_course(course, figures, say)


def _of_standings(
    course: Course, figures: ChartFigures, kind: TableKind | None, say: FigureTeller
) -> Chart:
    messages = say.messages
    standings = figures.courses[course].standings
    found = {
        messages("report-standing", standing=standing): each for standing, each in standings.items()
    }
    values: dict[str, str] = {
        standing: say.number(each[-1].value) for standing, each in standings.items()
    }
    told = [_told(course, len(standings["mean"]), values, say)]
    boxes = () if kind is None else tuple(_boxes(course, kind))
    diagonal = ""
    if boxes:
        told.append(messages("report-boxes"))
    if course == "step":
        diagonal = messages("report-diagonal")
        told.append(messages("report-diagonal-told"))
    told.append(messages("report-course-legend"))
    return _chart(messages("report-course", course=course), found, told, say, boxes, diagonal)


def _told(course: Course, turn: int, values: Mapping[str, str], say: FigureTeller) -> str:
    match course:
        case "points":
            return say.messages("report-points-told", turn=turn, **values)
        case "step":
            return say.messages("report-step-told", turn=turn, **values)
        case "advances":
            return say.messages("report-advances-told", turn=turn, **values)
    return say.messages("report-cities-told", turn=turn, **values)


def _boxes(course: Course, kind: TableKind) -> Iterator[PeopleBox]:
    turns = people("turns", kind)
    if course == "step":
        for behind in BEHIND:
            low, high = people(behind, kind)
            yield PeopleBox(turns, (turns[0] - high, turns[1] - low))
    for measure in ENDS.get(course, ()):
        yield PeopleBox(turns, people(measure, kind))


def player_course(course: Course, figures: ChartFigures, say: FigureTeller) -> Chart:
    """One measure by player; those with the most points if there are too many to see apart."""
    messages = say.messages
    found = {name: each for name, each in figures.courses[course].players.items() if each}
    best = sorted(found, key=lambda name: (-figures.players[name].points.value, name))[:MOST]
    shown = {name: each for name, each in found.items() if name in best}
    told = []
    if len(shown) < len(found):
        told.append(messages("report-course-most", shown=len(shown), all=len(found)))
    turn = max(map(len, shown.values()))
    ends = {name: each[-1].value for name, each in shown.items() if len(each) == turn}
    most, least = max(ends, key=lambda name: ends[name]), min(ends, key=lambda name: ends[name])
    high, low = say.number(ends[most]), say.number(ends[least])
    if most == least:
        told.append(messages("report-course-alone", turn=turn, high=high))
    else:
        told.append(
            messages("report-course-told", turn=turn, most=most, least=least, high=high, low=low)
        )
    told.append(messages("report-course-legend"))
    return _chart(messages("report-course-players", course=course), shown, told, say)


def _chart(
    title: str,
    shown: Mapping[str, Sequence[Estimate]],
    told: Sequence[str],
    say: FigureTeller,
    boxes: Sequence[PeopleBox] = (),
    diagonal: str = "",
) -> Chart:
    turns = max(map(len, shown.values()))
    step = ceil(turns / MOST_TURNS)
    lines = [
        ChartLine(
            name,
            tuple(
                Point(turn, each.value, each.low, each.high)
                for turn, each in enumerate(estimates, 1)
                if not turn % step or turn == len(estimates)
            ),
        )
        for name, estimates in shown.items()
    ]
    headings = [heading for name in shown for heading in (name, *say.columns("range"))]
    rows = [
        [str(turn), *(cell for each in values for cell in _cells(each, say))]
        for turn, values in enumerate(zip_longest(*shown.values()), 1)
        if not turn % step or turn == turns
    ]
    drawn = lines_chart(lines, say.messages("report-turns"), say.tick, boxes, diagonal)
    return Chart(title, told, [*say.columns("turn"), *headings], rows, drawn)


def _cells(found: Estimate | None, say: FigureTeller) -> tuple[str, str]:
    return ("", "") if found is None else (say.number(found.value), say.range(found))
