"""People: a name and a token to be recognized by, without an account.

A newcomer gets a token, kept by their browser as a cookie or by their terminal in a file. It is a
secret of 192 bits with a signature: the signature spares the database invented tokens, and only a
hash of the secret is stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.seat.statuses import MALFORMED
from ecumene.server.clock.game_clocks import Time
from ecumene.server.refusals import refuse
from ecumene.server.storage import DatabaseUnreachable, UnknownOutcome
from ecumene.server.storage import people as rows
from ecumene.server.wire import Credentials, Language, NewPerson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from sqlalchemy import Connection

    from ecumene.server.storage import Store

SECRET_BYTES: Final = 24
LONGEST_NAME: Final = 40
KNOWN_LASTS: Final = 60 * 1000
"""Milliseconds a person is cached: another worker may have changed their name."""
MOST_KNOWN: Final = 10_000
"""Tokens cached without a look into the database."""
SEEN_EVERY: Final = 60 * 60 * 1000
"""Milliseconds between two records that a device is in use."""


class Person(Struct, frozen=True):
    """A person known to the server."""

    id: str
    name: str
    language: Language


class _Lookup(Struct, frozen=True):
    """The owner of a token, as last looked up."""

    at: Time
    signature: str
    """The token's signature."""
    person: Person | None
    """None: nobody's."""


def new_secret() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """The stored hash of a secret. It is random, so one round is enough."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def hash_of_token(token: str) -> str:
    """The stored hash of the secret in a token."""
    return hash_of(token.rpartition(".")[0])


class HeldToken:
    """A token in use, which may stop being valid meanwhile."""

    __slots__ = ("_call", "is_over")

    def __init__(self) -> None:
        self.is_over = False
        """Whether it is no longer valid."""
        self._call: Callable[[], object] | None = None

    @contextmanager
    def calling(self, call: Callable[[], object]) -> Iterator[None]:
        """Call something when it stops being valid; at once if it has."""
        self._call = call
        try:
            if self.is_over:
                call()
            yield
        finally:
            self._call = None

    def end(self) -> None:
        """End it, and tell whoever waits for that."""
        self.is_over = True
        if self._call is not None:
            self._call()


class Accounts:
    """The people known to the server."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], Time]) -> None:
        self._store = store
        self._key = key
        self._clock = clock
        self._known: OrderedDict[str, _Lookup] = OrderedDict()
        """The latest lookups by token hash."""
        self._held: dict[str, set[HeldToken]] = {}
        """Tokens in use, by their hashes."""
        self._forgotten = 0
        """Number of invalidations: a lookup begun before one may be out of date."""

    # Recognizing people

    async def of_token(self, token: str) -> Person | None:
        """The owner of a token; None if it is nobody's."""
        secret, _, signature = token.rpartition(".")
        hash_ = hash_of(secret)
        known, now = self._known.get(hash_), self._clock()
        # A signature is computed once: computing it lets other threads go first.
        right = self._signature(secret) if known is None else known.signature
        if not hmac.compare_digest(signature.encode(), right.encode()):
            return None
        if known is not None and now < known.at + KNOWN_LASTS:
            return known.person
        forgotten = self._forgotten
        row, seen = await self._store.read(
            lambda connection: (
                rows.person_of_token(connection, hash_, now),
                rows.last_seen(connection, hash_),
            )
        )
        person = None if row is None else person_of(row)
        if forgotten == self._forgotten:
            self._remember(hash_, _Lookup(now, signature, person))
        if person is not None and now >= seen + SEEN_EVERY:
            # A failure to record this does not matter.
            with suppress(DatabaseUnreachable, UnknownOutcome):
                await self._store.write(lambda connection: rows.note_seen(connection, hash_, now))
        return person

    def _remember(self, hash_: str, lookup: _Lookup) -> None:
        self._known[hash_] = lookup
        self._known.move_to_end(hash_)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _signature(self, secret: str) -> str:
        digest = hmac.digest(self._key, secret.encode(errors="replace"), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    # Forgetting people

    @contextmanager
    def holding(self, token: str) -> Iterator[HeldToken]:
        """Hear while a token is in use that it stops being valid."""
        hash_, held = hash_of_token(token), HeldToken()
        self._held.setdefault(hash_, set()).add(held)
        try:
            yield held
        finally:
            others = self._held[hash_]
            others.discard(held)
            if not others:
                del self._held[hash_]

    def forget(self, *hashes: str) -> None:
        """Forget tokens that are no longer valid, and tell who uses them."""
        self._forgotten += 1
        for hash_ in hashes:
            self._known.pop(hash_, None)
            for held in self._held.get(hash_, ()):
                held.end()

    async def look_again(self) -> None:
        """Check all tokens again: other workers may have signed out anyone."""
        self._forgotten += 1
        self._known.clear()
        held, now = tuple(self._held), self._clock()

        def job(connection: Connection) -> list[str]:
            return [each for each in held if not rows.person_of_token(connection, each, now)]

        self.forget(*await self._store.read(job))

    # New people

    async def add(self, new: NewPerson, device: str) -> Credentials:
        """Add a new person."""
        name, now = checked_name(new.name), self._clock()
        person = Person(secrets.token_urlsafe(12), name, new.language)

        def job(connection: Connection) -> str:
            rows.add_person(connection, rows.PersonRow(person.id, name, new.language, now))
            return self.add_token(connection, person, device)

        return Credentials(name, new.language, await self._store.write(job))

    async def know(self, person: Person) -> None:
        """Know somebody who has no token, by this id; under this name from now on."""
        now = self._clock()

        def job(connection: Connection) -> None:
            if rows.person_row(connection, person.id) is None:
                row = rows.PersonRow(person.id, person.name, person.language, now)
                rows.add_person(connection, row)
            else:
                rows.rename(connection, person.id, person.name, person.language)

        await self._store.write(job)

    def add_token(self, connection: Connection, person: Person, device: str) -> str:
        """A new token for a device."""
        secret, now = new_secret(), self._clock()
        token = rows.Token(hash_of(secret), person.id, "device", now, None, device, now)
        rows.add_token(connection, token)
        return f"{secret}.{self._signature(secret)}"

    async def rename(self, person: Person, new: NewPerson) -> Person:
        """Change a person's name or language."""
        name = checked_name(new.name)
        await self._store.write(
            lambda connection: rows.rename(connection, person.id, name, new.language)
        )
        self._forgotten += 1
        for hash_, known in list(self._known.items()):
            if known.person is not None and known.person.id == person.id:
                del self._known[hash_]
        return Person(person.id, name, new.language)

    async def each_of_tokens(self, tokens: Iterable[str]) -> dict[str, Person]:
        """The owners of tokens, without tokens that are nobody's."""
        found = {token: await self.of_token(token) for token in tokens}
        return {token: person for token, person in found.items() if person is not None}


def person_of(row: rows.PersonRow) -> Person:
    """A person from their row."""
    return Person(row.id, row.name, "pl" if row.language == "pl" else "en")


def checked_name(name: str) -> str:
    """A name as shown; refuses an invalid one."""
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise refuse(MALFORMED, "server-bad-name", most=LONGEST_NAME)
    return shown
