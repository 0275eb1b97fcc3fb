"""The log: whole movements and conflicts in a sentence, and every event as a detail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.dialogue.digest.fights import Fights
from ecumene.dialogue.digest.movements import Movements
from ecumene.dialogue.digest.summaries import fight_in_words, movement_in_words
from ecumene.dialogue.digest.telling import subject, worth_telling
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules import events as ev
from ecumene.rules.state.ids import Party
from ecumene.rules.state.readonly import NOTHING

if TYPE_CHECKING:
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat

SUMMED_UP: Final = (
    ev.Moved
    | ev.TookBack
    | ev.ConflictBegan
    | ev.TokensLost
    | ev.OfferAccepted
    | ev.OfferWithdrawn
    | ev.CitiesChosen
)
"""What the end of a movement, a conflict or a deal sums up, or what becomes of cities."""
OF_WHOLES: Final = ev.Moved | ev.MovementEnded | ev.ConflictEnded
"""Events whose sentence depends on others of their phase."""
FOR_THE_LOG: Final = ev.MovementEnded | ev.ConflictEnded | ev.AttackFailed
"""What the log tells everybody, though nobody is told it at once."""


class Line(Struct, frozen=True):
    """Something that happened."""

    sentence: Sentence
    """What happened."""
    party: Party | None = None
    """Whom it is about: a seat or the Barbarians; None: nobody in particular."""
    main: bool = True
    """Whether it is worth telling at once; the others are details."""


class EventLog:
    """Tells the events that a reader, a seat or a spectator, has seen, one after another.

    Of a movement or a conflict it must hear the beginning. It never looks ahead, so a line never
    changes.
    """

    def __init__(self, reader: Seat | None) -> None:
        self._reader = reader
        self._movements = Movements()
        self._fights = Fights()

    def line(self, event: Event) -> Line:
        """An event as its reader has seen it."""
        ships = self._movements.ships(event.seat) if isinstance(event, ev.Moved) else NOTHING
        arrived, fight = self._movements.hear(event), self._fights.hear(event)
        if arrived is not None:
            assert isinstance(event, ev.MovementEnded)
            said = movement_in_words(arrived, event)
        elif fight is not None:
            said = fight_in_words(fight)
        else:
            said = describe_event(event, ships)
        return Line(said, subject(event), self._is_main(event))

    def _is_main(self, event: Event) -> bool:
        if isinstance(event, FOR_THE_LOG):
            return True
        if isinstance(event, SUMMED_UP):
            return False
        return worth_telling(event, self._reader, looks_on=False)
