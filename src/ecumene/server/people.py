"""People: a name and something to be known again by, without an account.

Whoever comes here the first time gets a token, kept by their browser as a cookie or by their
terminal in a file. It is a secret of 192 bits with a signature: the signature spares the database
what is made up, and only a hash of the secret is stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.server.refusals import MALFORMED, UNKNOWN, refuse
from ecumene.server.storage import people as rows
from ecumene.server.wire import Credentials, DeviceCode, Language, NewPerson

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from ecumene.server.clocks import Time
    from ecumene.server.storage import Store

SECRET_BYTES: Final = 24
CODE_BYTES: Final = 20
"""Of the code that is typed on another device: 32 characters of base 32."""
CODE_LASTS: Final = 15 * 60 * 1000
LONGEST_NAME: Final = 40
KNOWN_LASTS: Final = 60 * 1000
"""So long a name is taken as it was: another worker may have been told of a new one."""
MOST_KNOWN: Final = 10_000
"""So many people are remembered without looking into the database."""


class Person(Struct, frozen=True):
    """Somebody who is known here."""

    id: str
    name: str
    language: Language


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What is stored of a secret. It is random, so one round is as good as many."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class People:
    """Who is known here."""

    def __init__(self, store: Store, key: bytes, address: str, clock: Callable[[], Time]) -> None:
        self._store = store
        self._key = key
        self._address = address
        """Where people open the server."""
        self._clock = clock
        self._known: OrderedDict[str, tuple[Time, Person]] = OrderedDict()
        """The latest by the hashes of their secrets, and when they were looked up."""

    # Being known

    async def of_token(self, token: str) -> Person | None:
        """Whose token it is; None where it is nobody's."""
        secret, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(secret).encode()):
            return None
        hash_ = hash_of(secret)
        known, now = self._known.get(hash_), self._clock()
        if known is not None and now < known[0] + KNOWN_LASTS:
            return known[1]
        row = await self._store.read(
            lambda connection: rows.person_of_token(connection, hash_, now)
        )
        if row is None:
            return None
        return self._remember(hash_, _person(row))

    def _remember(self, hash_: str, person: Person) -> Person:
        self._known[hash_] = self._clock(), person
        self._known.move_to_end(hash_)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return person

    def _signature(self, secret: str) -> str:
        digest = hmac.digest(self._key, secret.encode(errors="replace"), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    # Coming here

    async def add(self, new: NewPerson) -> Credentials:
        """Somebody who has not been here before."""
        name, now = checked_name(new.name), self._clock()
        person, secret = Person(secrets.token_urlsafe(12), name, new.language), new_secret()
        hash_ = hash_of(secret)

        def job(connection: Connection) -> None:
            rows.add_person(connection, rows.Person(person.id, name, new.language, now))
            rows.add_token(connection, rows.Token(hash_, person.id, "device", now))

        await self._store.write(job)
        self._remember(hash_, person)
        return self._credentials(person, secret)

    async def rename(self, person: Person, new: NewPerson) -> Person:
        """Be called otherwise, or spoken to in another language."""
        name = checked_name(new.name)
        await self._store.write(
            lambda connection: rows.rename(connection, person.id, name, new.language)
        )
        self._known.clear()
        return Person(person.id, name, new.language)

    def _credentials(self, person: Person, secret: str) -> Credentials:
        token = f"{secret}.{self._signature(secret)}"
        return Credentials(person.name, person.language, token)

    # Another device

    async def code(self, person: Person) -> DeviceCode:
        """A code that brings a person to another device, once."""
        code = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        now = self._clock()
        until = now + CODE_LASTS
        token = rows.Token(hash_of(code), person.id, "code", now, until)
        await self._store.write(lambda connection: rows.add_token(connection, token))
        shown = "-".join(code[start : start + 4] for start in range(0, len(code), 4))
        return DeviceCode(shown, f"{self._address}/#device={shown}", until)

    async def use(self, code: str) -> Credentials:
        """Be the same person here as where the code was made."""
        typed = "".join(each for each in code.upper() if each.isalnum())
        now, secret = self._clock(), new_secret()
        code_hash, hash_ = hash_of(typed), hash_of(secret)

        def job(connection: Connection) -> Person | None:
            row = rows.use_code(connection, code_hash, now)
            if row is None:
                return None
            rows.add_token(connection, rows.Token(hash_, row.id, "device", now))
            return _person(row)

        person = await self._store.write(job)
        if person is None:
            raise refuse(UNKNOWN, "server-unknown-code")
        return self._credentials(self._remember(hash_, person), secret)


def _person(row: rows.Person) -> Person:
    return Person(row.id, row.name, "pl" if row.language == "pl" else "en")


def checked_name(name: str) -> str:
    """A name as it is shown; refuses what is none."""
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise refuse(MALFORMED, "server-bad-name", most=LONGEST_NAME)
    return shown
