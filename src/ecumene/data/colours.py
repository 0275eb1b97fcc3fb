"""The colours that the board is drawn in, here and by the page; those of the parties are facts."""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ecumene.data.values import Fill


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the board, by light or in the dark."""

    paper: Fill
    ink: Fill
    open_sea: Fill
    coastal_water: Fill
    shallows: Fill
    """The water along a coast."""
    sea_name: Fill
    coast: Fill
    land_border: Fill
    region_border: Fill
    water_border: Fill
    sea_border: Fill
    plain: Fill
    """Flood plains."""
    plain_ground: Fill
    """Behind the sign of a city site on a flood plain."""
    smoke: Fill
    """Above volcanoes."""
    out_land: Fill
    """Land that is not in play."""
    out_water: Fill
    """Water that is not in play."""
    out_ink: Fill
    """Names of what is not in play."""


_PALETTES: Final = msgspec.json.Decoder(dict[Literal["light", "dark"], Palette]).decode(
    (resources.files("ecumene.data") / "colours.json").read_bytes()
)
LIGHT: Final = _PALETTES["light"]
"""The palette of pictures."""
DARK: Final = _PALETTES["dark"]
"""The palette in the dark."""
