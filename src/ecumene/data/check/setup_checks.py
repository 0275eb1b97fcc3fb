"""Who plays and how far: civilizations, set-ups, the A.S.T. and the Short Game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from ecumene.data.check.name_checks import OUTSIDERS, setup_name
from ecumene.data.problems import Problem
from ecumene.data.records import Block, MapName, TrackName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.data import files as f

ADVANCES_OF_A_SET = 4  # Q1


def check_civilizations(files: f.Files) -> Iterator[Problem]:
    """Ranks run from 1 in order, everyone starts in one area, epochs follow each other."""
    starts = Counter(area.start for area in files.board.areas)
    for rank, civ in enumerate(files.civilizations.civilizations, 1):
        if civ.rank != rank:
            yield Problem("civilization", civ.id, "facts-rank", {"rank": civ.rank, "place": rank})
        if starts[civ.id] != 1:
            yield Problem("civilization", civ.id, "facts-starts", {"count": starts[civ.id]})
        for track, steps in ((TrackName.BASIC, civ.basic), (TrackName.EXPERT, civ.expert)):
            last = files.tracks.tracks[track].last_step
            rising = _rising(steps) and steps[:1] > [0] and steps[-1] <= last
            if not rising or len(steps) != len(files.tracks.epochs) - 1:
                yield Problem("civilization", civ.id, "facts-epochs", {"track": track.value})


def check_emblems(files: f.Files) -> Iterator[Problem]:
    """Every party has an emblem: it is never known by its colour alone."""
    drawn = {line.id for line in files.emblems.emblems}
    for id_ in (*(civ.id for civ in files.civilizations.civilizations), *OUTSIDERS):
        if id_ not in drawn:
            yield Problem("emblem", id_, "facts-no-emblem")


def check_setups(files: f.Files) -> Iterator[Problem]:
    """Each set-up seats its number of players, in rank order, on the blocks of its map (S1)."""
    ranks = {line.id: line.rank for line in files.civilizations.civilizations}
    for setup in files.setups.setups:
        name = setup_name(setup)
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
    for name, count in Counter(map(setup_name, files.setups.setups)).items():
        if count > 1:
            yield Problem("setup", name, "facts-doubled", {"count": count})


def check_tracks(file: f.TracksFile) -> Iterator[Problem]:
    """A track ends at its last step, and a year is printed at every step (H1, H4)."""
    for name, track in file.tracks.items():
        if not _rising(track.final_steps) or track.final_steps[-1:] != [track.last_step]:
            yield Problem("track", name.value, "facts-track-end", {"last": track.last_step})
        if len(file.years) <= track.last_step:
            yield Problem("track", name.value, "facts-years", {"last": track.last_step})
    if not _rising(file.years):
        yield Problem("file", "tracks.json", "facts-years-order")
    yield from _requirements(file)


def _requirements(file: f.TracksFile) -> Iterator[Problem]:
    """Each track requires something in every epoch but the first (H1)."""
    rows = Counter((line.track, line.epoch) for line in file.requirements)
    for track in TrackName:
        for index, epoch in enumerate(file.epochs):
            count, expected = rows[track, epoch.id], min(index, 1)
            if count != expected:
                args: dict[str, str | int] = {
                    "epoch": epoch.id,
                    "count": count,
                    "expected": expected,
                }
                yield Problem("track", track.value, "facts-requirements", args)


def check_short_game(files: f.Files) -> Iterator[Problem]:
    """Theme sets have four advances, and there are as many as players, for each number (Q1)."""
    for line in files.short_game.theme_sets:
        count = len(set(line.advances))
        if count != ADVANCES_OF_A_SET or len(line.advances) != count:
            yield Problem("theme-set", line.id, "facts-theme-advances", {"count": count})
    numbers = {setup.players for setup in files.setups.setups}
    for players in sorted(numbers):
        copies = sum(files.short_game.copies.get(players, {}).values())
        if copies != players:
            yield Problem("setup", str(players), "facts-theme-sets", {"count": copies})
    for players in sorted(files.short_game.copies.keys() - numbers):
        yield Problem("setup", str(players), "facts-no-such-setup")


def _rising(numbers: list[int]) -> bool:
    return all(one < other for one, other in pairwise(numbers))
