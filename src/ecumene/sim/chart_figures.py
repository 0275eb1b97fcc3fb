"""What charts of many games show: how they go turn by turn, and who wins with what.

Every figure is the mean of values that are independent, one for each game, so that its interval is
right. Values are counted and forgotten: a million games need no more memory than ten.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypeVar, get_args

from msgspec import Struct

from ecumene.sim.estimates import Estimate, ValueCount, share_of
from ecumene.sim.tally import CALAMITIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ecumene.sim.result_rows import Results, SeatResult, TurnResult

R = TypeVar("R")
K = TypeVar("K")
EARLY: Final = 6
"""The first advances of a seat: as many as most buy, whoever wins in the end."""
CITY: Final = 5
"""What a city counts when losses are added up (G2)."""
Course: TypeAlias = Literal["points", "step", "advances", "cities", "deals"]
"""What is followed turn by turn; deals are those of the turn."""
Standing: TypeAlias = Literal["winner", "mean", "last"]
"""Who won in the end, all seats, and who was last."""

_OF_TURN: Final[Mapping[Course, Callable[[TurnResult], int]]] = {
    "points": lambda row: row.points,
    "step": lambda row: row.step,
    "advances": lambda row: row.advances,
    "cities": lambda row: row.cities,
    "deals": lambda row: row.deals,
}


class Courses(Struct, frozen=True):
    """A measure from the first turn to the last that half of the games have reached."""

    standings: dict[Standing, tuple[Estimate, ...]]
    players: dict[str, tuple[Estimate, ...]]
    """By the name of the player; the mean of its seats."""


class Wins(Struct, frozen=True):
    """How often something wins that has one seat of a game, or several."""

    games: int
    """In which it takes part."""
    wins: int
    share: Estimate
    fair: float
    """The share if all seats were equally good."""
    points: Estimate


class CalamityLosses(Struct, frozen=True):
    """What a calamity costs a table in a game, all seats together."""

    struck: float
    tokens: float
    cities: float
    lost: Estimate
    """Tokens and cities, of which each counts 5."""


class PlayerTrade(Struct, frozen=True):
    """How a player trades, per seat and game."""

    deals: Estimate
    called_off: Estimate
    claims_true: Estimate
    claims_untrue: Estimate
    calamities_passed: Estimate
    gained: Estimate
    """What its deals added to the worth of its hand (X6)."""

    @property
    def untrue(self) -> float | None:
        """The share of its claims that are untrue; None if it claims nothing."""
        claims = self.claims_true.value + self.claims_untrue.value
        return self.claims_untrue.value / claims if claims else None


class AdvanceUse(Struct, frozen=True):
    """Who buys an advance, when, and how often that seat wins.

    At most one seat of a game wins, so intervals over seats are a little wider than they need be.
    """

    seats: int
    """That have bought it."""
    bought: float
    """Their share of all seats."""
    turn: float
    place: float
    """As which advance a seat buys it, on the average; the first is 1."""
    wins: Estimate
    early: int
    """The seats that have it among their first six."""
    early_wins: Estimate | None
    """None if there are no such seats."""


class ChartFigures(Struct, frozen=True):
    """All of it, for games of one kind of table."""

    games: int
    courses: dict[Course, Courses]
    players: dict[str, Wins]
    civilizations: dict[str, Wins]
    """By id; the one that wins most is the first."""
    calamities: dict[str, CalamityLosses]
    """By id; the dearest is the first."""
    trade: dict[str, PlayerTrade]
    advances: dict[str, AdvanceUse]
    """By id, those that are bought at all; the one that is bought first is the first."""
    fair: float
    """The share of seats that win."""


class _WinCount:
    def __init__(self) -> None:
        self.wins = 0
        self.fair = ValueCount()
        self.points = ValueCount()

    def add(self, rows: Sequence[SeatResult], seats: int) -> None:
        self.wins += any(row.place == 1 for row in rows)
        self.fair.add(len(rows) / seats)
        self.points.add(fmean(row.points for row in rows))

    @property
    def found(self) -> Wins:
        games = self.fair.count
        share = share_of(self.wins, games)
        return Wins(games, self.wins, share, self.fair.estimate.value, self.points.estimate)


class _LossCount:
    def __init__(self) -> None:
        self.struck, self.tokens, self.cities, self.lost = (ValueCount() for _ in range(4))

    def add(self, rows: Sequence[SeatResult], calamity: int) -> None:
        tokens = sum(row.tokens_to[calamity] for row in rows)
        cities = sum(row.cities_to[calamity] for row in rows)
        self.struck.add(sum(row.struck[calamity] for row in rows))
        self.tokens.add(tokens)
        self.cities.add(cities)
        self.lost.add(tokens + CITY * cities)

    @property
    def found(self) -> CalamityLosses:
        struck, tokens, cities = (
            each.estimate.value for each in (self.struck, self.tokens, self.cities)
        )
        return CalamityLosses(struck, tokens, cities, self.lost.estimate)


class _TradeCount:
    FIELDS: Final[Mapping[str, Callable[[SeatResult], int]]] = {
        "deals": lambda row: row.deals,
        "called_off": lambda row: row.called_off,
        "claims_true": lambda row: row.claims_true,
        "claims_untrue": lambda row: row.claims_untrue,
        "calamities_passed": lambda row: row.calamities_passed,
        "gained": lambda row: sum(row.worth_from),
    }

    def __init__(self) -> None:
        self.counts = {name: ValueCount() for name in self.FIELDS}

    def add(self, rows: Sequence[SeatResult]) -> None:
        for name, of in self.FIELDS.items():
            self.counts[name].add(fmean(of(row) for row in rows))

    @property
    def found(self) -> PlayerTrade:
        return PlayerTrade(**{name: each.estimate for name, each in self.counts.items()})


class _AdvanceCount:
    def __init__(self) -> None:
        self.wins = self.early = self.early_wins = 0
        self.turn, self.place = ValueCount(), ValueCount()

    def add(self, turn: int, place: int, *, won: bool) -> None:
        self.turn.add(turn)
        self.place.add(place)
        self.wins += won
        if place <= EARLY:
            self.early += 1
            self.early_wins += won

    def found(self, seats: int) -> AdvanceUse:
        bought = self.turn.count
        return AdvanceUse(
            bought,
            bought / seats,
            self.turn.estimate.value,
            self.place.estimate.value,
            share_of(self.wins, bought),
            self.early,
            share_of(self.early_wins, self.early) if self.early else None,
        )


class _CourseCount:
    """One measure, by turn: of those who had a place in the end, and of players."""

    def __init__(self, of: Callable[[TurnResult], int]) -> None:
        self._of = of
        self._standings: dict[Standing, dict[int, ValueCount]] = {
            each: defaultdict(ValueCount) for each in get_args(Standing)
        }
        self._players: dict[str, dict[int, ValueCount]] = defaultdict(
            lambda: defaultdict(ValueCount)
        )

    def add(self, turn: int, rows: Sequence[TurnResult], winner: int, last: int) -> None:
        values: dict[str, list[int]] = defaultdict(list)
        for row in rows:
            value = self._of(row)
            values[row.player].append(value)
            if row.seat == winner:
                self._standings["winner"][turn].add(value)
            if row.seat == last:
                self._standings["last"][turn].add(value)
        self._standings["mean"][turn].add(fmean(map(self._of, rows)))
        for player, each in values.items():
            self._players[player][turn].add(fmean(each))

    def found(self, games: int) -> Courses:
        return Courses(
            {name: _course(turns, games) for name, turns in self._standings.items()},
            {
                name: _course(turns, turns[1].count)
                for name, turns in sorted(self._players.items())
                if 1 in turns
            },
        )


def _course(turns: Mapping[int, ValueCount], games: int) -> tuple[Estimate, ...]:
    """The estimates as long as half of the games go on, since few long games tell of no other."""
    reached = [number for number, each in turns.items() if 2 * each.count >= games]
    return tuple(turns[turn].estimate for turn in range(1, max(reached, default=0) + 1))


def chart_figures(games: Iterable[Results]) -> ChartFigures:
    """Count games, one after the other."""
    courses = {name: _CourseCount(of) for name, of in _OF_TURN.items()}
    players: dict[str, _WinCount] = defaultdict(_WinCount)
    civilizations: dict[str, _WinCount] = defaultdict(_WinCount)
    calamities = [_LossCount() for _ in CALAMITIES]
    trade: dict[str, _TradeCount] = defaultdict(_TradeCount)
    advances: dict[str, _AdvanceCount] = defaultdict(_AdvanceCount)
    played = seats = 0
    for results in games:
        played += 1
        rows = results.seats
        seats += len(rows)
        places = {row.place: row.seat for row in rows}
        for turn, of_turn in _by(results.turns, lambda row: row.turn).items():
            for course in courses.values():
                course.add(turn, of_turn, places[1], places[len(rows)])
        for player, mine in _by(rows, lambda row: row.player).items():
            players[player].add(mine, len(rows))
            trade[player].add(mine)
        for row in rows:
            civilizations[row.civilization].add([row], len(rows))
            bought = zip(row.bought, row.bought_in, strict=True)
            for place, (advance, turn) in enumerate(bought, 1):
                advances[advance].add(turn, place, won=row.place == 1)
        for number, losses in enumerate(calamities):
            losses.add(rows, number)
    if not played:
        return ChartFigures(0, {}, {}, {}, {}, {}, {}, 0.0)
    costs = {name: each.found for name, each in zip(CALAMITIES, calamities, strict=True)}
    uses = {name: each.found(seats) for name, each in advances.items()}
    return ChartFigures(
        played,
        {name: each.found(played) for name, each in courses.items()},
        _best_first(players),
        _best_first(civilizations),
        dict(sorted(costs.items(), key=lambda item: (-item[1].lost.value, item[0]))),
        {name: trade[name].found for name in sorted(trade)},
        dict(sorted(uses.items(), key=lambda item: (item[1].place, item[0]))),
        played / seats,
    )


def _by(rows: Sequence[R], key: Callable[[R], K]) -> dict[K, list[R]]:
    found: dict[K, list[R]] = defaultdict(list)
    for row in rows:
        found[key(row)].append(row)
    return found


def _best_first(counts: Mapping[str, _WinCount]) -> dict[str, Wins]:
    found = {name: each.found for name, each in counts.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].share.value, item[0])))
