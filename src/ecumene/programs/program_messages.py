"""What a program is told and what it answers: one JSON object per line.

Names outside, numbers inside, as everywhere (``ecumene.rules.format.codec``).
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.rules.actions import Action
from ecumene.rules.decisions import Decision
from ecumene.rules.errors import BadData
from ecumene.rules.events import Event, Standing
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.state.ids import Seat
from ecumene.rules.view import View

PROTOCOL: Final = 1
"""The version of these messages; fields may be added to it, and programs should ignore them."""
LONGEST: Final = 1 << 20
"""Bytes of the longest line that a program may write."""


class ProgramHello(Struct, frozen=True, tag="hello"):
    """The first message: the game begins."""

    protocol: int
    """The version of the messages."""
    version: str
    """The version of Ecumene."""
    seat: Seat
    """The program's seat; the view says which civilization it plays."""
    seed: int
    """A number for the program's own chance: the same game gives the same one."""
    milliseconds: int
    """The time for each answer."""
    language: str
    """The language of questions and refusals."""


class ProgramNews(Struct, frozen=True, tag="happened"):
    """What the seat has seen since the last message."""

    events: tuple[Event, ...]
    """In order, as far as the seat may know them."""
    taken_back: int = 0
    """How many of the events told before, from the last one, do not count any more (O2)."""


class ProgramQuestion(Struct, frozen=True, tag="question"):
    """A question; the program answers with its number."""

    number: int
    """Its number, from 1."""
    sentence: str
    """The question in words, with its rule."""
    question: Decision
    """The question with its options and bounds."""
    view: View
    """The game as the seat sees it."""
    answers: tuple[Action, ...]
    """Legal answers, but no more than a few."""
    complete: bool
    """Whether these are all."""
    default: Action | None
    """What counts if the program does not answer (O4); None in trade: it waits."""
    waiting: bool
    """Whether null is an answer, too: in trade one may wait for others (X8)."""


class ProgramRefusal(Struct, frozen=True, tag="refused"):
    """An answer was no good; nothing has happened."""

    number: int
    """The question."""
    text: str
    """What is wrong, in words."""
    rule: str | None
    """The rule that forbids it, if one does."""
    tries: int
    """How often the program may still answer this question; with 0 the default counts."""


class ProgramGoodbye(Struct, frozen=True, tag="game-over"):
    """The last message: the program should end now."""

    ranking: tuple[Standing, ...]
    """Everybody's points, the winner first (V1); nobody's if the game was broken off."""


ProgramMessage: TypeAlias = (
    ProgramHello | ProgramNews | ProgramQuestion | ProgramRefusal | ProgramGoodbye
)


class ProgramReply(Struct, frozen=True):
    """What a program writes."""

    number: int
    """The question that is answered."""
    answer: Action | None
    """The answer; None: it waits for others in trade."""


def line_of(message: ProgramMessage) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(to_names(message)) + b"\n"


MOST_SHOWN: Final = 60
"""Bytes that are quoted of a line that cannot be read."""


def reply_of(line: bytes) -> ProgramReply:
    """Read a program's line; raises ``BadData``."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        shown = line[:MOST_SHOWN].decode(errors="replace")
        plain = "".join(each if each.isprintable() else " " for each in shown)
        raise BadData((), "program-not-json", {"line": plain}) from None
    return from_names(data, ProgramReply)
