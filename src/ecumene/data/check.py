"""What must hold between the fact files, and what is wrong where it does not.

Every check yields problems and goes on, so that an editor of the files sees all of them at once.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from ecumene.data.problems import Problem
from ecumene.data.records import Block, CalamityKind, MapName, TrackName

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from ecumene.data import files as f

LIMITS = range(5)  # G7
GROUPS_OF_A_CARD = (1, 2)  # P3


def problems_of(files: f.Files) -> list[Problem]:
    """Return everything that is wrong with the facts; unknown names first, as they explain most."""
    if unknown := [*_doubled(files), *_unknown_names(files)]:
        return unknown
    return list(
        chain(
            _check_neighbours(files.board),
            _check_areas(files),
            _check_civilizations(files),
            _check_advances(files.advances),
            _check_calamities(files),
            _check_commodities(files.commodities),
            _check_setups(files),
            _check_tracks(files),
            _check_short_game(files),
        )
    )


def _doubled(files: f.Files) -> Iterator[Problem]:
    """Each id and each name in a language stands once in its table."""
    tables: dict[str, Iterable[f.NamedLine]] = {
        "area": [*files.board.areas, *files.board.seas],
        "flood-plain": files.board.flood_plains,
        "volcano": files.board.volcanoes,
        "civilization": files.civilizations.civilizations,
        "group": files.advances.groups,
        "advance": files.advances.advances,
        "calamity": files.calamities.calamities,
        "commodity": [*files.commodities.commodities, files.commodities.water],
        "epoch": files.tracks.epochs,
        "theme-set": files.short_game.theme_sets,
    }
    for kind, lines in tables.items():
        for value, count in chain(
            Counter(line.id for line in lines).items(),
            Counter(line.name.en for line in lines).items(),
            Counter(line.name.pl for line in lines).items(),
        ):
            if count > 1:
                yield Problem(kind, value, "facts-doubled", {"count": count})


def _unknown_names(files: f.Files) -> Iterator[Problem]:
    """Every reference by name leads somewhere."""
    civs = {line.id for line in files.civilizations.civilizations}
    advances = {line.id for line in files.advances.advances}
    yield from _unknown_on_the_board(files.board, civs)
    yield from _unknown_on_cards(files, advances)
    for setup in files.setups.setups:
        names = [*setup.west, *setup.east]
        yield from _unknown("setup", _setup_name(setup), "civilizations", names, civs)
    epochs = {line.id for line in files.tracks.epochs}
    for requirement in files.tracks.requirements:
        yield from _unknown("track", requirement.track, "epoch", [requirement.epoch], epochs)
    for track in TrackName:
        if track not in files.tracks.tracks:
            yield Problem("track", track, "facts-track-missing")
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


def _check_neighbours(board: f.BoardFile) -> Iterator[Problem]:
    """Borders are mutual, nobody borders himself, and no neighbour is listed twice (G4)."""
    land = {area.id: area.land for area in board.areas}
    water = {area.id: area.water for area in board.areas}
    water |= {sea.id: sea.water for sea in board.seas}
    for key, lists in (("land", land), ("water", water)):
        for id_, neighbours in lists.items():
            for other, count in Counter(neighbours).items():
                args = {"border": key, "other": other}
                if other == id_:
                    yield Problem("area", id_, "facts-own-neighbour", args)
                elif count > 1:
                    yield Problem("area", id_, "facts-neighbour-twice", args)
                elif id_ not in lists[other]:
                    yield Problem("area", id_, "facts-neighbour-not-mutual", args)


def _check_areas(files: f.Files) -> Iterator[Problem]:
    """Limits, sites and start areas make sense; plains and volcanoes lie somewhere (G6, G7, S3)."""
    board = files.board
    for area in board.areas:
        if area.limit not in LIMITS:
            yield Problem("area", area.id, "facts-limit", {"limit": area.limit})
        if area.site == "flood_plain" and area.flood_plain is None:
            yield Problem("area", area.id, "facts-site-without-plain")
        if not area.land and not area.water:
            yield Problem("area", area.id, "facts-no-neighbour")
        if area.start not in (None, area.region):
            yield Problem("area", area.id, "facts-start-abroad", {"start": str(area.start)})
    used = {area.flood_plain for area in board.areas}
    for plain in board.flood_plains:
        if plain.id not in used:
            yield Problem("flood-plain", plain.id, "facts-nowhere")
    touched = Counter(area.volcano for area in board.areas)
    for volcano in board.volcanoes:
        if touched[volcano.id] not in (1, 2):
            yield Problem("volcano", volcano.id, "facts-volcano", {"areas": touched[volcano.id]})


def _check_civilizations(files: f.Files) -> Iterator[Problem]:
    """Ranks run from 1 in order, everyone starts in one area, epochs follow each other."""
    starts = Counter(area.start for area in files.board.areas)
    for rank, civ in enumerate(files.civilizations.civilizations, 1):
        if civ.rank != rank:
            yield Problem("civilization", civ.id, "facts-rank", {"rank": civ.rank, "place": rank})
        if starts[civ.id] != 1:
            yield Problem("civilization", civ.id, "facts-starts", {"count": starts[civ.id]})
        for track, steps in ((TrackName.BASIC, civ.basic), (TrackName.EXPERT, civ.expert)):
            last = files.tracks.tracks[track].last_step
            rising = steps == sorted(set(steps)) and steps[:1] > [0] and steps[-1] <= last
            if not rising or len(steps) != len(files.tracks.epochs) - 1:
                yield Problem("civilization", civ.id, "facts-epochs", {"track": track})


def _check_advances(file: f.AdvancesFile) -> Iterator[Problem]:
    """Points follow from the price; cards have one or two groups; amounts are fives (P3, V1)."""
    prices = {line.id: line.cost for line in file.advances}
    for line in file.advances:
        points = 1 if line.cost < 100 else 3 if line.cost < 200 else 6
        if line.points != points:
            args = {"cost": line.cost, "points": points}
            yield Problem("advance", line.id, "facts-points", args)
        if len(line.groups) not in GROUPS_OF_A_CARD:
            yield Problem("advance", line.id, "facts-groups", {"count": len(line.groups)})
        amounts = [*line.credits.values(), line.free_credits]
        if any(amount % 5 or amount < 0 for amount in amounts):
            yield Problem("advance", line.id, "facts-credits")
        if line.bonus and prices[line.bonus.to] <= line.cost:
            yield Problem("advance", line.id, "facts-bonus", {"other": line.bonus.to})


def _check_calamities(files: f.Files) -> Iterator[Problem]:
    """Every stack from 2 on holds one calamity of each kind, stack 1 none (S5)."""
    found = Counter((line.stack, line.kind) for line in files.calamities.calamities)
    for stack in files.commodities.stacks:
        for kind in CalamityKind:
            expected = 0 if stack.number == 1 else 1
            count = found.pop((stack.number, kind), 0)
            if count != expected:
                args: dict[str, str | int] = {"kind": kind, "count": count, "expected": expected}
                yield Problem("stack", str(stack.number), "facts-stack-calamities", args)
    for (number, _), count in found.items():
        yield Problem("stack", str(number), "facts-no-such-stack", {"count": count})


def _check_commodities(file: f.CommoditiesFile) -> Iterator[Problem]:
    """Stacks run from 1; a set divided over two blocks keeps its number of cards (S5)."""
    numbers = [stack.number for stack in file.stacks]
    for place, number in enumerate(numbers, 1):
        if number != place:
            yield Problem("stack", str(number), "facts-stack-order", {"place": place})
    for line in file.commodities:
        if line.stack not in numbers:
            yield Problem("commodity", line.id, "facts-no-such-stack", {"count": 1})
        if sum(line.split) != line.count:
            args = {"split": sum(line.split), "count": line.count}
            yield Problem("commodity", line.id, "facts-split", args)
        if (line.role == "additional") != (line.home == "both"):
            yield Problem("commodity", line.id, "facts-home", {"home": line.home})


def _check_setups(files: f.Files) -> Iterator[Problem]:
    """Each set-up seats its number of players, in rank order, on the blocks of its map (S1)."""
    ranks = {line.id: line.rank for line in files.civilizations.civilizations}
    for setup in files.setups.setups:
        name = _setup_name(setup)
        seated = [*setup.west, *setup.east]
        if len(seated) != setup.players or len(set(seated)) != len(seated):
            yield Problem("setup", name, "facts-seats", {"count": len(set(seated))})
        blocks = {b for b, ids in ((Block.WEST, setup.west), (Block.EAST, setup.east)) if ids}
        expected = set(Block) if setup.map is MapName.BOTH else {Block(setup.map)}
        if blocks != expected:
            yield Problem("setup", name, "facts-blocks")
        for ids in (setup.west, setup.east):
            if ids != sorted(ids, key=ranks.__getitem__):
                yield Problem("setup", name, "facts-seat-order")
    for name, count in Counter(map(_setup_name, files.setups.setups)).items():
        if count > 1:
            yield Problem("setup", name, "facts-doubled", {"count": count})


def _check_tracks(files: f.Files) -> Iterator[Problem]:
    """A track ends at its last step, and a year is printed at every step (H)."""
    for name, track in files.tracks.tracks.items():
        if max(track.final_steps, default=-1) != track.last_step:
            yield Problem("track", name, "facts-track-end", {"last": track.last_step})
        if len(files.tracks.years) <= track.last_step:
            yield Problem("track", name, "facts-years", {"last": track.last_step})


def _check_short_game(files: f.Files) -> Iterator[Problem]:
    """There are as many theme sets as players, for every number of players there is (Q1)."""
    for players in sorted({setup.players for setup in files.setups.setups}):
        copies = sum(files.short_game.copies.get(players, {}).values())
        if copies != players:
            yield Problem("setup", str(players), "facts-theme-sets", {"count": copies})


def _setup_name(setup: f.SetupLine) -> str:
    return f"{setup.players} {setup.map}"
