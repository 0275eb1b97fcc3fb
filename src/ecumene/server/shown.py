"""What is shown besides the game itself: told for readers who know no rules.

Like the rest of what goes over the wire (``wire.py``) it is written and read by the border of the
engine.
"""

from __future__ import annotations

from msgspec import Struct

from ecumene.dialogue.log import Line
from ecumene.dialogue.sentence import Sentence
from ecumene.rules import forecast
from ecumene.server.wire import Refused

# The log


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


# The shop


class Basket(forecast.Basket, frozen=True):
    """A purchase that is being put together, also in words."""

    sentences: tuple[Sentence, ...]
    """What would be bought, and how it would be paid."""
    refused: Refused | None
    """Why it cannot be bought like that; None: it can, or nothing is chosen."""


# The board


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


# Answers


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


# Computer players


class Computer(Struct, frozen=True):
    """A computer player that one can choose."""

    name: str
    """What a seat plan calls it."""
    sentence: Sentence
    """How it plays."""


class Computers(Struct, frozen=True):
    """The computer players that there are."""

    computers: tuple[Computer, ...]
    """The usual one first."""
