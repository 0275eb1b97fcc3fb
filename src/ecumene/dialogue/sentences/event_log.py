"""The log: one sentence for every event.

Unlike ``digest`` it looks neither ahead nor back, so a line never changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.dialogue.digest.telling import subject, worth_telling
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.state.ids import Party

if TYPE_CHECKING:
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat


class Line(Struct, frozen=True):
    """Something that happened."""

    sentence: Sentence
    """What happened."""
    party: Party | None = None
    """Whom it is about: a seat or the Barbarians; None: nobody in particular."""
    main: bool = True
    """Whether it is worth telling at once; the others are details."""


def line(event: Event, reader: Seat | None) -> Line:
    """An event as its reader, a seat or a spectator, has seen it."""
    main = worth_telling(event, reader, looks_on=False)
    return Line(describe_event(event), subject(event), main)
