"""People, and the tokens by which they are known; of a token only its hash is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from ecumene.server.clocks import Time
from ecumene.server.storage import tables
from ecumene.server.storage.engines import is_postgresql
from ecumene.server.storage.rows import every, first

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection


TokenKind: TypeAlias = Literal["device", "code"]
"""What a device shows each time, or what brings a person to another device, once."""

SIGNED_OUT: Final = "ecumene_signed_out"
"""Where PostgreSQL tells the other workers the hash of a token that is no longer good."""

_PEOPLE = tables.people
_TOKENS = tables.tokens


class Person(Struct, frozen=True):
    """Somebody who plays, watches or runs games."""

    id: str
    name: str
    language: str
    created: Time


class Token(Struct, frozen=True):
    """Something a person is known by."""

    hash: str
    person: str
    kind: TokenKind
    created: Time
    expires: Time | None = None
    """When it is no longer good; None: never."""
    device: str = ""
    """What kind of device shows it, as far as it is known."""
    seen: Time = 0
    """When it was last shown, more or less."""


_GOOD = or_(_TOKENS.c.expires.is_(None), _TOKENS.c.expires > bindparam("now"))
_OF_ANY = (
    select(_PEOPLE)
    .join(_TOKENS, _TOKENS.c.person == _PEOPLE.c.id)
    .where(_TOKENS.c.hash == bindparam("hash"), _GOOD)
)
_OF_TOKEN = _OF_ANY.where(_TOKENS.c.kind == "device")
_OF_CODE = _OF_ANY.where(_TOKENS.c.kind == "code")


def add_person(connection: Connection, person: Person) -> None:
    """Keep somebody who is new here."""
    connection.execute(insert(_PEOPLE), asdict(person))


def person_row(connection: Connection, person: str) -> Person | None:
    """A person by the id."""
    return first(connection, select(_PEOPLE).where(_PEOPLE.c.id == person), Person)


def rename(connection: Connection, person: str, name: str, language: str) -> None:
    """Change what somebody is called, and in which language."""
    change = update(_PEOPLE).where(_PEOPLE.c.id == person)
    connection.execute(change.values(name=name, language=language))


def add_token(connection: Connection, token: Token) -> None:
    """Keep a token; those of the same person that are no longer good go."""
    old = delete(_TOKENS).where(
        _TOKENS.c.person == token.person, _TOKENS.c.expires <= token.created
    )
    connection.execute(old)
    connection.execute(insert(_TOKENS), asdict(token))


def person_of_token(connection: Connection, hash_: str, now: Time) -> Person | None:
    """Whose device shows this token, if it is a good one."""
    return first(connection, _OF_TOKEN, Person, {"hash": hash_, "now": now})


def last_seen(connection: Connection, hash_: str) -> Time:
    """When a token was last shown, as far as it was noted."""
    query = select(_TOKENS.c.seen).where(_TOKENS.c.hash == hash_)
    return connection.execute(query).scalar() or 0


def note_seen(connection: Connection, hash_: str, now: Time) -> None:
    """A token is shown."""
    connection.execute(update(_TOKENS).where(_TOKENS.c.hash == hash_).values(seen=now))


def devices_of(connection: Connection, person: str) -> tuple[Token, ...]:
    """What shows a person's devices, those that came first first."""
    query = select(_TOKENS).where(_TOKENS.c.person == person, _TOKENS.c.kind == "device")
    return every(connection, query.order_by(_TOKENS.c.created, _TOKENS.c.hash), Token)


def remove_tokens(connection: Connection, person: str, hashes: Collection[str]) -> None:
    """Know some devices no more; other workers hear of it.

    No code is good any more either: it may have been made on one of them.
    """
    gone = or_(_TOKENS.c.hash.in_(hashes), _TOKENS.c.kind == "code")
    connection.execute(delete(_TOKENS).where(_TOKENS.c.person == person, gone))
    if is_postgresql(connection):
        for hash_ in hashes:
            connection.execute(select(func.pg_notify(SIGNED_OUT, hash_)))


def owner_of_code(connection: Connection, hash_: str, now: Time) -> Person | None:
    """Who made this code, if it is good; it stays so."""
    return first(connection, _OF_CODE, Person, {"hash": hash_, "now": now})


def use_code(connection: Connection, hash_: str, now: Time) -> Person | None:
    """Who made this code, if it is good; it is good once, whoever else uses it at the moment."""
    used = (
        delete(_TOKENS)
        .where(_TOKENS.c.hash == hash_, _TOKENS.c.kind == "code", _GOOD)
        .returning(_TOKENS.c.person)
    )
    person = connection.execute(used, {"now": now}).scalar()
    return None if person is None else person_row(connection, person)
