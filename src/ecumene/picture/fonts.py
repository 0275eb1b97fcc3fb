"""The board's typeface, Alegreya Sans, from its own package."""

from __future__ import annotations

from base64 import b64encode
from importlib import resources

FAMILY = "Alegreya Sans"
FACES = {
    "AlegreyaSans-Medium.ttf": (500, "normal"),
    "AlegreyaSans-Bold.ttf": (700, "normal"),
    "AlegreyaSans-MediumItalic.ttf": (500, "italic"),
}


def font_files() -> dict[str, bytes]:
    """Return the font files that the board uses, by name."""
    folder = resources.files("fontpkg_alegreya_sans") / "files"
    return {name: (folder / name).read_bytes() for name in FACES}


def font_face_rules() -> str:
    """CSS with embedded fonts, so that the drawing looks the same everywhere."""
    return "".join(
        f"@font-face{{font-family:'{FAMILY}';font-weight:{weight};font-style:{style};"
        f"src:url(data:font/ttf;base64,{b64encode(content).decode()})}}"
        for content, (weight, style) in zip(font_files().values(), FACES.values(), strict=True)
    )
