"""How a moment would have gone on if strong players had played every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.analysis.chances import chances
from ecumene.bots import MIXED, PLAYERS, Table, seated
from ecumene.bots.registry import STAND_IN
from ecumene.rules.game import Game
from ecumene.rules.state.game_state import decode

if TYPE_CHECKING:
    from ecumene.rules.game import Snapshot
    from ecumene.rules.play import Options

STRONG: Final = PLAYERS[STAND_IN]
"""Plays the same whoever it sits in for."""


def after_state(
    options: Options, state: bytes, last_phase: int, cast: str | None = None
) -> tuple[float, ...]:
    """Everybody's chances when a state has been played on to the end of a phase of its turn.

    ``cast``: masters of all characters play, seated by this; otherwise ``STRONG`` in every seat.
    """
    return _played(Game.from_state(options, decode(state), last_phase), cast)


def after_moment(moment: Snapshot, last_phase: int) -> tuple[float, ...]:
    """The same from a moment in the middle of a phase, with ``STRONG`` in every seat."""
    return _played(Game.restore(moment, last_phase))


def _played(game: Game, cast: str | None = None) -> tuple[float, ...]:
    seats = range(game.options.players)
    players = dict.fromkeys(seats, STRONG)
    if cast is not None:
        names = seated([MIXED] * len(seats), cast)
        players = {seat: PLAYERS[name] for seat, name in enumerate(names)}
    table = Table(players, game.options.seed)
    while game.pending:
        _, answer = table.next_turn(game)
        assert answer is not None, "nobody but computer players sits here"
        game.apply(*answer)
    return chances(game.options, game.peek(), "open")
