"""The file of a game in the terminal, and the file of its picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.commands.map import draw_now
from ecumene.cli.play.saved_games import Scribe
from ecumene.cli.play.typed_commands import draw
from ecumene.cli.refusal import CommandRefusal

if TYPE_CHECKING:
    from ecumene.cli.play.player_desk import PlayerDesk
    from ecumene.cli.play.typed_commands import Command
    from ecumene.seat.game_side import GameSide


class Keeper:
    """Saves a game, automatically or on command."""

    def __init__(
        self, side: GameSide, desk: PlayerDesk, file: Path, computers: tuple[str | None, ...] | None
    ) -> None:
        self.side = side
        self.desk = desk
        self.file = file
        """The default file."""
        self._files = {file}
        """The files that this game may overwrite."""
        self._scribe = Scribe(file, computers)
        self._cannot_save = False
        """Whether the default file cannot be written."""

    @property
    def commands(self) -> dict[str, Command]:
        """The commands."""
        return {"save": self._save_as, "map": self._draw}

    def save(self, file: Path, *, aloud: bool = True) -> bool:
        """Save the game and say where, or why not; unless asked, complain only once.

        If the default file cannot be written, the first that can replaces it.
        """
        try:
            self._scribe.save(self.side.game, file)
        except CommandRefusal as refusal:
            if aloud or not self._cannot_save:
                self.desk.complain_of(refusal)
            self._cannot_save |= file == self.file
            return False
        if self._cannot_save:
            self.file, self._cannot_save = file, False
        if aloud:
            self.desk.reporter.say("play-saved", file=str(file))
        return True

    def _save_as(self, name: str) -> None:
        file = _named(name) if name else self.file
        if file not in self._files and _is_there(file):
            self.desk.complain_of(CommandRefusal("play-file-there", file=name))
            return
        self._files.add(file)
        self.save(file)

    def _draw(self, name: str) -> None:
        """Draw the game as the person may see it, beside the saved game or where they say."""
        side, messages = self.side, self.desk.messages
        beside = self.file.with_name(self.file.name.split(".jsonl")[0] + ".svg")
        draw(
            self.desk,
            Path(name) if name else beside,
            lambda file: draw_now(side.game, side.seat, messages, file),
        )


def _named(name: str) -> Path:
    """A file as typed; ~ is the home folder, as in a shell."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def _is_there(file: Path) -> bool:
    try:
        return file.exists()
    except (OSError, ValueError):
        return False
