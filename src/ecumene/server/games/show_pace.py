"""The pace of a game of computers only: how fast it passes before those who look on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from ecumene.server.wire import ShowUnit

if TYPE_CHECKING:
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.wire import Pace

Mark = tuple[int, int, int]
"""Turn, phase and record: the part of it that changes tells when a unit has passed."""


class Tempo(NamedTuple):
    """A pause after each unit."""

    unit: ShowUnit
    pause: Time


TEMPOS: Final[dict[Pace, Tempo]] = {
    "calm": Tempo("answer", 1000),
    "brisk": Tempo("answer", 300),
    "phases": Tempo("phase", 1000),
    "turns": Tempo("turn", 1000),
}
"""Pauses in milliseconds."""
PARTS: Final[dict[ShowUnit, int]] = {"turn": 1, "phase": 2, "answer": 3}
"""The number of leading parts of a mark that tell one unit from the next."""


class Stepping(Struct, frozen=True):
    """A step of a paused game: it goes on until a unit has passed."""

    unit: ShowUnit
    begun: Mark


def mark(hosted: HostedGame) -> Mark:
    """Where a game is."""
    return hosted.turn, hosted.phase, hosted.seq


def same_unit(unit: ShowUnit, one: Mark, other: Mark) -> bool:
    """Whether two marks belong to the same turn, phase or answer."""
    return one[: PARTS[unit]] == other[: PARTS[unit]]


def show_pause(hosted: HostedGame, now: Time) -> Time:
    """Milliseconds until spectators have seen what was last played for them."""
    if hosted.stepping is not None:
        return 0
    tempo = TEMPOS[hosted.agreed.pace]
    if same_unit(tempo.unit, hosted.shown, mark(hosted)):
        return 0
    return max(0, hosted.played + tempo.pause - now)


def begin_step(hosted: HostedGame) -> None:
    """Note before a step that the position before it has been shown."""
    tempo = TEMPOS[hosted.agreed.pace]
    if not same_unit(tempo.unit, hosted.shown, mark(hosted)):
        hosted.shown = mark(hosted)


def end_step(hosted: HostedGame) -> None:
    """Pause again once the unit that was asked for has passed."""
    stepping = hosted.stepping
    if stepping is not None and not same_unit(stepping.unit, stepping.begun, mark(hosted)):
        hosted.step_on(None)
