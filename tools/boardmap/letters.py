"""The width of a text in the typeface of the board."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fontTools.ttLib import TTFont

CAP_HEIGHT = 0.64
"""Height of a capital, in font sizes."""
DESCENT = 0.2
"""Depth of a g below the line, in font sizes."""
LINE_HEIGHT = 0.96
"""Distance between the lines of a name, in font sizes."""


@cache
def _advances(style: str) -> tuple[dict[int, str], dict[str, tuple[int, int]], int]:
    file = resources.files("fontpkg_alegreya_sans") / "files" / f"AlegreyaSans-{style}.ttf"
    with resources.as_file(file) as path, TTFont(path) as font:
        return dict(font.getBestCmap()), dict(font["hmtx"].metrics), font["head"].unitsPerEm


def text_width(text: str, size: float, style: str = "Medium", spacing: float = 0) -> float:
    """The width of a text; ``spacing`` is added after every letter, in font sizes."""
    glyphs, metrics, units = _advances(style)
    advances = sum(metrics[glyphs[ord(letter)]][0] for letter in text)
    return size * (advances / units + spacing * len(text))
