"""Saved games as files, compressed or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.cli.refusal import FAILED, CommandRefusal, cannot_read, cannot_write
from ecumene.data import facts
from ecumene.dialogue import Speaker, describe_refusal
from ecumene.rules.errors import DamagedRecord
from ecumene.rules.format.record import computers_of, replay
from ecumene.sim.logs import ENDING, compress, decompress
from ecumene.sim.whole_files import write_whole
from ecumene.words import alphabetical, find_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.words import Messages

SAVED_GAMES: Final = (".jsonl", f".jsonl{ENDING}")
"""The endings of saved games' names."""


def saved_game(
    file: Path, messages: Messages, on_phase: Callable[[Game], None] | None = None
) -> Game:
    """The game of a saved file, compressed or not.

    ``on_phase`` is called at the start of each phase.
    """
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        raise cannot_read(file, error) from None
    try:
        return replay(decompress(data), on_phase)
    except ValueError:
        raise CommandRefusal("play-not-whole", file=str(file), code=FAILED) from None
    except DamagedRecord as damaged:
        reason = Speaker(messages).text(describe_refusal(damaged))
        raise CommandRefusal("play-damaged", file=str(file), reason=reason, code=FAILED) from None


def saved_computers(file: Path) -> tuple[str | None, ...] | None:
    """The computer players by seat in the file of a game; None if it does not name them."""
    return computers_of(decompress(file.read_bytes()))


def seat_of(game: Game, civ: str, messages: Messages, command: str) -> Seat:
    """The seat of a civilization in a game, by any name for it."""
    wanted = facts().civilizations[find_id("civ", civ, messages.language)]
    for seat, player in enumerate(game.state.players):
        if player.civilization == wanted.index:
            return seat
    playing = [player.civilization for player in game.state.players if player.civilization >= 0]
    raise not_in_play(wanted.index, playing, messages, command)


def not_in_play(
    civ: int, playing: Iterable[int], messages: Messages, command: str
) -> CommandRefusal:
    """A civilization that does not take part."""
    language, civs = messages.language, facts().civilizations
    return CommandRefusal(
        "play-civ",
        civ=civs[civ].name.in_language(language),
        names=", ".join(
            alphabetical((civs[each].name.in_language(language) for each in playing), language)
        ),
        help_for=command,
    )


def write_record(record: str, file: Path) -> None:
    """Write a game's record, whole or not at all; compressed if the file's name says so."""
    write_bytes(compress(record) if file.suffix == ENDING else record.encode(), file)


def write_bytes(data: bytes, file: Path) -> None:
    """Write a file, whole or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, data)
    except (OSError, ValueError) as error:
        raise cannot_write(file, error) from None
