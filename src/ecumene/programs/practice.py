"""A whole game as one seat is asked, for a program to be tried on.

Settlers play it, and the program is asked besides, so what it answers changes nothing: everybody
tries on the same questions.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from ecumene.bots import COMPUTER_PLAYER, Table
from ecumene.data import MapName
from ecumene.programs.guests import News, ranking
from ecumene.programs.program import Program
from ecumene.programs.program_messages import ProgramReply
from ecumene.programs.program_player import ProgramPlayer
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecumene.rules.actions import Action
    from ecumene.words import Say

PLAYERS: Final = 9
SEED: Final = 7
TURNS: Final = 12
"""By then nearly every kind of question was asked."""
SEAT: Final = 4


class Trial:
    """How a program has done."""

    def __init__(self) -> None:
        self.questions = 0
        """The questions it was asked."""
        self.kinds: set[str] = set()
        """Their kinds."""


def try_out(
    command: Sequence[str], milliseconds: int, megabytes: int, messages: Say
) -> tuple[Trial, ProgramPlayer, Program]:
    """Ask a program all questions of a game, or until it is replaced."""
    program = Program(command, megabytes)
    try:
        trial, player = _through(program, milliseconds, messages)
    finally:
        program.kill()
    return trial, player, program


class _Dictation:
    """Writes down what a program would be told, and answers like a settler."""

    def __init__(self, write: Callable[[bytes], object]) -> None:
        self._write = write
        self.answer: Action | None = None
        self.number = 0

    def tell(self, line: bytes) -> None:
        """Write it down."""
        self._write(line)

    def hear(self, until: float) -> bytes:
        """The answer of the game."""
        del until
        self.number += 1
        return msgspec.json.encode(to_names(ProgramReply(self.number, self.answer)))

    def note(self, remark: str) -> None:
        """A settler gives no reason for remarks."""
        raise AssertionError(remark)

    def end(self) -> None:
        """There is nothing to end."""


def dictate(write: Callable[[bytes], object], milliseconds: int, messages: Say) -> Trial:
    """Write down all that a program is told in the game."""
    return _through(_Dictation(write), milliseconds, messages)[0]


def _through(
    partner: Program | _Dictation, milliseconds: int, messages: Say
) -> tuple[Trial, ProgramPlayer]:
    trial = Trial()
    game = Game(Options(PLAYERS, MapName.WEST, SEED, last_turn=TURNS))
    table = Table(dict.fromkeys(range(PLAYERS), COMPUTER_PLAYER), SEED)
    player = ProgramPlayer(partner, SEAT, SEED, milliseconds, messages, News(game, SEAT))
    while not game.over and player.replaced is None:
        turn = table.next_answer(game)
        assert turn is not None, "nobody but computer players sits here"
        seat, action = turn
        decision = game.pending.get(seat)
        if seat == SEAT and decision is not None:
            trial.questions += 1
            trial.kinds.add(str(decision.__struct_config__.tag))
            if isinstance(partner, _Dictation):
                partner.answer = action
            player(view(game, seat), decision, Random(SEED))  # noqa: S311 a game, not a secret
        game.apply(seat, action)
    player.end(ranking(game))
    return trial, player
