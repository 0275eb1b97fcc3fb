"""Consistency of the fact files.

Every check yields problems and goes on, so that an editor of the files sees all of them at once.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ecumene.data.check import board, cards, game, names

if TYPE_CHECKING:
    from ecumene.data.files import Files
    from ecumene.data.problems import Problem


def problems_of(files: Files) -> list[Problem]:
    """Everything that is wrong with the facts; unknown names first, as they explain most."""
    if unknown := [*names.check_doubled(files), *names.check_unknown(files)]:
        return unknown
    return list(
        chain(
            board.check_neighbours(files.board),
            board.check_areas(files.board),
            game.check_civilizations(files),
            game.check_emblems(files),
            cards.check_advances(files),
            cards.check_calamities(files),
            cards.check_trade_cards(files.commodities),
            game.check_setups(files),
            game.check_tracks(files.tracks),
            game.check_short_game(files),
        )
    )
