"""A saved game as it was before one of its phases, to go on from there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ecumene.analysis.course import answers_before
from ecumene.cli.play.new_game import COMMAND
from ecumene.cli.refusal import CommandRefusal
from ecumene.rules.format.record import replay, save

if TYPE_CHECKING:
    from ecumene.rules.game import Game

MOMENT: Final = re.compile(r"(\d{1,4})(?:\.(\d{1,2}))?", re.ASCII)


def before(game: Game, wanted: str) -> Game:
    """The game before a phase that is named as in ``12`` (turn 12) or ``12.9`` (its phase 9)."""
    read = MOMENT.fullmatch(wanted.strip())
    if read is None:
        raise CommandRefusal("play-from-unreadable", value=wanted, help_for=COMMAND)
    answers = answers_before(game.log)
    turn, phase = int(read[1]), int(read[2] or 1)
    found = answers.get((turn, phase))
    if found is None:
        raise CommandRefusal(
            "play-from-missing",
            value=wanted.strip(),
            turn=game.peek().turn,
            phase=game.peek().phase,
            help_for=COMMAND,
        )
    return replay(save(game).splitlines(keepends=True)[: 1 + found])
