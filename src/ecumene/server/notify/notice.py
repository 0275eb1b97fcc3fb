"""A notice to somebody who is away from a game, and its words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from ecumene.data import facts
from ecumene.rules.ids import CivNo
from ecumene.server.off_hours import Time
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator

Kind: TypeAlias = Literal["turn", "reminder", "started", "over"]

LONGEST_NAME: Final = 80
"""How much is said of a name that somebody has made up."""
MINUTE: Final[Time] = 60_000
HOUR: Final[Time] = 60 * MINUTE
DAY: Final[Time] = 24 * HOUR


class Notice(Struct, frozen=True):
    """Something that a player should know although away from the game."""

    kind: Kind
    """What it is about: a question, one whose time runs out, the beginning, the end."""
    game: str
    """What the game is called."""
    turn: int
    """The number of the turn; 0 before the game begins."""
    phase: int
    """The number of the phase; 0 in the set-up."""
    player: str
    """What the person in the seat is called."""
    link: str
    """Where the game is, without any secret."""
    civilization: CivNo | None = None
    """What the seat plays; None as long as it has not picked (S2)."""
    language: str = "en"
    """In which language the person is spoken to."""
    until: Time | None = None
    """When their time is up; None: never."""


class Letter(NamedTuple):
    """A notice in words, as it is sent."""

    notice: Notice
    subject: str
    """One line."""
    text: str
    """A few lines, without the link."""
    at: Time
    """When it is sent."""


def put_in_words(notice: Notice, now: Time) -> Letter:
    """Say a notice in the language of its reader."""
    messages = Messages(notice.language)
    subject = messages("notify-subject", kind=notice.kind, game=_plain(notice.game))
    return Letter(notice, subject, "\n".join(_lines(notice, messages, now)), now)


def _lines(notice: Notice, messages: Messages, now: Time) -> Iterator[str]:
    yield messages("notify-text", kind=notice.kind, seat=_seat(notice))
    if notice.kind in ("started", "over"):
        return
    where = "event-phase-began" if notice.phase else "api-set-up"
    yield messages(where, turn=notice.turn, phase=notice.phase)
    if notice.until is not None and notice.until > now:
        yield _time_left(notice.until, messages, now)


def _seat(notice: Notice) -> str:
    """What a seat is called: its civilization, once it has one, else who sits there."""
    if notice.civilization is None:
        return _plain(notice.player)
    return facts().civilizations[notice.civilization].name.in_language(notice.language)


def _time_left(until: Time, messages: Messages, now: Time) -> str:
    """How long somebody has, and until when, since a notice may be read much later."""
    left = until - now
    unit, length = ("minutes", MINUTE)
    if left >= 2 * DAY:
        unit, length = ("days", DAY)
    elif left >= 2 * HOUR:
        unit, length = ("hours", HOUR)
    moment = datetime.fromtimestamp(until // 1000, UTC)
    count = max(1, left // length)
    return messages("notify-time-left", unit=unit, count=count, moment=f"{moment:%Y-%m-%d %H:%M}")


def _plain(name: str) -> str:
    """A name on one line, without anything invisible: it goes into headers and sentences."""
    line = "".join(each for each in " ".join(name.split()) if each.isprintable())
    return line if len(line) <= LONGEST_NAME else f"{line[: LONGEST_NAME - 1]}…"
