"""Conflicts and attacks on cities: where they are, and how they would end (F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.adjudication import Situation, adjudicate
from ecumene.rules.phases.conflict.city_attacks import tokens_needed
from ecumene.rules.phases.conflict.token_conflicts import advances_of
from ecumene.rules.state.board import conflict_areas, tokens_in
from ecumene.rules.state.ids import BARBARIANS, AreaNo, Party, Seat
from ecumene.rules.state.lookup_tables import LIMIT, METALWORKING
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.rules.state.board import Position
    from ecumene.rules.state.ids import CivNo


class Fight(Frozen, frozen=True):
    """A conflict in an area, over a city or not (F1)."""

    area: AreaNo
    """Where it is."""
    tokens: dict[Party, int]
    """Who has tokens there, and how many."""
    last: tuple[Party, ...]
    """Those who remove their tokens after all others: holders of Metalworking (F3a)."""
    city: Party | None
    """The owner of the city there; None if only tokens fight."""
    needed: dict[Party, int]
    """The number of tokens with which each attacker takes the city (F8)."""


class Siege(Frozen, frozen=True):
    """An attack on a city, after the token conflict (F7, F8)."""

    attacker: Party
    """Who attacks."""
    tokens: int
    """With how many tokens."""
    needed: int
    """How many take the city."""


class Outcome(Frozen, frozen=True):
    """What is left of a fight, if nobody brings in or spends more than is there (F)."""

    tokens: dict[Party, int]
    """Who has how many tokens left in the area."""
    ships: dict[Seat, int]
    """Who has how many ships left there."""
    city: Party | None
    """Whose city still stands there."""
    fallen: bool
    """Whether a city has fallen (F9)."""
    siege: Siege | None = None
    """The attack on the city; None if there was none."""


def fights(position: Position, seat: Seat | None = None) -> Iterator[Fight]:
    """The conflicts that there are now, of all or of one player (F1)."""
    for area in conflict_areas(position):
        if seat is None or _takes_part(position, seat, area):
            yield fight(position, area)


def fight(position: Position, area: AreaNo) -> Fight:
    """Who meets whom in an area, and what it depends on."""
    tokens = tokens_in(position, area)
    last = [party for party in tokens if advances_of(position, party) & METALWORKING]
    city = position.cities.get(area)
    needed = {}
    if city is not None:
        theirs = advances_of(position, city)
        needed = {
            party: tokens_needed(advances_of(position, party), theirs)
            for party in tokens
            if party != city
        }
    return Fight(area, tokens, tuple(last) if len(tokens) > 1 else (), city, needed)


def _takes_part(position: Position, seat: Seat, area: AreaNo) -> bool:
    return area in position.players[seat].tokens or position.cities.get(area) == seat


def outcome(position: Position, area: AreaNo, tokens: Mapping[Party, int] | None = None) -> Outcome:
    """How the fight in an area would end, optionally with other numbers of tokens (F).

    Tokens are lost before ships, and none of neighbouring areas: these are choices of the players
    (A-NAVAL-WARFARE, A-ADVANCED-MILITARY).
    """
    there = tokens_in(position, area) if tokens is None else tokens
    city = position.cities.get(area)
    parties = set(there) | (set() if city is None else {city})
    civs = {_side(position, party): party for party in sorted(parties)}
    seats = {side: party for side, party in civs.items() if party != BARBARIANS}
    verdict = adjudicate(
        Situation(
            limit=LIMIT[area],
            tokens={_side(position, party): count for party, count in there.items()},
            city=None if city is None else _side(position, city),
            stock={side: position.players[seat].token_stock for side, seat in seats.items()},
            ships={
                side: count
                for side, seat in seats.items()
                if (count := list(position.players[seat].ships).count(area))
            },
            advances={side: position.players[seat].advances for side, seat in seats.items()},
        )
    )
    attack = verdict.attack
    siege = None if attack is None else Siege(civs[attack.attacker], attack.tokens, attack.needed)
    return Outcome(
        siege=siege,
        tokens={civs[side]: count for side, count in verdict.tokens.items()},
        ships={civs[side]: count for side, count in verdict.ships.items()},
        city=None if verdict.city is None else civs[verdict.city],
        fallen=verdict.attack is not None and verdict.attack.successful,
    )


def _side(position: Position, party: Party) -> CivNo:
    """A party in a single situation to settle."""
    return BARBARIANS if party == BARBARIANS else position.players[party].civilization
