"""The number of players at a table and the map, which determine the set-up (S1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.errors import BadData

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data import MapName, Setup
    from ecumene.rules.state.ids import CivNo


def setup_of(players: int | None, map_name: MapName | None) -> Setup:
    """The set-up of a table; raises ``BadData`` if it was not entered or does not exist."""
    if players is None:
        raise BadData((), "page-table-how-many")
    found = [setup for setup in facts().setups if setup.players == players]
    if not found:
        least, most = (pick(s.players for s in facts().setups) for pick in (min, max))
        raise BadData((), "case-range", {"number": players, "least": least, "most": most})
    if map_name is not None:
        found = [setup for setup in found if setup.map is map_name]
    if len(found) != 1:
        raise BadData((), "page-table-which-map", {"players": players})
    return found[0]


def check_playing(civilizations: Iterable[CivNo], setup: Setup) -> None:
    """Refuse civilizations that do not play in a set-up."""
    for civ in civilizations:
        if civ not in setup.civilizations:
            args = {"civilization": civ, "players": setup.players}
            raise BadData((), "page-table-not-playing", args)


def check_range(number: int, most: int) -> None:
    """Refuse a number that is not between 0 and a maximum."""
    if not 0 <= number <= most:
        raise BadData((), "case-range", {"number": number, "least": 0, "most": most})
