"""Programs that take part in games which are played here, from their beginning to their end."""

from __future__ import annotations

import shlex
import shutil
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.programs.program import Program
from ecumene.programs.program_messages import ProgramNews
from ecumene.programs.program_player import ProgramPlayer
from ecumene.rules.events import GameOver
from ecumene.rules.seen import seen_events
from ecumene.rules.state.chance import draw
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.events import Event, Standing
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.sim.planned_game import SeatedGuest

PREFIX: Final = "cmd:"
"""What names of programs begin with where players are named."""
MILLISECONDS: Final = 5000
"""The usual time for an answer."""
MEGABYTES: Final = 1024
"""The usual memory of a program."""
SEEDS: Final = 1 << 31
"""Seeds of programs are below this, so that every language can read them."""


class BadCommand(Exception):
    """A command that cannot be run; ``key`` is the message that says why."""

    def __init__(self, key: str, command: str) -> None:
        super().__init__(key, command)
        self.key = key
        self.command = command


def words_of(command: str) -> list[str]:
    """A command as a program and its arguments; raises ``BadCommand`` if it cannot be run."""
    if sys.platform == "win32":
        raise BadCommand("program-not-here", command)
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadCommand("program-unreadable", command) from None
    if not words:
        raise BadCommand("program-none", command)
    if shutil.which(words[0]) is None:
        is_there = Path(words[0]).is_file()
        raise BadCommand("program-not-started" if is_there else "program-not-found", words[0])
    return words


class ProgramGuest(Struct, frozen=True):
    """A program that can be seated (``ecumene.sim.planned_game.Guest``)."""

    command: str
    """As in a shell."""
    language: str
    """The language of what it is told in words."""
    logs: Path | None = None
    """The folder for what it says on standard error; None: it is dropped."""
    milliseconds: int = MILLISECONDS
    """The time for an answer."""
    megabytes: int = MEGABYTES
    """The memory it may use."""

    @contextmanager
    def at(self, game: Game, seat: Seat, number: int) -> Iterator[SeatedGuest]:
        """Play a seat of a new game; the program ends with it."""
        program = Program(words_of(self.command), self.megabytes)
        try:
            player = ProgramPlayer(
                program,
                seat,
                draw(game.options.seed, "program", SEEDS, seat),
                self.milliseconds,
                Messages(self.language),
                News(game, seat),
            )
            yield player
            player.end(ranking(game))
        finally:
            program.kill()
            self._keep(program, number, seat)

    def _keep(self, program: Program, number: int, seat: Seat) -> None:
        if self.logs is not None and program.complaints:
            self.logs.mkdir(exist_ok=True)
            file = self.logs / f"{number:06}-{seat}.log"
            file.write_bytes(program.complaints)


class News:
    """What a seat sees of a game, each event once."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._heard: int | None = None
        """How much of the log was told; None: not even what happened before it."""

    def __call__(self) -> ProgramNews:
        """What the seat has seen since the last call; nobody takes back anything."""
        events: list[Event] = []
        if self._heard is None:
            events += seen_events(self._game.opening or (), self._seat)
        for entry in self._game.log[self._heard or 0 :]:
            events += seen_events(entry.events, self._seat)
        self._heard = len(self._game.log)
        return ProgramNews(tuple(events))


def ranking(game: Game) -> tuple[Standing, ...]:
    """The final ranking; nobody's if the game was broken off."""
    over = game.log[-1].events[-1] if game.log else None
    return over.ranking if isinstance(over, GameOver) else ()
