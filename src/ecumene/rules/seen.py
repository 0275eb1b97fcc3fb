"""What a seat has seen of a game so far, for players who join late or come back.

Not even a gap may reveal what a seat has not seen: two others who talk in trade add answers to the
log (X5a). So what a seat sees is numbered for it alone, 1, 2, 3 …
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.events import Event, seen_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.log import Entry
    from ecumene.rules.state.ids import Seat


class SeenEvents(Struct, frozen=True):
    """What a seat saw of one answer, whoever gave it."""

    number: int
    """Its number among the answers of which this seat saw anything, from 1."""
    events: tuple[Event, ...]


def seen_events(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Events as a seat, or a spectator, sees them; without those they learn nothing of."""
    return tuple(seen for event in events if (seen := seen_by(event, seat)) is not None)


def events_for(
    opening: Iterable[Event], log: Iterable[Entry], seat: Seat | None, since: int = 0
) -> Iterator[SeenEvents]:
    """What a seat, or a spectator, has seen since: ``since`` is the last number they have.

    The events before the first question come first, if there are any. An answer of which they learn
    nothing does not count.
    """
    number = 0
    for events in chain((opening,), (entry.events for entry in log)):
        if number < since:
            number += any(seen_by(event, seat) is not None for event in events)
            continue
        seen = seen_events(events, seat)
        if seen:
            number += 1
            yield SeenEvents(number, seen)
