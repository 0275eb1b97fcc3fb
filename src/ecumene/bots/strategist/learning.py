"""What advances are worth to a strategist: more if they keep cities through calamities.

In the middle of a game calamities take a city and a half a turn, and what they spare need not be
built again. Cyclones and epidemics take most, and what helps against them is cheap. On the Expert
track points count for more, because the last epochs require many (H1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.shopping import IN_ITSELF
from ecumene.data import TrackName, facts

if TYPE_CHECKING:
    from ecumene.rules.view import View

KEEPS_CITIES: Final = {"masonry": 4.0, "medicine": 4.0, "mysticism": 2.0, "pottery": 2.0}
"""What a strategist adds to their worth, in victory points."""
WORTH: Final = tuple(
    IN_ITSELF[advance.index] + KEEPS_CITIES.get(advance.id, 0.0) for advance in facts().advances
)


def worth_of_each(view: View) -> tuple[float, ...]:
    """The worth of each advance beyond points and credits, in victory points."""
    return WORTH if view.agreed.track is TrackName.BASIC else IN_ITSELF
