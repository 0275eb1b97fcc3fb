"""A chart of lines from left to right, such as turns, with the interval of each as a band.

Figures begin at 0; where an interval goes below, its band is cut there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.charts.axes import Scale, rounded
from ecumene.charts.elements import LETTER, WIDTH, box, element, line, shortened, text, told_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from xml.etree.ElementTree import Element

HEIGHT: Final = 250
BOTTOM: Final = 34
"""The height of the numbers under the lines."""
LONGEST: Final = 14
"""Letters of a name; the table has it whole."""
MOST: Final = 6
"""Lines that can be told apart, each by its dashes and the name at its end."""
APART: Final = 13
"""Between two names."""


class Point(Struct, frozen=True):
    """A figure, and the interval around it."""

    x: float
    y: float
    low: float
    high: float


class ChartLine(Struct, frozen=True):
    """A line with its name."""

    name: str
    points: tuple[Point, ...]


class PeopleBox(Struct, frozen=True):
    """Where people's games end."""

    across: tuple[float, float]
    up: tuple[float, float]


def lines_chart(
    lines: Sequence[ChartLine],
    below: str,
    number: Callable[[float], str],
    people: Sequence[PeopleBox] = (),
    diagonal: str = "",
) -> tuple[float, list[Element]]:
    """The height and the parts of a chart; ``below`` says what its lower numbers are.

    ``diagonal`` is the name of a line on which both numbers are the same.
    """
    points = [point for each in lines for point in each.points]
    highest = max([each.high for each in points] + [each.up[1] for each in people])
    furthest = max([each.x for each in points] + [each.across[1] for each in people])
    up = rounded(0, highest)
    across = rounded(0, furthest)
    left = max(len(number(tick)) for tick in up) * LETTER + 10
    names = max(min(len(each.name), LONGEST) for each in lines)
    x = Scale(0, furthest, left, WIDTH - names * LETTER - 16)
    y = Scale(up[0], up[-1], HEIGHT - BOTTOM, 8)
    parts: list[Element] = []
    for tick in up:
        parts.append(line(left, y(tick), x.end, y(tick), "grid"))
        parts.append(text(left - 5, y(tick) + 4, number(tick), "tick left"))
    parts += (
        text(x(tick), y.start + 15, number(tick), "tick") for tick in across if tick <= furthest
    )
    parts.append(text((left + x.end) / 2, HEIGHT - 4, below, "tick"))
    for end_of in people:
        (low_x, high_x), (low_y, high_y) = map(x, end_of.across), map(y, end_of.up)
        parts.append(box(low_x, high_y - 1, high_x - low_x, low_y - high_y + 2, "people"))
    if diagonal:
        end = min(furthest, up[-1])
        parts.append(told_whole(line(x(0), y(0), x(end), y(end), "diagonal"), diagonal))
    for place, each in enumerate(lines):
        parts += _line(each, place, x, y)
    return HEIGHT, [*parts, *_names(lines, x, y)]


def _line(drawn: ChartLine, place: int, x: Scale, y: Scale) -> Iterator[Element]:
    there = [f"{x(each.x):.1f},{y(each.high):.1f}" for each in drawn.points]
    back = [f"{x(each.x):.1f},{y(each.low):.1f}" for each in reversed(drawn.points)]
    middle = [f"{x(each.x):.1f},{y(each.y):.1f}" for each in drawn.points]
    yield element("polygon", points=" ".join(there + back), class_=f"band line{place}")
    way = element("polyline", points=" ".join(middle), class_=f"way line{place}")
    yield told_whole(way, drawn.name)


def _names(lines: Sequence[ChartLine], x: Scale, y: Scale) -> Iterator[Element]:
    """The name at the end of each line, moved where two would be on top of each other."""
    ends = sorted((y(each.points[-1].y), place) for place, each in enumerate(lines))
    room = max(8.0, min(ends[0][0], y.start - APART * (len(ends) - 1)))
    for order, (height, place) in enumerate(ends, 1):
        at = max(height, room)
        left_over = (len(ends) - order) * APART
        at = max(room, min(at, y.start - left_over))
        room = at + APART
        end = x(lines[place].points[-1].x)
        yield line(end + 2, height, x.end + 8, at, f"leader line{place}")
        name = text(x.end + 11, at + 4, shortened(lines[place].name, LONGEST), "end")
        yield told_whole(name, lines[place].name)
