"""Where the pieces of a game stand: boxes in a place that hide nothing written there.

A box is filled with rows of pieces; every place has several, each for more pieces than the one
before. They stay inside their place, as labels do, so those of two places never meet. On land if
there is room; else in the water of the area, and a line then leads from the pieces to the land.

All lengths are pixels of the board at 100 %.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from shapely import LineString, Point
from shapely.ops import nearest_points

from ecumene.picture.pieces import HEIGHT, MOST, SIZES
from tools.boardmap.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray
    from shapely.geometry.base import BaseGeometry

GROWN: Final = (MOST, 1.3, 1.0)
"""Scales of pieces if there is room."""
SHRUNKEN: Final = (0.78, 0.65)
"""Scales of pieces if there is very little room."""
ASHORE: Final = 6.0
"""Distance inland at which a line from pieces in the water ends."""
FAR_OUT: Final = 180.0
"""Maximum distance of an area's pieces from its land."""
NAME_GAP: Final = 2.0
"""The gap between a name or badge and the pieces beside it."""


@dataclass(frozen=True)
class Size:
    """The size of a box."""

    width: float
    height: float


@dataclass(frozen=True)
class Spot:
    """A box for pieces, by its middle, and where on land the line from it ends, if it has one."""

    x: float
    y: float
    size: Size
    ashore: tuple[float, float] | None = None

    def line(self) -> BaseGeometry:
        """The visible part of the line to the land; empty if there is none."""
        if self.ashore is None:
            return LineString()
        return LineString([(self.x, self.y), self.ashore]).difference(self.shape())

    def shape(self) -> BaseGeometry:
        """The box on the board."""
        dx, dy = self.size.width / 2, self.size.height / 2
        return shapely.box(self.x - dx, self.y - dy, self.x + dx, self.y + dy)


class Shore:
    """The land of a place, to which lines lead from the pieces in the water."""

    def __init__(self, land: BaseGeometry) -> None:
        self._land = land
        shapely.prepare(land)

    def led_to(self, spot: Spot, written: BaseGeometry) -> Spot:
        """A spot with the end of its line, if its middle is not on land.

        The line goes to the nearest point a little inland that is not behind something written.
        """
        middle = Point(spot.x, spot.y)
        if self._land.is_empty or self._land.contains(middle):
            return spot
        ways = (replace(spot, ashore=(goal.x, goal.y)) for goal in self._goals(middle))
        first = next(ways)
        clear = (way for way in chain((first,), ways) if not written.intersects(way.line()))
        return next(clear, first)

    def _goals(self, middle: Point) -> Iterator[Point]:
        """Where a line may end, a little inland first, each time the nearest first."""
        for shore, edge in self._edges:
            yield nearest_points(shore, middle)[0]
            yield from edge[np.argsort(shapely.distance(edge, middle), kind="stable")]

    @cached_property
    def _edges(self) -> list[tuple[BaseGeometry, NDArray[np.object_]]]:
        """The land a little inland and as it is, each with the points along its edge."""
        return [
            (
                shore,
                np.asarray(
                    shapely.points(shapely.get_coordinates(shore.boundary.segmentize(ASHORE)))
                ),
            )
            for shore in (self._land.buffer(-ASHORE), self._land)
            if not shore.is_empty
        ]


def box(columns: int, rows: int = 1, scale: float = 1.0) -> Size:
    """The box for a number of token stacks beside and above each other."""
    width = columns * SIZES.plate_width + (columns - 1) * SIZES.gap
    height = rows * HEIGHT + (rows - 1) * SIZES.gap
    return Size(width * scale, height * scale)


def boxes(*forms: tuple[int, int], scale: float = 1.0) -> tuple[Size, ...]:
    """The boxes for some forms, given in columns and rows, at one scale."""
    return tuple(box(columns, rows, scale) for columns, rows in forms)


