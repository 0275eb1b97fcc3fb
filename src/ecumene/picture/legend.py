"""The strip under the board: what it shows, what the symbols mean, who plays in which colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from ecumene.data import Civilization, facts
from ecumene.picture import colours
from ecumene.picture.marks import stroke, symbol, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.data import Setup
    from ecumene.words import Messages

PADDING = 80
HEADING = 170
COLUMN = 1000
ROW = 78
MARK = 56
TEXT_SIZE = 48
NATURAL_WIDTH = 8400
"""On a wider board the legend is drawn larger, so that both are read from the same distance."""

Draw: TypeAlias = Callable[[float, float], str]
Entry: TypeAlias = tuple[Draw, str, str]
"""How the mark is drawn, the text behind it, and a second, lighter text."""


def legend_height(setup: Setup | None, width: int) -> int:
    """How much room the legend takes under a board of some width."""
    columns = _columns(width)
    rows = -(-len(KEY) // columns) + -(-len(_civilizations(setup)) // columns)
    return round((PADDING + HEADING + rows * ROW + ROW / 2 + PADDING) * _scale(width))


def legend(setup: Setup | None, messages: Messages, place: tuple[int, int, int]) -> str:
    """Draw the legend at the place given by left, top and width."""
    left, top, width = place
    scale = _scale(width)
    inner_width = width / scale
    heading = (
        messages("map-heading-whole")
        if setup is None
        else messages("map-heading-setup", players=setup.players, map=setup.map.value)
    )
    key = [(draw, messages(message), "") for draw, message in KEY]
    civs = [_civilization(civ, messages) for civ in _civilizations(setup)]
    columns = _columns(width)
    civs_top = PADDING + HEADING + -(-len(key) // columns) * ROW + ROW / 2
    baseline = PADDING + 95
    return "".join(
        [
            (
                f'<path d="M{left} {top}h{width}v{legend_height(setup, width)}h{-width}z"'
                f' fill="{colours.PAPER}"/>'
            ),
            stroke(f"M{left} {top}h{width}", colours.COAST, 8),
            f'<g transform="translate({left} {top}) scale({scale:g})">',
            text("Ecumene", PADDING, baseline, 130, "heading"),
            text(heading, PADDING + 560, baseline, 84, "key"),
            text(messages("map-unofficial"), inner_width - PADDING, baseline, 48, "aside"),
            _grid(key, PADDING + HEADING, inner_width, columns),
            _grid(civs, civs_top, inner_width, columns),
            "</g>",
        ]
    )


def _scale(width: int) -> float:
    return max(1.0, width / NATURAL_WIDTH)


def _columns(width: int) -> int:
    return max(1, int((width / _scale(width) - 2 * PADDING) // COLUMN))


def _civilizations(setup: Setup | None) -> Sequence[Civilization]:
    civs = facts().civilizations
    return list(civs) if setup is None else [civs[n] for n in setup.civilizations]


def _grid(entries: Sequence[Entry], top: float, width: float, columns: int) -> str:
    """Lay entries out in columns, row by row."""
    step = (width - 2 * PADDING) / columns
    parts = []
    for number, (draw, first, second) in enumerate(entries):
        x = PADDING + (number % columns) * step
        y = top + (number // columns) * ROW + ROW / 2
        parts.append(draw(x + MARK / 2, y))
        parts.append(text(first, x + MARK + 28, y + 16, TEXT_SIZE, "key"))
        if second:
            parts.append(text(second, x + MARK + 345, y + 16, TEXT_SIZE, "key light"))
    return "".join(parts)


def _civilization(civ: Civilization, messages: Messages) -> Entry:
    start = facts().areas[civ.start].name.in_language(messages.language)
    name = civ.name.in_language(messages.language)
    return (
        lambda x, y: _swatch(x, y, colours.tint(civ.colour.fill), civ.colour.fill),
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
    """A piece of ground."""
    half = MARK / 2

    def draw(x: float, y: float) -> str:
        box = f'x="{x - half:g}" y="{y - half:g}" width="{MARK}" height="{MARK}" rx="8"'
        return f'<rect {box} fill="{fill}"/><rect {box} fill="{over}"/>'

    return draw


def _plain(x: float, y: float) -> str:
    """A piece of flood plain; the texture itself is too wide for the mark."""
    waves = "".join(f"M{x - 20:g} {y + dy:g}q10-10 20 0t20 0" for dy in (-10, 14))
    return _sample("#e9e2cd")(x, y) + stroke(waves, colours.PLAIN, 4.5)


def _line(colour: str, width: float, more: str = "", ground: str = "") -> Draw:
    """A piece of a border, on ground where it would not be seen on paper."""
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
    (_line(colours.REGION_BORDER, 7), "map-key-region"),
    (_line(colours.LAND_BORDER, 3.5), "map-key-land"),
    (_line(colours.WATER_BORDER, 3.5, ground=colours.COASTAL_WATER), "map-key-water"),
    (
        _line(colours.SEA_BORDER, 4.5, 'stroke-dasharray="22 13"', colours.OPEN_SEA),
        "map-key-sea",
    ),
    (_link(colours.REGION_BORDER), "map-key-link-land"),
    (_link(colours.SEA_BORDER), "map-key-link-water"),
    (_sample(colours.OUT_OF_PLAY_LAND, "url(#out-of-play)"), "map-key-out"),
)
