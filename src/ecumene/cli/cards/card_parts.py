"""What all cards are made of: a frame, rows of facts, coloured chips, rule text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from rich import box
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from ecumene.words import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.data import Colour

Row: TypeAlias = tuple[str, "RenderableType | None"]

RULE_ID = re.compile(r"\b(?:[A-Z]\d+[a-z]?|[AC]-[A-Z]+(?:-[A-Z]+)*)\b")
LABEL = "dim"
INKS = {"black": "#000000", "white": "#ffffff"}
"""A terminal's white is often grey."""


def card(
    title: str, parts: Sequence[RenderableType], look: ScreenLook, subtitle: str | None = None
) -> RenderableType:
    """The parts under a title; framed on a screen."""
    if not look.framed:
        head = title if subtitle is None else f"{title} ({subtitle})"
        return spaced([head, *parts])
    return Panel(
        Padding(spaced(parts), (0, 1)),
        title=Text(title, style="bold not dim"),
        title_align="left",
        subtitle=subtitle,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="dim",
    )


def spaced(parts: Iterable[RenderableType]) -> Group:
    """Return the parts with an empty line between them."""
    apart: list[RenderableType] = []
    for part in parts:
        apart += ["", part] if apart else [part]
    return Group(*apart)


def rows(*blocks: Iterable[Row]) -> Table:
    """Labels and values in separate blocks, without empty values."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=LABEL, no_wrap=True)
    table.add_column()
    for block in blocks:
        present = [(label, value) for label, value in block if value is not None]
        if present and table.row_count:
            table.add_row()
        for label, value in present:
            table.add_row(label, value)
    return table


def headed(title: str, body: RenderableType) -> RenderableType:
    """Return something under a small heading."""
    return Group(Text(title, style="bold"), Padding(body, (0, 0, 0, 2)))


def listed(names: Iterable[str], otherwise: str | None = None) -> str | None:
    """Return names as a list in a sentence."""
    return ", ".join(names) or otherwise


def chip(text: str, colour: Colour, look: ScreenLook) -> Text:
    """A name on its colour, or the bare name without colours."""
    if not look.colour:
        return Text(text)
    # The style is the word's, not the cell's.
    return Text.assemble((f" {text} ", f"{INKS[colour.ink]} on {colour.fill}"))


def chips(texts: Iterable[Text], look: ScreenLook) -> Text:
    """Return chips side by side."""
    return Text(" " if look.colour else ", ").join(texts)


def paragraph(text: str) -> Text:
    """Rule text, with cited ids highlighted."""
    line = Text(text)
    cite(line)
    return line


def cite(line: Text, start: int = 0) -> None:
    """Highlight the ids that a text cites, from a position on."""
    for match in RULE_ID.finditer(line.plain, start):
        line.stylize("cyan", *match.span())


def rule_text(id_: str, look: ScreenLook) -> RenderableType:
    """Return what the rulebook says about a card."""
    rule = rulebook(look.language).rule(id_)
    if rule is None:
        raise LookupError(f"no rule {id_}")
    return paragraph(rule.text)


def line_between() -> RenderableType:
    """Return a thin line."""
    return Line(style="dim")
