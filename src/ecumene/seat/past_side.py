"""One reader's side of a game's history, wherever it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from msgspec.structs import replace

from ecumene.dialogue import digest as digests
from ecumene.dialogue.digest.board_changes import board_changes
from ecumene.dialogue.digest.recap import recap as retell
from ecumene.dialogue.digest.recap_lines import RecapLine
from ecumene.dialogue.sentences.event_log import OF_WHOLES, EventLog, Line
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import say
from ecumene.rules.events import DealMade, PhaseBegan
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.seen import seen_events, standing
from ecumene.seat import derived
from ecumene.seat.exchange import (
    Digest,
    Look,
    Moment,
    Moments,
    Recap,
    Story,
    StoryPassage,
    ToldDeal,
    ToldDeals,
)
from ecumene.seat.reader_messages import Happened, Stream, TableChanged
from ecumene.seat.requests import Number, declared_by, reads

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.dialogue.digest.recap_lines import Concern
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import PlaceNo, Seat
    from ecumene.rules.view import PlayerView, View
    from ecumene.seat.reader_messages import Numbered, Reader

MOST_MESSAGES: Final = 500
"""Maximum messages in one response."""
MOST_TOLD: Final = 200
"""Maximum messages put into words in one response."""
SINCE: Final = Number("since", "The last message one has; 0 if it is not given.")
MOVEMENT: Final = phase_number("movement")
TRADE_CARDS: Final = phase_number("trade-cards")
TRADE: Final = phase_number("trade")


class When(NamedTuple):
    """A turn and phase."""

    turn: int
    phase: int


class _RetoldRun(NamedTuple):
    """Messages in a row."""

    since: int
    """The message before them."""
    told: list[Numbered]
    shortened: bool = False
    """Whether those before were asked for, too."""


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

    def began(self, turn: int, phase: int) -> int | None:
        """The message with which a phase began; None: it has not."""

    def own_answers(self) -> Iterable[int]:
        """The messages with answers that the seat's owner gave in person, the last one first.

        For an answer that has none, since nobody is told of it, the one after it.
        """

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
        stands = standing(message for _, message in page)
        counts = {each.number for each in stands}
        log = EventLog(self._reader)
        for event in self._begun_before(start, stands):
            log.line(event)
        passages = [
            passage
            for when, message in page
            if message.number in counts
            for passage in _passages(message, log, when)
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
        return Digest(start, last, digests(events_of(stands), self._archive.view()))

    @reads(
        "/recap",
        "past",
        answer=Recap,
        asker="anyone",
        query=(Number("since", "A message; if it is not given, one's own last answer."),),
    )
    def recap(self, since: int | None) -> Recap:
        """What has happened since one's own last answer: to oneself, nearby, and to the others.

        Of a longer absence this turn and the one before it are told: the rest is in the log.
        """
        turn = self._archive.view().turn - 1
        first = (self._archive.began(turn, 1) or 1) - 1
        if since is None:
            stretch = self._own_stretch(first)
        else:
            stretch = self._stretch(since, self._archive.number, first)
        found = self._retell(stretch)
        if not stretch.shortened:
            return found
        about: Concern = "others" if self._reader is None else "own"
        earlier = RecapLine(say("recap-earlier", turn=turn), about)
        return replace(found, lines=(earlier, *found.lines))

    def _retell(self, stretch: _RetoldRun, *, own_moves: bool = False) -> Recap:
        start, stands = stretch.since, standing(stretch.told)
        events = list(events_of(stands))
        lines = retell(
            events,
            self._archive.view(),
            earlier=self._begun_before(start, stands),
            ships=_FirstShips(self._archive).of,
            own_moves=own_moves,
        )
        seen = seen_events(events, self._archive.view().seat)
        return Recap(start, self._archive.number, lines, board_changes(seen, lines))

    @reads(
        "/retold",
        "past",
        answer=Recap,
        asker="anyone",
        open_when_over=True,
        query=(SINCE, Number("at", "The last message to tell of; if it is not given, the last.")),
    )
    def retold(self, since: int | None, at: int | None) -> Recap:
        """What happened between two messages, as it could be told then; one's own moves, too."""
        archive = self._archive if at is None else _ArchiveAt(self._archive, at)
        then = PastSide(archive, self._reader)
        return then._retell(then._stretch(since or 0, archive.number), own_moves=True)

    def _stretch(self, since: int, upto: int, first: int = 0) -> _RetoldRun:
        """The messages after a given one, if there are any, and none before ``first``."""
        start = min(max(first, since), upto)
        return _RetoldRun(start, list(self._archive.told(start, upto)), shortened=since < first)

    def _own_stretch(self, first: int) -> _RetoldRun:
        """The messages from the owner's last answer that stands (O2), and none before ``first``.

        All answers of the current movement count as one, and so do those of a trade and of the
        purchase of cards before it: whoever makes a second offer still wants to know what happened.
        What is said in trade is on the table, and not read. Spectators begin with the turn.
        """
        now, last = self._archive.view(), self._archive.number
        latest, upto = last + 1, last
        if now.phase == MOVEMENT:
            latest = self._archive.began(now.turn, MOVEMENT) or last
        elif now.phase in {TRADE_CARDS, TRADE}:
            upto = self._archive.began(now.turn, TRADE) or last
            latest = self._archive.began(now.turn, TRADE_CARDS) or upto
        if self._reader is None:
            return self._stretch((self._archive.began(now.turn, 1) or 1) - 1, upto)
        for answer in self._archive.own_answers():
            if answer <= latest:
                stretch = self._stretch(answer - 1, upto, first)
                undone = [
                    each.stands
                    for each in stretch.told
                    if isinstance(each, Happened) and each.stands is not None
                ]
                if stretch.shortened or min(undone, default=answer) >= answer:
                    return stretch
                latest = min(undone)
        return self._stretch(0, upto, first)

    def _begun_before(self, since: int, page: Sequence[Numbered]) -> Iterable[Event]:
        """The events of the phase before a page that ends a movement or conflict begun there."""
        for event in events_of(page):
            if isinstance(event, PhaseBegan):
                break
            if isinstance(event, OF_WHOLES):
                began = [each.number for each in self._archive.moments() if each.number <= since]
                start = began[-1] - 1 if began else 0
                stands = standing((*self._archive.told(start, since), *page))
                return events_of(each for each in stands if each.number <= since)
        return ()

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


