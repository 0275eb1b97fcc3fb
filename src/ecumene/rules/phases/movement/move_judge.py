"""What a seat may do in its movement: one judge for offering and accepting.

``check`` tries an action on a copy of the draft and returns the result for the phase to take over;
``legal_moves`` offers what ``check`` accepts. Neither changes anything.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import (
    BuildCity,
    EndMovement,
    MakeAllMoves,
    MakeMoves,
    TakeBack,
    TakeBackMoves,
)
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.movement.draft_moves import SHIP_COST, UPKEEP, halt, make, pool_of
from ecumene.rules.phases.movement.mover import Mover, copy_draft, new_draft
from ecumene.rules.state.lookup_tables import COASTAL, LAND, ROADBUILDING, SHIPS, WATER
from ecumene.rules.state.moves import (
    MOVES,
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
    from collections.abc import Collection, Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import Draft, Movement
    from ecumene.rules.state.ids import Seat

SHIP_MOVES: Final = (Embark, Sail, Disembark, Halt)
"""The moves of a ship where it is."""
MOST_MOVES: Final = 1_000
"""Maximum moves of a player in one movement, including those taken back (O3a)."""


def check(play: Play, seat: Seat, action: Action) -> Draft | None:
    """Refuse an illegal action; returns the draft after a legal move or end."""
    if isinstance(action, MOVES):
        check_number(_movement(play).made.get(seat, 0), 1)
        mover = Mover(play, seat, copy_draft(draft_of(play, seat)))
        make(mover, action)
        return mover.draft
    match action:
        case MakeMoves():
            if not action.moves:
                raise IllegalAction("M3", "illegal-no-moves")
            return _after(play, seat, action.moves).draft
        case MakeAllMoves():
            return _whole_movement(play, seat, action)
        case EndMovement():
            return _ended(play, seat)
        case TakeBack():
            check_listed(len(draft_of(play, seat).moves), (action.move,))
        case TakeBackMoves():
            check_listed(len(draft_of(play, seat).moves), action.moves)
        case BuildCity():
            raise IllegalAction("M15", "illegal-kind-of-answer")
        case _:
            raise IllegalAction("M3", "illegal-kind-of-answer")
    return None


def draft_of(play: Play, seat: Seat) -> Draft:
    """The draft of a seat, which begins with its first move."""
    return _movement(play).drafts.get(seat) or new_draft(play, seat)


def replayed(
    play: Play, seat: Seat, moves: list[Move], without: Collection[int] = ()
) -> tuple[Draft, list[int]]:
    """Make moves again from the start, optionally without some of them.

    Returns the draft, and the numbers of the other moves that are illegal now or depended on one
    that is gone (M2). Once a step of a ship is gone, so is everything it did later, even where it
    would be in the same place again (M2b).
    """
    draft = new_draft(play, seat)
    gone = []
    stopped: set[int] = set()
    """The ships that have lost a step."""
    for number, move in enumerate(moves):
        attempt = Mover(play, seat, copy_draft(draft))
        rested = isinstance(move, SHIP_MOVES) and move.ship in stopped
        if number not in without and not rested and _is_made(attempt, move):
            draft = attempt.draft
            continue
        if number not in without:
            gone.append(number)
        if isinstance(move, Sail):
            stopped.add(move.ship)
    return draft, gone


def _is_made(mover: Mover, move: Move) -> bool:
    try:
        make(mover, move)
    except IllegalAction:
        return False
    return True


def legal_moves(play: Play, seat: Seat) -> Iterator[Action]:
    """Every legal next action of a seat that makes or takes back one move, and the end."""
    mover = Mover(play, seat, draft_of(play, seat))
    if _movement(play).made.get(seat, 0) < MOST_MOVES:
        yield from _marches(mover)
        yield from _builds(mover)
        yield from _ship_moves(mover)
    yield from ways_back(play, seat)
    if _may_end(play, seat):
        yield EndMovement()


def ways_back(play: Play, seat: Seat) -> Iterator[Action]:
    """Every move that a seat may take back, one by one (M2)."""
    for move in range(len(draft_of(play, seat).moves)):
        yield TakeBack(move)


def _may_end(play: Play, seat: Seat) -> bool:
    try:
        _ended(play, seat)
    except IllegalAction:
        return False
    return True


def _movement(play: Play) -> Movement:
    movement = play.state.movement
    if movement is None:
        raise RuntimeError("not in the movement phase")
    return movement


def _whole_movement(play: Play, seat: Seat, action: MakeAllMoves) -> Draft:
    """All moves and the end, or none of it."""
    _check_unbroken(_movement(play), seat)
    mover = _after(play, seat, action.moves)
    _end_ways(mover)
    return mover.draft


def _after(play: Play, seat: Seat, moves: tuple[Move, ...]) -> Mover:
    """A seat that has made all of these moves; a refusal says which of them is illegal."""
    check_number(_movement(play).made.get(seat, 0), len(moves))
    mover = Mover(play, seat, copy_draft(draft_of(play, seat)))
    for number, move in enumerate(moves):
        try:
            make(mover, move)
        except IllegalAction as refusal:
            raise IllegalAction(
                refusal.rule, refusal.key, **{**refusal.args_, "move": number}
            ) from None
    return mover


def _ended(play: Play, seat: Seat) -> Draft:
    """The draft of a seat that ends."""
    _check_unbroken(_movement(play), seat)
    mover = Mover(play, seat, copy_draft(draft_of(play, seat)))
    _end_ways(mover)
    return mover.draft


def _check_unbroken(movement: Movement, seat: Seat) -> None:
    """Refuse to end while one of the player's moves has become illegal (M2a)."""
    if seat in movement.broken:
        raise IllegalAction("M2a", "illegal-end-broken", move=movement.broken[seat][0])


