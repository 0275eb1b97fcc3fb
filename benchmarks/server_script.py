"""What people at a table answer in the benchmark of the server: a recorded game, move by move.

Whoever plays by hand makes one move after the other, and each is an answer of its own; so the
movements that computer players have sent whole are taken apart.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ecumene.rules.actions import EndMovement, MakeAllMoves
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.record import replay
from ecumene.rules.game import Entry, Game
from ecumene.rules.play import Options
from ecumene.rules.state.ids import Seat
from ecumene.seat.exchange import Answering

if TYPE_CHECKING:
    from ecumene.rules.actions import Action

GAMES = Path(__file__).parents[1] / "tests" / "games"


class Line(Struct, frozen=True):
    """An answer as it is sent."""

    seat: Seat
    body: bytes


class Script(Struct, frozen=True):
    """All answers of a game, in their order."""

    options: Options
    entries: tuple[Entry, ...]
    """As the engine has them."""
    lines: tuple[Line, ...]
    """The same as they are sent."""


def script(name: str) -> Script:
    """The script of a recorded game."""
    with gzip.open(GAMES / f"{name}.jsonl.gz") as file:
        recorded = replay(file.read())
    game = Game(recorded.options)
    lines: list[Line] = []
    for entry in recorded.log:
        for action in _by_hand(entry.action):
            key = str(len(lines))
            answering = Answering(game.question(entry.seat), key, action)
            lines.append(Line(entry.seat, msgspec.json.encode(to_names(answering))))
            game.apply(entry.seat, action)
    return Script(game.options, tuple(game.log), tuple(lines))


def _by_hand(action: Action) -> tuple[Action, ...]:
    if isinstance(action, MakeAllMoves):
        return (*action.moves, EndMovement())
    return (action,)
