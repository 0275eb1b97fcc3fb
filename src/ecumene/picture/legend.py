"""The strip under the board: its title, the symbols, and the players' colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from ecumene.data import Civilization, facts
from ecumene.data.colours import LIGHT
from ecumene.picture.strokes import stroke, symbol, text

if TYPE_CHECKING:
    from ecumene.data import Setup
    from ecumene.words import Messages

PADDING = 80
HEADING = 170
COLUMN = 1000
ROW = 78
MARK = 56
TEXT_SIZE = 48
SECOND = 345
"""From a mark to the second text after it."""
NATURAL_WIDTH = 8400
"""On a wider board the legend is larger, so that both can be read from the same distance."""

Draw: TypeAlias = Callable[[float, float], str]


@dataclass(frozen=True)
class LegendEntry:
    """How to draw the mark around a point, the text after it, and a second, lighter text."""

    draw: Draw
    first: str
    second: str = ""
    mark: float = MARK
    """How wide the mark is."""

    def drawn(self, x: float, y: float) -> str:
        """The entry from its left end, on a line."""
        parts = [
            self.draw(x + self.mark / 2, y),
            text(self.first, x + self.mark + 28, y + 16, TEXT_SIZE, "key"),
        ]
        if self.second:
            parts.append(text(self.second, x + self.mark + SECOND, y + 16, TEXT_SIZE, "key light"))
        return "".join(parts)


@dataclass(frozen=True)
class LegendGroup:
    """Entries in columns, row by row; some are drawn larger."""

    entries: Sequence[LegendEntry]
    size: float = 1.0

    def height(self, width: float) -> float:
        """The height under a legend of a given width."""
        return -(-len(self.entries) // self._columns(width)) * ROW * self.size

    def draw(self, top: float, width: float) -> str:
        """Lay out the entries."""
        columns = self._columns(width)
        step = (width - 2 * PADDING) / columns / self.size
        parts = [f'<g transform="translate({PADDING} {top:g}) scale({self.size:g})">']
        for number, entry in enumerate(self.entries):
            row, column = divmod(number, columns)
            parts.append(entry.drawn(column * step, row * ROW + ROW / 2))
        return "".join((*parts, "</g>"))

    def _columns(self, width: float) -> int:
        return max(1, int((width - 2 * PADDING) // (COLUMN * self.size)))


@dataclass(frozen=True)
class Legend:
    """A heading, and groups of entries that each begin a new row."""

    heading: str
    groups: Sequence[LegendGroup]
    aside: str

    def height(self, width: int) -> int:
        """The height under a board of a given width."""
        scale = _scale(width)
        rows = sum(group.height(width / scale) for group in self.groups)
        between = (len(self.groups) - 1) * ROW / 2
        return round((PADDING + HEADING + rows + between + PADDING) * scale)

    def draw(self, place: tuple[int, int, int]) -> str:
        """Draw it at the place given by left, top and width."""
        left, top, width = place
        scale = _scale(width)
        inner_width = width / scale
        baseline = PADDING + 95
        parts = [
            (
                f'<path d="M{left} {top}h{width}v{self.height(width)}h{-width}z"'
                f' fill="{LIGHT.paper}"/>'
            ),
            stroke(f"M{left} {top}h{width}", LIGHT.coast, 8),
            f'<g id="legend" transform="translate({left} {top}) scale({scale:g})">',
            text("Ecumene", PADDING, baseline, 130, "heading"),
            text(self.heading, PADDING + 560, baseline, 84, "key"),
            text(self.aside, inner_width - PADDING, baseline, 48, "aside"),
        ]
        y = float(PADDING + HEADING)
        for group in self.groups:
            parts.append(group.draw(y, inner_width))
            y += group.height(inner_width) + ROW / 2
        parts.append("</g>")
        return "".join(parts)


def board_legend(setup: Setup | None, messages: Messages) -> Legend:
    """The legend of a board without pieces."""
    heading = (
        messages("map-heading-whole")
        if setup is None
        else messages("map-heading-setup", players=setup.players, map=setup.map.value)
    )
    civs = facts().civilizations
    shown = list(civs) if setup is None else [civs[n] for n in setup.civilizations]
    groups = [
        LegendGroup(board_key(messages)),
        LegendGroup([_civilization(civ, messages) for civ in shown]),
    ]
    return Legend(heading, groups, messages("map-unofficial"))


def board_key(messages: Messages) -> list[LegendEntry]:
    """The meaning of the board's lines and symbols."""
    return [LegendEntry(draw, messages(message)) for draw, message in KEY]


