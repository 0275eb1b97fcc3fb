"""A notice to a player who is away from a game, and its words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from ecumene.data import facts
from ecumene.rules.state.ids import CivNo
from ecumene.server.clock.off_hours import Time
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator

Kind: TypeAlias = Literal["turn", "reminder", "started", "over"]
"""The subject of a notice: a question, one whose time runs out, the start, the end."""

LONGEST_NAME: Final = 80
"""Maximum length of a name in a notice."""
MINUTE: Final[Time] = 60_000
HOUR: Final[Time] = 60 * MINUTE
DAY: Final[Time] = 24 * HOUR


class Notice(Struct, frozen=True):
    """Something a player should know while away from the game."""

    kind: Kind
    """What it is about."""
    game: str
    """The name of the game."""
    turn: int
    """The turn; 0 before the game begins."""
    phase: int
    """The phase; 0 in the set-up."""
    player: str
    """The player's name."""
    link: str
    """The game's address, without any secret."""
    civilization: CivNo | None = None
    """The seat's civilization; None until it has picked (S2)."""
    language: str = "en"
    """The player's language."""
    until: Time | None = None
    """When their time is up; None: never."""


class Confirmation(Struct, frozen=True):
    """A code for the reader: typing it on the page confirms that they want notices here."""

    code: str
    """The code."""
    link: str
    """The server's address."""
    until: Time
    """When the code expires."""
    language: str = "en"
    """The language of the person who asked for it."""
    kind: Literal["confirmation"] = "confirmation"


class Letter(NamedTuple):
    """A notice in words, as sent."""

    notice: Notice | Confirmation
    subject: str
    """One line of our own words only: names chosen by others do not belong in it."""
    text: str
    """A few lines, without the link."""
    at: Time
    """When it is sent."""


def put_in_words(notice: Notice | Confirmation, now: Time) -> Letter:
    """A notice in its reader's language."""
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
    """A seat's name: its civilization, or the player's name until it has one."""
    if notice.civilization is None:
        return _plain(notice.player)
    return facts().civilizations[notice.civilization].name.in_language(notice.language)


def _time_left(until: Time, messages: Messages, now: Time) -> str:
    """The time left and the deadline, since a notice may be read much later."""
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
    """A name on one line without invisible characters, for use in sentences."""
    line = "".join(each for each in " ".join(name.split()) if each.isprintable())
    return line if len(line) <= LONGEST_NAME else f"{line[: LONGEST_NAME - 1]}…"
