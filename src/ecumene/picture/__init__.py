"""The board, drawn: as SVG for pages and printers, as PNG for everything else.

The shapes and the places of the labels come from ``ecumene.data``; here they get colours, symbols
and a legend. All lengths are tenths of a board unit; at 100 % a pixel is 2.5 of them.
"""

from ecumene.picture.board import board_svg
from ecumene.picture.png import svg_to_png

__all__ = ["board_svg", "svg_to_png"]
