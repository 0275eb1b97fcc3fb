"""How people score: ranges from 27 recorded games, to compare computer players with.

``human_results.json`` has the figures of competent tables of three kinds; for measures recorded
only over all games, it has the middle half or the mean.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.data import MapName, TrackName

Measure: TypeAlias = Literal[
    "turns",
    "winner",
    "mean",
    "last",
    "first-minus-last",
    "first-minus-second",
    "cities",
    "advances-winner",
    "advances-mean",
    "steps-short-winner",
    "steps-short-mean",
]
"""What is compared; all are points except turns, cities, advances and steps."""
TableKind: TypeAlias = Literal["basic", "expert", "both"]
"""Basic with 6 to 9 seats, Expert with 9 seats, both maps with 12 to 14 seats."""
Range: TypeAlias = tuple[float, float]


class HumanResults(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    games: int
    results: int
    everywhere: dict[Measure, Range]
    """Measures recorded only over all games."""
    tables: dict[TableKind, dict[Measure, Range]]


class Likeness(Struct, frozen=True):
    """The kind of table that people's figures are taken from."""

    kind: TableKind
    same: bool
    """Whether exactly that kind is simulated, not just a similar one."""


@cache
def human_results() -> HumanResults:
    """The figures."""
    file = resources.files("ecumene.sim") / "human_results.json"
    return msgspec.json.decode(file.read_bytes(), type=HumanResults)


def table_like(
    players: int, map_: MapName, track: TrackName, *, short_game: bool
) -> Likeness | None:
    """The most similar table of people; None for the Short Game.

    No Short Game of people was recorded, and a full game begins and ends elsewhere (Q).
    """
    if short_game:
        return None
    if map_ is MapName.BOTH or players > 9:
        return Likeness("both", map_ is MapName.BOTH and 12 <= players <= 14)
    if track is TrackName.EXPERT:
        return Likeness("expert", players == 9)
    return Likeness("basic", 6 <= players <= 9)


def people(measure: Measure, kind: TableKind) -> Range:
    """The range of people's tables of this kind, or of all if only that was recorded."""
    figures = human_results()
    found = figures.tables[kind].get(measure)
    return figures.everywhere[measure] if found is None else found


def distance(value: float, range_: Range) -> float:
    """How far a value is above a range, or below it (negative); 0 inside."""
    low, high = range_
    return value - low if value < low else max(0.0, value - high)
