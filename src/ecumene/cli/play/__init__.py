"""``ecumene play``: a whole game in the terminal, one person and computer players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.play.new_game import COMMAND, PERSON, PlayOptions, computers_in, new_game, seat_in
from ecumene.cli.refusal import CommandRefusal

if TYPE_CHECKING:
    from ecumene.words import Messages

__all__ = ["PlayOptions", "play"]


def play(
    wanted: PlayOptions,
    resume: str | None,
    moment: str | None,
    messages: Messages,
    *,
    as_json: bool,
) -> int:
    """Play until the game is over or the person stops; returns the exit code.

    Without options the game is chosen in questions. ``moment``: the phase from which a saved game
    goes on, if it is not its end.
    """
    from ecumene.cli.play.screen import Screen
    from ecumene.cli.play.welcome import Welcome, WelcomeStopped

    if as_json:
        raise CommandRefusal("play-no-json", help_for=COMMAND)
    if resume is not None:
        return _resumed(Path(resume), wanted, messages, moment)
    if moment is not None:
        raise CommandRefusal("play-from-what", help_for=COMMAND)
    if not wanted.nothing:
        return _new(wanted, messages)
    try:
        chosen = Welcome(Screen(messages), messages).ask()
    except WelcomeStopped:
        return 0
    return (
        _resumed(chosen, wanted, messages) if isinstance(chosen, Path) else _new(chosen, messages)
    )


def _new(wanted: PlayOptions, messages: Messages) -> int:
    from ecumene.cli.play.local_session import Session
    from ecumene.cli.play.saved_games import new_file

    game = new_game(wanted, messages)
    computers = computers_in(wanted, game)
    return Session(game, PERSON, messages, new_file(game), computers).run(resumed=False)


def _resumed(file: Path, wanted: PlayOptions, messages: Messages, moment: str | None = None) -> int:
    """A saved game, whose options are fixed; only the person's seat can change.

    From an earlier moment it goes on in a file of its own.
    """
    from ecumene.cli.play.local_session import Session
    from ecumene.cli.play.saved_games import new_file
    from ecumene.cli.saved import saved_computers, saved_game

    if wanted != PlayOptions(civ=wanted.civ):
        raise CommandRefusal("play-resume-agreed", help_for=COMMAND)
    game = saved_game(file, messages)
    computers = saved_computers(file)
    seat = seat_in(game, wanted.civ, messages)
    if moment is not None:
        from ecumene.cli.play.earlier_moments import before

        game = before(game, moment)
        file = new_file(game)
    return Session(game, seat, messages, file, computers).run(resumed=True)
