"""A chart with a row for each thing: a bar, or a dot with the interval around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.charts.axes import Scale, rounded
from ecumene.charts.elements import (
    LETTER,
    WIDTH,
    box,
    element,
    line,
    shortened,
    text,
    told_whole,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from xml.etree.ElementTree import Element

ROW: Final = 21
LONGEST: Final = 24
"""Letters of a name; the table has it whole."""
SENTENCE: Final = 36
"""The same where names are longer than figures need room."""
GAP: Final = 8
BOTTOM: Final = 26
"""The height of the numbers under the rows."""


class ChartRow(Struct, frozen=True):
    """A figure with its name."""

    name: str
    value: float
    told: str
    """The figure in writing."""
    interval: tuple[float, float] | None = None
    mark: float | None = None
    """What it is compared with."""
    parts: tuple[float, ...] = ()
    """If it is a bar: what it is made of, from the left."""
    people: tuple[float, float] | None = None
    """The range of people."""


def rows_chart(
    rows: Sequence[ChartRow], number: Callable[[float], str]
) -> tuple[float, list[Element]]:
    """The height and the parts of a chart in which all rows have one axis."""
    ticks = rounded(*_reach(rows))
    left, right = _margins(rows, LONGEST)
    scale = Scale(ticks[0], ticks[-1], left, right)
    bottom = len(rows) * ROW + 4
    parts: list[Element] = []
    for tick in ticks:
        x = scale(tick)
        parts += (
            line(x, 2, x, bottom, "zero" if tick == 0 and ticks[0] < 0 else "grid"),
            text(x, bottom + 14, number(tick), "tick"),
        )
    for place, row in enumerate(rows):
        parts += _row(row, place, scale, LONGEST)
    return bottom + BOTTOM, parts


def own_scales_chart(rows: Sequence[ChartRow]) -> tuple[float, list[Element]]:
    """The same where every row measures something else, and so has a scale of its own."""
    left, right = _margins(rows, SENTENCE)
    parts: list[Element] = []
    for place, row in enumerate(rows):
        low, high = _reach([row], zero=False)
        air = (high - low or 1.0) * 0.15
        scale = Scale(low - air, high + air, left, right)
        y = place * ROW + ROW - 3
        parts += [line(left, y + 1, right, y + 1, "grid"), *_row(row, place, scale, SENTENCE)]
    return len(rows) * ROW + 6, parts


def _reach(rows: Sequence[ChartRow], *, zero: bool = True) -> tuple[float, float]:
    """The least and the greatest figure of all rows."""
    ends = [0.0] if zero else []
    for row in rows:
        ends += (row.value, *(row.interval or ()), *(row.people or ()))
        ends += () if row.mark is None else (row.mark,)
    return min(ends), max(ends)


def _margins(rows: Sequence[ChartRow], letters: int) -> tuple[float, float]:
    """Where figures are drawn, between names and numbers."""
    names = max(min(len(row.name), letters) for row in rows)
    numbers = max(len(row.told) for row in rows)
    return names * LETTER + 2 * GAP, WIDTH - numbers * LETTER - 2 * GAP


def _row(row: ChartRow, place: int, scale: Scale, letters: int) -> Iterator[Element]:
    middle = place * ROW + ROW / 2 + 2
    name = text(scale.start - GAP, middle + 4, shortened(row.name, letters), "name")
    yield told_whole(name, row.name)
    if row.people is not None:
        low, high = map(scale, row.people)
        yield box(low - 1, middle - 7, high - low + 2, 14, "people")
    if row.parts:
        start = 0.0
        for number, part in enumerate(row.parts):
            x = scale(start)
            start += part
            yield box(x, middle - 6, scale(start) - x, 12, f"part{number}")
    if row.interval is not None:
        low, high = map(scale, row.interval)
        yield line(low, middle, high, middle, "interval")
        yield from (line(x, middle - 4, x, middle + 4, "interval") for x in (low, high))
    if not row.parts:
        yield element("circle", cx=scale(row.value), cy=middle, r=4, class_="dot")
    if row.mark is not None:
        x = scale(row.mark)
        yield line(x, middle - 8, x, middle + 8, "mark")
    yield text(WIDTH - 2, middle + 4, row.told, "told")
