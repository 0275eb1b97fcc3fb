"""The labels of the board as JSON, one place on a line, in tenths of a board unit."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import shapely

from ecumene.data import facts
from ecumene.words import languages
from tools.boardmap.labels import Ground, Label, Waters, area_label, badges_of, sea_label
from tools.boardmap.shapes import PIXELS, Shapes
from tools.boardmap.spots import FOUR, LITTLE_TWO, TWO, Spot, at_sea, holds

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
    _send_to_sea(shapes, areas, seas)
    volcanoes = {id_: [_tenths(x), _tenths(y)] for id_, (x, y) in shapes.volcanoes.items()}
    parts = [
        f'"areas": {_listed(_records(areas))}',
        f'"seas": {_listed(_records(seas))}',
        f'"volcanoes": {_listed(volcanoes)}',
    ]
    return "{\n" + ",\n\n".join(parts) + "\n}\n"


def _area(shapes: Shapes, area: Area) -> dict[str, Label]:
    own_volcano = area.volcano is not None and len(facts().volcanoes[area.volcano].areas) == 1
    badges = badges_of(area, own_volcano=own_volcano)
    ground = Ground(shapes, area.id)
    return _in_languages(area.id, area.name, lambda name: area_label(ground, name, badges))


def _sea(shapes: Shapes, sea: Sea) -> dict[str, Label]:
    waters = Waters(shapes, sea.id)
    return _in_languages(sea.id, sea.name, lambda name: sea_label(waters, name))


def _in_languages(id_: str, names: Name, place: Callable[[str], Label | None]) -> dict[str, Label]:
    """The label in each language; only once if the name is the same."""
    labels = {}
    for language in languages:
        name = names.in_language(language)
        if language != "en" and name == names.en:
            continue
        label = place(name)
        if label is None or not label.spots:
            raise NoRoomError(f"{id_}: no room for {name!r} and pieces")
        labels[language] = label
    return labels


def _send_to_sea(
    shapes: Shapes,
    areas: Mapping[str, Mapping[str, Label]],
    seas: Mapping[str, Mapping[str, Label]],
) -> None:
    """Find spots in the waters around for areas that have too few of their own."""
    places = {**areas, **seas}
    near = {
        id_: shapely.union_all(
            [
                spot.shape()
                for label in in_languages.values()
                for spot in label.spots[: 2 if id_ in areas else 1]
            ]
        )
        for id_, in_languages in places.items()
    }
    written = [label.shape() for in_languages in places.values() for label in in_languages.values()]
    water = shapes.all_water()
    for wanted in (TWO, LITTLE_TWO, FOUR):
        for id_, in_languages in areas.items():
            labels = in_languages.values()
            if all(any(holds(spot.size, wanted) for spot in label.spots) for label in labels):
                continue
            land = shapes.free(id_, "land")
            others = [near[other] for other in near if other != id_]
            spot = at_sea(land, water.difference(near[id_]), written, others, wanted)
            if spot is not None:
                near[id_] = near[id_].union(spot.shape())
                for label in labels:
                    label.spots.append(spot)


def _records(places: Mapping[str, Mapping[str, Label]]) -> dict[str, Any]:
    return {
        id_: {language: _record(label) for language, label in in_languages.items()}
        for id_, in_languages in places.items()
    }


def _record(label: Label) -> dict[str, Any]:
    return {
        "size": _tenths(label.size),
        "angle": round(label.angle),
        "lines": [[text, *map(_tenths, (x, y, width))] for text, x, y, width in label.lines],
        "badge": _tenths(label.badge),
        "badges": [[badge, _tenths(x), _tenths(y)] for badge, x, y in label.badges],
        "spots": [_spot(spot) for spot in label.spots],
    }


def _spot(spot: Spot) -> list[Any]:
    numbers = (spot.x, spot.y, spot.size.width, spot.size.height)
    ashore = None if spot.ashore is None else [_tenths(at) for at in spot.ashore]
    return [*map(_tenths, numbers), *([] if ashore is None else [ashore])]


def _tenths(pixels: float) -> int:
    return round(pixels / PIXELS)


def _listed(records: Mapping[str, Any]) -> str:
    lines = (
        f'"{id_}": {json.dumps(record, ensure_ascii=False, separators=(",", ":"))}'
        for id_, record in records.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}"
