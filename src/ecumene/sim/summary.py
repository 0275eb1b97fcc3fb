"""The results of many games, beside people's."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Final, get_args

from msgspec import Struct

from ecumene.bots import MIXTURES
from ecumene.sim.humans import Likeness, Measure, Range, distance, people, table_like

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.sim.plan import Plan
    from ecumene.sim.result_rows import Results, SeatResult

DIGITS: Final = 1
"""Decimals with which means are shown and compared."""


class Compared(Struct, frozen=True):
    """A measure over all games."""

    measure: Measure
    mean: float
    middle_half: Range
    """The range of the middle half of the games."""
    people: Range | None
    """None if nothing comparable of people was recorded."""
    distance: float | None
    """How far the mean is above people's range, or below it (negative)."""


class KindOfPlayer(Struct, frozen=True):
    """The results of the players of one name."""

    player: str
    seats: float
    """At each table; the mean where characters mix."""
    wins: int
    share: float
    """The share of games won."""
    expected: float
    """The share of games won if all players were equally good."""
    points: float
    place: float
    cities: float
    advances: float
    faults: int
    """Bad and missing answers of programs, in all games."""
    replaced: int
    """Seats in which a computer player played on for a program, in all games."""


class Summary(Struct, frozen=True):
    """The results of the finished games."""

    games: int
    ended_by: dict[str, int]
    """The number of games by the rule that ended them: H4 the track, H6 the agreed last turn."""
    likeness: Likeness | None
    compared: tuple[Compared, ...]
    kinds: tuple[KindOfPlayer, ...]


class _Totals:
    """The sums for one kind of player."""

    def __init__(self) -> None:
        self.rows = self.wins = self.points = self.places = self.cities = self.advances = 0
        self.faults = self.replaced = 0

    def add(self, row: SeatResult) -> None:
        self.rows += 1
        self.wins += row.place == 1
        self.points += row.points
        self.places += row.place
        self.cities += row.cities
        self.advances += row.advances
        self.faults += row.faults
        self.replaced += row.replaced is not None


def summarize(plan: Plan, games: Iterable[Results]) -> Summary:
    """Sum up games, one after the other."""
    values: dict[Measure, list[float]] = {measure: [] for measure in get_args(Measure)}
    kinds = {seats.player: _Totals() for seats in plan.seats if seats.player not in MIXTURES}
    ended_by: Counter[str] = Counter()
    for results in games:
        for measure, value in _measured(results.seats).items():
            values[measure].append(value)
        for row in results.seats:
            kinds.setdefault(row.player, _Totals()).add(row)
        ended_by[results.seats[0].ended_by] += 1
    likeness = table_like(plan.players, plan.map, plan.track, short_game=plan.short_game)
    played = ended_by.total()
    return Summary(
        played,
        dict(sorted(ended_by.items())),
        likeness,
        tuple(_compared(measure, each, likeness) for measure, each in values.items() if each),
        tuple(_kind(plan, name, totals, played) for name, totals in kinds.items() if played),
    )


def _measured(rows: Sequence[SeatResult]) -> dict[Measure, float]:
    """The measures of one game."""
    ranked = sorted(rows, key=lambda row: row.place)
    points = [row.points for row in ranked]
    turns = ranked[0].turns
    return {
        "turns": turns,
        "winner": points[0],
        "mean": fmean(points),
        "last": points[-1],
        "first-minus-last": points[0] - points[-1],
        "first-minus-second": points[0] - points[1],
        "cities": fmean(row.cities for row in rows),
        "advances-winner": ranked[0].advances,
        "advances-mean": fmean(row.advances for row in rows),
        "steps-short-winner": turns - ranked[0].steps,
        "steps-short-mean": fmean(turns - row.steps for row in rows),
    }


def _compared(measure: Measure, values: Sequence[float], likeness: Likeness | None) -> Compared:
    mean = round(fmean(values), DIGITS)
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values
    range_ = None if likeness is None else people(measure, likeness.kind)
    return Compared(
        measure,
        mean,
        (round(quarters[0], DIGITS), round(quarters[-1], DIGITS)),
        range_,
        None if range_ is None else round(distance(mean, range_), DIGITS),
    )


def _kind(plan: Plan, name: str, totals: _Totals, games: int) -> KindOfPlayer:
    seats = totals.rows / games
    return KindOfPlayer(
        name,
        seats,
        totals.wins,
        totals.wins / games,
        seats / plan.players,
        round(totals.points / totals.rows, DIGITS),
        round(totals.places / totals.rows, DIGITS),
        round(totals.cities / totals.rows, DIGITS),
        round(totals.advances / totals.rows, DIGITS),
        totals.faults,
        totals.replaced,
    )
