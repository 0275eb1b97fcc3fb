"""Small plans: few turns of few games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import MapName, TrackName
from ecumene.sim.folder import Folder
from ecumene.sim.plan import Plan, Seats

if TYPE_CHECKING:
    from pathlib import Path


def plan(
    *seats: tuple[str, int], games: int = 6, last_turn: int = 3, short: bool = False, seed: int = 1
) -> Plan:
    kinds = tuple(Seats(*each) for each in seats or (("random", 5),))
    return Plan(kinds, MapName.WEST, TrackName.BASIC, short, games, seed, last_turn, "test")


def begun(path: Path, what: Plan) -> Folder:
    folder = Folder(path)
    folder.begin(what)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
