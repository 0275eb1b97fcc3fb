"""The folder of a simulation, which can be continued whatever stops it.

``plan.json`` says what is simulated. A finished game leaves its log in ``games`` and then its rows
in ``rows``; each file appears whole or not at all, and the rows decide. A failed game leaves a
report in ``failed``. The tables are made from the rows.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, TypeVar, overload

import msgspec

from ecumene.rules.format.record import save
from ecumene.sim.logs import compress
from ecumene.sim.plan import Plan
from ecumene.sim.result_rows import Results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ecumene.rules.game import Game
    from ecumene.sim.plan import GamesPlan

_UNFINISHED: Final = ".unfinished-"
P = TypeVar("P")
_ROWS: Final = msgspec.json.Decoder(Results)


class NoPlan(Exception):
    """The folder does not contain a simulation."""


class Folder:
    """A folder with the results of a simulation; it need not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seats = path / "seats.parquet"
        self.turns = path / "turns.parquet"
        self.charts = path / "report.html"
        self._plan = path / "plan.json"

    def is_free(self) -> bool:
        """Whether it has no file that could be lost."""
        if not self.path.is_dir():
            return not self.path.exists()
        files = (file for file in self.path.rglob("*") if not file.is_dir())
        return all(_UNFINISHED in file.name for file in files)

    def is_begun(self) -> bool:
        """Whether there is a plan, of this version or another."""
        return self._plan.exists()

    def begin(self, plan: GamesPlan) -> None:
        """Create the folder; the plan comes last, so where there is one everything is ready."""
        for name in ("games", "rows", "failed"):
            (self.path / name).mkdir(parents=True, exist_ok=True)
        self.write(self._plan, _json(plan))

    @overload
    def plan(self) -> Plan: ...
    @overload
    def plan(self, kind: type[P]) -> P: ...
    def plan(self, kind: type[object] = Plan) -> object:
        """The plan, which is of this kind; raises ``NoPlan``."""
        try:
            return msgspec.json.decode(self._plan.read_bytes(), type=kind)
        except (OSError, msgspec.DecodeError):
            raise NoPlan(self.path) from None

    def go_on(self, plan: GamesPlan) -> None:
        """Store the new number of games."""
        if plan != self.plan(type(plan)):
            self.write(self._plan, _json(plan))

    def tidy(self) -> None:
        """Remove unfinished files of an interrupted run."""
        for unfinished in self.path.rglob(f"*{_UNFINISHED}*"):
            unfinished.unlink(missing_ok=True)

    def log_file(self, number: int) -> Path:
        """The file of a game's log."""
        return self.path / "games" / f"{number:06}.jsonl.gz"

    def report_file(self, number: int) -> Path:
        """The file that says why a game failed."""
        return self.path / "failed" / f"{number:06}.txt"

    def _rows_file(self, number: int) -> Path:
        return self.path / "rows" / f"{number:06}.json"

    def keep(self, number: int, game: Game, results: Results) -> None:
        """Store a finished game."""
        self.keep_parcel(number, *parcel_of(game, results))

    def keep_parcel(self, number: int, log: bytes, rows: bytes) -> None:
        """Store a finished game as it was sent."""
        self.write(self.log_file(number), log)
        self.write(self._rows_file(number), rows)
        self.report_file(number).unlink(missing_ok=True)

    def report(self, number: int, text: str) -> None:
        """Store why a game failed."""
        self.write(self.report_file(number), text.encode())

    def finished(self, games: int) -> Iterator[Results]:
        """The rows of finished games, up to a number, in order.

        Unreadable rows, as after a power cut, are skipped: that game is played again.
        """
        for number in range(1, games + 1):
            try:
                yield _ROWS.decode(self._rows_file(number).read_bytes())
            except (FileNotFoundError, msgspec.DecodeError):
                continue

    def write(self, file: Path, data: bytes) -> None:
        """Write a file whole or not at all."""
        self.make(file, lambda unfinished: unfinished.write_bytes(data))

    def make(self, file: Path, fill: Callable[[Path], object]) -> None:
        """Make a file elsewhere, and move it into place when it is complete."""
        unfinished = file.with_name(f"{file.name}{_UNFINISHED}{os.getpid()}")
        fill(unfinished)
        unfinished.replace(file)


def parcel_of(game: Game, results: Results) -> tuple[bytes, bytes]:
    """A finished game as it is stored: its log and its rows."""
    return compress(save(game)), msgspec.json.encode(results)


def _json(plan: GamesPlan) -> bytes:
    return msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n"
