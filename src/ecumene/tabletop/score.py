"""The score of a real table, by the rules (V)."""

from __future__ import annotations

from msgspec import Struct

from ecumene.data import facts
from ecumene.rules.errors import BadData
from ecumene.rules.events import Standing
from ecumene.rules.state.game_state import Player
from ecumene.rules.state.ids import Advances, CivNo
from ecumene.rules.state.lookup_tables import CITIES
from ecumene.rules.victory import standing


class Scored(Struct, frozen=True):
    """What a player has that counts."""

    civilization: CivNo
    """Their civilization."""
    step: int = 0
    """The succession marker's step."""
    cities: int = 0
    """Cities on the board."""
    advances: Advances = 0
    """The advances they hold."""
    late_iron: bool = False
    """Whether they have the bonus for the Late Iron Age (V1a)."""


class ScoreSheet(Struct, frozen=True):
    """All players of a table."""

    players: tuple[Scored, ...]
    """In any order."""


class Score(Struct, frozen=True):
    """Everyone's points."""

    players: tuple[Standing, ...]
    """In the order of the sheet."""


def scored(sheet: ScoreSheet) -> Score:
    """Count points; raises ``BadData`` if such holdings are impossible."""
    return Score(tuple(_standing(place, each) for place, each in enumerate(sheet.players)))


def _standing(place: int, player: Scored) -> Standing:
    last = max(track.last_step for track in facts().tracks.values())
    for number, most in ((player.step, last), (player.cities, CITIES)):
        if not 0 <= number <= most:
            raise BadData((), "case-range", {"number": number, "least": 0, "most": most})
    held = Player(
        player.civilization,
        token_stock=0,
        city_stock=CITIES - player.cities,
        credits=[],
        advances=player.advances,
        step=player.step,
    )
    return standing(place, held, late_iron=player.late_iron)
