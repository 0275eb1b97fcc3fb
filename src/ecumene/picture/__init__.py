"""The board, drawn: as SVG for pages and printers, as PNG for everything else.

``board_svg`` draws the board of a set-up, ``draw_game`` a position as a reader may see it. Shapes
and the places of labels and pieces come from ``ecumene.data``; here they get colours, symbols and a
legend. All lengths are tenths of a board unit; at 100 % a pixel is 2.5 of them.
"""

from ecumene.picture.board import board_svg
from ecumene.picture.game import draw_game
from ecumene.picture.png import svg_to_png
from ecumene.picture.standing import Piece, Position

__all__ = ["Piece", "Position", "board_svg", "draw_game", "svg_to_png"]
