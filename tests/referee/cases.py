"""Rule cases as the referee sees them: the position they begin with, and what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ecumene.cases import running
from ecumene.cases.position import lay_out
from tests.referee.positions import plain, referee_for

if TYPE_CHECKING:
    from ecumene.cases import Case
    from ecumene.rules.state import State
    from tools.referee.following import Referee


class PlayedCase(NamedTuple):
    """A case after it was played."""

    referee: Referee
    """He knows the position it began with, and has seen nothing yet."""
    events: list[dict[str, Any]]
    state: State
    """The position in which it ended."""
    complete: bool
    """Whether nobody is asked any more, so that its last phase is over."""


def play_case(case: Case) -> PlayedCase:
    """Play a case, and take what the engine reports of it."""
    play, elsewhere = lay_out(case)
    referee = referee_for(play)
    runner = running._Runner(case, play, elsewhere, running.Outcome(case))
    runner.play_through()
    game = runner.game
    events = [*(game.opening or ()), *(event for entry in game.log for event in entry.events)]
    return PlayedCase(referee, [*map(plain, events)], game.state, not game.pending)
