"""Where games are played, as it is typed: processes of this machine, or a cluster."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from ecumene.bots import PLAYERS
from ecumene.cli.libraries import check_library
from ecumene.cli.options import read_bounded
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.sim.planned_game import Guest
from ecumene.sim.workers import cores
from ecumene.sim.workplaces import Processes, Unreachable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.sim.planned_game import PlayerOrGuest
    from ecumene.sim.workplaces import Workplace

MOST_JOBS: Final = 512
"""Maximum processes; more would only be in each other's way."""


def read_where(
    jobs: str | None, cluster: str | None, players: Mapping[str, PlayerOrGuest], command: str
) -> Workplace:
    """Processes, of which 0 is one per core, or a cluster that answers."""
    wanted = 0 if jobs is None else read_bounded("--jobs", jobs, 0, MOST_JOBS, command)
    if cluster is None:
        return Processes(wanted or cores())
    if players is not PLAYERS and any(isinstance(each, Guest) for each in players.values()):
        raise CommandRefusal("cluster-programs", help_for=command)
    check_library("distributed", extra="cluster")
    from ecumene.sim.cluster import LOCAL, Cluster

    if cluster != LOCAL and jobs is not None:
        raise CommandRefusal("cluster-jobs", address=cluster, help_for=command)
    workplace = Cluster(cluster, wanted or cores())
    with within_reach():
        workplace.check()
    return workplace


@contextmanager
def within_reach() -> Iterator[None]:
    """Refuse in words where a workplace cannot be reached."""
    try:
        yield
    except Unreachable as problem:
        refusal = CommandRefusal(problem.key, code=FAILED, to_copy=True)
        refusal.values = dict(problem.values)
        raise refusal from None
