"""How people want to be notified, and what was sent already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update

from ecumene.rules.state.ids import Seat
from ecumene.server.clock.game_clocks import Time
from ecumene.server.storage import database_tables
from ecumene.server.storage.row_records import Json, every, insertion

if TYPE_CHECKING:
    from sqlalchemy import Connection


_CHANNELS = database_tables.channels
_NOTICES = database_tables.notices
_SENT = database_tables.sent


class Channel(Struct, frozen=True):
    """A way to reach a person."""

    id: str
    person: str
    kind: str
    address: Json
    created: Time
    failures: int = 0
    """Failures in a row."""
    confirmed: Time | None = None
    """When its owner confirmed it; None: only a code is sent there."""
    code_hash: str | None = None
    """The hash of the last code sent to it."""
    code_until: Time | None = None
    """When that expires."""
    tries: int = 0
    """Attempts to enter it."""


class SentNotice(Struct, frozen=True):
    """A notification, which nobody gets twice."""

    person: str
    game: str
    seat: Seat
    question: str
    """The name of the question it is about (O1)."""
    kind: str
    """The kind of notice."""


def add_channel(connection: Connection, channel: Channel) -> None:
    """Store a channel."""
    connection.execute(insert(_CHANNELS), asdict(channel))


def channels_of(connection: Connection, person: str) -> tuple[Channel, ...]:
    """A person's channels, oldest first."""
    query = select(_CHANNELS).where(_CHANNELS.c.person == person)
    return every(connection, query.order_by(_CHANNELS.c.created, _CHANNELS.c.id), Channel)


def renew_code(connection: Connection, channel: str, code_hash: str, until: Time) -> None:
    """Store a new code for a channel; earlier ones stop working."""
    change = update(_CHANNELS).where(_CHANNELS.c.id == channel)
    connection.execute(change.values(code_hash=code_hash, code_until=until, tries=0))


def count_try(connection: Connection, channel: str, most: int) -> bool:
    """Count an attempt to enter a code; False if there were too many."""
    left = (_CHANNELS.c.id == channel) & (_CHANNELS.c.tries < most)
    tried = update(_CHANNELS).where(left).values(tries=_CHANNELS.c.tries + 1)
    return connection.execute(tried).rowcount == 1


def confirm(connection: Connection, channel: str, now: Time) -> None:
    """Confirm a channel."""
    change = update(_CHANNELS).where(_CHANNELS.c.id == channel)
    connection.execute(change.values(confirmed=now, code_hash=None, code_until=None, tries=0))


def remove_channel(connection: Connection, person: str, channel: str) -> bool:
    """Remove a channel; returns whether it was that person's."""
    own = delete(_CHANNELS).where(_CHANNELS.c.id == channel, _CHANNELS.c.person == person)
    return connection.execute(own).rowcount == 1


def set_failures(connection: Connection, channel: str, failures: int) -> None:
    """Store a channel's failures in a row."""
    connection.execute(update(_CHANNELS).where(_CHANNELS.c.id == channel).values(failures=failures))


def notice_mode(connection: Connection, person: str, game: str) -> str | None:
    """When a person wants to be notified of a game; None: not set."""
    query = select(_NOTICES.c.mode).where(_NOTICES.c.person == person, _NOTICES.c.game == game)
    return connection.execute(query).scalar()


def set_notice_mode(connection: Connection, person: str, game: str, mode: str) -> None:
    """Store when a person wants to be notified of a game."""
    new = insertion(connection, _NOTICES).values(person=person, game=game, mode=mode)
    connection.execute(
        new.on_conflict_do_update(index_elements=["game", "person"], set_={"mode": mode})
    )


def mark_sent(connection: Connection, sent: SentNotice, at: Time) -> bool:
    """Record that a notification is being sent; False if it was already."""
    new = insertion(connection, _SENT).values(**asdict(sent), at=at).on_conflict_do_nothing()
    return connection.execute(new.returning(_SENT.c.at)).first() is not None
