"""Where ships can go and how, and what they cost the tokens they should carry (M4-M7)."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.movement.draft_moves import SHIP_COST, UPKEEP, halt, make, pool_of
from ecumene.rules.phases.movement.move_judge import draft_of, payable
from ecumene.rules.phases.movement.mover import Mover, copy_draft, ship_capacity
from ecumene.rules.state.ids import AreaNo, PlaceNo
from ecumene.rules.state.lookup_tables import AREAS, WATER
from ecumene.rules.state.moves import BuildShip, Disembark, MaintainShip, Sail, TokenPaid
from ecumene.rules.state.readonly import Frozen, ReadOnlyDict
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.state.game_state import Draft
    from ecumene.rules.view import View

LEAST_MISSED: Final = ("landed", "marched", "still")
"""The order in which tokens pay: those that have moved are missed least."""


class Payment(Struct, frozen=True):
    """A way to pay for a ship (M4, M5)."""

    treasury: int
    """What the treasury pays."""
    tokens: tuple[TokenPaid, ...] = ()
    """The tokens on the board that pay the rest."""


class Harbour(Struct, frozen=True):
    """Where a ship can be built (M4)."""

    place: AreaNo
    """The area."""
    payments: tuple[Payment, ...]
    """The ways to pay with treasury and tokens of this area, fewest tokens first."""


class Fare(Frozen, frozen=True):
    """What paying for a ship takes from the tokens beside it (M4, M5)."""

    place: PlaceNo
    """Where the ship is."""
    treasury: int
    """What is paid with treasury."""
    tokens: dict[AreaNo, int]
    """The tokens of the board that are paid, by area."""
    aboard: int
    """How many tokens can still go aboard there afterwards (M3, M7)."""
    missed: int
    """How many more could have gone aboard had nothing been paid with tokens."""


@lru_cache(maxsize=4096)
def sea_ways(start: PlaceNo, steps: int, *, open_sea: bool) -> dict[PlaceNo, tuple[PlaceNo, ...]]:
    """The shortest ways by water within a number of steps, by destination, nearest first.

    A way lists the places after the first. Whether a ship may sail it and end it is not checked.
    """
    ways: dict[PlaceNo, tuple[PlaceNo, ...]] = {start: ()}
    border = [start]
    for _ in range(steps):
        reached = []
        for place in border:
            for near in WATER[place]:
                if near not in ways and (near < AREAS or open_sea):
                    ways[near] = (*ways[place], near)
                    reached.append(near)
        border = reached
    del ways[start]
    return ReadOnlyDict(ways)


def ways(view: View, ship: int) -> dict[PlaceNo, tuple[PlaceNo, ...]]:
    """Every place that a ship of the reader's can sail to this turn, and how (M7).

    A way is as short as possible, and of equal ones that with the fewest places where the ship
    could not stay. It lists the places after the ship's own; each step is legal when it comes to
    it. A ship of an earlier turn sails once it is maintained, which is assumed here (M5).
    """
    return {place: way for place, (way, _) in _reached(view, ship).items()}


def coasts(view: View, ship: int) -> dict[AreaNo, tuple[PlaceNo, ...]]:
    """The same, but only where the ship can end its voyage with all tokens aboard (M7, M7a, M9)."""
    return {place: way for place, (way, ends) in _reached(view, ship).items() if ends}


def shores(view: View, number: int, places: Iterable[PlaceNo]) -> tuple[AreaNo, ...]:
    """The places, of some, where tokens can go ashore from a ship (M7, M9, M12a)."""
    assert view.seat is not None
    play = play_from(view)
    mover = Mover(play, view.seat, draft_of(play, view.seat))
    return tuple([place for place in places if _may_land(mover, number, place)])


def _may_land(mover: Mover, number: int, place: PlaceNo) -> bool:
    """Whether a token may go ashore in a place; the ship is maintained first (M5)."""
    attempt = _attempt(mover, number, place, 0)
    ship = attempt.draft.ships[number]
    ship.paid, ship.load = True, max(ship.load, 1)
    try:
        make(attempt, Disembark(number, 1))
    except IllegalAction:
        return False
    return True


def _reached(view: View, number: int) -> dict[PlaceNo, tuple[tuple[PlaceNo, ...], bool]]:
    """The way to each place, and whether the ship can end it there.

    Every step leaves fewer. So what is impossible after the shortest way to a place is impossible
    after a longer one too, and it is enough to look at the shortest.
    """
    assert view.seat is not None
    play = play_from(view)
    mover = Mover(play, view.seat, draft_of(play, view.seat))
    ship = mover.draft.ships.get(number)
    if ship is None:
        return {}
    ship.paid = True
    found: dict[PlaceNo, tuple[tuple[PlaceNo, ...], bool]] = {ship.place: ((), False)}
    border: dict[PlaceNo, tuple[int, tuple[PlaceNo, ...]]] = {ship.place: (0, ())}
    """Where the last step led: the number of places on the way where it could not stay, and the
    way."""
    for steps in range(ship.steps, mover.range):
        reached: dict[PlaceNo, tuple[int, tuple[PlaceNo, ...]]] = {}
        for place, (restless, way) in border.items():
            for near in WATER[place]:
                if near not in found and _may_sail(mover, number, place, steps, near):
                    arrived = restless + (not _may_stay(mover, number, near)), (*way, near)
                    reached[near] = min(arrived, reached.get(near, arrived))
        for place, (_, way) in reached.items():
            found[place] = way, _may_stay(mover, number, place)
        border = reached
    return {place: end for place, end in found.items() if end[0]}


def _may_sail(mover: Mover, number: int, place: PlaceNo, steps: int, to: PlaceNo) -> bool:
    """Whether a ship may go on from a place after this many steps."""
    attempt = _attempt(mover, number, place, steps)
    try:
        make(attempt, Sail(number, to))
    except IllegalAction:
        return False
    return True


def _may_stay(mover: Mover, number: int, place: PlaceNo) -> bool:
    """Whether a ship may end its way in a place."""
    try:
        halt(_attempt(mover, number, place, 0), number)
    except IllegalAction:
        return False
    return True


def _attempt(mover: Mover, number: int, place: PlaceNo, steps: int) -> Mover:
    """A copy to try something on, with a ship in a place after this many steps."""
    attempt = copy(mover)
    attempt.draft = copy_draft(mover.draft)
    ship = attempt.draft.ships[number]
    ship.place, ship.steps = place, steps
    return attempt


def fare(view: View, move: BuildShip | MaintainShip) -> Fare:
    """How a ship is paid for, and which tokens are then missing to go aboard (M4, M5).

    Raises ``IllegalAction`` if it cannot be built or maintained like that.
    """
    assert view.seat is not None
    play = play_from(view)
    before = draft_of(play, view.seat)
    mover = Mover(play, view.seat, copy_draft(before))
    made = make(mover, move)
    assert isinstance(made, BuildShip | MaintainShip)
    assert made.ship is not None
    after = mover.draft
    ship = after.ships[made.ship]
    lost = {area: count - after.tokens.get(area, 0) for area, count in before.tokens.items()}
    could, can = (
        min(draft.still.get(ship.place, 0), mover.capacity - ship.load) for draft in (before, after)
    )
    return Fare(
        place=ship.place,
        treasury=before.treasury - after.treasury,
        tokens={area: count for area, count in lost.items() if count},
        aboard=can,
        missed=could - can,
    )


def harbours(view: View) -> Iterator[Harbour]:
    """Where the reader can build a ship, and how they can pay for it there (M4)."""
    assert view.seat is not None
    play = play_from(view)
    draft = draft_of(play, view.seat)
    for area in sorted(draft.tokens):
        payments = (_price(draft, area, count) for count in range(SHIP_COST + 1))
        found = tuple(
            each
            for each in payments
            if _may_build(Mover(play, view.seat, copy_draft(draft)), area, each)
        )
        if found:
            yield Harbour(area, found)


def _price(draft: Draft, area: AreaNo, count: int) -> Payment:
    """The price of a ship with this many tokens of its area; there may be fewer."""
    here = [token for token in payable(draft) if token.area == area]
    here.sort(key=lambda token: LEAST_MISSED.index(token.moved))
    tokens = [token for token in here for _ in range(pool_of(draft, token.moved)[area])]
    return Payment(SHIP_COST - count, tuple(tokens[:count]))


def _may_build(mover: Mover, area: AreaNo, payment: Payment) -> bool:
    try:
        make(mover, BuildShip(area, payment.treasury, payment.tokens))
    except IllegalAction:
        return False
    return True


def upkeep(view: View) -> Iterator[Payment]:
    """How the reader can pay for a ship of an earlier turn: any token does (M5, M4a)."""
    assert view.seat is not None
    draft = draft_of(play_from(view), view.seat)
    if draft.treasury >= UPKEEP:
        yield Payment(UPKEEP)
    for token in payable(draft):
        yield Payment(0, (token,))


def missed(view: View) -> Iterator[Fare]:
    """The ships of the draft that were paid for with tokens they could still carry (M4, M5)."""
    assert view.seat is not None
    draft = None if view.movement is None else view.movement.drafts.get(view.seat)
    if draft is None:
        return
    capacity = ship_capacity(view.players[view.seat].advances)
    for move in draft.moves:
        if not isinstance(move, BuildShip | MaintainShip) or move.ship is None:
            continue
        ship = draft.ships.get(move.ship)
        paid = _tokens_paid(move)
        if ship is None or not paid.get(ship.place):
            continue
        aboard = min(draft.still.get(ship.place, 0), capacity - ship.load)
        lacking = min(paid[ship.place], capacity - ship.load - aboard)
        if lacking > 0:
            treasury = move.treasury if isinstance(move, BuildShip) else 0
            yield Fare(ship.place, treasury, paid, aboard, lacking)


def _tokens_paid(move: BuildShip | MaintainShip) -> dict[AreaNo, int]:
    """The tokens a ship was paid with that had not moved, and could have gone aboard."""
    paid = move.tokens if isinstance(move, BuildShip) else (move.token,)
    areas = [each.area for each in paid if each is not None and each.moved == "still"]
    return {area: areas.count(area) for area in sorted(set(areas))}
