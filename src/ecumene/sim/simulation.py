"""A simulation: the missing games of a plan, played somewhere."""

from __future__ import annotations

import signal
from contextlib import closing
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import GamesPlan
    from ecumene.sim.planned_game import PlayerOrGuest
    from ecumene.sim.stop_wish import StopWish
    from ecumene.sim.workers import TaskOutcome
    from ecumene.sim.workplaces import Workplace


class Failure(Struct, frozen=True, order=True):
    """A game that could not be played."""

    number: int
    seed: int
    cause: Literal["exception", "signal", "exit"]
    """What ended it: an exception, a signal to its process, or its process's exit."""
    detail: str
    """The exception in one line, the name of the signal, or the exit code."""


def missing(folder: Folder, plan: GamesPlan) -> list[int]:
    """The unfinished games."""
    done = {results.seats[0].game for results in folder.finished(plan.games)}
    return [number for number in range(1, plan.games + 1) if number not in done]


def simulate(
    folder: Folder,
    plan: GamesPlan,
    numbers: Sequence[int],
    where: Workplace,
    players: Mapping[str, PlayerOrGuest],
    stop: StopWish | None = None,
) -> Generator[Failure | None]:
    """Play games and store each in the folder; yields None for each, or its failure.

    The players must be importable: every process gets them by name. Stopping it loses only the
    games being played.
    """
    with closing(where.outcomes(folder, plan, players, numbers, stop)) as outcomes:
        for outcome in outcomes:
            if not outcome.failed:
                yield None
                continue
            failure = _failure(plan, outcome)
            told = outcome.problem or f"{failure.cause}: {failure.detail}\n"
            folder.report(failure.number, told)
            yield failure


def _failure(plan: GamesPlan, outcome: TaskOutcome) -> Failure:
    number, code = outcome.number, outcome.exit_code
    seed = plan.seed_of(number)
    if code is None:
        return Failure(number, seed, "exception", outcome.problem.strip().splitlines()[-1])
    if code < 0:
        return Failure(number, seed, "signal", signal.Signals(-code).name)
    return Failure(number, seed, "exit", str(code))
