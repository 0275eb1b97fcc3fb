"""People and their tokens, of which only hashes are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from ecumene.server.clock.game_clocks import Time
from ecumene.server.storage import database_tables
from ecumene.server.storage.engines import is_postgresql
from ecumene.server.storage.row_records import every, first

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection


TokenKind: TypeAlias = Literal["device", "code"]
"""A device's permanent token, or a code for another device, valid once."""

SIGNED_OUT: Final = "ecumene_signed_out"
"""The PostgreSQL channel that tells other workers the hash of a token that is no longer valid."""

_PEOPLE = database_tables.people
_TOKENS = database_tables.tokens


class PersonRow(Struct, frozen=True):
    """A person who plays, watches or hosts games."""

    id: str
    name: str
    language: str
    created: Time


class Token(Struct, frozen=True):
    """A token of a person."""

    hash: str
    person: str
    kind: TokenKind
    created: Time
    expires: Time | None = None
    """When it expires; None: never."""
    device: str = ""
    """The kind of device, if known."""
    seen: Time = 0
    """When it was last used, approximately."""


_GOOD = or_(_TOKENS.c.expires.is_(None), _TOKENS.c.expires > bindparam("now"))
_OF_ANY = (
    select(_PEOPLE)
    .join(_TOKENS, _TOKENS.c.person == _PEOPLE.c.id)
    .where(_TOKENS.c.hash == bindparam("hash"), _GOOD)
)
_OF_TOKEN = _OF_ANY.where(_TOKENS.c.kind == "device")
_OF_CODE = _OF_ANY.where(_TOKENS.c.kind == "code")


def add_person(connection: Connection, person: PersonRow) -> None:
    """Store a new person."""
    connection.execute(insert(_PEOPLE), asdict(person))


def person_row(connection: Connection, person: str) -> PersonRow | None:
    """A person by their id."""
    return first(connection, select(_PEOPLE).where(_PEOPLE.c.id == person), PersonRow)


def rename(connection: Connection, person: str, name: str, language: str) -> None:
    """Change a person's name and language."""
    change = update(_PEOPLE).where(_PEOPLE.c.id == person)
    connection.execute(change.values(name=name, language=language))


def add_token(connection: Connection, token: Token) -> None:
    """Store a token; expired ones of the same person are removed."""
    old = delete(_TOKENS).where(
        _TOKENS.c.person == token.person, _TOKENS.c.expires <= token.created
    )
    connection.execute(old)
    connection.execute(insert(_TOKENS), asdict(token))


def person_of_token(connection: Connection, hash_: str, now: Time) -> PersonRow | None:
    """The owner of a device's token, if it is valid."""
    return first(connection, _OF_TOKEN, PersonRow, {"hash": hash_, "now": now})


def last_seen(connection: Connection, hash_: str) -> Time:
    """When a token was last used, as far as recorded."""
    query = select(_TOKENS.c.seen).where(_TOKENS.c.hash == hash_)
    return connection.execute(query).scalar() or 0


def note_seen(connection: Connection, hash_: str, now: Time) -> None:
    """Record that a token is used."""
    connection.execute(update(_TOKENS).where(_TOKENS.c.hash == hash_).values(seen=now))


def devices_of(connection: Connection, person: str) -> tuple[Token, ...]:
    """The tokens of a person's devices, oldest first."""
    query = select(_TOKENS).where(_TOKENS.c.person == person, _TOKENS.c.kind == "device")
    return every(connection, query.order_by(_TOKENS.c.created, _TOKENS.c.hash), Token)


def remove_tokens(connection: Connection, person: str, hashes: Collection[str]) -> None:
    """Remove devices; other workers are notified.

    All codes are removed too: one may have been made on a removed device.
    """
    gone = or_(_TOKENS.c.hash.in_(hashes), _TOKENS.c.kind == "code")
    connection.execute(delete(_TOKENS).where(_TOKENS.c.person == person, gone))
    if is_postgresql(connection):
        for hash_ in hashes:
            connection.execute(select(func.pg_notify(SIGNED_OUT, hash_)))


def owner_of_code(connection: Connection, hash_: str, now: Time) -> PersonRow | None:
    """The person who made a code, if it is valid, without using it up."""
    return first(connection, _OF_CODE, PersonRow, {"hash": hash_, "now": now})


def use_code(connection: Connection, hash_: str, now: Time) -> PersonRow | None:
    """Use up a code; returns the person who made it, if it was valid. It works only once."""
    used = (
        delete(_TOKENS)
        .where(_TOKENS.c.hash == hash_, _TOKENS.c.kind == "code", _GOOD)
        .returning(_TOKENS.c.person)
    )
    person = connection.execute(used, {"now": now}).scalar()
    return None if person is None else person_row(connection, person)
