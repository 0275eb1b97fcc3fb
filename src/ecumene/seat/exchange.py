"""What goes into the requests of a seat, and what comes out of them.

All of it is written and read by ``ecumene.rules.border``: names outside, numbers inside, and
whatever does not fit is refused with the place where it stands.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.dialogue.log import Line
from ecumene.dialogue.prospects import Met
from ecumene.dialogue.question import Choice, Question
from ecumene.dialogue.sentence import Sentence
from ecumene.rules import forecast
from ecumene.rules.actions import Action
from ecumene.rules.events import Event
from ecumene.rules.ids import OfferNo
from ecumene.rules.view import View

Time: TypeAlias = int
"""Milliseconds since 1970."""


class Refused(Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    text: str
    """What is wrong, in the language of whoever asked."""
    sentence: Sentence
    """The same as a sentence, for programs that speak themselves."""
    rule: str | None = None
    """The id of the rule that forbids it, if it is one."""


# What is seen


class Look(Struct, frozen=True):
    """A game as a reader may know it."""

    number: int
    """The last message of the reader's stream with it."""
    view: View
    """The game."""


class AreaCard(forecast.Ground, frozen=True):
    """A place at this moment, also in words."""

    sentences: tuple[Sentence, ...]
    """Who is there."""
    notes: tuple[Sentence, ...]
    """What is worth knowing of it: what a city takes, who may stay, flood plain and volcano."""
    outlook: tuple[Sentence, ...]
    """What would come of a conflict as things stand."""


class Track(forecast.Track, frozen=True):
    """The A.S.T. at this moment, with what lies ahead in words."""

    sentences: tuple[Sentence, ...]
    """What the reader's next step requires, and whether the end is near (H1, H4)."""


# What is asked


class Asked(Struct, frozen=True):
    """What a seat is asked at this moment."""

    number: int
    """The last message of the seat's stream before it."""
    question: str
    """The name of the question, or of the last one (O1)."""
    body: Question | None
    """What is asked; None where nothing is."""
    pending: bool
    """Whether the seat is waited for; who is done trading is not, but may come back (X8)."""
    quiet: bool
    """Whether in trade no computer player waits for the seat before it goes on."""
    until: Time | None
    """When its time is up; None: never."""


class Proposed(Struct, frozen=True):
    """What a computer player would answer; nothing is sent by it."""

    choice: Choice | None
    """The answer; None: it would wait in trade."""


class Doubt(Struct, frozen=True):
    """An answer that is not given yet, or not offered."""

    action: Action
    """What one would like to answer."""


class WhyNot(Struct, frozen=True):
    """Why an answer is not possible."""

    refused: Refused | None
    """The reason; None: it is possible."""


class Prospect(Struct, frozen=True):
    """An answer before it is given."""

    words: Sentence
    """What it says."""
    sentences: tuple[Sentence, ...]
    """What would come of it, where it is possible and worth knowing."""
    warnings: tuple[Sentence, ...]
    """What somebody might not expect of it."""
    refused: Refused | None
    """Why it is not possible; None: it is."""
    met: Met | None
    """How far it comes up to what is asked, where the fields of the question do not tell."""


class Basket(forecast.Basket, frozen=True):
    """A purchase that is being put together, also in words."""

    sentences: tuple[Sentence, ...]
    """What would be bought, and how it would be paid."""
    refused: Refused | None
    """Why it cannot be bought like that; None: it can, or nothing is chosen."""


# What is answered


class Answering(Struct, frozen=True):
    """An answer to a question, or one of the things that can be said at any moment."""

    question: str
    """The name of the question that is answered (O1)."""
    key: str
    """A word of the client's own: the same sent twice counts once."""
    action: Action
    """What is answered."""


class Acknowledged(Struct, frozen=True):
    """An answer that is stored."""

    number: int
    """The last message of the seat's stream with it."""
    question: str
    """The name of what the seat is asked now (O1)."""
    events: tuple[Event, ...]
    """What has come of it, as far as the seat may know."""


class TakingBack(Struct, frozen=True):
    """A wish to take back one's own last answers (O2)."""

    question: str
    """The name of the question after which it is said (O1)."""
    key: str
    """A word of the client's own: the same sent twice counts once."""
    answers: int = 1
    """How many of one's own."""


class Patient(Struct, frozen=True):
    """Let the others go on in trade without an answer (X1)."""

    done: bool = False
    """Whether to stay done, whatever they say; else be asked again when there is news."""


class Shown(Struct, frozen=True):
    """What lies before somebody's eyes in trade (X1)."""

    offers: tuple[OfferNo, ...] = ()
    """The numbers of the offers."""


# What has happened


class Digest(Struct, frozen=True):
    """What has happened since one's last look."""

    since: int
    """The last message that was seen then."""
    number: int
    """The last message that is told of."""
    sentences: tuple[Sentence, ...]
    """What has happened, nearest to the reader first."""


class Passage(Struct, frozen=True):
    """A message of the reader's stream in words, or what it tells of one phase."""

    number: int
    """Of the message."""
    turn: int
    """The number of the turn."""
    phase: int
    """The number of the phase; 0 in the set-up and before."""
    lines: tuple[Line, ...]
    """What happened, in its order."""
    heading: Sentence | None = None
    """The phase, where it begins."""
    stands: int | None = None
    """After an undo (O2) the last message before those that no longer count; None: all do."""
    table: bool = False
    """Whether it tells of the table and not of the game: that is never taken back."""


class Story(Struct, frozen=True):
    """What a stream tells, in words."""

    since: int
    """The message after which it begins."""
    number: int
    """The last message that it tells of."""
    passages: tuple[Passage, ...]
    """In the order of the messages, without what was taken back among them."""
    more: bool
    """Whether there are more messages after that one."""


class Moment(Struct, frozen=True):
    """The beginning of a phase."""

    turn: int
    """The number of the turn."""
    phase: int
    """The number of the phase."""
    number: int
    """The last message of the reader's stream then; `at` of a view takes it."""


class Moments(Struct, frozen=True):
    """Where one can look back to at once; every other number is a moment, too."""

    moments: tuple[Moment, ...]
    """In their order."""
