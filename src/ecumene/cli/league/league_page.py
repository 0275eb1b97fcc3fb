"""The results of a league, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

import msgspec
from rich.text import Text

from ecumene.cli.cards.card_parts import headed, spaced
from ecumene.cli.simulate.summary_page import table_of
from ecumene.cli.simulate.told_playing import ending, facts_of_playing, failures
from ecumene.sim.league.measures import SeatMeasure, TableMeasure
from ecumene.words.numbers import decimal, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table

    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.cli.league.league_report import LeagueReport
    from ecumene.sim.estimates import Estimate
    from ecumene.sim.league.gates import GateVerdict
    from ecumene.sim.league.league_plan import Pairing
    from ecumene.sim.league.league_standings import EntrantStanding, FieldStanding
    from ecumene.sim.league.measures import Measure
    from ecumene.words import Messages

CONDUCT: Final[tuple[Measure, ...]] = ("worth", "honesty", "legality", "calls", "seconds")
"""How models conduct themselves."""
WELL: Final = 100
"""The legality of those whose answers are all good, in per cent."""
HABITS: Final = tuple(
    name for name in get_args(SeatMeasure) if name not in ("points", "place", *CONDUCT)
)
"""What players do, in the order of the table."""


def page_of(report: LeagueReport, look: ScreenLook) -> RenderableType:
    """The ladder, each field, the tables as they were, the gates, and how to continue."""
    parts: list[RenderableType] = []
    if report.standings.games:
        parts.append(Text(league_title(report, look.messages), style="bold"))
    if report.ratings:
        parts.append(headed(look.messages("league-ratings"), _ratings(report, look)))
    for field in report.standings.fields:
        standings = among(field.pairing, report)
        parts += (
            headed(_field(field, look), _entrants(standings, look)),
            headed(
                habits_told(field.pairing, report, look.messages),
                _figures(standings, HABITS, look),
            ),
        )
        if models_among(standings):
            parts.append(
                headed(look.messages("league-conduct"), _figures(standings, CONDUCT, look))
            )
    if report.standings.fields:
        parts.append(headed(look.messages("league-tables"), _fields(report, look)))
    if report.verdicts:
        parts.append(headed(look.messages("league-gates"), _gates(report, look)))
    played, games = report.standings.games, report.league.games
    said = (
        *failures(report.played, look),
        *ending(report.played, played, games, look, report.charts),
    )
    return spaced([*parts, *map(Text, said)])


def league_title(report: LeagueReport, messages: Messages) -> str:
    """What was played."""
    return messages(
        "league-title",
        games=report.standings.games,
        pairings=len(report.league.pairings),
        seed=str(report.league.file.seed),
    )


def _ratings(report: LeagueReport, look: ScreenLook) -> Table:
    table = _table(look, "player", "rating", "uncertainty")
    for name, rating in report.ratings.items():
        table.add_row(
            name, decimal(rating.value, look.language), decimal(rating.uncertainty, look.language)
        )
    return table


def _field(field: FieldStanding, look: ScreenLook) -> str:
    return look.messages(
        "league-field", field=field.pairing.field, table=field.pairing.table, games=field.games
    )


def among(field: Pairing, report: LeagueReport) -> list[EntrantStanding]:
    """Everybody in a field, the best first."""
    place = field.table, field.field
    found = [
        each
        for each in report.standings.entrants
        if (each.pairing.table, each.pairing.field) == place
    ]
    return sorted(found, key=lambda each: -each.gain.value)


def _entrants(standings: Sequence[EntrantStanding], look: ScreenLook) -> Table:
    table = _table(look, "player", "wins", "fair", "points", "gain")
    for each in standings:
        share = look.messages(
            "league-share",
            share=f"{each.wins.value:.0%}",
            low=f"{each.wins.low:.0%}",
            high=f"{each.wins.high:.0%}",
        )
        points = decimal(each.measures["points"].value, look.language)
        alone = each.pairing.entrant is None
        gain = "" if alone else _estimate(each.gain, look, signed=True)
        table.add_row(entrant_name(each.pairing), share, f"{each.fair:.0%}", points, gain)
    return table


def entrant_name(pairing: Pairing) -> str:
    """Who is meant: an entrant, or whoever sits there without one."""
    return pairing.entrant or pairing.field


def habits_told(pairing: Pairing, report: LeagueReport, messages: Messages) -> str:
    """What the figures of a table are about."""
    whole = report.league.tables[pairing.table].only_trade is None
    return messages("league-habits" if whole else "league-habits-of-trade")


def models_among(standings: Sequence[EntrantStanding]) -> bool:
    """Whether language models take part, or programs whose answers were not all good."""
    return any(
        each.measures["calls"].value or each.measures["legality"].value < WELL for each in standings
    )


def _figures(
    standings: Sequence[EntrantStanding], measures: Sequence[Measure], look: ScreenLook
) -> Table:
    table = _table(look, "player", *measures)
    for each in standings:
        figures = (decimal(each.measures[name].value, look.language) for name in measures)
        table.add_row(entrant_name(each.pairing), *figures)
    return table


def _place(pairing: Pairing) -> str:
    return f"{pairing.field}, {pairing.table}"


def _fields(report: LeagueReport, look: ScreenLook) -> Table:
    measures = get_args(TableMeasure)
    table = _table(look, "in-field", *measures)
    for each in report.standings.fields:
        figures = (decimal(each.measures[name].value, look.language) for name in measures)
        table.add_row(_place(each.pairing), *figures)
    return table


def _gates(report: LeagueReport, look: ScreenLook) -> Table:
    table = _table(look, "player", "in-field", "measure", "needed", "found", "verdict")
    for verdict in report.verdicts:
        met = verdict.met
        told = look.messages("league-met" if met else "league-not-met")
        table.add_row(
            verdict.pairing.entrant or "",
            _place(verdict.pairing),
            look.messages("league-measure", measure=verdict.measure),
            _needed(verdict, look),
            "" if verdict.found is None else _estimate(verdict.found, look),
            Text(told, style="green" if met else "red"),
        )
    return table


def _needed(verdict: GateVerdict, look: ScreenLook) -> str:
    if verdict.above is not None:
        return look.messages("league-above", entrant=verdict.above)
    least, most = (
        "" if each is None else short(each, look.language) for each in (verdict.least, verdict.most)
    )
    limits = "both" if least and most else "least" if least else "most"
    return look.messages("league-limits", limits=limits, least=least, most=most)


def _estimate(found: Estimate, look: ScreenLook, *, signed: bool = False) -> str:
    value, low, high = (
        f"{'+' if signed and each > 0 else ''}{decimal(each, look.language)}"
        for each in (found.value, found.low, found.high)
    )
    return look.messages("league-estimate", value=value, low=low, high=high)


def _table(look: ScreenLook, *columns: str) -> Table:
    return table_of([look.messages("league-measure", measure=column) for column in columns])


# For programs


def facts_of(report: LeagueReport) -> Json:
    """The same with all digits."""
    return {
        "plan": msgspec.to_builtins(report.league),
        "finished": report.standings.games,
        **facts_of_playing(report.played, report.charts),
        "ratings": msgspec.to_builtins(report.ratings),
        "entrants": msgspec.to_builtins(report.standings.entrants),
        "fields": msgspec.to_builtins(report.standings.fields),
        "gates": [_verdict_facts(verdict) for verdict in report.verdicts],
    }


def _verdict_facts(verdict: GateVerdict) -> Json:
    return {**msgspec.to_builtins(verdict), "met": verdict.met}
