"""Games in files: saving one repeatedly, and finding those that can continue."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from io import SEEK_END
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ecumene.cli.play.new_game import PERSON
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.cli.saved import write_record
from ecumene.data import facts
from ecumene.rules.events import CivilizationPicked, GameOver, PhaseBegan
from ecumene.rules.format.record import FORMAT, header, line

if TYPE_CHECKING:
    from ecumene.data import Civilization
    from ecumene.rules.game import Game

PATTERN: Final = "ecumene-*.jsonl"
OVER: Final = str(GameOver.__struct_config__.tag)
"""The event in the last line of a finished game."""
TAIL: Final = 64 * 1024
"""Longer than any line."""
MOST_READ: Final = 16 * TAIL
"""Longer than any phase."""
PICKED: Final = re.compile(
    rb'\{"type":"%s","seat":%d,"civilization":"([a-z-]+)"'
    % (str(CivilizationPicked.__struct_config__.tag).encode(), PERSON)
)
TURN: Final = re.compile(
    rb'\{"type":"%s","turn":(\d{1,4}),' % str(PhaseBegan.__struct_config__.tag).encode()
)


class Scribe:
    """Saves a game repeatedly, without encoding old entries again."""

    def __init__(self, file: Path, computers: tuple[str | None, ...] | None) -> None:
        """``file`` is where the game was loaded from, if it was saved before.

        ``computers``: the computer players by seat.
        """
        self._computers = computers
        self._lines: list[str] = []
        self._known = {file: _mark(file)}
        """This game's files as last seen."""

    def save(self, game: Game, file: Path) -> None:
        """Write a game to a file, whole or not at all.

        What others have written there meanwhile is kept: the same game may go on in another window,
        and closing an old one must not undo what was played there.
        """
        now = _mark(file)
        if file in self._known and now not in (None, self._known[file]):
            raise CommandRefusal("play-file-changed", file=str(file), code=FAILED)
        write_record(self._record(game), file)
        self._known[file] = _mark(file)

    def _record(self, game: Game) -> str:
        """The record; a log only grows, even when decisions are taken back (O2)."""
        self._lines += map(line, game.log[len(self._lines) :])
        return "".join((header(game, computers=self._computers), *self._lines))


def _mark(file: Path) -> tuple[int, int] | None:
    """What changes whenever a file is rewritten; None if there is none."""
    try:
        status = file.stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_ino


def new_file(game: Game) -> Path:
    """A new file for a new game, so that no other game is lost."""
    number = 1
    while True:
        ending = "" if number == 1 else f"-{number}"
        file = Path(f"ecumene-{game.options.seed}{ending}.jsonl")
        if not file.exists():
            return file
        number += 1


@dataclass(frozen=True)
class SavedGame:
    """A saved game that can continue, as far as its file tells without a replay."""

    file: Path
    civ: Civilization | None
    """The person's; None before it is picked."""
    turn: int
    """0 in the set-up."""
    saved: datetime


@dataclass(frozen=True)
class SavedGames:
    """The games found in a folder, latest first."""

    games: list[SavedGame]
    damaged: list[Path]


def saved_games(most: int) -> SavedGames:
    """The unfinished games saved in this folder; no more files are read than needed."""
    found = SavedGames([], [])
    for changed, file in _by_age():
        if len(found.games) == most:
            break
        try:
            game = _look_into(file, changed)
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            # A file of that name may contain anything.
            found.damaged.append(file)
        else:
            if game is not None:
                found.games.append(game)
    return found


def _by_age() -> list[tuple[float, Path]]:
    found = []
    for file in Path().glob(PATTERN):
        with suppress(OSError):
            if file.is_file():
                found.append((file.stat().st_mtime, file))
    return sorted(found, reverse=True)


def _look_into(file: Path, changed: float) -> SavedGame | None:
    """What the beginning and the end of a file tell; None if the game is over.

    Raises all kinds of errors if it is no record.
    """
    with file.open("rb") as stream:
        first = stream.readline(TAIL)
        head = msgspec.json.decode(first)
        if head["ecumene"] != FORMAT:
            raise ValueError(head["ecumene"])
        civ = _picked(first) or _picked(stream.read(TAIL))
        stream.seek(0, SEEK_END)
        end = stream.tell()
        last = b""
        while not (turns := TURN.findall(last)) and len(last) < min(end, MOST_READ):
            stream.seek(max(0, end - len(last) - TAIL))
            last = stream.read(end - stream.tell())
    ending = msgspec.json.decode(last.rstrip().rpartition(b"\n")[2])
    if any(event["type"] == OVER for event in ending["events"]):
        return None
    played = datetime.fromtimestamp(changed).astimezone()
    return SavedGame(file, civ, int(turns[-1]) if turns else 0, played)


def _picked(lines: bytes) -> Civilization | None:
    found = PICKED.search(lines)
    return None if found is None else facts().civilizations[found[1].decode()]
