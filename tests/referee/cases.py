"""Rule cases as the referee sees them: the initial position, and the events."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from ecumene.cases import case_run
from ecumene.cases.case_position import lay_out
from ecumene.rules.actions import Undo
from tests.referee.positions import plain, referee_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.cases import Case
    from ecumene.rules.events import Event
    from ecumene.rules.state.game_state import State
    from tools.referee.following import Referee


class PlayedCase(NamedTuple):
    """A case after it was played."""

    referee: Referee
    """It knows the initial position, and has seen no event yet."""
    events: list[dict[str, Any]]
    state: State
    """The position in which it ended."""
    complete: bool
    """Whether nobody is asked any more, so that the last phase is over."""


def play_case(case: Case) -> PlayedCase:
    """Play a case, and collect the engine's events."""
    play, elsewhere = lay_out(case)
    referee = referee_for(play)
    runner = case_run._Runner(case, play, elsewhere, case_run.CaseOutcome(case))
    runner.play_through()
    game = runner.game
    answered: list[Sequence[Event]] = []
    for entry in game.log:
        if isinstance(entry.action, Undo):
            del answered[-entry.action.answers :]  # which is as if it had never happened
        else:
            answered.append(entry.events)
    events = [*(game.opening or ()), *chain.from_iterable(answered)]
    return PlayedCase(referee, [*map(plain, events)], game.state, not game.pending)
