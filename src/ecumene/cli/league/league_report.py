"""The final report of a league."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from ecumene.cli.simulate.playing import PlayedGames
    from ecumene.sim.league.gates import GateVerdict
    from ecumene.sim.league.league_plan import League
    from ecumene.sim.league.league_standings import LeagueStandings, Rating


@dataclass(frozen=True)
class LeagueReport:
    """The results of all games in the folder, and how it went this time."""

    league: League
    standings: LeagueStandings
    ratings: Mapping[str, Rating]
    verdicts: Sequence[GateVerdict]
    played: PlayedGames
    charts: Path | None = None
    """The page of charts, if it was asked for and there is a game to show."""
