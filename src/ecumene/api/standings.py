"""Everyone's standing, as data and as a plain text table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecumene.dialogue.outlooks import standing_rows as dialogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.api.public_game import Game
    from ecumene.api.translation import Who
    from ecumene.rules.view import View
    from ecumene.words import Messages


@dataclass(frozen=True)
class Standing:
    """A player's standing, as everybody sees it (G13, V1)."""

    name: Who
    cities: int
    tokens: int
    stock: int
    treasury: int
    cards: int
    advances: int
    step: int
    points: int


def standings(game: Game) -> tuple[Standing, ...]:
    """Everyone in order of victory points (V1)."""
    names = game.interpreter.names()
    rows = dialogue.standings(game._side_of(None).view())
    return tuple(Standing(names.who(seat), *numbers) for seat, *numbers in rows)


def table_of(game: Game) -> list[str]:
    """The same as lines of text."""
    seen = game._side_of(None).view()
    return standing_lines(seen, game.interpreter.names().players, game.speaker.messages)


def standing_lines(seen: View, names: Sequence[str], messages: Messages) -> list[str]:
    """Everyone's standing in a view, a line for each."""
    rows = [["", *dialogue.headings(messages)]]
    rows += ([names[row.seat], *dialogue.cells(row, seen)] for row in dialogue.standings(seen))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    first, *others = widths
    return [
        "  ".join(
            [name.ljust(first), *(n.rjust(wide) for n, wide in zip(numbers, others, strict=True))]
        )
        for name, *numbers in rows
    ]
