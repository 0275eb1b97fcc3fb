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
"""What a notice is about: a question, one whose time runs out, the beginning, the end."""

LONGEST_NAME: Final = 80
"""How much is said of a name that somebody has made up."""
MINUTE: Final[Time] = 60_000
HOUR: Final[Time] = 60 * MINUTE
DAY: Final[Time] = 24 * HOUR


class Notice(Struct, frozen=True):
    """Something that a player should know although away from the game."""

    kind: Kind
    """What it is about."""
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


class Confirmation(Struct, frozen=True):
    """A code for whoever reads it: typed on the page, it says that they want to be told here."""

    code: str
    """What is to be typed."""
    link: str
    """Where the server is."""
    until: Time
    """When it is no longer good."""
    language: str = "en"
    """In which language whoever has asked for it is spoken to."""
    kind: Literal["confirmation"] = "confirmation"


class Letter(NamedTuple):
    """A notice in words, as it is sent."""

    notice: Notice | Confirmation
    subject: str
    """One line, of our own words: whatever others call a game or themselves is not for it."""
    text: str
    """A few lines, without the link."""
    at: Time
    """When it is sent."""


def put_in_words(notice: Notice | Confirmation, now: Time) -> Letter:
    """Say a notice in the language of its reader."""
    messages = Messages(notice.language)
    subject = messages("notify-subject", kind=notice.kind)
    if isinstance(notice, Confirmation):
        text = messages("notify-confirm", code=notice.code, moment=_moment(notice.until))
    else:
        text = "\n".join(_lines(notice, messages, now))
    return Letter(notice, subject, text, now)


def _lines(notice: Notice, messages: Messages, now: Time) -> Iterator[str]:
    yield messages("notify-text", kind=notice.kind, seat=_seat(notice))
    yield messages("notify-game", game=_plain(notice.game))
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
    count = max(1, left // length)
    return messages("notify-time-left", unit=unit, count=count, moment=_moment(until))


def _moment(at: Time) -> str:
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y-%m-%d %H:%M}"


def _plain(name: str) -> str:
    """A name on one line, without anything invisible: it goes into sentences."""
    line = "".join(each for each in " ".join(name.split()) if each.isprintable())
    return line if len(line) <= LONGEST_NAME else f"{line[: LONGEST_NAME - 1]}…"
