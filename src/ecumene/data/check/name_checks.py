"""Ids and names: each occurs once in its table, and every reference leads to a record."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.data.files import OutsidersEntry
from ecumene.data.problems import Problem
from ecumene.data.records import TrackName

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from ecumene.data import files as f


OUTSIDERS = OutsidersEntry.__struct_fields__


def check_doubled(files: f.Files) -> Iterator[Problem]:
    """Each id and each name in a language occurs once in its table; seas count with areas."""
    tables: list[dict[str, Iterable[f.NamedLine]]] = [
        {"area": files.board.areas, "sea": files.board.seas},
        {"flood-plain": files.board.flood_plains},
        {"volcano": files.board.volcanoes},
        {"civilization": files.civilizations.civilizations},
        {"emblem": files.emblems.emblems},
        {"group": files.advances.groups},
        {"advance": files.advances.advances},
        {"calamity": files.calamities.calamities},
        {"commodity": [*files.commodities.commodities, files.commodities.water]},
        {"epoch": files.tracks.epochs},
        {"theme-set": files.short_game.theme_sets},
    ]
    for table in tables:
        lines = [(kind, line) for kind, part in table.items() for line in part]
        yield from _doubled([(kind, line.id) for kind, line in lines])
        yield from _doubled([(kind, line.name.en) for kind, line in lines])
        yield from _doubled([(kind, line.name.pl) for kind, line in lines])
    yield from _doubled_aliases(files.commodities)


def _doubled(values: list[tuple[str, str]]) -> Iterator[Problem]:
    kinds = {value: kind for kind, value in values}
    for value, count in Counter(value for _, value in values).items():
        if count > 1:
            yield Problem(kinds[value], value, "facts-doubled", {"count": count})


def _doubled_aliases(file: f.CommoditiesFile) -> Iterator[Problem]:
    """An alias is not the alias or the name of another commodity."""
    aliases = Counter(alias for line in file.commodities for alias in line.aliases)
    lines = [*file.commodities, file.water]
    names = Counter(name for line in lines for name in {line.name.en, line.name.pl})
    for alias, count in aliases.items():
        if count + names[alias] > 1:
            yield Problem("commodity", alias, "facts-doubled", {"count": count + names[alias]})


def check_unknown(files: f.Files) -> Iterator[Problem]:
    """Every reference by name leads to a record."""
    civs = {line.id for line in files.civilizations.civilizations}
    advances = {line.id for line in files.advances.advances}
    yield from _unknown_on_the_board(files.board, civs)
    for emblem in files.emblems.emblems:
        yield from _unknown("emblem", emblem.id, "id", [emblem.id], {*civs, *OUTSIDERS})
    yield from _unknown_on_cards(files, advances)
    for setup in files.setups.setups:
        names = [*setup.west, *setup.east]
        yield from _unknown("setup", setup_name(setup), "civilizations", names, civs)
    epochs = {line.id for line in files.tracks.epochs}
    for requirement in files.tracks.requirements:
        yield from _unknown("track", requirement.track.value, "epoch", [requirement.epoch], epochs)
    for track in TrackName:
        if track not in files.tracks.tracks:
            yield Problem("track", track.value, "facts-track-missing")
    theme_sets = {line.id for line in files.short_game.theme_sets}
    for line in files.short_game.theme_sets:
        yield from _unknown("theme-set", line.id, "advances", line.advances, advances)
    for players, copies in files.short_game.copies.items():
        yield from _unknown("setup", str(players), "theme_sets", copies, theme_sets)


def _unknown_on_the_board(board: f.BoardFile, civs: Collection[str]) -> Iterator[Problem]:
    areas = {line.id for line in board.areas}
    places = areas | {line.id for line in board.seas}
    plains = {line.id for line in board.flood_plains}
    volcanoes = {line.id for line in board.volcanoes}
    for area in board.areas:
        yield from _unknown("area", area.id, "land", area.land, areas)
        yield from _unknown("area", area.id, "water", area.water, places)
        yield from _unknown("area", area.id, "region", [area.region], civs)
        yield from _unknown("area", area.id, "start", [area.start], civs)
        yield from _unknown("area", area.id, "flood_plain", [area.flood_plain], plains)
        yield from _unknown("area", area.id, "volcano", [area.volcano], volcanoes)
    for sea in board.seas:
        yield from _unknown("sea", sea.id, "water", sea.water, places)


def _unknown_on_cards(files: f.Files, advances: Collection[str]) -> Iterator[Problem]:
    groups = {line.id for line in files.advances.groups}
    for advance in files.advances.advances:
        others = [id_ for e in advance.effects for id_ in (*e.spares, e.against)]
        bonus = [advance.bonus.to] if advance.bonus else []
        yield from _unknown("advance", advance.id, "groups", advance.groups, groups)
        yield from _unknown("advance", advance.id, "credits", advance.credits, groups)
        yield from _unknown("advance", advance.id, "bonus", bonus, advances)
        yield from _unknown("advance", advance.id, "effects", others, advances)
    for calamity in files.calamities.calamities:
        names = [entry.advance for entry in calamity.modifiers]
        yield from _unknown("calamity", calamity.id, "modifiers", names, advances)


def _unknown(
    kind: str, record: str, field: str, names: Iterable[str | None], known: Collection[str]
) -> Iterator[Problem]:
    for name in names:
        if name is not None and name not in known:
            yield Problem(kind, record, "facts-unknown-name", {"field": field, "name": name})


def setup_name(setup: f.SetupLine) -> str:
    """Return what a set-up is called in problems: its players and its map."""
    return f"{setup.players} {setup.map}"
