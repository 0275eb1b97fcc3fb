"""The smallest parts of a drawing: a stroke, a placed symbol, a line of text."""

from __future__ import annotations

from xml.sax.saxutils import escape


def stroke(path: str, colour: str, width: float, more: str = "") -> str:
    """A line that is not filled."""
    return f'<path class="line" d="{path}" stroke="{colour}" stroke-width="{width:g}" {more}/>'


def symbol(id_: str, x: float, y: float, size: float, *, title: str = "", colour: str = "") -> str:
    """One of the symbols with its middle at a point."""
    inner = f"<title>{escape(title)}</title>" if title else ""
    tinted = f' color="{colour}"' if colour else ""
    return (
        f'<use href="#{id_}" x="{x - size / 2:g}" y="{y - size / 2:g}"'
        f' width="{size:g}" height="{size:g}"{tinted}>{inner}</use>'
    )


def text(content: str, x: float, y: float, size: float, css_class: str, more: str = "") -> str:
    """A line of text; the class decides its alignment and colour."""
    return (
        f'<text class="{css_class}" x="{x:g}" y="{y:g}" font-size="{size:g}"{more}>'
        f"{escape(content)}</text>"
    )
