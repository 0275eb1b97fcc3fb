"""Where names, badges, volcanoes and pieces stand on the board, in tenths of a board unit.

``tools.boardmap`` finds the places; they are the same for every drawing of the board.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

Badge: TypeAlias = Literal["limit", "site", "start", "volcano"]


class LabelSpot(Struct, frozen=True, array_like=True):
    """A box where pieces hide nothing, by its middle; a line from it may end on land."""

    x: int
    y: int
    width: int
    height: int
    ashore: tuple[int, int] | None = None


class Label(Struct, frozen=True):
    """The lines of a name (text, middle, baseline, width) and the badges beside it (kind, x, y).

    And the spots of the place, each with room for more pieces than the one before.
    """

    size: int
    angle: int
    lines: tuple[tuple[str, int, int, int], ...]
    badge: int
    badges: tuple[tuple[Badge, int, int], ...]
    spots: tuple[LabelSpot, ...]


class Labels(Struct, frozen=True):
    """The labels of areas and seas by language, and the volcanoes that lie on borders."""

    areas: dict[str, dict[str, Label]]
    seas: dict[str, dict[str, Label]]
    volcanoes: dict[str, tuple[int, int]]

    def of(self, place: str, language: str) -> Label:
        """Return the label of a place; a name that all languages share is stored in English."""
        found = self.areas.get(place) or self.seas[place]
        return found.get(language) or found["en"]


_LABELS: Final = msgspec.json.Decoder(Labels)


@cache
def labels() -> Labels:
    """Return the labels of the board; they are read once."""
    path = resources.files("ecumene.data") / "labels.json"
    return _LABELS.decode(path.read_bytes())
