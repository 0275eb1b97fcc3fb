"""How different colours look, for four kinds of vision, and how legible one is on another.

``python -m tools.vision`` prints the closest pairs of the palette. Distances are those of OKLab,
times 100; 2 is about what people just notice. Colour blindness is simulated as by Machado,
Oliveira and Fernandes (2009) at full severity.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

import numpy as np

from ecumene.data import facts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

VISIONS: Final[dict[str, NDArray[np.float64]]] = {
    "normal": np.eye(3),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_CONES: Final = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_LAB: Final = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_LUMINANCE: Final = np.array([0.2126, 0.7152, 0.0722])


def light(colour: str) -> NDArray[np.float64]:
    """The amounts of red, green and blue light in a colour."""
    channels = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def seen(colour: str, vision: str = "normal") -> NDArray[np.float64]:
    """A colour in OKLab as it looks to a kind of vision."""
    shown = np.clip(VISIONS[vision] @ light(colour), 0, 1)
    return _LAB @ np.cbrt(_CONES @ shown)


def distance(one: str, other: str, vision: str = "normal") -> float:
    """How far apart two colours look, times 100."""
    return float(100 * np.linalg.norm(seen(one, vision) - seen(other, vision)))


def contrast(one: str, other: str) -> float:
    """How legible one colour is on another: 1 not at all, 21 black on white."""
    low, high = sorted((_LUMINANCE @ light(one), _LUMINANCE @ light(other)))
    return float((high + 0.05) / (low + 0.05))


def neighbours(*, by_water: bool = False) -> set[tuple[str, str]]:
    """The civilizations whose regions touch by land, and those that touch by water if wanted."""
    areas, civs = facts().areas, facts().civilizations
    seas = len(areas)
    return {
        (civs[area.region].id, civs[areas[other].region].id)
        for area in areas
        for other in (*area.land, *(area.water if by_water else ()))
        if other < seas and area.region < areas[other].region
    }


def closest(
    colours: Mapping[str, str], vision: str, pairs: Iterable[tuple[str, str]] | None = None
) -> tuple[float, str, str]:
    """The two that are hardest to tell apart, of all or of some pairs."""
    pairs = combinations(colours, 2) if pairs is None else pairs
    return min((distance(colours[a], colours[b], vision), a, b) for a, b in pairs)


def main() -> None:
    """Print the closest pairs."""
    civs = facts().civilizations
    pieces = {civ.id: civ.colour.fill for civ in civs}
    pieces["barbarians"] = facts().barbarians.colour.fill
    grounds = {civ.id: civ.colour.ground for civ in civs}
    for vision in VISIONS:
        for what, found in (
            ("pieces", closest(pieces, vision)),
            ("pieces of neighbours", closest(pieces, vision, neighbours(by_water=True))),
            ("grounds of neighbours", closest(grounds, vision, neighbours())),
        ):
            print(f"{vision:13} {what:22} {found[0]:5.1f}  {found[1]}, {found[2]}")


if __name__ == "__main__":
    main()
