"""Where the games of a plan are played. A plan does not know, and gives the same games anywhere."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from ecumene.sim.planned_game import play
from ecumene.sim.workers import work

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import GamesPlan
    from ecumene.sim.planned_game import PlayerOrGuest
    from ecumene.sim.stop_wish import StopWish
    from ecumene.sim.workers import TaskOutcome


class Unreachable(Exception):
    """Nothing can be played there; ``key`` is the message that says why."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class Workplace(Protocol):
    """Somewhere games are played."""

    def outcomes(
        self,
        folder: Folder,
        plan: GamesPlan,
        players: Mapping[str, PlayerOrGuest],
        numbers: Sequence[int],
        stop: StopWish | None,
    ) -> Generator[TaskOutcome]:
        """Play games and store each in the folder; outcomes come as games finish.

        If a stop is requested, the games being played are given up.
        """

    def processes(self, games: int) -> int:
        """The number of processes that play so many games."""


class Processes(Struct, frozen=True):
    """Processes of this machine."""

    jobs: int

    def outcomes(
        self,
        folder: Folder,
        plan: GamesPlan,
        players: Mapping[str, PlayerOrGuest],
        numbers: Sequence[int],
        stop: StopWish | None,
    ) -> Generator[TaskOutcome]:
        """Play in processes, which store what they have played."""
        task = partial(_play_and_keep, folder, plan, players)
        with closing(work(task, numbers, self.processes(len(numbers)), stop)) as outcomes:
            yield from outcomes

    def processes(self, games: int) -> int:
        """No more than there are games."""
        return min(self.jobs, games)


def _play_and_keep(
    folder: Folder, plan: GamesPlan, players: Mapping[str, PlayerOrGuest], number: int
) -> None:
    game, results = play(plan, number, players)
    folder.keep(number, game, results)