FORMS: Final = (
    ((1, 1),),
    ((2, 1), (1, 2)),
    ((3, 1), (2, 2), (1, 3)),
    ((2, 2), (4, 1), (3, 2)),
    ((3, 2), (2, 3), (6, 1)),
    ((3, 3), (4, 2), (2, 4), (4, 3)),
)
"""The forms for more and more pieces, in each step the most pleasing first."""
ONE: Final = boxes(*FORMS[0])
TWO: Final = boxes(*FORMS[1])
FOUR: Final = boxes((2, 2), (3, 2), (4, 1), (2, 3))
ROOMY: Final = tuple(
    boxes(*form, scale=scale) for scale in GROWN for form in (((3, 1), (2, 2)), ((2, 1),))
)
"""What a label leaves room for if possible, from much to little."""
LITTLE_TWO: Final = boxes(*FORMS[1], scale=SHRUNKEN[0])
TIGHT: Final = (
    TWO,
    LITTLE_TWO,
    ONE,
    boxes(*FORMS[0], scale=SHRUNKEN[0]),
)
"""What it leaves room for if space is short."""
LEAST: Final = boxes(*FORMS[0], scale=SHRUNKEN[1])


def holds(size: Size, any_of: Sequence[Size]) -> bool:
    """Whether one of some boxes fits into a box."""
    return any(it.width <= size.width and it.height <= size.height for it in any_of)


def spots(
    land: BaseGeometry, whole: BaseGeometry, taken: BaseGeometry, at: tuple[float, float]
) -> list[Spot]:
    """The boxes of a place, from small to large, clear of what is taken and near a point."""
    free, shore = taken.buffer(NAME_GAP), Shore(land)
    shapes = [land.difference(free), whole.difference(free)]
    rooms = [Room(shape, margin=1.0) for shape in shapes]
    found: list[Spot] = []
    for forms in FORMS:
        spot = next(_fits(rooms, forms, at), None)
        if spot is not None and all(spot.size != other.size for other in found):
            found.append(shore.led_to(spot, taken))
    if found and found[0].size.height >= box(1).height:
        return found
    every_bit = [Room(shape, margin=1.0, cell=1.0) for shape in shapes]
    small = islice(_smaller(every_bit, FORMS[0], at), 1)
    return [*(shore.led_to(spot, taken) for spot in small), *found]


def _fits(
    rooms: Sequence[Room], forms: Sequence[tuple[int, int]], at: tuple[float, float]
) -> Iterator[Spot]:
    """Where pieces fit: as large as they get on land, then with the water, and then smaller."""
    for room in rooms:
        for scale in GROWN:
            yield from _places(room, boxes(*forms, scale=scale), at)
    if forms == FORMS[1]:
        yield from _smaller(rooms, forms, at)


def _smaller(
    rooms: Sequence[Room], forms: Sequence[tuple[int, int]], at: tuple[float, float]
) -> Iterator[Spot]:
    for scale in SHRUNKEN:
        for room in rooms:
            yield from _places(room, boxes(*forms, scale=scale), at)


def _places(room: Room, sizes: Sequence[Size], at: tuple[float, float]) -> Iterator[Spot]:
    for size in sizes:
        place = room.nearest(size.width, size.height, at)
        if place is not None:
            yield Spot(place.x, place.y, size)


def at_sea(
    land: BaseGeometry,
    water: BaseGeometry,
    written: Sequence[BaseGeometry],
    others: Sequence[BaseGeometry],
    sizes: Sequence[Size],
) -> Spot | None:
    """A box in the waters around an area that has no room for it itself.

    It hides neither what is written nor the pieces of others, nor does its line to the land hide
    anything written; preferably, but not necessarily, it also avoids the pieces of others.
    """
    shore, reach = Shore(land), land.buffer(FAR_OUT)
    shapely.prepare(reach)
    names = shapely.union_all([it for it in written if it.intersects(reach)])
    taken = shapely.union_all([names, *(it for it in others if it.intersects(reach))])
    room = Room(water.intersection(reach).difference(taken.buffer(NAME_GAP)), margin=1.0)
    for shape in (names, taken):
        shapely.prepare(shape)
    middle = (land.centroid.x, land.centroid.y)
    found = []
    for size in sizes:
        tried = islice(room.by_distance(size.width, size.height, middle), 4000)
        for place in islice(tried, 0, None, 8):
            spot = shore.led_to(Spot(place.x, place.y, size), names)
            line = spot.line()
            if not taken.intersects(line):
                return spot
            if not names.intersects(line):
                found.append(spot)
    return found[0] if found else None
