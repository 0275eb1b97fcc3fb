"""What decided a finished game, with names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from ecumene.analysis.course import SHORTEST, NoCourse, course_of
from ecumene.analysis.split import Parts, split_of
from ecumene.analysis.told_course import analysis_of
from ecumene.api.exceptions import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.api.public_game import Game
    from ecumene.api.translation import Names, Who

T = TypeVar("T")


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
    parts: Mapping[Who, Parts] | None
    """What changed everybody's chances over the game, if it was asked for; it adds up."""
    chance_within: Mapping[Who, float] | None
    """How far the part of chance may be off either way: a 95 % interval."""

    def __str__(self) -> str:
        return "\n".join(map(str, self.turning_points))


def look_back_at(game: Game, *, split: bool) -> LookedBack:
    """The analysis of a game; raises ``Refused`` if it is not over, or very short."""
    try:
        course = course_of(game.engine)
        parts = split_of(game.engine) if split else None
    except NoCourse as none:
        raise Refused(game.speaker.messages(none.key, turns=SHORTEST)) from None
    names, speaker = game.interpreter.names(), game.speaker
    found = analysis_of(game.engine, course, speaker.messages, parts)
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
        None if found.split is None else _by_name(names, found.split.whole),
        None if found.split is None else _by_name(names, found.split.chance_within),
    )


def _by_name(names: Names, by_seat: Sequence[T]) -> Mapping[Who, T]:
    return {names.who(seat): each for seat, each in enumerate(by_seat)}
