"""The results of a league: each entrant in each field, and the fields themselves."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.sim.estimates import Estimate, mean_of, share_of
from ecumene.sim.league.league_plan import Pairing
from ecumene.sim.league.measures import Measure, of_seat, of_table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.sim.league.league_plan import League
    from ecumene.sim.result_rows import Results


class EntrantStanding(Struct, frozen=True):
    """An entrant in a field, beside whoever had the seat in the same games without it."""

    pairing: Pairing
    games: int
    wins: Estimate
    """The share of games won."""
    fair: float
    """The share that one of equals would win."""
    gain: Estimate
    """Points more than in the same seat of the same games without the entrant; worth of cards where
    only trade is played."""
    measures: dict[Measure, Estimate]

    @property
    def figures(self) -> dict[Measure, Estimate]:
        """All that a gate can limit."""
        wins = self.wins
        per_cent = Estimate(100 * wins.value, 100 * wins.low, 100 * wins.high)
        return {**self.measures, "gain": self.gain, "wins": per_cent}


class FieldStanding(Struct, frozen=True):
    """A field on its own."""

    pairing: Pairing
    games: int
    measures: dict[Measure, Estimate]


class LeagueStandings(Struct, frozen=True):
    """All of them, in the order in which they are played."""

    games: int
    entrants: tuple[EntrantStanding, ...]
    """Also whoever sits there on its own, with no gain: it has the same seats as the others."""
    fields: tuple[FieldStanding, ...]


class Rating(Struct, frozen=True):
    """The strength of a player: 25 before the first game."""

    value: float
    uncertainty: float
    """One standard deviation."""


class _Seats:
    """What a pairing's seat came to, game by game."""

    def __init__(self) -> None:
        self.wins = 0
        self.gains: list[float] = []
        self.measures: dict[Measure, list[float]] = defaultdict(list)

    def add(self, measures: dict[Measure, float], counted: float, base: float) -> None:
        self.wins += measures["place"] == 1
        self.gains.append(counted - base)
        for name, value in measures.items():
            self.measures[name].append(value)


def standings(league: League, games: Iterable[Results]) -> LeagueStandings:
    """Compare games of a league, which come in order; those that lack their other half wait."""
    seats: dict[Pairing, _Seats] = defaultdict(_Seats)
    tables: dict[Pairing, dict[Measure, list[float]]] = {}
    base: dict[tuple[int, Pairing], float] = {}
    played = 0
    for results in games:
        played += 1
        number = results.seats[0].game
        round_, pairing = league.pairing_of(number)
        alone = Pairing(pairing.table, pairing.field)
        only_trade = league.trade_of(number)
        measures = of_seat(results, league.seat_of(number), only_trade)
        counted = measures["points" if only_trade is None else "worth"]
        if pairing == alone:
            base[round_, alone] = counted
            table = tables.setdefault(alone, defaultdict(list))
            for name, value in of_table(results).items():
                table[name].append(value)
        if (round_, alone) in base:
            seats[pairing].add(measures, counted, base[round_, alone])
    return LeagueStandings(
        played,
        tuple(_standing(league, each, seats[each]) for each in league.pairings if each in seats),
        tuple(
            FieldStanding(
                pairing,
                len(measures["turns"]),
                {name: mean_of(values) for name, values in measures.items()},
            )
            for pairing, measures in tables.items()
        ),
    )


def _standing(league: League, pairing: Pairing, seats: _Seats) -> EntrantStanding:
    games = len(seats.gains)
    return EntrantStanding(
        pairing,
        games,
        share_of(seats.wins, games),
        1 / league.tables[pairing.table].seats,
        mean_of(seats.gains),
        {name: mean_of(values) for name, values in seats.measures.items()},
    )
