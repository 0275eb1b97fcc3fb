"""A person's devices: adding another one, and signing out a lost one.

Nobody becomes another person without confirming it. A browser can go back to former identities:
their tokens are kept in cookies that neither the page nor the code's maker can read.
"""

from __future__ import annotations

import base64
import secrets
from typing import TYPE_CHECKING, Final

from ecumene.seat.statuses import CONFLICT, MISSING
from ecumene.server.http.middleware.request_headers import MOST_FORMER
from ecumene.server.refusals import UNKNOWN, refuse
from ecumene.server.services.accounts import Person, hash_of, hash_of_token, person_of
from ecumene.server.storage import people as rows
from ecumene.server.storage.games import count_of
from ecumene.server.wire import (
    CodeOwner,
    Credentials,
    Device,
    DeviceCode,
    DeviceList,
    FormerSelf,
    FormerSelves,
    KnownPerson,
    UsedCode,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.services.accounts import Accounts
    from ecumene.server.storage import Store

CODE_BYTES: Final = 20
"""Of the code typed on another device: 32 characters of base 32."""
CODE_LASTS: Final = 15 * 60 * 1000
ID_LENGTH: Final = 16
"""Length of a device's id, the start of its token's hash; it reveals nothing of the token."""
PROGRAMS: Final = {
    "Ecumene/": "Ecumene",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""Programs by their sign in User-Agent; many name others too, so the first match counts."""
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac": "Mac",
    "Darwin": "Mac",
    "Linux": "Linux",
}


def device_called(agent: str) -> str:
    """A device's name, made from its User-Agent with our own words only."""
    found = (
        next((name for sign, name in names.items() if sign in agent), None)
        for names in (PROGRAMS, SYSTEMS)
    )
    return ", ".join(filter(None, found))


class Devices:
    """The devices by which people are known."""

    def __init__(
        self, store: Store, people: Accounts, address: str, clock: Callable[[], Time]
    ) -> None:
        self._store = store
        self._people = people
        self._address = address
        """The server's public address."""
        self._clock = clock

    # Adding a device

    async def code(self, person: Person) -> DeviceCode:
        """A code that signs a person in on another device, once."""
        code = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        now = self._clock()
        until = now + CODE_LASTS
        token = rows.Token(hash_of(code), person.id, "code", now, until)
        await self._store.write(lambda connection: rows.add_token(connection, token))
        shown = "-".join(code[start : start + 4] for start in range(0, len(code), 4))
        return DeviceCode(shown, f"{self._address}/#device={shown}", until)

    async def owner(self, code: str, here: Person | None) -> CodeOwner:
        """Whose code it is, without using it up: whoever has the code could sign in anyway."""
        hash_, now = _hash_of_typed(code), self._clock()

        def job(connection: Connection) -> CodeOwner | None:
            owner = rows.owner_of_code(connection, hash_, now)
            if owner is None:
                return None
            return CodeOwner(
                _known(connection, person_of(owner)),
                None if here is None else _known(connection, here),
                here is not None and owner.id == here.id,
            )

        found = await self._store.read(job)
        if found is None:
            raise refuse(UNKNOWN, "server-unknown-code")
        return found

    async def use(
        self, used: UsedCode, here: Person | None, former: Sequence[str], device: str
    ) -> Credentials:
        """Sign in as the person who made the code.

        A device that belongs to someone else must confirm the change. If it already belongs to the
        same person, nothing changes and the code stays valid.
        """
        hash_, now = _hash_of_typed(used.code), self._clock()

        def job(connection: Connection) -> Credentials | None:
            owner = rows.owner_of_code(connection, hash_, now)
            if owner is None:
                return None
            person = person_of(owner)
            if here is not None:
                if person.id == here.id:
                    return Credentials(person.name, person.language, "")
                _refuse_to_lose(here, used, former)
            if rows.use_code(connection, hash_, now) is None:
                return None
            token = self._people.add_token(connection, person, device)
            return Credentials(person.name, person.language, token)

        found = await self._store.write(job)
        if found is None:
            raise refuse(UNKNOWN, "server-unknown-code")
        return found

    # Former identities

    async def selves(self, former: Sequence[str]) -> FormerSelves:
        """The people this browser was signed in as before."""
        people = await self._people.each_of_tokens(former)

        def job(connection: Connection) -> FormerSelves:
            return FormerSelves(
                tuple(
                    FormerSelf(_id(hash_of_token(token)), _known(connection, person))
                    for token, person in people.items()
                )
            )

        return await self._store.read(job)

    async def former(self, id_: str, former: Sequence[str]) -> tuple[str, Person]:
        """One of them, with their token."""
        for token, person in (await self._people.each_of_tokens(former)).items():
            if _id(hash_of_token(token)) == id_:
                return token, person
        raise refuse(MISSING, "server-no-self")

    # Listing and signing out

    async def listed(self, person: Person, token: str) -> DeviceList:
        """A person's devices, as listed on one of them."""
        found = await self._store.read(lambda connection: rows.devices_of(connection, person.id))
        here, now = hash_of_token(token), self._clock()
        return DeviceList(
            tuple(
                Device(
                    _id(each.hash),
                    each.device,
                    each.created,
                    now if each.hash == here else each.seen,
                    each.hash == here,
                )
                for each in found
            )
        )

    async def sign_out(self, person: Person, id_: str) -> None:
        """Sign out one of a person's devices, but not the last: they could never return."""

        def job(connection: Connection) -> str:
            found = rows.devices_of(connection, person.id)
            hash_ = next((each.hash for each in found if _id(each.hash) == id_), None)
            if hash_ is None:
                raise refuse(MISSING, "server-no-device")
            if len(found) == 1:
                raise refuse(CONFLICT, "server-last-device")
            rows.remove_tokens(connection, person.id, [hash_])
            return hash_

        self._people.forget(await self._store.write(job))

    async def sign_out_others(self, person: Person, token: str) -> None:
        """Sign out all of a person's devices but this one."""
        here = hash_of_token(token)

        def job(connection: Connection) -> list[str]:
            found = rows.devices_of(connection, person.id)
            others = [each.hash for each in found if each.hash != here]
            rows.remove_tokens(connection, person.id, others)
            return others

        self._people.forget(*await self._store.write(job))


def _hash_of_typed(code: str) -> str:
    """The stored hash of a code, however it was typed."""
    return hash_of("".join(each for each in code.upper() if each.isalnum()))


def _id(hash_: str) -> str:
    return hash_[:ID_LENGTH]


def _known(connection: Connection, person: Person) -> KnownPerson:
    return KnownPerson(person.name, count_of(connection, person.id))


def _refuse_to_lose(here: Person, used: UsedCode, former: Sequence[str]) -> None:
    """Refuse to replace an identity unless it is confirmed and can be kept."""
    if not used.instead:
        raise refuse(CONFLICT, "server-somebody-already", name=here.name)
    if len(former) >= MOST_FORMER:
        raise refuse(CONFLICT, "server-too-many-selves", most=MOST_FORMER)
