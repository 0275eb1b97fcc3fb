"""SVG to PNG, with the board's own typeface only."""

from __future__ import annotations

import tempfile
from pathlib import Path

import resvg_py

from ecumene.picture.fonts import FAMILY, font_files


def svg_to_png(svg: str, scale: float = 1.0) -> bytes:
    """Render a drawing at 100 %, or at another scale."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in font_files().items():
            (Path(folder) / name).write_bytes(content)
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                zoom=scale,
                skip_system_fonts=True,
                font_dirs=[folder],
                font_family=FAMILY,
                sans_serif_family=FAMILY,
            )
        )
