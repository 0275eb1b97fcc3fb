"""Where names, badges and pieces stand on the board, in each language.

A label stands in its own area: on its land if it fits there, upright or slanted, else in its water.
Name and badges stay together. Areas do not overlap, so labels that stay inside their areas do not
either. A label is put where there is still room for pieces; see ``spots``.

All lengths here are pixels of the board at 100 %.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import shapely
from shapely import Polygon, affinity

from tools.boardmap.blocks import Block, below, beside, divisions, forms, slanted_forms, text_block
from tools.boardmap.letters import CAP_HEIGHT, DESCENT
from tools.boardmap.room import Box, Room
from tools.boardmap.spots import LEAST, NAME_GAP, ROOMY, TIGHT, Size, Spot, box, spots

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from shapely.geometry.base import BaseGeometry

    from ecumene.data import Area
    from tools.boardmap.shapes import Shapes

LARGE_SIZES = ((26.0, 24.0, 22.0), (20.0, 18.0))
SIZES = (26.0, 24.0, 22.0, 20.0, 18.0, 17.0, 16.0, 15.0, 14.0)
SMALL_SIZES = (16.0, 15.0, 14.0, 13.0, 12.0)
SLANTS = (-20.0, 20.0, -40.0, 40.0, -60.0, 60.0, -80.0, 80.0)
SEA_SIZES = (42.0, 38.0, 34.0, 32.0, 29.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0)
SEA_SLANTS = (0.0, *(float(angle) for step in range(5, 75, 5) for angle in (-step, step)))
SEA_STYLE = "MediumItalic"
SEA_SPACING = 0.09
SEA_MARGIN = 8.0
SEA_CELL = 4.0


@dataclass
class Label:
    """A placed label: the lines of the name and the badges, on the board."""

    size: float
    angle: float = 0.0
    badge: float = 0.0
    lines: list[tuple[str, float, float, float]] = field(default_factory=list)
    badges: list[tuple[str, float, float]] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def shape(self) -> BaseGeometry:
        """The boxes around its lines and badges."""
        half = self.badge / 2
        return shapely.union_all(
            [
                *(
                    affinity.rotate(
                        shapely.box(
                            x - width / 2,
                            y - CAP_HEIGHT * self.size,
                            x + width / 2,
                            y + DESCENT * self.size,
                        ),
                        self.angle,
                        origin=(x, y),
                    )
                    for _, x, y, width in self.lines
                ),
                *(shapely.box(x - half, y - half, x + half, y + half) for _, x, y in self.badges),
            ]
        )

    def above(self) -> tuple[float, float]:
        """The middle of a row of pieces over the label."""
        left, top, right, _ = self.shape().bounds
        return (left + right) / 2, top - NAME_GAP - box(1).height / 2

    def add(self, block: Block, box: Box, room: Room) -> Label:
        """Put a block where a box was found for it."""
        self.badge = max(self.badge, block.badge)
        for line in block.lines:
            self.lines.append(
                (line.text, *room.on_board(box.x + line.x, box.y + line.y), line.width)
            )
        for badge, x, y in block.badges:
            self.badges.append((badge, *room.on_board(box.x + x, box.y + y)))
        return self


def badges_of(area: Area, *, own_volcano: bool) -> list[str]:
    """What is shown in an area beside its name."""
    badges = ["limit"]
    if area.site is not None:
        badges.append("site")
    if area.start is not None:
        badges.append("start")
    if own_volcano:
        badges.append("volcano")
    return badges


class Ground:
    """The free land and water of an area, and the room there, for its name in each language."""

    def __init__(self, shapes: Shapes, id_: str) -> None:
        self.dry = shapes.free(id_, "land")
        self.whole = shapes.free(id_, "land", "water")
        self._wet = shapes.free(id_, "water")

    @cached_property
    def land(self) -> Room:
        """The room on the land."""
        return Room(self.dry)

    @cached_property
    def water(self) -> Room:
        """The room on the water."""
        return Room(self._wet)

    @cached_property
    def both(self) -> Room:
        """The room on land and water."""
        return Room(self.whole)

    @cached_property
    def every_bit(self) -> Room:
        """The room on land and water to the very edge."""
        return Room(self.whole, margin=1.0, cell=1.0)

    @cached_property
    def slanting(self) -> list[Room]:
        """The room on the land along slanting directions."""
        return [Room(self.dry, angle=angle) for angle in SLANTS]


class Waters:
    """An open sea, and the room along the directions in which its name may go."""

    def __init__(self, shapes: Shapes, id_: str) -> None:
        self.shape = shapes.free(id_, "water")
        self._rooms: dict[float, Room] = {}

    def room(self, angle: float) -> Room:
        """The room along a direction."""
        if angle not in self._rooms:
            self._rooms[angle] = Room(self.shape, margin=SEA_MARGIN, angle=angle, cell=SEA_CELL)
        return self._rooms[angle]


def area_label(ground: Ground, name: str, badges: Sequence[str]) -> Label | None:
    """The label of an area and its spots for pieces; None if it fits nowhere legibly."""
    attempts = _Attempts(ground, name, badges).most_pleasing_first()
    label = next((label for label in attempts if label), None)
    if label is not None:
        label.spots = spots(ground.dry, ground.whole, label.shape(), label.above())
    return label


class _Attempts:
    """The ways to label an area so that there is room for pieces."""

    def __init__(self, ground: Ground, name: str, badges: Sequence[str]) -> None:
        self.ground, self.name, self.badges = ground, name, badges

    @cached_property
    def slanted(self) -> list[Label]:
        """The labels along slanting directions on the land, the largest first."""
        found = [
            _first_fit(
                room,
                (
                    form
                    for size in SIZES
                    for form in slanted_forms(self.name, size, self.badges, room.angle)
                ),
            )
            for room in self.ground.slanting
        ]
        return sorted((label for label in found if label), key=lambda label: -label.size)

    def most_pleasing_first(self) -> Iterator[Label | None]:
        """From room for several large pieces down to room for a small one."""
        ground = self.ground
        for sizes in LARGE_SIZES:
            for pieces in ROOMY:
                yield self._beside(ground.land, ground.land, sizes, pieces)
        for pieces in TIGHT:
            yield self._beside(ground.land, ground.land, SIZES, pieces)
            yield self._slanted(ground.dry, pieces)
            yield self._beside(ground.land, ground.both, SMALL_SIZES, pieces)
            yield self._beside(ground.water, ground.land, SMALL_SIZES, pieces)
            yield self._beside(ground.both, ground.both, SMALL_SIZES, pieces)
            yield self._slanted(ground.whole, pieces)
        yield self._beside(ground.every_bit, ground.every_bit, SMALL_SIZES, LEAST)

    def _beside(
        self, room: Room, pieces_room: Room, sizes: Sequence[float], pieces: Sequence[Size]
    ) -> Label | None:
        """Name and badges in one block, with room for pieces next to it or somewhere else."""
        for size in sizes:
            for form in forms(self.name, size, self.badges):
                if room is pieces_room:
                    label = _first_fit(room, _with_pieces(form, pieces))
                    if label is not None:
                        return label
                box = room.place(form.width, form.height)
                if box is None:
                    continue
                rest = pieces_room.without(box, NAME_GAP)
                if any(rest.place(other.width, other.height) for other in pieces):
                    return Label(size).add(form, box, room)
        return None

    def _slanted(self, pieces_shape: BaseGeometry, pieces: Sequence[Size]) -> Label | None:
        """The largest slanted label that leaves room for pieces."""
        for label in self.slanted:
            rest = Room(pieces_shape.difference(label.shape().buffer(NAME_GAP)))
            if any(rest.place(size.width, size.height) for size in pieces):
                return label
        return None


def _with_pieces(form: Block, pieces: Sequence[Size]) -> Iterator[Block]:
    """A label and the pieces above it, or beside it."""
    for size in pieces:
        row = Block(0, size.width, size.height)
        yield below(row, form, NAME_GAP)
        yield beside(form, row, NAME_GAP)
        yield below(form, row, NAME_GAP)


def sea_label(waters: Waters, name: str) -> Label | None:
    """The label of an open sea: as large as possible, slanted if that helps."""
    best: Label | None = None
    for angle in SEA_SLANTS:
        for size in SEA_SIZES:
            # A slanted name has to be clearly larger than an upright one to be preferred.
            if best is not None and size <= best.size + (2 if angle else 0):
                break
            label = _first_fit(
                waters.room(angle),
                (text_block(lines, size, SEA_STYLE, SEA_SPACING) for lines in divisions(name)),
            )
            if label is not None:
                best = label
                break
    if best is not None:
        best.spots = spots(Polygon(), waters.shape, best.shape(), best.above())
    return best


def _first_fit(room: Room, blocks: Iterator[Block]) -> Label | None:
    for block in blocks:
        box = room.place(block.width, block.height)
        if box is not None:
            return Label(block.size, room.angle).add(block, box, room)
    return None
