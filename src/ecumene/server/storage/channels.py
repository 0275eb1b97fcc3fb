"""How people want to hear that it is their turn, and what they were told already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update

from ecumene.rules.ids import Seat
from ecumene.server.clocks import Time
from ecumene.server.storage import tables
from ecumene.server.storage.rows import Json, every, insertion

if TYPE_CHECKING:
    from sqlalchemy import Connection


_CHANNELS = tables.channels
_NOTICES = tables.notices
_SENT = tables.sent


class Channel(Struct, frozen=True):
    """A way to reach a person."""

    id: str
    person: str
    kind: str
    address: Json
    created: Time
    failures: int = 0
    """How often in a row it could not be used."""
    confirmed: Time | None = None
    """When its owner has said that it is theirs; None: nothing goes there but a code."""
    code_hash: str | None = None
    """The hash of the code that was sent to it last."""
    code_until: Time | None = None
    """When that is no longer good."""
    tries: int = 0
    """How often a code was typed since."""


class Sent(Struct, frozen=True):
    """A notification, which nobody gets twice."""

    person: str
    game: str
    seat: Seat
    question: str
    """The name of the question it is about (O1)."""
    kind: str
    """Whether it is the first about it or a reminder."""


def add_channel(connection: Connection, channel: Channel) -> None:
    """Keep a way to reach a person."""
    connection.execute(insert(_CHANNELS), asdict(channel))


def channels_of(connection: Connection, person: str) -> tuple[Channel, ...]:
    """The ways to reach a person, the oldest first."""
    query = select(_CHANNELS).where(_CHANNELS.c.person == person)
    return every(connection, query.order_by(_CHANNELS.c.created, _CHANNELS.c.id), Channel)


def renew_code(connection: Connection, channel: str, code_hash: str, until: Time) -> None:
    """Another code is sent to a channel; those before are no longer good."""
    change = update(_CHANNELS).where(_CHANNELS.c.id == channel)
    connection.execute(change.values(code_hash=code_hash, code_until=until, tries=0))


def count_try(connection: Connection, channel: str, most: int) -> bool:
    """Count that a code is typed; returns False where that was done too often."""
    left = (_CHANNELS.c.id == channel) & (_CHANNELS.c.tries < most)
    tried = update(_CHANNELS).where(left).values(tries=_CHANNELS.c.tries + 1)
    return connection.execute(tried).rowcount == 1


def confirm(connection: Connection, channel: str, now: Time) -> None:
    """A channel belongs to whoever wants to be told there."""
    change = update(_CHANNELS).where(_CHANNELS.c.id == channel)
    connection.execute(change.values(confirmed=now, code_hash=None, code_until=None, tries=0))


def remove_channel(connection: Connection, person: str, channel: str) -> bool:
    """Forget a way to reach a person; returns whether it was that person's."""
    own = delete(_CHANNELS).where(_CHANNELS.c.id == channel, _CHANNELS.c.person == person)
    return connection.execute(own).rowcount == 1


def set_failures(connection: Connection, channel: str, failures: int) -> None:
    """Note how often in a row a channel could not be used."""
    connection.execute(update(_CHANNELS).where(_CHANNELS.c.id == channel).values(failures=failures))


def notice_mode(connection: Connection, person: str, game: str) -> str | None:
    """When a person wants to hear of a game; None: they have not said."""
    query = select(_NOTICES.c.mode).where(_NOTICES.c.person == person, _NOTICES.c.game == game)
    return connection.execute(query).scalar()


def set_notice_mode(connection: Connection, person: str, game: str, mode: str) -> None:
    """Note when a person wants to hear of a game."""
    new = insertion(connection, _NOTICES).values(person=person, game=game, mode=mode)
    connection.execute(
        new.on_conflict_do_update(index_elements=["game", "person"], set_={"mode": mode})
    )


def mark_sent(connection: Connection, sent: Sent, at: Time) -> bool:
    """Note that a notification is sent now; returns False if it was already."""
    new = insertion(connection, _SENT).values(**asdict(sent), at=at).on_conflict_do_nothing()
    return connection.execute(new.returning(_SENT.c.at)).first() is not None
