"""The outcome of a movement if it ended now and nobody else moved (M, F, K).

The reader's own draft counts too: tokens aboard go ashore where their ship is, and ships that are
not paid for are removed (M7a, M10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from ecumene.rules.actions import BuildCity
from ecumene.rules.decisions import CitySite
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forecast.city_support import Support, settled
from ecumene.rules.forecast.conflicts import Fight, Outcome, fights, outcome
from ecumene.rules.phases.cities import sites
from ecumene.rules.phases.movement.draft_moves import halt, make
from ecumene.rules.phases.movement.move_judge import draft_of
from ecumene.rules.phases.movement.movement_view import DraftView
from ecumene.rules.phases.movement.mover import (
    Mover,
    carry_out,
    copy_draft,
    ship_capacity,
    ship_range,
)
from ecumene.rules.state.board import limit_for
from ecumene.rules.state.game_state import Draft
from ecumene.rules.state.ids import AreaNo, PlaceNo
from ecumene.rules.state.readonly import Frozen, ReadOnlyDict
from ecumene.rules.state.state_from_view import play_from
from ecumene.rules.state.struct_copies import copier

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.state.moves import Move
    from ecumene.rules.view import View


class Outlook(Frozen, frozen=True):
    """The outcome of the reader's current movement."""

    fights: tuple[Fight, ...]
    """The conflicts and city attacks that they would take part in (F1)."""
    beaten: tuple[AreaNo, ...]
    """Where they would lose everything in one of these (F)."""
    outcomes: tuple[Outcome, ...]
    """How each of the fights would end, in the same order (F)."""
    sites: tuple[CitySite, ...]
    """Where they have enough tokens for a city, though possibly too few cities (K1)."""
    helped: tuple[CitySite, ...]
    """Where treasury or neighbours must make up for missing tokens: one such city a turn with each
    (A-ARCHITECTURE, A-URBANISM)."""
    cities: int
    """How many cities they have left to build."""
    surplus: dict[AreaNo, int]
    """The tokens that would be too many once the cities are built, by area (K3)."""
    support: Support
    """The support of the cities then, those built that need no help (K4)."""
    ships: dict[int, PlaceNo]
    """The ships that would be removed because they are not paid for, and where they are (M10)."""


class OwnTokens(Struct, frozen=True):
    """The reader's tokens in an area during movement."""

    area: AreaNo
    """Where they are."""
    still: int
    """Those that have not moved, and may (M3)."""
    marched: int
    """Those that have moved by land."""
    landed: int
    """Those that came by ship (M8)."""
    limit: int
    """How many of their tokens may stay there (G7, K3)."""


class OwnShip(Struct, frozen=True):
    """A ship of the reader's during movement."""

    ship: int
    """Its number."""
    place: PlaceNo
    """Where it is."""
    paid: bool
    """Whether it was built or maintained this turn; if not it is removed (M10)."""
    load: int
    """The tokens aboard."""
    room: int
    """How many more it can carry (M7)."""
    steps: int
    """Its remaining steps; none if its voyage is over (M7a)."""


class Movable(Struct, frozen=True):
    """What the reader's movement has to work with."""

    tokens: tuple[OwnTokens, ...]
    """Their tokens ashore, by area."""
    ships: tuple[OwnShip, ...]
    """Their ships, by number."""
    treasury: int
    """The treasury that is left to pay for ships."""


AS_SHOWN: Final = copier(Draft, DraftView)
"""A draft as views show it."""


def after_moves(view: View, moves: Iterable[Move]) -> View:
    """The view after some more moves of the reader.

    Raises ``IllegalAction`` if one of them is illegal.
    """
    assert view.seat is not None
    assert view.movement is not None
    draft = AS_SHOWN(_mover(play_from(view), view.seat, moves).draft)
    drafts = ReadOnlyDict({**view.movement.drafts, view.seat: draft})
    return replace(view, movement=replace(view.movement, drafts=drafts))


def _mover(play: Play, seat: Seat, moves: Iterable[Move]) -> Mover:
    """A seat that has made some more moves."""
    mover = Mover(play, seat, copy_draft(draft_of(play, seat)))
    for move in moves:
        make(mover, move)
    return mover


def outlook(view: View, moves: Iterable[Move] = ()) -> Outlook:
    """The outcome of the reader's movement if it ended now, or after some more moves.

    Raises ``IllegalAction`` if one of them is illegal.
    """
    assert view.seat is not None
    seat = view.seat
    play, gone = _ended(view, moves)
    player = play.state.players[seat]
    conflicts = tuple(fights(play.state, seat))
    ends = tuple(outcome(play.state, fight.area) for fight in conflicts)
    beaten = tuple(
        fight.area
        for fight, left in zip(conflicts, ends, strict=True)
        if _is_beaten(seat, fight, left)
    )
    fought = {fight.area for fight in conflicts}
    found = [site for site in sites(play, seat) if site.area not in fought]
    ready = [site for site in found if site.here >= site.needed]
    built = [
        BuildCity(site.area, keep=site.may_keep and site.here > site.needed)
        for site in ready[: player.city_stock]
    ]
    cities = player.city_stock
    settlement = settled(play, seat, built)
    return Outlook(
        fights=conflicts,
        beaten=beaten,
        outcomes=ends,
        sites=tuple(ready),
        helped=tuple(site for site in found if site not in ready),
        cities=cities,
        surplus=settlement.surplus,
        support=settlement.support,
        ships=gone,
    )


def _is_beaten(seat: Seat, fight: Fight, left: Outcome) -> bool:
    """Whether a player would lose a city, or all tokens, in a fight."""
    return left.city != seat if fight.city == seat else not left.tokens.get(seat)


def _ended(view: View, moves: Iterable[Move]) -> tuple[Play, dict[int, PlaceNo]]:
    """The game shown by the view after the reader's movement, and the ships removed.

    A ship that cannot end its voyage where it is keeps its load, which then counts nowhere. If they
    do not move, or no longer, everything is as it stands.
    """
    assert view.seat is not None
    play = play_from(view)
    if view.movement is None or view.seat in view.movement.ended:
        return play, {}
    mover = _mover(play, view.seat, moves)
    for number, ship in mover.draft.ships.items():
        if ship.paid and not ship.done:
            try:
                halt(mover, number)
            except IllegalAction:
                continue
    carry_out(play.state.players[view.seat], mover.draft)
    return play, {n: ship.place for n, ship in mover.draft.ships.items() if not ship.paid}


def movable(view: View) -> Movable:
    """What the reader may still move, and what they have moved."""
    assert view.seat is not None
    play = play_from(view)
    draft = draft_of(play, view.seat)
    advances = view.players[view.seat].advances
    most, capacity = ship_range(advances), ship_capacity(advances)
    return Movable(
        tokens=tuple(
            OwnTokens(
                area,
                draft.still.get(area, 0),
                draft.marched.get(area, 0),
                draft.landed.get(area, 0),
                limit_for(view, view.seat, area),
            )
            for area in sorted(draft.tokens)
        ),
        ships=tuple(
            OwnShip(
                number,
                ship.place,
                ship.paid,
                ship.load,
                capacity - ship.load,
                0 if ship.done else most - ship.steps,
            )
            for number, ship in sorted(draft.ships.items())
        ),
        treasury=draft.treasury,
    )
