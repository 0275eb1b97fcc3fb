"""The A.S.T. ahead: what spaces and epochs require, what is missing, and when the game ends (H)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import asdict

from ecumene.data import Requirement, facts
from ecumene.rules.phases.succession import epoch_at, missing_at
from ecumene.rules.state.ids import NO_CIVILIZATION, EpochNo, Seat
from ecumene.rules.state.readonly import Frozen
from ecumene.rules.state.state_from_view import play_from
from ecumene.rules.victory import ranking

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Advances
    from ecumene.rules.view import View

REQUIREMENTS: Final = Requirement.__struct_fields__
"""The requirements, in the order of the table (H1)."""


class Space(Frozen, frozen=True):
    """A space of the A.S.T. and what a player needs to enter it (H1)."""

    step: int
    """Which one, counted from the start of the row."""
    epoch: EpochNo
    """The epoch it lies in."""
    asked: dict[str, int]
    """Its requirements, in the order of the table."""
    missing: dict[str, int]
    """What the player lacks of that, in the same order; nothing if they may enter."""


class End(Struct, frozen=True):
    """The end of the game, as far as it is known (H4, H6)."""

    last_turn: int | None
    """The turn after which the game ends, once that is known."""
    near: tuple[Seat, ...]
    """Players who need only one more step to bring about the end (H4)."""
    ready: tuple[Seat, ...]
    """Those of them who meet that step's requirements."""
    turns_after: int
    """How many turns are played after that one."""


class Marker(Struct, frozen=True):
    """A player on the A.S.T. (H)."""

    seat: Seat
    """Who."""
    step: int
    """How far their marker has moved."""
    epoch: EpochNo | None
    """The epoch it lies in; None before the pick."""
    points: int
    """Their victory points as they would count now (V1)."""
    next: Space | None
    """The requirements of the next space, and what they lack; None at the end, or before the
    pick."""


class TrackAhead(Struct, frozen=True):
    """The A.S.T. at this moment, as everybody sees it."""

    last_step: int
    """How many steps a row has."""
    order: tuple[Seat, ...]
    """Players by how far their markers have moved, then by rank."""
    seats: tuple[Marker, ...]
    """Everybody in the game, by seat."""


def track(view: View) -> TrackAhead:
    """How far everyone has come, and the requirements of their next spaces (H1)."""
    totals = {each.seat: each.total for each in ranking(view)}
    name = view.agreed.track
    markers = []
    for seat in sorted(totals):
        player = view.players[seat]
        picked = player.civilization != NO_CIVILIZATION
        markers.append(
            Marker(
                seat=seat,
                step=player.step,
                epoch=epoch_at(name, player.civilization, player.step) if picked else None,
                points=totals[seat],
                next=next_space(view, seat),
            )
        )
    order = tuple(play_from(view).by_position())
    return TrackAhead(facts().tracks[name].last_step, order, tuple(markers))


def space(view: View, seat: Seat, step: int, bought: Advances = 0) -> Space:
    """A space's requirements for a player with a civilization, and what they lack (H1).

    Optionally with more advances than they have.
    """
    player, track = view.players[seat], view.agreed.track
    epoch = epoch_at(track, player.civilization, step)
    needed = facts().tracks[track].requirements[epoch]
    short = missing_at(track, player, step, bought)
    return Space(
        step=step,
        epoch=epoch,
        asked={kind: count for kind, count in asdict(needed).items() if count},
        missing={kind: short[kind] for kind in REQUIREMENTS if kind in short},
    )


def next_space(view: View, seat: Seat) -> Space | None:
    """The requirements of a player's next space; None at the end, or before the pick (H1)."""
    player = view.players[seat]
    last = facts().tracks[view.agreed.track].last_step
    if player.civilization == NO_CIVILIZATION or player.step >= last:
        return None
    return space(view, seat, player.step + 1)


def epochs(view: View, seat: Seat) -> tuple[Space, ...]:
    """The spaces with which the epochs begin in the row of a player (H1)."""
    civ = view.players[seat].civilization
    if civ == NO_CIVILIZATION:
        return ()
    starts = facts().civilizations[civ].epoch_starts[view.agreed.track]
    return tuple(space(view, seat, step) for step in starts)


def row(view: View, seat: Seat) -> tuple[Space, ...]:
    """All spaces of a player's row but the start; none before the pick (H1)."""
    if view.players[seat].civilization == NO_CIVILIZATION:
        return ()
    last = facts().tracks[view.agreed.track].last_step
    return tuple(space(view, seat, step) for step in range(1, last + 1))


def next_epoch(view: View, seat: Seat) -> Space | None:
    """The space with which the next epoch begins for a player; None in the last one (H1)."""
    step = view.players[seat].step
    return next((each for each in epochs(view, seat) if each.step > step), None)


def end(view: View) -> End:
    """Who stands one step before the end, and what is known of the last turn (H4)."""
    track = facts().tracks[view.agreed.track]
    near = [
        seat
        for seat, player in enumerate(view.players)
        if seat not in view.left and player.step + 1 == track.final_steps[0]
    ]
    ready = [
        seat for seat in near if (ahead := next_space(view, seat)) is not None and not ahead.missing
    ]
    return End(view.last_turn, tuple(near), tuple(ready), track.turns_after_final)
