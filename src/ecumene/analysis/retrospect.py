"""All that is told of a game afterwards, as data whose sentences anybody can speak.

Of a running game there is only what everybody sees: chances from that alone, turn by turn. The rest
would tell of hidden cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.analysis.awards import Award
from ecumene.analysis.chances import chances, fitted
from ecumene.analysis.course import SHORTEST, ChancesWatch, NoCourse, PhaseEnd, ended
from ecumene.analysis.epoch_story import Chapter
from ecumene.analysis.ledger import TradeLedger
from ecumene.analysis.story import story_of
from ecumene.analysis.told_course import FORMAT, told
from ecumene.dialogue.sentences.sentence import Sentence, say
from ecumene.rules.format.record import RULES, replay
from ecumene.rules.state.ids import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.analysis.course import TurningPoint
    from ecumene.rules.play import Options
    from ecumene.rules.state.game_state import State

VERSION: Final = 2
"""Changes whenever a retrospect has something else in it."""


class TurningMoment(Struct, frozen=True):
    """A phase in which the chance of a seat changed much."""

    turn: int
    """The turn."""
    phase: int
    """The phase."""
    seat: Seat
    """Whose chance it was."""
    before: float
    """The chance when the phase began."""
    after: float
    """The chance when it had ended."""
    sentences: tuple[Sentence, ...]
    """The change, and what happened to that seat in the phase."""


class Retrospect(Struct, frozen=True):
    """What is told of a game; of a running one only chances from what everybody sees."""

    over: bool
    """Whether the game is over."""
    ends: tuple[PhaseEnd, ...]
    """Everybody's chances at the ends of phases: with hands open, or as all could judge."""
    fitted_games: int
    """The games that the chances were fitted to."""
    no_chances: Sentence | None = None
    """Why there are none."""
    turning_points: tuple[TurningMoment, ...] = ()
    """The largest changes, in the order in which they came."""
    awards: tuple[Award, ...] = ()
    """The awards that somebody has earned."""
    chronicle: tuple[Chapter, ...] = ()
    """The game in half a page, by epochs."""
    ledger: TradeLedger | None = None
    """The trade of the whole game."""


def version() -> str:
    """The version of what tells; whatever another one has told is told anew."""
    return f"{VERSION}-{FORMAT}-{RULES}-{fitted().players}"


def retrospect_of(record: str | bytes) -> Retrospect:
    """What is told of a finished game; raises ``DamagedRecord``, or ``RunningGame``."""
    watch = ChancesWatch()
    game = replay(record, watch)
    story = story_of(game)
    ends: tuple[PhaseEnd, ...] = ()
    points: tuple[TurningPoint, ...] = ()
    missing = None
    try:
        course = watch.course(game)
    except NoCourse:
        missing = say("analyse-short", turns=SHORTEST)
    else:
        ends, points = course.ends, course.turning_points
    return Retrospect(
        over=True,
        ends=ends,
        fitted_games=fitted().games,
        no_chances=missing,
        turning_points=tuple(map(_moment, points)),
        awards=story.awards,
        chronicle=story.chronicle,
        ledger=story.ledger,
    )


def so_far(options: Options, starts: Iterable[State]) -> Retrospect:
    """What is told of a running game, as its turns began, to those who do not play in it."""
    ends = tuple(
        PhaseEnd(*ended(state.turn, 1), chances(options, state, "seen")) for state in starts
    )
    return Retrospect(over=False, ends=ends, fitted_games=fitted().games)


def _moment(point: TurningPoint) -> TurningMoment:
    return TurningMoment(
        point.turn, point.phase, point.seat, point.before, point.after, tuple(told(point))
    )
