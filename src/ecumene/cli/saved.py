"""Saved games as files, compressed or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.cli.refusal import FAILED, Refusal, cannot_read, cannot_write
from ecumene.dialogue import Speaker, explain
from ecumene.rules.errors import DamagedRecord
from ecumene.rules.record import replay
from ecumene.sim.logs import ENDING, compress, decompress
from ecumene.sim.writing import write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.rules.game import Game
    from ecumene.words import Messages

SAVED_GAMES: Final = (".jsonl", f".jsonl{ENDING}")
"""How the names of saved games end."""


def saved_game(file: Path, messages: Messages) -> Game:
    """The game of a file that was saved; what a simulation has compressed is read as well."""
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        raise cannot_read(file, error) from None
    try:
        return replay(decompress(data))
    except ValueError:
        raise Refusal("play-not-whole", file=str(file), code=FAILED) from None
    except DamagedRecord as damaged:
        reason = Speaker(messages).text(explain(damaged))
        raise Refusal("play-damaged", file=str(file), reason=reason, code=FAILED) from None


def write_record(record: str, file: Path) -> None:
    """Write the record of a game, whole or not at all; compressed if the file's name says so.

    A folder that is not there yet is made.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, compress(record) if file.suffix == ENDING else record.encode())
    except (OSError, ValueError) as error:
        raise cannot_write(file, error) from None
