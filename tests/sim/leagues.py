"""Small leagues for the tests."""

from __future__ import annotations

from typing import Any

from ecumene.sim.league.league_plan import League, LeagueFile, LeagueTable, Match

QUICK = LeagueTable(seats=5, last_turn=2)


def league(*matches: Match, rounds: int = 5, **more: Any) -> League:
    """A league of short games with five seats."""
    tables = more.pop("tables", {"quick": QUICK})
    return League(LeagueFile(rounds, matches=matches, tables=tables, **more), "test")
