"""City attacks that wait for other city attacks (F10, F10a)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from ecumene.rules.state.ids import AreaNo, Seat


@dataclass
class WaitingAttacks:
    """Which attacks wait for which; an attack is known by the area of the city."""

    have_waited: set[Seat] = field(default_factory=set)
    """Each defender waits once (F10)."""
    awaited: dict[AreaNo, tuple[AreaNo, ...]] = field(default_factory=dict)

    def begin(self, defender: Seat, area: AreaNo, awaited: tuple[AreaNo, ...]) -> None:
        """Let the attack on a city wait until all attacks of its defender are resolved."""
        self.have_waited.add(defender)
        self.awaited[area] = awaited

    def awaits(self, area: AreaNo, unresolved: Container[AreaNo]) -> bool:
        """Whether the attack on a city still waits for an unresolved one."""
        return any(other in unresolved for other in self.awaited.get(area, ()))

    def could_await(
        self, area: AreaNo, attacks: Iterable[AreaNo], unresolved: Container[AreaNo]
    ) -> tuple[AreaNo, ...]:
        """The attacks that an attack could wait for: those that do not wait for it (F10a)."""
        return tuple(a for a in attacks if not self._reaches(a, area, unresolved))

    def _reaches(self, area: AreaNo, goal: AreaNo, unresolved: Container[AreaNo]) -> bool:
        """Whether an attack waits for another, directly or through others."""
        return any(
            other == goal or self._reaches(other, goal, unresolved)
            for other in self.awaited.get(area, ())
            if other in unresolved
        )
