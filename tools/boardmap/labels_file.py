"""The labels of the board as JSON, one place on a line, in tenths of a board unit."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ecumene.data import facts
from ecumene.words import languages
from tools.boardmap.labels import Label, area_label, badges_of, sea_label
from tools.boardmap.shapes import PIXELS, Shapes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.data import Area, Name, Sea
    from ecumene.data.geometry import Geometry


class NoRoomError(ValueError):
    """A name fits nowhere inside its place at a legible size."""


def draw_labels(geometry: Geometry) -> str:
    """The text of the file."""
    shapes = Shapes(geometry)
    areas = {area.id: _area(shapes, area) for area in facts().areas}
    seas = {sea.id: _sea(shapes, sea) for sea in facts().seas}
    volcanoes = {id_: [_tenths(x), _tenths(y)] for id_, (x, y) in shapes.volcanoes.items()}
    parts = [
        f'"areas": {_listed(areas)}',
        f'"seas": {_listed(seas)}',
        f'"volcanoes": {_listed(volcanoes)}',
    ]
    return "{\n" + ",\n\n".join(parts) + "\n}\n"


def _area(shapes: Shapes, area: Area) -> dict[str, Any]:
    own_volcano = area.volcano is not None and len(facts().volcanoes[area.volcano].areas) == 1
    badges = badges_of(area, own_volcano=own_volcano)
    return _in_languages(area.id, area.name, lambda name: area_label(shapes, area.id, name, badges))


def _sea(shapes: Shapes, sea: Sea) -> dict[str, Any]:
    return _in_languages(sea.id, sea.name, lambda name: sea_label(shapes, sea, name))


def _in_languages(id_: str, names: Name, place: Callable[[str], Label | None]) -> dict[str, Any]:
    """The label in each language; once only where the name is the same."""
    labels = {}
    for language in languages:
        name = names.in_language(language)
        if language != "en" and name == names.en:
            continue
        label = place(name)
        if label is None:
            raise NoRoomError(f"{id_}: no room for {name!r}")
        labels[language] = _record(label)
    return labels


def _record(label: Label) -> dict[str, Any]:
    return {
        "size": _tenths(label.size),
        "angle": round(label.angle),
        "lines": [[text, *map(_tenths, (x, y, width))] for text, x, y, width in label.lines],
        "badge": _tenths(label.badge),
        "badges": [[badge, _tenths(x), _tenths(y)] for badge, x, y in label.badges],
    }


def _tenths(pixels: float) -> int:
    return round(pixels / PIXELS)


def _listed(records: Mapping[str, Any]) -> str:
    lines = (
        f'"{id_}": {json.dumps(record, ensure_ascii=False, separators=(",", ":"))}'
        for id_, record in records.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}"
