"""How everybody stands, as everybody sees it (G13, V1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecumene.data import facts
from ecumene.dialogue.present import tokens_of
from ecumene.rules import forecast
from ecumene.rules.board import city_count

if TYPE_CHECKING:
    from ecumene.rules.ids import Seat
    from ecumene.rules.view import View
    from ecumene.words import Messages


class Row(NamedTuple):
    """A player among the others."""

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
    """Everyone in the order of victory points (V1)."""
    rows = []
    for standing in forecast.ranking(view):
        seat = standing.seat
        player = view.players[seat]
        draft = None if view.movement is None else view.movement.drafts.get(seat)
        # What a movement has paid so far is paid, though it can still be taken back (M2).
        purse = player if draft is None else draft
        rows.append(
            Row(
                seat,
                city_count(player),
                tokens_of(view, seat).total(),
                purse.token_stock,
                purse.treasury,
                player.hand_size,
                player.advances.bit_count(),
                player.step,
                standing.total,
            )
        )
    return rows


def headings(view: View, messages: Messages) -> list[str]:
    """What stands above the numbers of a row."""
    last = facts().tracks[view.agreed.track].last_step
    return [messages("play-column", column=name, last=last) for name in Row._fields[1:]]
