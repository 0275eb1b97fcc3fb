"""The board: its borders, and what lies in its areas (G4-G7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.data.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecumene.data import files as f

LIMITS = range(5)  # G7


def check_neighbours(board: f.BoardFile) -> Iterator[Problem]:
    """Borders are mutual, no area borders itself, and no neighbour is listed twice (G4)."""
    land = {area.id: area.land for area in board.areas}
    places: list[f.AreaLine | f.SeaLine] = [*board.areas, *board.seas]
    water = {place.id: place.water for place in places}
    seas = {sea.id for sea in board.seas}
    yield from _borders("land", land, seas)
    yield from _borders("water", water, seas)
    for place in places:
        if not land.get(place.id) and not place.water:
            yield Problem(_kind(place.id, seas), place.id, "facts-no-neighbour")


def _borders(border: str, lists: Mapping[str, Sequence[str]], seas: set[str]) -> Iterator[Problem]:
    for id_, neighbours in lists.items():
        kind = _kind(id_, seas)
        for other, count in Counter(neighbours).items():
            args = {"border": border, "other": other}
            if other == id_:
                yield Problem(kind, id_, "facts-own-neighbour", args)
            elif count > 1:
                yield Problem(kind, id_, "facts-neighbour-twice", args)
            elif id_ not in lists[other]:
                yield Problem(kind, id_, "facts-neighbour-not-mutual", args)


def _kind(id_: str, seas: set[str]) -> str:
    return "sea" if id_ in seas else "area"


def check_areas(board: f.BoardFile) -> Iterator[Problem]:
    """Limits, sites and start areas make sense; plains and volcanoes have areas (G6, G7, S3)."""
    for area in board.areas:
        if area.limit not in LIMITS:
            yield Problem("area", area.id, "facts-limit", {"limit": area.limit})
        if area.limit == 0 and (area.site or area.start):
            yield Problem("area", area.id, "facts-uninhabitable")
        if area.site == "flood-plain" and area.flood_plain is None:
            yield Problem("area", area.id, "facts-site-without-plain")
        if area.start not in (None, area.region):
            yield Problem("area", area.id, "facts-start-abroad", {"start": str(area.start)})
    used = {area.flood_plain for area in board.areas}
    for plain in board.flood_plains:
        if plain.id not in used:
            yield Problem("flood-plain", plain.id, "facts-nowhere")
    for volcano in board.volcanoes:
        yield from _volcano(volcano.id, [a for a in board.areas if a.volcano == volcano.id])


def _volcano(id_: str, areas: Sequence[f.AreaLine]) -> Iterator[Problem]:
    """A volcano touches one area or lies on the border of two (G6)."""
    if len(areas) not in (1, 2):
        yield Problem("volcano", id_, "facts-volcano", {"areas": len(areas)})
        return
    one, other = areas[0], areas[-1]
    if one is not other and other.id not in (*one.land, *one.water):
        yield Problem("volcano", id_, "facts-volcano-apart", {"one": one.id, "other": other.id})
