"""How long a game may take, by its terms.

The turns are those of recorded games of people; the minutes per turn were chosen so that a full
game of 18 people takes the twelve hours the publisher names and the smallest about five. Computers
answer at once, but what they do must be looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import TrackName
from ecumene.server.wire import Length

if TYPE_CHECKING:
    from ecumene.server.wire import NewGame

TURNS: Final = {TrackName.BASIC: 15, TrackName.EXPERT: 16}
SHORT_TURNS: Final = 7
EVERY_TURN: Final = 9.0
EVERY_PLAYER: Final = 0.75
EVERY_PERSON: Final = 1.5
"""Minutes of a turn: in any case, for each player, and for each of them who is a person."""
STEP: Final = 15
"""Nobody can tell more exactly, in minutes."""


def length_of(agreed: NewGame) -> Length:
    """A rough estimate of the turns and minutes at the table."""
    turns = SHORT_TURNS if agreed.short_game else TURNS[agreed.track]
    if agreed.last_turn is not None:
        turns = min(turns, agreed.last_turn)
    people = sum(plan.computer is None for plan in agreed.seats)
    each = EVERY_TURN + EVERY_PLAYER * len(agreed.seats) + EVERY_PERSON * people
    return Length(turns, max(STEP, round(turns * each / STEP) * STEP))
