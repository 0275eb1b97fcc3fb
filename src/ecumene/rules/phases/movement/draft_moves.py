"""Making moves on a draft: each is judged first, and refused with the rule it breaks (M3-M9).

The draft given is a copy, so a refusal half-way leaves nothing behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.movement.mover import Mover, put, take
from ecumene.rules.state.game_state import Ship
from ecumene.rules.state.lookup_tables import AREAS, COASTAL, LAND, ROADBUILDING, SHIPS, WATER
from ecumene.rules.state.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Move,
    Sail,
    ScrapShip,
    TokenPaid,
)

if TYPE_CHECKING:
    from ecumene.rules.state.game_state import Draft
    from ecumene.rules.state.moves import Moved

SHIP_COST: Final = 2
UPKEEP: Final = 1
"""The cost of a ship of an earlier turn (M5)."""
SHIP_NUMBERS = 2 * SHIPS
"""Enough numbers for ships that are all removed and built again (M6, O3c)."""


def make(mover: Mover, move: Move) -> Move:
    """Make a move; returns it as recorded, with the number of a new ship filled in."""
    match move:
        case March():
            _march(mover, move)
        case BuildShip():
            move = _build(mover, move)
        case MaintainShip():
            _maintain(mover, move)
        case ScrapShip():
            _scrap(mover, move)
        case Embark():
            _embark(mover, move)
        case Sail():
            _sail(mover, move)
        case Disembark():
            _disembark(mover, move)
        case Halt():
            halt(mover, move.ship)
    mover.draft.moves.append(move)
    return move


def _march(mover: Mover, move: March) -> None:
    """One step by land, or two with Roadbuilding unless the first leads into a conflict (M3)."""
    steps = len(move.path) - 1
    most = 2 if mover.advances & ROADBUILDING else 1
    if not 1 <= steps <= most:
        raise IllegalAction("M3", "illegal-march-steps", steps=steps, most=most)
    start, goal = move.path[0], move.path[-1]
    _check_tokens(mover.draft, start, move.tokens)
    for here, there in zip(move.path, move.path[1:], strict=False):
        if there not in LAND[here]:
            raise IllegalAction("G4", "illegal-march-border", start=here, goal=there)
    if steps > 1:
        _check_way_through(mover, move.path[1])
    mover.check_entry(goal, move.tokens, back=goal == start)
    take(mover.draft.still, start, move.tokens)
    put(mover.draft.marched, goal, move.tokens)


def _check_way_through(mover: Mover, area: int) -> None:
    """Tokens pass an area one by one; one that would be in conflict stops (A-ROADBUILDING)."""
    mover.check_entry(area, 1)
    if mover.in_conflict(area, mover.own(area) + 1):
        raise IllegalAction("A-ROADBUILDING", "illegal-march-through-conflict", area=area)


def _build(mover: Mover, move: BuildShip) -> BuildShip:
    """Build a ship where the player has a token and can pay (M4)."""
    draft = mover.draft
    if move.area >= AREAS or not COASTAL[move.area]:
        raise IllegalAction("M4", "illegal-build-not-coastal", area=move.area)
    if not mover.own(move.area):
        raise IllegalAction("M4", "illegal-build-no-token", area=move.area)
    if len(draft.ships) >= SHIPS:
        raise IllegalAction("M4", "illegal-build-no-ship", most=SHIPS)
    number = _number(draft, move)
    _check_price(move)
    _pay_treasury(draft, move.treasury, "M4")
    _pay_tokens(draft, move.tokens)
    draft.ships[number] = Ship(move.area, paid=True)
    return move if move.ship == number else msgspec.structs.replace(move, ship=number)


def _number(draft: Draft, move: BuildShip) -> int:
    """The number of a new ship: one that no ship has or had this turn."""
    used = set(draft.ships)
    used |= {made.ship for made in draft.moves if isinstance(made, ScrapShip)}
    if move.ship is None:
        return next(number for number in range(len(used) + 1) if number not in used)
    if not 0 <= move.ship < SHIP_NUMBERS:
        raise IllegalAction("O3c", "illegal-build-number-large", highest=SHIP_NUMBERS - 1)
    if move.ship in used:
        raise IllegalAction("M4", "illegal-build-number", ship=move.ship)
    return move.ship


def _check_price(move: BuildShip) -> None:
    """2 treasury; 1 and a token of that area; or 2 tokens, at least one of that area (M4)."""
    here = sum(token.area == move.area for token in move.tokens)
    if move.treasury < 0 or move.treasury + len(move.tokens) != SHIP_COST:
        raise IllegalAction("M4", "illegal-build-price", cost=SHIP_COST)
    if move.tokens and not here:
        raise IllegalAction("M4", "illegal-build-token-elsewhere", area=move.area)


def _maintain(mover: Mover, move: MaintainShip) -> None:
    """Pay for a ship of an earlier turn, once (M5)."""
    ship = _ship(mover.draft, move.ship, "M5")
    if ship.paid:
        raise IllegalAction("M5", "illegal-maintain-paid", ship=move.ship, area=ship.place)
    if move.token is None:
        _pay_treasury(mover.draft, UPKEEP, "M5")
    else:
        _pay_tokens(mover.draft, (move.token,))
    ship.paid = True


def _scrap(mover: Mover, move: ScrapShip) -> None:
    """Remove a ship that was neither built nor maintained this turn (M6)."""
    ship = _ship(mover.draft, move.ship, "M6")
    if ship.paid:
        raise IllegalAction("M6", "illegal-scrap-paid", ship=move.ship, area=ship.place)
    del mover.draft.ships[move.ship]


def _embark(mover: Mover, move: Embark) -> None:
    """Tokens that have not moved go aboard, up to the capacity (M3, M7, M8)."""
    ship = _ready(mover.draft, move.ship)
    _check_tokens(mover.draft, ship.place, move.tokens)
    if ship.load + move.tokens > mover.capacity:
        raise IllegalAction("M7", "illegal-embark-full", most=mover.capacity, load=ship.load)
    take(mover.draft.still, ship.place, move.tokens)
    ship.load += move.tokens


def _sail(mover: Mover, move: Sail) -> None:
    """One step between water neighbours, within range, and not to where no voyage can end (M7)."""
    ship = _ready(mover.draft, move.ship)
    if ship.steps >= mover.range:
        raise IllegalAction("M7", "illegal-sail-range", most=mover.range)
    if move.to not in WATER[ship.place]:
        raise IllegalAction("G4", "illegal-sail-border", start=ship.place, goal=move.to)
    if move.to >= AREAS and not mover.crosses_open_sea:
        raise IllegalAction("A-ASTRONAVIGATION", "illegal-sail-open-sea", sea=move.to)
    if not _harbour_in_reach(mover, move.to, ship.load, mover.range - ship.steps - 1):
        raise IllegalAction(
            _rule_against_ending(mover, move.to), "illegal-sail-no-harbour", goal=move.to
        )
    ship.place = move.to
    ship.steps += 1


def _harbour_in_reach(
    mover: Mover, place: int, load: int, steps: int, landed: frozenset[int] = frozenset()
) -> bool:
    """Whether a ship can still end its voyage, landing its load in one area or several."""
    if place < AREAS and place in mover.areas:
        if place not in landed:
            load -= min(load, mover.entry(place)[0])
            landed |= {place}
        if not load:
            return True
    return steps > 0 and any(
        _harbour_in_reach(mover, other, load, steps - 1, landed)
        for other in WATER[place]
        if other < AREAS or mover.crosses_open_sea
    )


def _rule_against_ending(mover: Mover, place: int) -> str:
    """The rule by which a voyage cannot end in a place: open sea, out of play, or the load."""
    if place >= AREAS:
        return "M7"
    return "M7a" if place in mover.areas else "M9"


def _disembark(mover: Mover, move: Disembark) -> None:
    """Put tokens ashore (M7, M8)."""
    ship = _ready(mover.draft, move.ship)
    if not 1 <= move.tokens <= ship.load:
        raise IllegalAction("M7", "illegal-disembark", tokens=move.tokens, load=ship.load)
    if ship.place >= AREAS:
        raise IllegalAction("M7", "illegal-disembark-at-sea", sea=ship.place)
    _land(mover, ship, move.tokens)


def halt(mover: Mover, number: int) -> None:
    """End a ship's voyage; everything aboard goes ashore (M7, M7a, M9)."""
    ship = _ready(mover.draft, number)
    if ship.place >= AREAS:
        raise IllegalAction("M7", "illegal-halt-at-sea", sea=ship.place)
    if ship.place not in mover.areas:
        raise IllegalAction("M9", "illegal-halt-out-of-play", area=ship.place)
    _land(mover, ship, ship.load)
    ship.done = True


