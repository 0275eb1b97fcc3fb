"""What a reader has not been told yet: events as they happen, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.dialogue.digest.movements import Movements
from ecumene.dialogue.digest.stories import EFFECTS, VICTIMS
from ecumene.dialogue.digest.telling import worth_telling
from ecumene.dialogue.digest.track_news import SUCCESSION, marker_stays
from ecumene.dialogue.digest.wording import in_sentences
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules import events as ev
from ecumene.rules.seen import seen_events

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ecumene.dialogue.digest.movements import ArrivedPieces
    from ecumene.dialogue.digest.remarks import Note
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import AreaNo, Seat
    from ecumene.rules.view import View


class Passage(Struct, frozen=True):
    """What is told about one phase at one time."""

    heading: Sentence | None
    """The phase, if not announced yet."""
    sentences: tuple[Sentence, ...]
    """What happened in it, most relevant to the reader first."""


class Chronicle:
    """Hears everything a seat sees, and keeps what is worth telling until it is told.

    ``look`` gives the current view of the seat or spectator.
    """

    def __init__(self, look: Callable[[], View], *, looks_on: bool = False) -> None:
        self._look = look
        self._seat: Seat | None = look().seat
        self.looks_on = looks_on
        """Whether the reader no longer plays and wants to know only the course of the game."""
        self._phase: ev.PhaseBegan | None = None
        self._heading: Sentence | None = None
        """The current phase, while not announced yet."""
        self._over: list[Passage] = []
        """Passages about past phases."""
        self._untold: list[Note] = []
        """Events of this phase to tell; equal ones are told together."""
        self._marker_moved = False
        self._movements = Movements()
        self._conflicts: set[AreaNo] = set()
        """The areas of current conflicts that involve the seat."""

    # Events

    def hear(self, events: Iterable[Event]) -> None:
        """Take in the events of an answer, as far as the seat may know them."""
        seen = self._without_own_end_of_trade(self._seen(events))
        effects = False
        for number, event in enumerate(seen):
            effects = isinstance(event, ev.AbilityUsed) or (effects and isinstance(event, EFFECTS))
            if isinstance(event, ev.PhaseBegan):
                self._close(since=seen[number:])
                self._heading = describe_event(event)
            arrived, own_conflict = self._follow(event)
            if arrived is not None and arrived.seat != self._seat and not self.looks_on:
                self._untold.append(arrived)
            if (
                own_conflict
                or ((effects or isinstance(event, VICTIMS)) and not self.looks_on)
                or worth_telling(event, self._seat, looks_on=self.looks_on)
            ):
                self._untold.append(event)

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        return list(seen_events(events, self._seat))

    def _follow(self, event: Event) -> tuple[ArrivedPieces | None, bool]:
        """Track what is under way: arrivals, and whether a conflict is the reader's."""
        if isinstance(event, ev.PhaseBegan):
            self._phase, self._marker_moved = event, False
        elif isinstance(event, ev.MarkerMoved) and event.seat == self._seat:
            self._marker_moved = True
        return self._movements.hear(event), self._is_of_own_conflict(event)

    def _without_own_end_of_trade(self, events: Sequence[Event]) -> Sequence[Event]:
        """Leave out a done trader's own withdrawn offers, which are no news to them (X8a)."""
        if not any(isinstance(each, ev.TraderDone) and each.seat == self._seat for each in events):
            return events
        return [event for event in events if not isinstance(event, ev.OfferWithdrawn)]

    def _is_of_own_conflict(self, event: Event) -> bool:
        """Whether it happens in a conflict that involves, or until now involved, the seat."""
        if isinstance(event, ev.ConflictBegan) and self._seat in event.tokens:
            self._conflicts.add(event.area)
        if not isinstance(event, ev.TokensLost | ev.ConflictEnded):
            return False
        if event.area not in self._conflicts:
            return False
        if isinstance(event, ev.ConflictEnded):
            self._conflicts.remove(event.area)
        return True

    def _close(self, since: Sequence[Event]) -> None:
        """Close a phase; since: events between its end and now."""
        ended = None if self._phase is None else self._phase.phase
        if ended == SUCCESSION and not self._marker_moved and not self.looks_on:
            stays = marker_stays(self._look(), since)
            if stays is not None:
                self._untold.append(stays)
        self._tell(over=True, since=since)

    def _tell(self, *, over: bool, since: Iterable[Event] = ()) -> None:
        if not self._untold:
            return
        sentences = tuple(
            in_sentences(self._untold, self._look(), looks_on=self.looks_on, over=over, since=since)
        )
        self._untold.clear()
        if sentences:
            self._over.append(Passage(self.heading(), sentences))

    # Telling

    def over(self) -> list[Passage]:
        """What happened in past phases and was not told yet."""
        told, self._over = self._over, []
        return told

    def catch_up(self) -> list[Passage]:
        """Everything that happened and was not told yet."""
        self._tell(over=False)
        return self.over()

    def heading(self) -> Sentence | None:
        """The phase, if not announced yet; now it is."""
        heading, self._heading = self._heading, None
        return heading

    # What was told before

    def resume(self, events: Iterable[Event]) -> None:
        """Begin in the middle of a game: these events of the turn were told, except the phase."""
        self.forget(events)
        if self._phase is not None:
            self._heading = describe_event(self._phase)

    def forget(self, stands: Iterable[Event]) -> None:
        """Forget untold events that were taken back (O2); these events of the turn stand."""
        self._untold.clear()
        self._over.clear()
        self._conflicts.clear()
        self._movements = Movements()
        self._phase = self._heading = None
        for event in self._seen(stands):
            self._follow(event)
