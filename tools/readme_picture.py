"""Draw the picture of the README: the board of a 9-player game at half size."""

from __future__ import annotations

from pathlib import Path

from ecumene.data import MapName, facts
from ecumene.picture import board_svg, svg_to_png

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "board.png"


def main() -> None:
    """Write the picture."""
    svg = board_svg(facts().setup(9, MapName.WEST), embed_fonts=False)
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_bytes(svg_to_png(svg, scale=0.5))


if __name__ == "__main__":
    main()
