"""The forms a label can take: the name in one or more lines, with the badges under or beside it.

A block is laid out around its own centre; where it goes on the board is decided elsewhere. Most
blocks are only measured, so what is in one made of others is worked out when it is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise
from math import cos, radians, sin
from typing import TYPE_CHECKING

from tools.boardmap.letters import CAP_HEIGHT, DESCENT, LINE_HEIGHT, text_width

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GAP = 3.0
"""The gap between the parts of a label."""


@dataclass(frozen=True)
class TextLine:
    """A line of a name: its middle, its baseline and its width."""

    text: str
    x: float
    y: float
    width: float


@dataclass(frozen=True)
class Block:
    """A laid out label."""

    size: float
    width: float
    height: float
    badge: float = 0.0
    own_lines: tuple[TextLine, ...] = ()
    own_badges: tuple[tuple[str, float, float], ...] = ()
    parts: tuple[tuple[Block, float, float], ...] = ()
    """Other blocks, and the offset of their centres."""

    @property
    def lines(self) -> list[TextLine]:
        """The lines of the name."""
        return [
            *self.own_lines,
            *(
                TextLine(line.text, line.x + dx, line.y + dy, line.width)
                for block, dx, dy in self.parts
                for line in block.lines
            ),
        ]

    @property
    def badges(self) -> list[tuple[str, float, float]]:
        """The badges with their middles."""
        return [
            *self.own_badges,
            *(
                (badge, x + dx, y + dy)
                for block, dx, dy in self.parts
                for badge, x, y in block.badges
            ),
        ]


def divisions(name: str, most: int = 3) -> Iterator[tuple[str, ...]]:
    """The ways to break a name into lines between its words, fewest lines first."""
    words = name.split(" ")
    for count in range(1, min(most, len(words)) + 1):
        for breaks in combinations(range(1, len(words)), count - 1):
            edges = (0, *breaks, len(words))
            yield tuple(" ".join(words[a:b]) for a, b in pairwise(edges))


def text_block(
    lines: Sequence[str], size: float, style: str = "Medium", spacing: float = 0
) -> Block:
    """The lines of a name, centred."""
    widths = [text_width(line, size, style, spacing) for line in lines]
    height = size * (CAP_HEIGHT + DESCENT + LINE_HEIGHT * (len(lines) - 1))
    first = -height / 2 + size * CAP_HEIGHT
    return Block(
        size,
        max(widths),
        height,
        own_lines=tuple(
            TextLine(line, 0, first + number * size * LINE_HEIGHT, width)
            for number, (line, width) in enumerate(zip(lines, widths, strict=True))
        ),
    )


def badge_size(size: float) -> float:
    """The size of badges beside a name of some size: smaller if there is little room."""
    if size >= 24.0:
        return 24.0
    return 20.0 if size >= 18.0 else 16.0


def badge_row(badges: Sequence[str], badge: float, room: float | None = None) -> Block:
    """The badges beside each other, each with the room given for it."""
    room = badge if room is None else room
    step = room + GAP
    width = step * len(badges) - GAP
    spots = ((name, (room - width) / 2 + step * n, 0.0) for n, name in enumerate(badges))
    return Block(0, width, room, badge, own_badges=tuple(spots))


def badge_column(badges: Sequence[str], badge: float) -> Block:
    """The badges under each other."""
    row = badge_row(badges, badge)
    spots = ((name, y, x) for name, x, y in row.badges)
    return Block(0, badge, row.width, badge, own_badges=tuple(spots))


def forms(name: str, size: float, badges: Sequence[str]) -> Iterator[Block]:
    """All forms of an upright label of one size, the most pleasing first."""
    badge = badge_size(size)
    row, column = badge_row(badges, badge), badge_column(badges, badge)
    for lines in divisions(name):
        text = text_block(lines, size)
        yield below(text, row)
        yield beside(text, row)
        if len(lines) > 1:
            yield beside(text, column)


def slanted_forms(name: str, size: float, badges: Sequence[str], angle: float) -> Iterator[Block]:
    """The forms of a slanted label; its badges stay upright, so each takes more room."""
    badge = badge_size(size)
    turned = badge * (abs(cos(radians(angle))) + abs(sin(radians(angle))))
    row = badge_row(badges, badge, turned)
    for lines in divisions(name):
        text = text_block(lines, size)
        yield below(text, row)
        yield beside(text, row)


def below(upper: Block, lower: Block, gap: float = GAP) -> Block:
    """Two blocks as one, the second under the first."""
    height = upper.height + gap + lower.height
    return _joined(
        (upper, 0, (upper.height - height) / 2),
        (lower, 0, (height - lower.height) / 2),
        max(upper.width, lower.width),
        height,
    )


def beside(left: Block, right: Block, gap: float = 2 * GAP) -> Block:
    """Two blocks as one, the second to the right of the first."""
    width = left.width + gap + right.width
    return _joined(
        (left, (left.width - width) / 2, 0),
        (right, (width - right.width) / 2, 0),
        width,
        max(left.height, right.height),
    )


def _joined(
    one: tuple[Block, float, float], other: tuple[Block, float, float], width: float, height: float
) -> Block:
    return Block(
        max(one[0].size, other[0].size),
        width,
        height,
        max(one[0].badge, other[0].badge),
        parts=(one, other),
    )
