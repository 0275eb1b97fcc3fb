"""Games in files: writing one again and again, and finding those that can go on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.cli.refusal import FAILED, Refusal
from ecumene.cli.saved import write_record
from ecumene.rules.record import header, line

if TYPE_CHECKING:
    from ecumene.rules.game import Game

PATTERN: Final = "ecumene-*.jsonl"
OVER: Final = b'"game-over"'
"""What the last line of a game that is over tells of."""
TAIL: Final = 64 * 1024
"""No line is longer."""


class Scribe:
    """Writes a game down again and again; what was written before is not worked out anew."""

    def __init__(self, file: Path) -> None:
        """``file`` is where the game comes from, if it was saved before."""
        self._lines: list[str] = []
        self._known = {file: _mark(file)}
        """The files of this game as they were when it knew them last."""

    def save(self, game: Game, file: Path) -> None:
        """Write a game to a file, whole or not at all.

        What somebody else has written there meanwhile is kept: the same game may go on in another
        window, and an old one that is closed must not undo what was played there.
        """
        now = _mark(file)
        if file in self._known and now not in (None, self._known[file]):
            raise Refusal("play-file-changed", file=str(file), code=FAILED)
        write_record(self._record(game), file)
        self._known[file] = _mark(file)

    def _record(self, game: Game) -> str:
        """The record; a log only grows, also when decisions are taken back (O2)."""
        self._lines += map(line, game.log[len(self._lines) :])
        return "".join((header(game), *self._lines))


def _mark(file: Path) -> tuple[int, int] | None:
    """What changes whenever a file is written anew; None where there is none."""
    try:
        status = file.stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_ino


def new_file(game: Game) -> Path:
    """A file of its own for a new game, so that no other game is lost."""
    number = 1
    while True:
        ending = "" if number == 1 else f"-{number}"
        file = Path(f"ecumene-{game.options.seed}{ending}.jsonl")
        if not file.exists():
            return file
        number += 1


def unfinished_games() -> list[Path]:
    """The saved games of this folder that are not over, the latest first."""
    try:
        found = [(file.stat().st_mtime, file) for file in Path().glob(PATTERN) if file.is_file()]
        return [file for _, file in sorted(found, reverse=True) if OVER not in _last_line(file)]
    except OSError:
        return []


def _last_line(file: Path) -> bytes:
    with file.open("rb") as stream:
        stream.seek(0, 2)
        stream.seek(max(0, stream.tell() - TAIL))
        return stream.read().rstrip().rpartition(b"\n")[2]
