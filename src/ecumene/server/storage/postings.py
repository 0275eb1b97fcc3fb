"""What was sent to whom in the last day, to be counted: neither addresses nor words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select

from ecumene.server.clocks import Time
from ecumene.server.storage import tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

Kind: TypeAlias = Literal["code", "notice"]
By: TypeAlias = Literal["person", "recipient", "asker"]

_POSTINGS = tables.postings


class Posting(Struct, frozen=True):
    """Something that was sent."""

    id: str
    at: Time
    kind: Kind
    person: str
    """For whom."""
    recipient: str
    """Where to; equal for the same mailbox or program, and of no other use."""
    asker: str | None
    """Where it was asked for from, in the same way; None: nobody has asked."""


def add_posting(connection: Connection, posting: Posting, *, before: Time) -> None:
    """Note that something is sent; what is older than some moment is forgotten."""
    connection.execute(delete(_POSTINGS).where(_POSTINGS.c.at <= before))
    connection.execute(insert(_POSTINGS), asdict(posting))


def moment_of(
    connection: Connection, by: By, value: str, kind: Kind | None, since: Time, count: int
) -> Time | None:
    """When so many were sent, counted back from the latest; None: they are fewer since then."""
    query = select(_POSTINGS.c.at).where(_POSTINGS.c[by] == value, _POSTINGS.c.at > since)
    if kind is not None:
        query = query.where(_POSTINGS.c.kind == kind)
    query = query.order_by(_POSTINGS.c.at.desc()).offset(count - 1).limit(1)
    return connection.execute(query).scalar()
