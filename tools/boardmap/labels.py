"""Where names and badges stand on the board, in each language.

A label stands in its own area: on its land if it fits there, upright or slanted, else in its water.
Areas do not overlap, so labels that stay inside their areas do not either.

All lengths here are pixels of the board at 100 %.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tools.boardmap.blocks import (
    Block,
    badge_column,
    badge_row,
    badge_size,
    divisions,
    forms,
    slanted_forms,
    text_block,
)
from tools.boardmap.room import Box, Room

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.data import Area, Sea
    from tools.boardmap.shapes import Shapes

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


def area_label(shapes: Shapes, id_: str, name: str, badges: Sequence[str]) -> Label | None:
    """The label of an area, or None where it fits nowhere inside it at a legible size."""
    return next((label for label in _attempts(shapes, id_, name, badges) if label), None)


def _attempts(shapes: Shapes, id_: str, name: str, badges: Sequence[str]) -> Iterator[Label | None]:
    """The ways to label an area, the most pleasing first."""
    land = Room(shapes.free(id_, "land"))
    yield _together(land, name, SIZES, badges)
    yield _apart(land, land, name, SIZES, badges)
    yield _slanted(shapes, id_, name, badges)
    yield _together(land, name, SMALL_SIZES, badges)
    yield _apart(land, land, name, SMALL_SIZES, badges)
    water = Room(shapes.free(id_, "water"))
    yield _apart(water, land, name, SMALL_SIZES, badges)
    yield _together(water, name, SMALL_SIZES, badges)
    yield _apart(water, water, name, SMALL_SIZES, badges)
    both = Room(shapes.free(id_, "land", "water"))
    yield _apart(both, land, name, SMALL_SIZES, badges)
    yield _together(both, name, SMALL_SIZES, badges)
    yield _apart(both, both, name, SMALL_SIZES, badges)


def sea_label(shapes: Shapes, sea: Sea, name: str) -> Label | None:
    """The label of an open sea: as large as it gets, slanted where that helps."""
    shape = shapes.free(sea.id, "water")
    best: Label | None = None
    for angle in SEA_SLANTS:
        room = Room(shape, margin=SEA_MARGIN, angle=angle, cell=SEA_CELL)
        for size in SEA_SIZES:
            # A slanted name has to be clearly larger than an upright one to be preferred.
            if best is not None and size <= best.size + (2 if angle else 0):
                break
            label = _first_fit(
                room,
                (text_block(lines, size, SEA_STYLE, SEA_SPACING) for lines in divisions(name)),
            )
            if label is not None:
                best = label
                break
    return best


def _together(room: Room, name: str, sizes: Sequence[float], badges: Sequence[str]) -> Label | None:
    """Name and badges in one block."""
    return _first_fit(room, (form for size in sizes for form in forms(name, size, badges)))


def _apart(
    name_room: Room, badge_room: Room, name: str, sizes: Sequence[float], badges: Sequence[str]
) -> Label | None:
    """The name in one place and the badges in another."""
    for size in sizes:
        badge = badge_size(size)
        for lines in divisions(name):
            block = text_block(lines, size)
            box = name_room.place(block.width, block.height)
            if box is None:
                continue
            rest = badge_room.without(box)
            for row in (badge_row(badges, badge), badge_column(badges, badge)):
                spot = rest.place(row.width, row.height)
                if spot is not None:
                    return Label(size).add(block, box, name_room).add(row, spot, rest)
    return None


def _slanted(shapes: Shapes, id_: str, name: str, badges: Sequence[str]) -> Label | None:
    """The largest label along one of some slanting directions on the land."""
    land = shapes.free(id_, "land")
    found = [
        _first_fit(
            Room(land, angle=angle),
            (form for size in SIZES for form in slanted_forms(name, size, badges, angle)),
        )
        for angle in SLANTS
    ]
    labels = [label for label in found if label is not None]
    return max(labels, key=lambda label: label.size, default=None)


def _first_fit(room: Room, blocks: Iterator[Block]) -> Label | None:
    for block in blocks:
        box = room.place(block.width, block.height)
        if box is not None:
            return Label(block.size, room.angle).add(block, box, room)
    return None
