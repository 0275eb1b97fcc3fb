"""The summary of a simulation, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ecumene.cli.cards.card_parts import headed, spaced
from ecumene.cli.reports.people_chart import people_named, told_range
from ecumene.cli.reports.simulation_sheet import simulation_title
from ecumene.cli.simulate.told_playing import ending, facts_of_playing, failures
from ecumene.words.numbers import decimal, range_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.cli.simulate.report import Report
    from ecumene.sim.summary import Compared, KindOfPlayer


def page_of(report: Report, look: ScreenLook) -> RenderableType:
    """The results, beside people's, and how to continue."""
    messages = look.messages
    if not report.summary.games:
        return spaced(map(Text, (*failures(report.played, look), *_ending(report, look))))
    title = simulation_title(report.plan, report.summary.games, messages)
    parts: list[RenderableType] = [
        Text(title, style="bold"),
        _compared(report, look),
    ]
    if len(report.summary.kinds) > 1:
        parts.append(headed(messages("simulate-kinds"), _kinds(report, look)))
    parts += map(Text, _conduct(report, look))
    return spaced([*parts, *map(Text, (*failures(report.played, look), *_ending(report, look)))])


def _compared(report: Report, look: ScreenLook) -> RenderableType:
    messages, likeness = look.messages, report.summary.likeness
    columns = _COLUMNS if likeness is not None else _COLUMNS[:2]
    table = table_of(["", *(messages("simulate-column", column=name) for name in columns)])
    for each in report.summary.compared:
        table.add_row(*_comparison(each, look))
    if likeness is None:
        return headed(people_named(likeness, messages), table)
    note = Text(messages("simulate-everywhere-note"), style="dim")
    return headed(people_named(likeness, messages), Group(table, note))


_COLUMNS = ("mean", "half", "people", "distance")


def _comparison(each: Compared, look: ScreenLook) -> Iterator[str | Text]:
    messages, language = look.messages, look.language
    yield messages("simulate-measure", measure=each.measure)
    yield decimal(each.mean, language)
    yield range_of(*each.middle_half, language)
    if each.people is None:
        return
    yield told_range(each.measure, each.people, messages)
    if not each.distance:
        yield Text(messages("simulate-inside"), style="green")
        return
    key = "simulate-above" if each.distance > 0 else "simulate-below"
    yield Text(messages(key, distance=decimal(abs(each.distance), language)), style="yellow")


def _kinds(report: Report, look: ScreenLook) -> RenderableType:
    columns = ("wins", "expected", "points", "place", "cities", "advances")
    table = table_of(["", *(look.messages("simulate-column", column=name) for name in columns)])
    for kind in report.summary.kinds:
        table.add_row(*_row(kind, look))
    return table


def _row(kind: KindOfPlayer, look: ScreenLook) -> Iterator[str]:
    yield kind.player
    yield look.messages("simulate-wins", wins=kind.wins, share=f"{kind.share:.0%}")
    yield f"{kind.expected:.0%}"
    for value in (kind.points, kind.place, kind.cities, kind.advances):
        yield decimal(value, look.language)


def _conduct(report: Report, look: ScreenLook) -> Iterator[str]:
    """How programs have behaved, where that was not well."""
    for kind in report.summary.kinds:
        if kind.faults:
            yield look.messages(
                "simulate-conduct",
                player=kind.player,
                faults=kind.faults,
                replaced=kind.replaced,
                seats=round(kind.seats * report.summary.games),
            )


def table_of(headings: list[str]) -> Table:
    """An empty table: names on the left, whole even where they are narrow; figures on the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    name, *figures = headings
    table.add_column(name, overflow="fold")
    for heading in figures:
        table.add_column(heading, justify="right")
    return table


def _ending(report: Report, look: ScreenLook) -> Iterator[str]:
    """How the games ended, and what there is to say of playing them."""
    summary, plan = report.summary, report.plan
    agreed = summary.ended_by.get("H6", 0)
    if agreed:
        yield look.messages("simulate-agreed", games=agreed, turn=plan.last_turn)
    yield from ending(report.played, summary.games, plan.games, look, report.charts)


def facts_of(report: Report) -> Json:
    """The same for programs."""
    summary = report.summary
    return {
        "plan": msgspec.to_builtins(report.plan),
        "finished": summary.games,
        **facts_of_playing(report.played, report.charts),
        "ended_by": summary.ended_by,
        "people": msgspec.to_builtins(summary.likeness),
        "measures": msgspec.to_builtins(summary.compared),
        "players": msgspec.to_builtins(summary.kinds),
    }
