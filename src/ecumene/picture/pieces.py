"""The pieces of a game, drawn.

The shape says what a piece is, emblem and colour whose, and a number how many there are. Lengths
are pixels at 100 %. A piece is drawn from its upper left corner; lower ones are centred in their
row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from ecumene.data import facts
from ecumene.data.colours import LIGHT
from ecumene.data.shapes import SHAPES
from ecumene.picture import change_colours
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data import Civilization, Outsider
    from ecumene.picture.pieces_by_place import Piece
    from ecumene.rules.view import View

SIZES: Final = SHAPES.sizes
MOST: Final = 1.6
"""How much larger pieces may get if there is room."""
HEIGHT: Final = SIZES.square
"""Of a row of pieces."""
TAG_DIGIT: Final = 7.5
TAG_SIGN: Final = 8


def piece_symbols(parties: Iterable[Civilization | Outsider]) -> str:
    """The symbols of pieces, for a drawing's definitions."""
    emblems = (
        f'<symbol id="emblem-{party.id}" viewBox="0 0 24 24">'
        f'<path d="{party.emblem.path}"/></symbol>'
        for party in parties
    )
    digits = (
        f'<symbol id="digit-{number}" viewBox="26 20 48 60"><path d="{path}" fill="none"'
        ' stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></symbol>'
        for number, path in enumerate(SHAPES.digits)
    )
    return "".join((*emblems, *digits))


def party_of(view: View, piece: Piece) -> Civilization | Outsider:
    """The owner of a piece; the Barbarians' cities are pirate cities (F2)."""
    if piece.party == BARBARIANS:
        return facts().pirates if piece.kind == "city" else facts().barbarians
    return facts().civilizations[view.players[piece.party].civilization]


def width_of(piece: Piece) -> float:
    """The width of a piece, with its mark of change."""
    return _face_width(piece) + (0 if piece.brief else _tag_width(piece.change))


def draw_piece(piece: Piece, party: Civilization | Outsider, title: str) -> str:
    """A piece at the origin."""
    paint = _paint(piece, party)
    match piece.kind:
        case "tokens":
            parts = _stack(piece, paint)
        case "city":
            parts = _square(SHAPES.walls, (4, 6.2, 16), paint)
        case _:
            parts = _square(SHAPES.ship, (7.2, 2.1, 10.4), paint)
            if piece.count > 1:
                parts += _number(piece.count, SIZES.square + 1, 6, SIZES.ship_digit, LIGHT.ink)
    if not piece.brief:
        parts += _tag(piece.change, _face_width(piece))
    return f"<g><title>{escape(title)}</title>{parts}</g>"


@dataclass(frozen=True)
class _Paint:
    """How a piece is coloured."""

    emblem: str
    face: str
    edge: str
    ink: str
    ring: str = ""
    dashed: bool = False


def _paint(piece: Piece, party: Civilization | Outsider) -> _Paint:
    if piece.count == 0:
        return _Paint(party.id, LIGHT.paper, change_colours.GONE, change_colours.GONE, dashed=True)
    colour = party.colour
    ring = ""
    if piece.brief and piece.change:
        ring = change_colours.MORE if piece.change > 0 else change_colours.FEWER
    return _Paint(party.id, colour.fill, colour.outline, colour.ink, ring)


def _face_width(piece: Piece) -> float:
    digits = len(str(piece.count))
    if piece.kind == "tokens":
        return (
            SIZES.plate_height
            if piece.count == 0
            else SIZES.plate_width + (digits - 1) * SIZES.digit
        )
    return SIZES.square + (digits * SIZES.ship_digit + 1 if piece.count > 1 else 0)


def _stack(piece: Piece, paint: _Paint) -> str:
    width = _face_width(piece) - 1.2
    box = f'<rect x=".6" y="1.6" width="{width:g}" height="{SIZES.plate_height - 1.2:g}" rx="6"'
    number = "" if piece.count == 0 else _number(piece.count, 22.5, 6, SIZES.digit, paint.ink)
    return _shape(box, paint) + _emblem((2.6, 4, 18), paint) + number


def _square(path: str, emblem: tuple[float, float, float], paint: _Paint) -> str:
    drawn = _shape(f'<path d="{path}"', paint) + _emblem(emblem, paint)
    return f'<g transform="scale({SIZES.square / 24:.4g})">{drawn}</g>'


def _shape(start: str, paint: _Paint) -> str:
    """A shape with a pale halo, so that it stands out from ground of its own colour."""
    ring = f'{start} class="ring" stroke="{paint.ring}"/>' if paint.ring else ""
    dashes = ' stroke-dasharray="3 2.4"' if paint.dashed else ""
    return (
        f'{ring}{start} class="halo"/>{start} class="face" fill="{paint.face}"'
        f' stroke="{paint.edge}"{dashes}/>'
    )


def _emblem(place: tuple[float, float, float], paint: _Paint) -> str:
    x, y, size = place
    return (
        f'<use href="#emblem-{paint.emblem}" x="{x:g}" y="{y:g}" width="{size:g}"'
        f' height="{size:g}" fill="{paint.ink}"/>'
    )


def _number(number: int, x: float, y: float, width: float, ink: str) -> str:
    """A number in lining figures, from its left end."""
    height = width * 60 / 48
    return "".join(
        f'<use href="#digit-{digit}" x="{x + width * n:g}" y="{y:g}" width="{width:g}"'
        f' height="{height:.3g}" stroke="{ink}"/>'
        for n, digit in enumerate(str(number))
    )


def _tag_width(change: int) -> float:
    return 0 if change == 0 else TAG_SIGN + 3 + TAG_DIGIT * len(str(abs(change)))


def _tag(change: int, left: float) -> str:
    """The change since before, attached to the piece."""
    if change == 0:
        return ""
    width = _tag_width(change)
    colour = change_colours.MORE if change > 0 else change_colours.FEWER
    middle = left + 1 + TAG_SIGN / 2
    sign = f"M{middle - 2.6:g} 13h5.2" + (f"M{middle:g} 10.4v5.2" if change > 0 else "")
    return (
        f'<rect x="{left - 1:g}" y="5" width="{width:g}" height="16" rx="3.5" fill="{colour}"'
        f' stroke="{LIGHT.paper}" stroke-width="1.2"/>'
        f'<path d="{sign}" class="line" stroke="#ffffff" stroke-width="2"/>'
        + _number(abs(change), left + TAG_SIGN, 8.4, TAG_DIGIT, "#ffffff")
    )