def _scale(width: int) -> float:
    return max(1.0, width / NATURAL_WIDTH)


def _civilization(civ: Civilization, messages: Messages) -> LegendEntry:
    start = facts().areas[civ.start].name.in_language(messages.language)
    name = civ.name.in_language(messages.language)
    return LegendEntry(
        lambda x, y: _swatch(x, y, civ.colour.ground, civ.colour.fill),
        messages("map-civilization", rank=civ.rank, name=name),
        messages("map-civilization-start", area=start),
    )


def _swatch(x: float, y: float, fill: str, edge: str) -> str:
    half = MARK / 2
    return (
        f'<rect x="{x - half + 5:g}" y="{y - half + 5:g}" width="{MARK - 10}"'
        f' height="{MARK - 10}" rx="8" fill="{fill}" stroke="{edge}" stroke-width="10"/>'
    )


def _sample(fill: str, over: str = "none") -> Draw:
    """A sample of ground."""
    half = MARK / 2

    def draw(x: float, y: float) -> str:
        box = f'x="{x - half:g}" y="{y - half:g}" width="{MARK}" height="{MARK}" rx="8"'
        return f'<rect {box} fill="{fill}"/><rect {box} fill="{over}"/>'

    return draw


def _plain(x: float, y: float) -> str:
    """A sample of flood plain; the texture itself is too wide for the mark."""
    waves = "".join(f"M{x - 20:g} {y + dy:g}q10-10 20 0t20 0" for dy in (-10, 14))
    return _sample("#e9e2cd")(x, y) + stroke(waves, LIGHT.plain, 4.5)


def _line(colour: str, width: float, more: str = "", ground: str = "") -> Draw:
    """A sample of a border, on ground where it could not be seen on paper."""
    half = MARK / 2

    def draw(x: float, y: float) -> str:
        base = _sample(ground)(x, y) if ground else ""
        return base + stroke(f"M{x - half:g} {y:g}h{MARK}", colour, width, more)

    return draw


def _link(colour: str) -> Draw:
    """A connector."""
    half = MARK / 2 - 8

    def draw(x: float, y: float) -> str:
        dots = "".join(
            f'<circle cx="{x + side * half:g}" cy="{y:g}" r="7" fill="{colour}"/>'
            for side in (-1, 1)
        )
        return stroke(f"M{x - half:g} {y:g}h{2 * half:g}", colour, 6) + dots

    return draw


KEY: Sequence[tuple[Draw, str]] = (
    (lambda x, y: symbol("limit-3", x, y, MARK), "map-key-limit"),
    (lambda x, y: symbol("site-safe", x, y, MARK), "map-key-site-safe"),
    (lambda x, y: symbol("site-flood-plain", x, y, MARK), "map-key-site-flood-plain"),
    (_plain, "map-key-plain"),
    (lambda x, y: symbol("volcano", x, y, MARK), "map-key-volcano"),
    (lambda x, y: symbol("start", x, y, MARK, colour="#d2603a"), "map-key-start"),
    (_line(LIGHT.region_border, 7), "map-key-region"),
    (_line(LIGHT.land_border, 3.5), "map-key-land"),
    (_line(LIGHT.water_border, 3.5, ground=LIGHT.coastal_water), "map-key-water"),
    (
        _line(LIGHT.sea_border, 4.5, 'stroke-dasharray="22 13"', LIGHT.open_sea),
        "map-key-sea",
    ),
    (_link(LIGHT.region_border), "map-key-link-land"),
    (_link(LIGHT.sea_border), "map-key-link-water"),
    (_sample(LIGHT.out_land, "url(#out-of-play)"), "map-key-out"),
)
