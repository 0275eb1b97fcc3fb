"""What there is to tell when a simulation ends."""

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
    """How it went, and what came out of all games of the folder."""

    folder: Folder
    plan: Plan
    summary: Summary
    failures: Sequence[Failure]
    stopped: bool
    jobs: int
    """How many processes played."""
    played: int
    """The games that were finished this time."""
    seconds: float

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.played / self.seconds if self.played else 0.0

    @property
    def go_on(self) -> str:
        """The command that plays what is missing."""
        return f"{COMMAND} --out {shlex.quote(str(self.folder.path))} --resume"

    def repeat(self, failure: Failure) -> str:
        """The command that plays a game alone that has failed."""
        return f"{self.go_on} --only {failure.number}"
