"""The board, drawn: as SVG for pages and printers, as PNG for everything else.

``board_svg`` draws the board of a set-up, ``draw_game`` a position as a reader may see it. Shapes
and the places of labels and pieces come from ``ecumene.data``; here they get colours, symbols and a
legend. All lengths are tenths of a board unit; at 100 % a pixel is 2.5 of them.
"""

from ecumene.picture.board_drawing import board_svg
from ecumene.picture.game_drawing import draw_game
from ecumene.picture.pieces_by_place import Piece, PiecesByPlace
from ecumene.picture.png import svg_to_png

__all__ = ["Piece", "PiecesByPlace", "board_svg", "draw_game", "svg_to_png"]
