"""The moves of a draft as people read them: marches by path, and each ship as a whole (M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from ecumene.rules.state.ids import PlaceNo
from ecumene.rules.state.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    ScrapShip,
)

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.state.moves import Move
    from ecumene.rules.view import View


class Transfer(Struct, frozen=True):
    """Tokens that go aboard or ashore."""

    place: PlaceNo
    """Where."""
    tokens: int
    """How many."""


class Leg(Struct, frozen=True):
    """A part of a journey on which the same tokens travel."""

    path: tuple[PlaceNo, ...]
    """The places, from the one that is left to the one where it ends."""
    tokens: int
    """How many travel."""


class Voyage(Struct, frozen=True):
    """What a ship does."""

    ship: int
    """Its number."""
    paid: Literal["built", "maintained"] | None
    """What was paid for it this turn, if anything (M4, M5)."""
    scrapped: bool
    """Whether it was removed (M6)."""
    boards: tuple[Transfer, ...]
    """Who goes aboard where, in order."""
    lands: tuple[Transfer, ...]
    """Who goes ashore where, in order."""
    aboard: int
    """How many are aboard at its end."""


class Journey(Struct, frozen=True):
    """Marches along one path, or all that one ship does."""

    moves: tuple[int, ...]
    """The indices of its moves in the player's list of moves."""
    start: PlaceNo
    """Where it begins."""
    end: PlaceNo
    """Where it ends."""
    tokens: int
    """How many march, or go aboard in all."""
    goals: tuple[PlaceNo, ...]
    """Where it brings tokens, each once; those aboard go ashore where the ship is (M7a)."""
    legs: tuple[Leg, ...]
    """Its parts, each with those who travel on it."""
    broken: bool
    """Whether others, ending earlier, have made it illegal (M2a)."""
    voyage: Voyage | None
    """What the ship does; None for a march."""


def journeys(view: View, seat: Seat) -> tuple[Journey, ...]:
    """What a player's moves come to so far, in the order in which each was begun."""
    draft, movement = view.draft_of(seat), view.movement
    if draft is None or movement is None:
        return ()
    broken = movement.broken.get(seat, ())
    travellers: dict[tuple[PlaceNo, ...] | int | None, dict[int, Move]] = {}
    for number, move in enumerate(draft.moves):
        traveller = move.path if isinstance(move, March) else move.ship
        travellers.setdefault(traveller, {})[number] = move
    ships = view.players[seat].ships
    return tuple(
        [
            _journey(moves, ships, broken=not moves.keys().isdisjoint(broken))
            for moves in travellers.values()
        ]
    )


def _journey(moves: dict[int, Move], ships: tuple[PlaceNo, ...], *, broken: bool) -> Journey:
    """The journey of some moves that belong together, by their indices."""
    first = next(iter(moves.values()))
    if isinstance(first, March):
        tokens = sum(move.tokens for move in moves.values() if isinstance(move, March))
        start, end = first.path[0], first.path[-1]
        legs = (Leg(first.path, tokens),)
        return Journey(tuple(moves), start, end, tokens, (end,), legs, broken, voyage=None)
    assert first.ship is not None, "a ship has its number as soon as it is built"
    start = first.area if isinstance(first, BuildShip) else ships[first.ship]
    return _sailed(moves, first.ship, start, broken=broken)


def _sailed(moves: dict[int, Move], ship: int, start: PlaceNo, *, broken: bool) -> Journey:
    """The journey of a ship."""
    boards: list[Transfer] = []
    lands: list[Transfer] = []
    legs: list[Leg] = []
    aboard, path = 0, [start]
    for move in moves.values():
        if isinstance(move, Sail):
            path.append(move.to)
        if change := _boarding(move, aboard):
            if len(path) > 1:
                legs.append(Leg(tuple(path), aboard))
                del path[:-1]
            (boards if change > 0 else lands).append(Transfer(path[-1], abs(change)))
            aboard += change
    if len(path) > 1:
        legs.append(Leg(tuple(path), aboard))
    goals = [stop.place for stop in lands] + ([path[-1]] if aboard else [])
    kinds = {type(move) for move in moves.values()}
    return Journey(
        moves=tuple(moves),
        start=start,
        end=path[-1],
        tokens=sum(stop.tokens for stop in boards),
        goals=tuple(dict.fromkeys(goals)),
        legs=tuple(legs),
        broken=broken,
        voyage=Voyage(
            ship=ship,
            paid="built" if BuildShip in kinds else "maintained" if MaintainShip in kinds else None,
            scrapped=ScrapShip in kinds,
            boards=tuple(boards),
            lands=tuple(lands),
            aboard=aboard,
        ),
    )


def _boarding(move: Move, aboard: int) -> int:
    """How many more are aboard a ship after a move (M7)."""
    match move:
        case Embark():
            return move.tokens
        case Disembark():
            return -move.tokens
        case Halt():
            return -aboard
    return 0