def _land(mover: Mover, ship: Ship, tokens: int) -> None:
    if tokens:
        mover.check_entry(ship.place, tokens)
        put(mover.draft.landed, ship.place, tokens)
        ship.load -= tokens


def _ship(draft: Draft, number: int, rule: str) -> Ship:
    ship = draft.ships.get(number)
    if ship is None:
        raise IllegalAction(rule, "illegal-no-such-ship", ship=number)
    return ship


def _ready(draft: Draft, number: int) -> Ship:
    """A ship that may still act: built or maintained this turn and under way."""
    ship = _ship(draft, number, "M7")
    if not ship.paid:
        raise IllegalAction("M5", "illegal-ship-not-maintained", ship=number, area=ship.place)
    if ship.done:
        raise IllegalAction("M7a", "illegal-ship-done", ship=number, area=ship.place)
    return ship


def _check_tokens(draft: Draft, area: int, tokens: int) -> None:
    """Only tokens that have not moved may move, each once (M3), and none that landed (M8)."""
    there = draft.still.get(area, 0)
    if 1 <= tokens <= there:
        return
    if there < tokens <= there + draft.landed.get(area, 0):
        raise IllegalAction("M8", "illegal-tokens-landed", area=area, most=there)
    raise IllegalAction("M3", "illegal-tokens", area=area, tokens=tokens, most=there)


def _pay_treasury(draft: Draft, amount: int, rule: str) -> None:
    if amount > draft.treasury:
        raise IllegalAction(rule, "illegal-treasury", needed=amount, treasury=draft.treasury)
    draft.treasury -= amount
    draft.token_stock += amount


def _pay_tokens(draft: Draft, tokens: tuple[TokenPaid, ...]) -> None:
    """Remove tokens from the board; a token aboard is in no area and cannot pay (M4a)."""
    for token in tokens:
        pool = pool_of(draft, token.moved)
        if not pool.get(token.area):
            raise IllegalAction("M4a", "illegal-token-paid", area=token.area)
        take(pool, token.area, 1)
        draft.token_stock += 1


def pool_of(draft: Draft, moved: Moved) -> dict[int, int]:
    """The tokens on land that have not moved, have marched, or have landed."""
    match moved:
        case "still":
            return draft.still
        case "marched":
            return draft.marched
        case "landed":
            return draft.landed
