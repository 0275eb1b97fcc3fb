"""What was sent to whom in the last day, for counting: neither addresses nor texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select

from ecumene.server.clock.game_clocks import Time
from ecumene.server.storage import database_tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

Kind: TypeAlias = Literal["code", "notice"]
By: TypeAlias = Literal["person", "recipient", "asker"]

_POSTINGS = database_tables.postings


class Posting(Struct, frozen=True):
    """Something sent."""

    id: str
    at: Time
    kind: Kind
    person: str
    """The person it was for."""
    recipient: str
    """A hash of the mailbox or program, only good for comparing."""
    asker: str | None
    """A hash of the requesting client's address; None: nobody asked."""


def add_posting(connection: Connection, posting: Posting, *, before: Time) -> None:
    """Record that something is sent; older records are removed."""
    connection.execute(delete(_POSTINGS).where(_POSTINGS.c.at <= before))
    connection.execute(insert(_POSTINGS), asdict(posting))


def moment_of(
    connection: Connection, by: By, value: str, kind: Kind | None, since: Time, count: int
) -> Time | None:
    """When the ``count``-th latest was sent; None: fewer were sent since then."""
    query = select(_POSTINGS.c.at).where(_POSTINGS.c[by] == value, _POSTINGS.c.at > since)
    if kind is not None:
        query = query.where(_POSTINGS.c.kind == kind)
    query = query.order_by(_POSTINGS.c.at.desc()).offset(count - 1).limit(1)
    return connection.execute(query).scalar()
