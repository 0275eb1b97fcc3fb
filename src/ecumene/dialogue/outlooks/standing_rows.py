"""Everyone's standing, as everybody sees it (G13, V1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecumene.data import facts
from ecumene.rules import forecast
from ecumene.rules.state.board import city_count

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.words import Messages


class Row(NamedTuple):
    """A player's row."""

    seat: Seat
    cities: int
    tokens: int
    stock: int
    treasury: int
    cards: int
    advances: int
    step: int
    points: int


def standings(view: View) -> list[Row]:
    """Everyone in order of victory points (V1)."""
    rows = []
    for standing in forecast.ranking(view):
        seat = standing.seat
        player = view.players[seat]
        purse = view.purse_of(seat)
        rows.append(
            Row(
                seat,
                city_count(player),
                sum(view.tokens_of(seat).values()),
                purse.token_stock,
                purse.treasury,
                player.hand_size,
                player.advances.bit_count(),
                player.step,
                standing.total,
            )
        )
    return rows


def headings(messages: Messages) -> list[str]:
    """The column headings."""
    return [messages("play-column", column=name) for name in Row._fields[1:]]


def cells(row: Row, view: View) -> list[str]:
    """A row's numbers as shown: the space of the A.S.T. with the last one."""
    last = facts().tracks[view.agreed.track].last_step
    shown = row._asdict() | {"step": f"{row.step}/{last}"}
    return [str(shown[name]) for name in Row._fields[1:]]
