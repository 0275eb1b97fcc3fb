"""The land for one player: where there is room, who else is there, and who keeps them out.

These are queries for planning one's next moves. They depend on public facts, so they take a state
or a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.phases.movement.mover import kept_out_by
from ecumene.rules.state.board import limit_for, placed_by_reducing
from ecumene.rules.state.lookup_tables import CULTURAL_ASCENDANCY

if TYPE_CHECKING:
    from ecumene.rules.state.board import Position
    from ecumene.rules.state.ids import AreaNo, Seat
    from ecumene.rules.view import View


def limit(view: View, area: AreaNo, seat: Seat | None = None) -> int:
    """The population limit of an area for the reader, or for a seat (G7, G7a).

    Agriculture raises it where nobody else is, and a city leaves room for no token except that of
    Public Works.
    """
    seat = view.seat if seat is None else seat
    assert seat is not None
    return limit_for(view, seat, area)


def strangers(position: Position, seat: Seat) -> dict[AreaNo, int]:
    """The tokens of all others by area, Barbarians first."""
    found = dict(position.barbarians)
    for other, player in enumerate(position.players):
        if other != seat:
            for area, count in player.tokens.items():
                found[area] = found.get(area, 0) + count
    return found


def guarded(position: Position, seat: Seat) -> set[AreaNo]:
    """Areas where others' advances forbid a seat to cause conflict (M12a).

    Diplomacy and Cultural Ascendancy guard cities, and Cultural Ascendancy tokens too.
    """
    keeps_out = kept_out_by(position.players[seat].advances)
    found: set[AreaNo] = set()
    for other, player in enumerate(position.players):
        if other == seat:
            continue
        if player.advances & keeps_out:
            found.update(area for area, owner in position.cities.items() if owner == other)
        if player.advances & keeps_out & CULTURAL_ASCENDANCY:
            found.update(player.tokens)
    return found


def left_by_city(view: View, area: AreaNo, *, extra: bool = True) -> int:
    """The tokens that replace a reduced city (G11).

    Without ``extra``, the one that Agriculture allows above the printed limit stays in stock
    (G11c).
    """
    return placed_by_reducing(view, area, extra=extra)
