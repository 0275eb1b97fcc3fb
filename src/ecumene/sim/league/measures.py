"""What is measured in the games of a league: of one seat, and of a whole table."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.sim.result_rows import Results, TurnResult

SeatMeasure: TypeAlias = Literal[
    "points",
    "place",
    "cities",
    "hand",
    "attacks",
    "voyages",
    "deals",
    "called-off",
    "lies",
    "calamities-passed",
]
"""Of one seat; cities and hand as in mid-game."""
TableMeasure: TypeAlias = Literal[
    "turns", "winner", "mean", "last", "mid-cities", "mid-hand", "city-attacks", "without-units"
]
"""Of a table; attacks are those of all together, and so are seats without units."""
Measure: TypeAlias = Literal[SeatMeasure, TableMeasure, "gain", "wins"]
"""What a gate can limit: also wins, in per cent, and the points gained by taking the seat."""

MID_GAME: Final = range(8, 13)
"""The turns of mid-game, in which games are decided."""


def of_seat(results: Results, seat: int) -> dict[Measure, float]:
    """What one seat did and came to."""
    row = results.seats[seat]
    middle = [turn for turn in _middle(results) if turn.seat == seat]
    return {
        "points": row.points,
        "place": row.place,
        "cities": _mean([turn.cities for turn in middle]),
        "hand": _mean([turn.hand_worth for turn in middle]),
        "attacks": row.city_attacks,
        "voyages": row.voyages,
        "deals": row.deals,
        "called-off": row.called_off,
        "lies": row.claims_untrue,
        "calamities-passed": row.calamities_passed,
    }


def of_table(results: Results) -> dict[Measure, float]:
    """What a whole table came to."""
    rows, middle = results.seats, _middle(results)
    points = [row.points for row in rows]
    bare = {turn.seat for turn in results.turns if not turn.tokens and not turn.cities}
    return {
        "turns": rows[0].turns,
        "winner": max(points),
        "mean": fmean(points),
        "last": min(points),
        "mid-cities": _mean([turn.cities for turn in middle]),
        "mid-hand": _mean([turn.hand_worth for turn in middle]),
        "city-attacks": sum(row.city_attacks for row in rows),
        "without-units": len(bare),
    }


def _middle(results: Results) -> list[TurnResult]:
    return [turn for turn in results.turns if turn.turn in MID_GAME]


def _mean(values: Sequence[float]) -> float:
    """The mean; 0 for a game that was over before."""
    return fmean(values) if values else 0.0
