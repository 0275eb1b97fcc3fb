"""The final report of a simulation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.cli.simulate.playing import PlayedGames
    from ecumene.sim.plan import Plan
    from ecumene.sim.summary import Summary

COMMAND: Final = "ecumene simulate"


@dataclass(frozen=True)
class Report:
    """The results of all games in the folder, and how it went this time."""

    plan: Plan
    summary: Summary
    played: PlayedGames
    charts: Path | None = None
    """The page of charts, if it was asked for and there is a game to show."""
