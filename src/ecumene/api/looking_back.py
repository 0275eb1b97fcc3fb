"""What decided a finished game, with names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecumene.analysis.course import SHORTEST, NoCourse, course_of
from ecumene.analysis.told_course import analysis_of
from ecumene.api.exceptions import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.api.public_game import Game
    from ecumene.api.translation import Who


@dataclass(frozen=True)
class ChancesThen:
    """Everybody's chance of winning at the end of a phase."""

    turn: int
    phase: str
    chances: Mapping[Who, float]


@dataclass(frozen=True)
class ChanceChanged:
    """A phase in which somebody's chance changed much; ``str()`` tells of it."""

    turn: int
    phase: str
    who: Who
    before: float
    after: float
    answers: int
    """The answers before the phase: a game that goes on from them can take another course."""
    sentence: str

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class LookedBack:
    """What decided a finished game."""

    winner: Who
    ends: tuple[ChancesThen, ...]
    """From the end of the set-up to the end of the game."""
    turning_points: tuple[ChanceChanged, ...]
    """The largest changes, in the order in which they came."""

    def __str__(self) -> str:
        return "\n".join(map(str, self.turning_points))


def look_back_at(game: Game) -> LookedBack:
    """The analysis of a game; raises ``Refused`` if it is not over, or very short."""
    try:
        course = course_of(game.engine)
    except NoCourse as none:
        raise Refused(game.speaker.messages(none.key, turns=SHORTEST)) from None
    names, speaker = game.interpreter.names(), game.speaker
    found = analysis_of(game.engine, course, speaker.messages)
    return LookedBack(
        names.who(found.winner),
        tuple(
            ChancesThen(
                end.turn,
                speaker.phase(end.phase),
                {names.who(seat): chance for seat, chance in enumerate(end.chances)},
            )
            for end in found.ends
        ),
        tuple(
            ChanceChanged(
                point.turn,
                speaker.phase(point.phase),
                names.who(point.seat),
                point.before,
                point.after,
                point.answers,
                " ".join(point.sentences),
            )
            for point in found.turning_points
        ),
    )