class _ArchiveAt:
    """A stream as it was after one of its messages."""

    def __init__(self, archive: Archive, number: int) -> None:
        self._archive = archive
        self.number = number

    def view(self) -> View:
        return self._archive.view_at(self.number)

    def told(self, since: int, upto: int) -> Iterable[Numbered]:
        return self._archive.told(since, min(upto, self.number))

    def dated(self, since: int, upto: int) -> Iterable[tuple[When, Numbered]]:
        return self._archive.dated(since, min(upto, self.number))

    def moments(self) -> Iterable[Moment]:
        return (each for each in self._archive.moments() if each.number <= self.number)

    def began(self, turn: int, phase: int) -> int | None:
        found = self._archive.began(turn, phase)
        return found if found is not None and found <= self.number else None

    def own_answers(self) -> Iterable[int]:
        return (each for each in self._archive.own_answers() if each <= self.number)

    def view_at(self, number: int) -> View:
        return self._archive.view_at(number)


class _FirstShips:
    """Where everybody's ships were when the last movement began; looked up only if need be."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._players: Sequence[PlayerView] | None = None

    def of(self, seat: Seat) -> Sequence[PlaceNo]:
        """A player's ships."""
        if self._players is None:
            now = self._archive.view()
            began = self._archive.began(now.turn - (now.phase < MOVEMENT), MOVEMENT)
            self._players = self._archive.view_at(began).players if began else ()
        return self._players[seat].ships if self._players else ()


def events_of(messages: Iterable[Numbered]) -> Iterator[Event]:
    """All events of some messages, in order."""
    return (event for each in messages if isinstance(each, Happened) for event in each.events)


def _passages(message: Numbered, log: EventLog, when: When) -> Iterator[StoryPassage]:
    """A message in words, phase by phase; chat needs none."""
    if isinstance(message, TableChanged):
        said = Line(message.sentence)
        yield StoryPassage(message.number, *when, (said,), table=True)
    if not isinstance(message, Happened):
        return
    lines: list[Line] = []
    heading: Sentence | None = None
    for event in message.events:
        if isinstance(event, PhaseBegan):
            if lines or heading is not None:
                yield StoryPassage(message.number, *when, tuple(lines), heading)
            log.line(event)
            when, lines, heading = When(event.turn, event.phase), [], describe_event(event)
        else:
            lines.append(log.line(event))
    yield StoryPassage(message.number, *when, tuple(lines), heading, message.stands)
