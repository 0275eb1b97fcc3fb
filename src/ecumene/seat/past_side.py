"""One reader's side of a game's history, wherever it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ecumene.dialogue import digest as digests
from ecumene.dialogue.sentences import event_log
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.rules.events import DealMade, PhaseBegan
from ecumene.rules.seen import standing
from ecumene.seat import derived
from ecumene.seat.exchange import (
    Digest,
    Look,
    Moment,
    Moments,
    Story,
    StoryPassage,
    ToldDeal,
    ToldDeals,
)
from ecumene.seat.reader_messages import Happened, Stream, TableChanged
from ecumene.seat.requests import Number, declared_by, reads

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.view import View
    from ecumene.seat.reader_messages import Numbered, Reader

MOST_MESSAGES: Final = 500
"""Maximum messages in one response."""
MOST_TOLD: Final = 200
"""Maximum messages put into words in one response."""
SINCE: Final = Number("since", "The last message one has; 0 if it is not given.")


class When(NamedTuple):
    """A turn and phase."""

    turn: int
    phase: int


class Archive(Protocol):
    """A reader's stored stream."""

    @property
    def number(self) -> int:
        """The number of the last message."""

    def view(self) -> View:
        """The game after it, as the reader may see it."""

    def told(self, since: int, upto: int) -> Iterable[Numbered]:
        """The messages after ``since``, up to ``upto``."""

    def dated(self, since: int, upto: int) -> Iterable[tuple[When, Numbered]]:
        """The same messages, each with its turn and phase."""

    def moments(self) -> Iterable[Moment]:
        """The moments at which phases began."""

    def view_at(self, number: int) -> View:
        """The game after a given message, as the reader could see it."""


class PastSide:
    """A reader's requests about history."""

    def __init__(self, archive: Archive, reader: Reader) -> None:
        self._archive = archive
        self._reader = reader

    @reads("/messages", "past", answer=Stream, asker="anyone", query=(SINCE,))
    def messages(self, since: int | None) -> Stream:
        """The reader's messages after a given one."""
        start, last = since or 0, self._archive.number
        upto = min(last, start + MOST_MESSAGES)
        return Stream(tuple(self._archive.told(start, upto)), more=upto < last)

    @reads("/story", "past", answer=Story, asker="anyone", query=(SINCE,))
    def story(self, since: int | None) -> Story:
        """The reader's messages after a given one, in words."""
        start, last = since or 0, self._archive.number
        page = list(self._archive.dated(start, min(last, start + MOST_TOLD)))
        counts = {each.number for each in standing(message for _, message in page)}
        passages = [
            passage
            for when, message in page
            if message.number in counts
            for passage in _passages(message, self._reader, when)
        ]
        number = page[-1][1].number if page else start
        return Story(start, number, tuple(passages), more=number < last)

    @reads(
        "/digest",
        "past",
        answer=Digest,
        asker="anyone",
        query=(
            Number("since", "A message; if it is not given, what was seen last.", last_look=True),
        ),
    )
    def digest(self, since: int | None) -> Digest:
        """What has happened since the last look, most relevant to the reader first."""
        start, last = since or 0, self._archive.number
        stands = standing(self._archive.told(start, last))
        events = [event for each in stands if isinstance(each, Happened) for event in each.events]
        return Digest(start, last, digests(events, self._archive.view()))

    @reads("/deals", "past", answer=ToldDeals, asker="anyone", query=(SINCE,))
    def deals(self, since: int | None) -> ToldDeals:
        """The deals made after a given message, as far as the reader knows them."""
        start, last = since or 0, self._archive.number
        dated = list(self._archive.dated(max(start, last - MOST_MESSAGES), last))
        counts = {each.number for each in standing(message for _, message in dated)}
        return ToldDeals(
            tuple(
                ToldDeal(when.turn, (event.offerer, event.seat), describe_event(event))
                for when, message in dated
                if isinstance(message, Happened) and message.number in counts
                for event in message.events
                if isinstance(event, DealMade)
            )
        )

    @reads(
        "/view",
        "past",
        answer=Look,
        asker="anyone",
        open_when_over=True,
        query=(Number("at", "A message of the stream: the game as it was then."),),
    )
    def look_back(self, at: int) -> Look:
        """The game as the reader could see it after a given message."""
        return Look(at, derived.shown(self._archive.view_at(at)))

    @reads("/moments", "past", answer=Moments, asker="anyone", open_when_over=True)
    def moments(self) -> Moments:
        """The starts of all phases, with the reader's message numbers."""
        return Moments(tuple(self._archive.moments()))


PAST_REQUESTS: Final = declared_by(PastSide)
"""All requests about history."""


def _passages(message: Numbered, reader: Reader, when: When) -> Iterator[StoryPassage]:
    """A message in words, phase by phase; chat needs none."""
    if isinstance(message, TableChanged):
        said = event_log.Line(message.sentence)
        yield StoryPassage(message.number, *when, (said,), table=True)
    if not isinstance(message, Happened):
        return
    lines: list[event_log.Line] = []
    heading: Sentence | None = None
    for event in message.events:
        if isinstance(event, PhaseBegan):
            if lines or heading is not None:
                yield StoryPassage(message.number, *when, tuple(lines), heading)
            when, lines, heading = When(event.turn, event.phase), [], describe_event(event)
        else:
            lines.append(event_log.line(event, reader))
    yield StoryPassage(message.number, *when, tuple(lines), heading, message.stands)
