"""How everybody stands, as data and as a table in plain text."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.view import view

if TYPE_CHECKING:
    from ecumene.api.game import Game
    from ecumene.api.translating import Who


@dataclass(frozen=True)
class Standing:
    """A player among the others, as everybody sees them (G13, V1)."""

    name: Who
    cities: int
    tokens: int
    stock: int
    treasury: int
    cards: int
    advances: int
    step: int
    points: int


COLUMNS: Final = ("cities", "tokens", "stock", "treasury", "cards", "advances", "step", "points")
"""What stands above them, but for the name."""


def standings(game: Game) -> tuple[Standing, ...]:
    """Everyone in the order of victory points (V1)."""
    players = game.players
    ranked = [(players[each.seat], each.total) for each in game.engine.ranking()]
    return tuple(
        Standing(
            player.name,
            len(player.cities),
            sum(player.tokens.values()),
            player.stock,
            player.treasury,
            player.cards,
            len(player.advances),
            player.step,
            points,
        )
        for player, points in ranked
    )


def table_of(game: Game) -> list[str]:
    """The same as lines of text."""
    messages, seen = game.speaker.messages, view(game.engine, None)
    last = facts().tracks[seen.agreed.track].last_step
    names, seats = game.speaker.players(seen), game.names()
    rows = [("", *(messages("play-column", column=name, last=last) for name in COLUMNS))]
    for standing in standings(game):
        name, *numbers = astuple(standing)
        rows.append((names[seats.seat(name)], *map(str, numbers)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    first, *others = widths
    return [
        "  ".join(
            [name.ljust(first), *(n.rjust(wide) for n, wide in zip(numbers, others, strict=True))]
        )
        for name, *numbers in rows
    ]
