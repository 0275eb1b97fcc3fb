"""The final report of a league."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.cli.simulate.playing import Played
    from ecumene.sim.league.gates import Verdict
    from ecumene.sim.league.league_plan import League
    from ecumene.sim.league.standings import Rating, Standings


@dataclass(frozen=True)
class LeagueReport:
    """The results of all games in the folder, and how it went this time."""

    league: League
    standings: Standings
    ratings: Mapping[str, Rating]
    verdicts: Sequence[Verdict]
    played: Played
