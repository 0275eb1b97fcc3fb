"""The board that a notebook shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.rules.view import View
    from ecumene.words import Messages


def board_of(seen: View, messages: Messages) -> str:
    """The board of a view, as SVG."""
    from ecumene.picture import draw_game

    return draw_game(seen, messages)
