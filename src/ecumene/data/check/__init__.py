"""Consistency of the fact files.

Every check yields problems and goes on, so that an editor of the files sees all of them at once.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ecumene.data.check import board_checks, card_checks, name_checks, setup_checks

if TYPE_CHECKING:
    from ecumene.data.files import Files
    from ecumene.data.problems import Problem


def problems_of(files: Files) -> list[Problem]:
    """Everything that is wrong with the facts; unknown names first, as they explain most."""
    if unknown := [*name_checks.check_doubled(files), *name_checks.check_unknown(files)]:
        return unknown
    return list(
        chain(
            board_checks.check_neighbours(files.board),
            board_checks.check_areas(files.board),
            setup_checks.check_civilizations(files),
            setup_checks.check_emblems(files),
            card_checks.check_advances(files),
            card_checks.check_calamities(files),
            card_checks.check_trade_cards(files.commodities),
            setup_checks.check_setups(files),
            setup_checks.check_tracks(files.tracks),
            setup_checks.check_short_game(files),
        )
    )
