"""Elements of HTML and SVG, in which names that people chose are only ever text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element, SubElement

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH: Final = 400
"""The width of a chart. On a phone that is the whole screen, so its text need not shrink."""
LETTER: Final = 6.8
"""About the width of a letter, which nobody can measure without the reader's font."""


def element(tag: str, *content: Element | str, **attributes: str | float) -> Element:
    """An element; ``class_`` is its class, and a hyphen in a name is an underscore."""
    made = Element(tag, {_name(name): _plain(value) for name, value in attributes.items()})
    for each in content:
        if isinstance(each, Element):
            made.append(each)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + each
        else:
            made.text = (made.text or "") + each
    return made


def drawing(height: float, parts: Iterable[Element], labelled: str, described: str) -> Element:
    """A chart for the eye; ``labelled`` and ``described`` are ids of what tells it in words."""
    svg = element(
        "svg",
        viewBox=f"0 0 {WIDTH} {_plain(height)}",
        role="img",
        aria_labelledby=labelled,
        aria_describedby=described,
    )
    svg.extend(parts)
    return svg


def text(x: float, y: float, said: str, class_: str) -> Element:
    """Words in a drawing."""
    return element("text", said, x=x, y=y, class_=class_)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Element:
    """A line in a drawing."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def box(x: float, y: float, width: float, height: float, class_: str) -> Element:
    """A rectangle in a drawing."""
    return element("rect", x=x, y=y, width=max(0.0, width), height=max(0.0, height), class_=class_)


def shortened(name: str, letters: int) -> str:
    """A name that fits."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def told_whole(parent: Element, name: str) -> Element:
    """The same element, with a name that appears where somebody points at it."""
    SubElement(parent, "title").text = name
    return parent


def _name(name: str) -> str:
    return "class" if name == "class_" else name.replace("_", "-")


def _plain(value: str | float) -> str:
    """Numbers to a tenth, so that they are the same on every machine, and short."""
    if isinstance(value, str):
        return value
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0") if value > -0.05 else f"{value:.1f}"
