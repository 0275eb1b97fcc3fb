"""The outlines of the board's signs and pieces, drawn here and by the page, as SVG paths."""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct


class PieceSizes(Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of pieces, in pixels at 100 %."""

    plate_width: int
    """Of a token stack with one digit."""
    plate_height: int
    square: int
    """Width and height of cities and ships."""
    digit: int
    """Width of a further digit on a token stack."""
    ship_digit: int
    """Width of a digit beside a ship."""
    gap: int
    """Between two pieces, and between two rows."""


class WaterWorth(Struct, frozen=True, forbid_unknown_fields=True):
    """What a spot on the water is worth for pieces, compared to 1 on land."""

    near: float
    """If the line to the land had no length."""
    far: int
    """The length of a line that makes it worth 1 less, in tenths of a board unit."""


class Shapes(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them. Signs are drawn in a box of 100 by 100, pieces in one of 24 by 24."""

    towers: str
    """A skyline of three towers, for a city site."""
    waves: str
    pole: str
    flag: str
    smoke: str
    mountain: str
    lava: str
    digits: tuple[str, ...]
    """The figures 0 to 9, drawn because the 0 of the typeface looks like an o."""
    plain: str
    """The pattern of flood plains, 90 by 60."""
    out_of_play: str
    """The pattern of what is not in play, 24 by 24."""
    walls: str
    ship: str
    sizes: PieceSizes
    water_worth: WaterWorth


SHAPES: Final = msgspec.json.Decoder(Shapes).decode(
    (resources.files("ecumene.data") / "shapes.json").read_bytes()
)
