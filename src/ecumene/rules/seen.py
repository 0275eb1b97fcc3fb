"""What a seat has seen of a game so far, for players who join late or come back.

Not even a gap may reveal what a seat has not seen: two others who talk in trade add answers to the
log (X5a). So what a seat sees is numbered for it alone, 1, 2, 3 …
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Protocol, TypeVar

from msgspec import Struct

from ecumene.rules.actions import Undo
from ecumene.rules.events import Event, PhaseBegan, seen_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.log import Entry
    from ecumene.rules.state.ids import Seat


class SeenEvents(Struct, frozen=True):
    """What a seat saw of one answer, whoever gave it."""

    number: int
    """Its number among all that the seat was told, from 1."""
    events: tuple[Event, ...]
    """The events."""
    stands: int | None = None
    """After an undo (O2), the last number that still stands; None: all do."""


class SeenMessage(Protocol):
    """Something a reader was told: events, or what was said at the table."""

    @property
    def number(self) -> int:
        """Its number among all that the reader was told."""


T = TypeVar("T", bound=SeenMessage)


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
    number = 1 if (seen := seen_events(opening, seat)) else 0
    if number > since:
        yield SeenEvents(number, seen)
    before: list[int] = []
    """The last number before each answer that stands."""
    for entry in log:
        stands = None
        if isinstance(entry.action, Undo):
            stands = min(before[-entry.action.answers :], default=0)
            del before[-entry.action.answers :]
        else:
            before.append(number)
        if seen := seen_events(entry.events, seat):
            number += 1
            if number > since:
                yield SeenEvents(number, seen, stands)


def standing(told: Iterable[T]) -> list[T]:
    """What stands of all that a reader was told, without what was taken back (O2).

    The undo itself is told too. Only events are ever taken back.
    """
    found: list[T] = []
    for each in told:
        if isinstance(each, SeenEvents) and (last := each.stands) is not None:
            found = [old for old in found if old.number <= last or not isinstance(old, SeenEvents)]
        found.append(each)
    return found


def turn_so_far(told: Iterable[SeenEvents]) -> list[Event]:
    """The events that stand of the current turn."""
    found: list[Event] = []
    for event in chain.from_iterable(each.events for each in standing(told) if each.stands is None):
        if begin_turn((event,)):
            found.clear()
        found.append(event)
    return found


def begin_turn(events: Iterable[Event]) -> bool:
    """Whether a turn begins with one of these events."""
    return any(isinstance(event, PhaseBegan) and event.phase == 1 for event in events)
