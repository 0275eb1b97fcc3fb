"""The summary of a simulation, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ecumene.cli.cards.card_parts import headed, spaced
from ecumene.cli.simulate.figures import clock, decimal, range_of, speed
from ecumene.sim.humans import human_results

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.cli.simulate.report import Report
    from ecumene.sim.simulation import Failure
    from ecumene.sim.summary import Compared, KindOfPlayer


def page_of(report: Report, look: ScreenLook) -> RenderableType:
    """The results, beside people's, and how to continue."""
    messages = look.messages
    if not report.summary.games:
        return spaced(map(Text, (*_failures(report, look), *_ending(report, look))))
    parts: list[RenderableType] = [
        Text(_title(report, look), style="bold"),
        _compared(report, look),
    ]
    if len(report.summary.kinds) > 1:
        parts.append(headed(messages("simulate-kinds"), _kinds(report, look)))
    return spaced([*parts, *map(Text, (*_failures(report, look), *_ending(report, look)))])


def _title(report: Report, look: ScreenLook) -> str:
    plan = report.plan
    return look.messages(
        "simulate-title",
        games=report.summary.games,
        seats=", ".join(f"{each.player} {each.count}" for each in plan.seats),
        map=plan.map,
        track="short" if plan.short_game else plan.track,
        seed=str(plan.seed),
    )


def _compared(report: Report, look: ScreenLook) -> RenderableType:
    messages, likeness = look.messages, report.summary.likeness
    columns = _COLUMNS if likeness is not None else _COLUMNS[:2]
    table = _table(["", *(messages("simulate-column", column=name) for name in columns)])
    for each in report.summary.compared:
        table.add_row(*_comparison(each, look))
    if likeness is None:
        return headed(messages("simulate-people-none"), table)
    people = messages(
        "simulate-people" if likeness.same else "simulate-people-nearest",
        table=messages("simulate-table", kind=likeness.kind),
        games=human_results().games,
    )
    note = Text(messages("simulate-everywhere-note"), style="dim")
    return headed(people, Group(table, note))


_COLUMNS = ("mean", "half", "people", "distance")


def _comparison(each: Compared, look: ScreenLook) -> Iterator[str | Text]:
    messages, language = look.messages, look.language
    yield messages("simulate-measure", measure=each.measure)
    yield decimal(each.mean, language)
    yield range_of(*each.middle_half, language)
    if each.people is None:
        return
    people = range_of(*each.people, language)
    everywhere = each.measure in human_results().everywhere
    yield messages("simulate-everywhere", range=people) if everywhere else people
    if not each.distance:
        yield Text(messages("simulate-inside"), style="green")
        return
    key = "simulate-above" if each.distance > 0 else "simulate-below"
    yield Text(messages(key, distance=decimal(abs(each.distance), language)), style="yellow")


def _kinds(report: Report, look: ScreenLook) -> RenderableType:
    columns = ("wins", "expected", "points", "place", "cities", "advances")
    table = _table(["", *(look.messages("simulate-column", column=name) for name in columns)])
    for kind in report.summary.kinds:
        table.add_row(*_row(kind, look))
    return table


def _row(kind: KindOfPlayer, look: ScreenLook) -> Iterator[str]:
    yield kind.player
    yield look.messages("simulate-wins", wins=kind.wins, share=f"{kind.share:.0%}")
    yield f"{kind.expected:.0%}"
    for value in (kind.points, kind.place, kind.cities, kind.advances):
        yield decimal(value, look.language)


def _table(headings: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def _failures(report: Report, look: ScreenLook) -> Iterator[str]:
    for failure in report.failures:
        yield look.messages(
            "simulate-failed-because",
            cause=failure.cause,
            game=str(failure.number),
            seed=str(failure.seed),
            detail=failure.detail,
            file=str(report.folder.report_file(failure.number)),
            command=report.repeat(failure),
        )


def _ending(report: Report, look: ScreenLook) -> Iterator[str]:
    """How the games ended, how fast they were, where everything is, and how to continue."""
    messages, summary, plan = look.messages, report.summary, report.plan
    agreed = summary.ended_by.get("H6", 0)
    if agreed:
        yield messages("simulate-agreed", games=agreed, turn=plan.last_turn)
    if report.played:
        yield messages(
            "simulate-speed",
            games=report.played,
            time=clock(report.seconds),
            jobs=report.jobs,
            speed=speed(report.speed, look.language),
        )
    yield messages("simulate-files", folder=str(report.folder.path))
    if report.stopped:
        yield messages(
            "simulate-stopped", done=summary.games, games=plan.games, command=report.go_on
        )


def facts_of(report: Report) -> Json:
    """The same for programs."""
    summary = report.summary
    return {
        "folder": str(report.folder.path),
        "plan": msgspec.to_builtins(report.plan),
        "finished": summary.games,
        "stopped": report.stopped,
        "failed": [_failure_facts(report, failure) for failure in report.failures],
        "played": report.played,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.speed, 3),
        "jobs": report.jobs,
        "ended_by": summary.ended_by,
        "people": msgspec.to_builtins(summary.likeness),
        "measures": msgspec.to_builtins(summary.compared),
        "players": msgspec.to_builtins(summary.kinds),
    }


def _failure_facts(report: Report, failure: Failure) -> Json:
    return {
        "game": failure.number,
        "seed": failure.seed,
        "cause": failure.cause,
        "detail": failure.detail,
        "repeat": report.repeat(failure),
    }
