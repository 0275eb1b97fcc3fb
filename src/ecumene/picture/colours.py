"""The colours of the board."""

from __future__ import annotations

import colorsys

PAPER = "#f8f2e4"
INK = "#241b13"
OPEN_SEA = "#a8c8dc"
COASTAL_WATER = "#c2dae8"
SHALLOWS = "#e3f0f6"
SEA_NAME = "#2f5f82"
COAST = "#33475a"
LAND_BORDER = "#8a745a"
REGION_BORDER = "#4d3a2a"
WATER_BORDER = "#ffffff"
SEA_BORDER = "#5d8fb3"
PLAIN = "#3f8fc4"
OUT_OF_PLAY_LAND = "#cfccc6"
OUT_OF_PLAY_WATER = "#bccbd5"
OUT_OF_PLAY_INK = "#7d786f"


def tint(colour: str) -> str:
    """The colour of a civilization as ground: pale enough for dark names to be legible on it.

    Hue and order of brightness are kept, so that a dark brown does not turn into a bright pink.
    """
    hue, lightness, saturation = colorsys.rgb_to_hls(*(c / 255 for c in _channels(colour)))
    pale = colorsys.hls_to_rgb(hue, 0.66 + 0.28 * lightness, saturation * (0.6 + 0.4 * lightness))
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in pale)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
