"""``ecumene play``: a whole game in the terminal, one person and trivial players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.words import Messages

__all__ = ["play"]


def play(
    players: str | None,
    map_name: str | None,
    civ: str | None,
    track: str | None,
    seed: str | None,
    *,
    short: bool,
    resume: str | None,
    messages: Messages,
) -> int:
    """Play until the game is over or the person has enough; return the exit code."""
    from ecumene.cli.play.opening import new_file, new_game
    from ecumene.cli.play.session import Session
    from ecumene.cli.saved import saved_game

    if resume is not None:
        file = Path(resume)
        game = saved_game(file, messages)
    else:
        game = new_game(players, map_name, civ, track, seed, short=short, messages=messages)
        file = new_file(game)
    return Session(game, messages, file).run(resumed=resume is not None)
