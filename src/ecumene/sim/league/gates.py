"""Gates: what must be true of players, written down before the games that judge it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.sim.estimates import Estimate
from ecumene.sim.league.league_plan import Pairing
from ecumene.sim.league.measures import Measure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.sim.league.league_plan import Gate, League
    from ecumene.sim.league.league_standings import LeagueStandings


_NONE: Final[Mapping[Measure, Estimate]] = {}
"""No games were played."""


class GateVerdict(Struct, frozen=True):
    """Whether one figure is as it must be."""

    pairing: Pairing
    measure: Measure
    found: Estimate | None
    """None: no games of it were played."""
    least: float | None = None
    most: float | None = None
    above: str | None = None
    """The entrant that must be weaker beyond doubt; its interval ends at ``least``."""

    @property
    def met(self) -> bool:
        """Whether the figure is within the limits; its interval tells how sure that is."""
        if self.found is None or (self.above is not None and self.least is None):
            return False
        value = self.found.low if self.above is not None else self.found.value
        at_least = self.least is None or value >= self.least
        return at_least and (self.most is None or value <= self.most)


def judge(league: League, found: LeagueStandings) -> list[GateVerdict]:
    """Every figure that a gate of the league limits."""
    return [verdict for gate in league.file.gates for verdict in _judged(gate, league, found)]


def _judged(gate: Gate, league: League, found: LeagueStandings) -> Iterator[GateVerdict]:
    table = gate.table or next(iter(league.tables))
    if not gate.entrants:
        alone = Pairing(table, gate.field)
        whole = [each.measures for each in found.fields if each.pairing == alone]
        yield from _within(gate, alone, *whole)
    weaker: Estimate | None = None
    for number, entrant in enumerate(gate.entrants):
        pairing = league.pairing(table, gate.field, entrant)
        seat = [each.figures for each in found.entrants if each.pairing == pairing]
        yield from _within(gate, pairing, *seat)
        gain = seat[0]["gain"] if seat else None
        if gate.in_order and number:
            end = None if weaker is None else weaker.high
            yield GateVerdict(pairing, "gain", gain, end, above=gate.entrants[number - 1])
        weaker = gain


def _within(
    gate: Gate, pairing: Pairing, figures: Mapping[Measure, Estimate] = _NONE
) -> Iterator[GateVerdict]:
    for name in dict.fromkeys((*gate.at_least, *gate.at_most)):
        least, most = gate.at_least.get(name), gate.at_most.get(name)
        yield GateVerdict(pairing, name, figures.get(name), least, most)
