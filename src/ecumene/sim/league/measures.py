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
    "worth",
    "honesty",
    "legality",
    "calls",
    "seconds",
]
"""Of one seat; cities and hand as in mid-game, worth as gained in trade, shares in per cent."""
TableMeasure: TypeAlias = Literal[
    "turns", "winner", "mean", "last", "mid-cities", "mid-hand", "city-attacks", "without-units"
]
"""Of a table; attacks are those of all together, and so are seats without units."""
Measure: TypeAlias = Literal[SeatMeasure, TableMeasure, "gain", "wins"]
"""What a gate can limit: also wins, in per cent, and the points gained by taking the seat."""

MID_GAME: Final = range(8, 13)
"""The turns of mid-game, in which games are decided."""


def of_seat(results: Results, seat: int, only_trade: int | None = None) -> dict[Measure, float]:
    """What one seat did and came to; ``only_trade``: in the trade of this turn."""
    row = results.seats[seat]
    turns = [turn for turn in results.turns if only_trade in (None, turn.turn)]
    own = [turn for turn in turns if turn.seat == seat]
    middle = [turn for turn in own if only_trade is not None or turn.turn in MID_GAME]
    true, untrue = (sum(turn.claims_true for turn in own), sum(turn.claims_untrue for turn in own))
    worth = sum(turn.worth_gained for turn in own)
    return {
        "points": row.points,
        "place": row.place if only_trade is None else _place(worth, turns),
        "cities": _mean([turn.cities for turn in middle]),
        "hand": _mean([turn.hand_worth for turn in middle]),
        "attacks": row.city_attacks,
        "voyages": row.voyages,
        "deals": sum(turn.deals for turn in own),
        "called-off": sum(turn.called_off for turn in own),
        "lies": untrue,
        "calamities-passed": sum(turn.calamities_passed for turn in own),
        "worth": worth,
        "honesty": _per_cent(true, untrue),
        "legality": _per_cent(row.answers, row.faults),
        "calls": row.calls,
        "seconds": row.milliseconds / 1000,
    }


def _place(worth: int, turns: Sequence[TurnResult]) -> int:
    """The place of who has gained so much in one turn's trade."""
    return 1 + sum(turn.worth_gained > worth for turn in turns)


def _per_cent(good: int, bad: int) -> float:
    """The good ones of a hundred; who has done nothing has done nothing bad."""
    return 100 * good / (good + bad) if good + bad else 100.0


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
