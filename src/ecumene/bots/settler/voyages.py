"""Where ships can carry tokens, and what that costs (M4-M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ecumene.rules.forecast import sea_ways
from ecumene.rules.phases.movement.draft_moves import SHIP_COST
from ecumene.rules.phases.movement.mover import ship_capacity, ship_range
from ecumene.rules.state.lookup_tables import AREAS, ASTRONAVIGATION, SHIPS
from ecumene.rules.state.moves import (
    BuildShip,
    Embark,
    Halt,
    MaintainShip,
    Sail,
    ScrapShip,
    TokenPaid,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.bots.settler.country import Country
    from ecumene.rules.state.ids import AreaNo, PlaceNo
    from ecumene.rules.state.moves import Move

FARE_WORTH: Final = 0.7
"""What a voyage should be worth."""


class Land(Protocol):
    """What voyages need to know about a plan."""

    def count(self, area: AreaNo) -> int:
        """The own tokens in an area."""

    def worth(self, area: AreaNo, count: int) -> float:
        """The worth of one more token where ``count`` are."""


class Crossing(NamedTuple):
    """Tokens carried from one area to another."""

    start: AreaNo
    way: tuple[PlaceNo, ...]
    """The places after the first; the last is where they land."""
    tokens: int
    gain: float = 0.0
    """Their gain, less the cost."""

    @property
    def goal(self) -> AreaNo:
        """Where they land."""
        return self.way[-1]


class Harbours:
    """A seat's ships and where they can go."""

    def __init__(self, country: Country) -> None:
        self.country = country
        advances = country.me.advances
        self.range = ship_range(advances)
        self.capacity = ship_capacity(advances)
        self.open_sea = bool(advances & ASTRONAVIGATION)
        self.waiting: dict[PlaceNo, list[int]] = {}
        """Unused ships of earlier turns, by place."""
        for number, place in enumerate(country.me.ships):
            self.waiting.setdefault(place, []).append(number)
        self.fare = FARE_WORTH
        """The least total gain of all tokens aboard for a voyage."""
        self.under_way = 0
        """Ships built or maintained this turn."""
        self.next_number = len(country.me.ships)

    def way(self, start: AreaNo, goal: AreaNo) -> tuple[PlaceNo, ...] | None:
        """The shortest way by water within range: the places after the first."""
        return self._ways(start).get(goal)

    def _ways(self, start: AreaNo) -> dict[PlaceNo, tuple[PlaceNo, ...]]:
        return sea_ways(start, self.range, open_sea=self.open_sea)

    def best_voyage(self, start: AreaNo, cargo: list[float], land: Land) -> Crossing | None:
        """The voyage with the largest gain for the tokens it moves.

        The cargo is what each token is worth where it is, least first.
        """
        best: Crossing | None = None
        aboard = cargo[: self.capacity]
        room = self.country.room
        for goal, way in self._ways(start).items():
            if goal < AREAS and room(goal):
                tokens, gain = _landed(goal, aboard, land, self.fare)
                if gain > (0 if best is None else best.gain):
                    best = Crossing(start, way, tokens, gain)
        return best

    def price(self, start: AreaNo) -> int | None:
        """The price of a ship there: of a waiting one, else of a new one; None if none is left."""
        if self.waiting.get(start):
            return 1
        return SHIP_COST if self.under_way < SHIPS else None

    def sail(self, voyage: Crossing, treasury: int, tokens: int) -> Iterator[Move]:
        """The moves of a voyage, paid for with treasury and tokens of its start."""
        paid = (TokenPaid(voyage.start),) * tokens
        self.under_way += 1
        if self.waiting.get(voyage.start):
            ship = self.waiting[voyage.start].pop()
            yield MaintainShip(ship, paid[0] if paid else None)
        else:
            if self.under_way + sum(map(len, self.waiting.values())) > SHIPS:
                yield ScrapShip(self._useless())
            ship = self.next_number
            self.next_number += 1
            yield BuildShip(voyage.start, treasury, paid, ship)
        yield Embark(ship, voyage.tokens)
        for place in voyage.way:
            yield Sail(ship, place)
        yield Halt(ship)

    def _useless(self) -> int:
        """A ship waiting elsewhere; it gives way to a new one (M6)."""
        place = next(place for place, ships in self.waiting.items() if ships)
        return self.waiting[place].pop()


def _landed(goal: AreaNo, aboard: list[float], land: Land, fare: float) -> tuple[int, float]:
    """How many of the tokens aboard go ashore with a gain, and what they gain, less the cost."""
    there = land.count(goal)
    gain, tokens = -fare, 0
    for here in aboard:
        more = land.worth(goal, there + tokens) - here
        if more <= 0:
            break
        gain += more
        tokens += 1
    return tokens, gain
