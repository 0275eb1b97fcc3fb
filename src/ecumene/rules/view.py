"""What a seat may know of a game (G13, G13a, D4).

A view is built by inclusion: it starts empty, and only what its reader may know is put in. Hidden
facts have no influence on it: not by a field, not by an order, not by a size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.data import MapName, TrackName
from ecumene.rules.decisions import Decision
from ecumene.rules.ids import Advances, AreaNo, CardNo, CivNo, Party, PickedCivNo, PlaceNo, Seat
from ecumene.rules.state import Draft, Movement, Ship

if TYPE_CHECKING:
    from ecumene.rules.game import Game
    from ecumene.rules.play import Options
    from ecumene.rules.state import Player, Stack, State


class Agreed(Struct, frozen=True):
    """What was agreed before the game, but for the seed."""

    players: int
    map: MapName
    track: TrackName
    civilizations: tuple[CivNo, ...] | None
    strict_movement: bool


class PlayerView(Struct, frozen=True):
    """A player as everybody sees him (G13)."""

    civ: PickedCivNo
    stock: int
    cities: int
    """Cities in stock."""
    credits: tuple[int, ...]
    treasury: int
    tokens: dict[AreaNo, int]
    ships: tuple[PlaceNo, ...]
    advances: Advances
    census: int
    step: int
    cards: int
    """How many trade cards he holds."""


class StackView(Struct, frozen=True):
    """A trade stack: whether it is empty (D4), and what was discarded (G13a)."""

    empty: bool
    discards: tuple[CardNo, ...]


class View(Struct, frozen=True):
    """A game as a seat, or a spectator, may know it."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    agreed: Agreed
    turn: int
    phase: int
    players: tuple[PlayerView, ...]
    hand: tuple[CardNo, ...]
    """The reader's own cards, in the order of the table of cards."""
    stacks: tuple[tuple[StackView, ...], ...]
    barbarians: dict[AreaNo, int]
    cities: dict[AreaNo, Party]
    built: tuple[AreaNo, ...]
    movement: Movement | None
    """Moves are made openly, also those that can still be taken back (M2)."""
    asked: dict[Seat, str]
    """Who is asked, and which kind of decision."""
    decision: Decision | None
    """What the reader is asked himself."""


def view(game: Game, seat: Seat | None) -> View:
    """The game as a seat may know it; None is a spectator."""
    state = game.state
    pending = game.pending
    return View(
        seat=seat,
        agreed=_agreed(game.options),
        turn=state.turn,
        phase=state.phase,
        players=tuple(map(_player, state.players)),
        hand=() if seat is None else tuple(sorted(state.players[seat].hand)),
        stacks=tuple(tuple(map(_stack, block)) for block in state.stacks),
        barbarians=_in_order(state.barbarians),
        cities=_in_order(state.cities),
        built=tuple(state.built),
        movement=_movement(state),
        asked={asked: _kind(pending[asked]) for asked in sorted(pending)},
        decision=None if seat is None else pending.get(seat),
    )


def _agreed(options: Options) -> Agreed:
    return Agreed(
        options.players,
        options.map,
        options.track,
        options.civilizations,
        options.strict_movement,
    )


def _player(player: Player) -> PlayerView:
    return PlayerView(
        civ=player.civ,
        stock=player.stock,
        cities=player.cities,
        credits=tuple(player.credits),
        treasury=player.treasury,
        tokens=_in_order(player.tokens),
        ships=tuple(player.ships),
        advances=player.advances,
        census=player.census,
        step=player.step,
        cards=len(player.hand),
    )


def _stack(stack: Stack) -> StackView:
    return StackView(empty=not stack.cards, discards=tuple(stack.discards))


def _movement(state: State) -> Movement | None:
    """A copy of the movement under way."""
    if state.movement is None:
        return None
    movement = state.movement
    return Movement(
        order=list(movement.order),
        ended=list(movement.ended),
        insisting=list(movement.insisting),
        drafts={seat: _draft(draft) for seat, draft in sorted(movement.drafts.items())},
    )


def _draft(draft: Draft) -> Draft:
    return Draft(
        stock=draft.stock,
        treasury=draft.treasury,
        still=_in_order(draft.still),
        marched=_in_order(draft.marched),
        landed=_in_order(draft.landed),
        ships={
            number: Ship(ship.place, ship.new, ship.paid, ship.steps, ship.load, ship.done)
            for number, ship in sorted(draft.ships.items())
        },
        moves=list(draft.moves),
    )


def _in_order(listed: dict[int, int]) -> dict[int, int]:
    return dict(sorted(listed.items()))


def _kind(decision: Decision) -> str:
    """The name that a kind of decision has outside."""
    return str(decision.__struct_config__.tag)
