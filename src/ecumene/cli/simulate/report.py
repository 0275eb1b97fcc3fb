"""The final report of a simulation."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import Plan
    from ecumene.sim.simulation import Failure
    from ecumene.sim.summary import Summary

COMMAND: Final = "ecumene simulate"


@dataclass(frozen=True)
class Report:
    """How it went, and the results of all games in the folder."""

    folder: Folder
    plan: Plan
    summary: Summary
    failures: Sequence[Failure]
    stopped: bool
    jobs: int
    """The number of processes."""
    played: int
    """The games finished this time."""
    seconds: float

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.played / self.seconds if self.played else 0.0

    @property
    def go_on(self) -> str:
        """The command that plays the missing games."""
        return f"{COMMAND} --out {shlex.quote(str(self.folder.path))} --resume"

    def repeat(self, failure: Failure) -> str:
        """The command that repeats a failed game alone."""
        return f"{self.go_on} --game {failure.number}"