def check_number(made: int, more: int) -> None:
    """Refuse to move without end (O3a)."""
    left = MOST_MOVES - made
    if more > left:
        raise IllegalAction("O3a", "illegal-too-many-moves", most=MOST_MOVES, left=left)


def _end_ways(mover: Mover) -> None:
    """End the voyage of every ship under way (M7a)."""
    for number, ship in mover.draft.ships.items():
        if ship.paid and not ship.done:
            halt(mover, number)


def check_listed(made: int, moves: Collection[int]) -> None:
    """Refuse to take back moves that are not in a list of so many, or one twice (M2)."""
    for move in moves:
        if not 0 <= move < made:
            raise IllegalAction("M2", "illegal-take-back", move=move, made=made)
    if not moves:
        raise IllegalAction("M2", "illegal-take-back-none")
    if len(set(moves)) < len(moves):
        raise IllegalAction("M2", "illegal-take-back-twice")


def _marches(mover: Mover) -> Iterator[Action]:
    for start, tokens in sorted(mover.draft.still.items()):
        for near in LAND[start]:
            most, _ = mover.entry(near)
            for count in range(1, min(tokens, most) + 1):
                yield March((start, near), count)
            if mover.advances & ROADBUILDING and most:
                if mover.in_conflict(near, mover.own(near) + 1):
                    continue
                for far in LAND[near]:
                    most, _ = mover.entry(far, back=far == start)
                    for count in range(1, min(tokens, most) + 1):
                        yield March((start, near, far), count)


def _builds(mover: Mover) -> Iterator[Action]:
    draft = mover.draft
    if len(draft.ships) >= SHIPS:
        return
    tokens = list(payable(draft))
    for area in sorted({token.area for token in tokens}):
        if not COASTAL[area]:
            continue
        if draft.treasury >= SHIP_COST:
            yield BuildShip(area)
        here = [token for token in tokens if token.area == area]
        if draft.treasury >= 1:
            for token in here:
                yield BuildShip(area, 1, (token,))
        for pair in combinations_with_replacement(tokens, 2):
            if area in (pair[0].area, pair[1].area) and _both_there(draft, pair):
                yield BuildShip(area, 0, pair)


def payable(draft: Draft) -> Iterator[TokenPaid]:
    """The kinds of tokens on the board that can be removed to pay."""
    for area in sorted(draft.still):
        yield TokenPaid(area, "still")
    for area in sorted(draft.marched):
        yield TokenPaid(area, "marched")
    for area in sorted(draft.landed):
        yield TokenPaid(area, "landed")


def _both_there(draft: Draft, pair: tuple[TokenPaid, TokenPaid]) -> bool:
    one, other = pair
    return one != other or pool_of(draft, one.moved)[one.area] > 1


def _ship_moves(mover: Mover) -> Iterator[Action]:
    for number, ship in sorted(mover.draft.ships.items()):
        if not ship.paid:
            yield ScrapShip(number)
            if mover.draft.treasury >= UPKEEP:
                yield MaintainShip(number)
            for token in payable(mover.draft):
                yield MaintainShip(number, token)
        elif not ship.done:
            yield from _sailing(mover, number)


def _sailing(mover: Mover, number: int) -> Iterator[Action]:
    """What a ship under way can do; each is tried on a copy, as the rules for it are many."""
    ship = mover.draft.ships[number]
    room = min(mover.draft.still.get(ship.place, 0), mover.capacity - ship.load)
    candidates: list[Move] = [Embark(number, count) for count in range(1, room + 1)]
    candidates += [Sail(number, place) for place in WATER[ship.place]]
    candidates += [Disembark(number, count) for count in range(1, ship.load + 1)]
    candidates.append(Halt(number))
    original = mover.draft
    for move in candidates:
        mover.draft = copy_draft(original)
        try:
            make(mover, move)
        except IllegalAction:
            continue
        finally:
            mover.draft = original
        yield move
