"""Channels to reach people by, each confirmed before use.

Anyone can enter anyone's mailbox. So the first message is a code, and nothing else is sent until it
is typed in, by whoever reads the mail or the program's messages. A browser needs no code: its
address is a secret its push service made with the owner's consent.
"""

from __future__ import annotations

import base64
import secrets
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from ecumene.dialogue.sentences.sentence import say
from ecumene.seat.statuses import CONFLICT, MALFORMED, MISSING
from ecumene.server.clock.game_clocks import Time
from ecumene.server.games.repository import struct_of, text_of
from ecumene.server.notify.channel_kinds import Channel, WebPush
from ecumene.server.notify.notice import Confirmation
from ecumene.server.refusals import FORBIDDEN, Refusal, refuse, refuse_for_now
from ecumene.server.services.accounts import hash_of
from ecumene.server.storage import channels as rows
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from ecumene.server.notify.sender import Sender
    from ecumene.server.notify.sending_limits import SendingLimits
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.services.accounts import Person
    from ecumene.server.storage import Store

MOST_CHANNELS: Final = 10
CODE_BYTES: Final = 5
"""Of the code that confirms a channel: 8 characters of base 32."""
MOST_TRIES: Final = 5
"""Maximum wrong attempts per code."""
MINUTE: Final = 60 * 1000
HOUR: Final = 60 * MINUTE
CODE_LASTS: Final = HOUR


class ChannelInfo(Struct, frozen=True):
    """A way to reach a person, without its secrets."""

    id: str
    """Its id."""
    kind: str
    """A browser, a mailbox or a program."""
    host: str
    """The host it leads to."""
    confirmed: bool
    """Whether it is in use; otherwise only a code is sent there."""
    code_until: Time | None
    """When the code that was sent expires; None: there is none."""


class ChannelList(Struct, frozen=True):
    """The ways to reach a person."""

    channels: tuple[ChannelInfo, ...]
    """Oldest first."""
    push_key: str | None
    """The key a page gives its browser for push messages; None if push is not set up."""


class TypedCode(Struct, frozen=True):
    """The code that was sent to a mailbox or a program."""

    code: str
    """As typed."""


class Channels:
    """The channels of people."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        postage: SendingLimits,
        metrics: Metrics,
        address: str,
        clock: Callable[[], Time],
        spawn: Callable[[Awaitable[object]], object],
    ) -> None:
        self._store = store
        self._sender = sender
        self._postage = postage
        self._metrics = metrics
        self._address = address
        """The server's public address."""
        self._clock = clock
        self._spawn = spawn
        """Runs something in the background."""

    async def listed(self, person: Person) -> ChannelList:
        """The ways to reach a person."""
        found = await self._store.read(lambda connection: rows.channels_of(connection, person.id))
        return ChannelList(tuple(map(self._info, found)), self._sender.public_key)

    def _info(self, row: rows.Channel) -> ChannelInfo:
        try:
            host = self._sender.check(struct_of(row.address, Channel))
        except Misread:
            host = ""
        return ChannelInfo(
            row.id,
            row.kind,
            host,
            confirmed=row.confirmed is not None,
            code_until=row.code_until if self._can_be_typed(row) else None,
        )

    def _can_be_typed(self, row: rows.Channel) -> bool:
        """Whether a channel has a valid code."""
        until = row.code_until
        return until is not None and until > self._clock() and row.tries < MOST_TRIES

    # Adding

    async def add(self, person: Person, channel: Channel, asker: str) -> ChannelList:
        """Add a channel, to be used once confirmed; adding it again changes nothing."""
        try:
            self._sender.check(channel)
        except Misread as misread:
            raise _refused(misread) from None
        now, kind = self._clock(), str(channel.__struct_config__.tag)
        new = rows.Channel(secrets.token_urlsafe(9), person.id, kind, text_of(channel), now)
        if isinstance(channel, WebPush):
            new = replace(new, confirmed=now)

        def job(connection: Connection) -> Confirmation | None:
            found = rows.channels_of(connection, person.id)
            row = next((each for each in found if each.address == new.address), None)
            if row is None:
                if len(found) >= MOST_CHANNELS:
                    raise refuse(CONFLICT, "server-channels", most=MOST_CHANNELS)
                row = new
                rows.add_channel(connection, row)
            if row.confirmed is not None:
                return None
            return self._new_code(connection, person, row, channel, asker)

        self._send(channel, await self._store.write(job))
        return await self.listed(person)

    async def send_code(self, person: Person, id_: str, asker: str) -> ChannelList:
        """Send another code to an unconfirmed channel."""

        def job(connection: Connection) -> tuple[Channel, Confirmation | None]:
            row = _own(connection, person, id_)
            channel: Any = struct_of(row.address, Channel)
            if row.confirmed is not None:
                return channel, None
            return channel, self._new_code(connection, person, row, channel, asker)

        self._send(*await self._store.write(job))
        return await self.listed(person)

    def _new_code(
        self,
        connection: Connection,
        person: Person,
        row: rows.Channel,
        channel: Channel,
        asker: str,
    ) -> Confirmation:
        wait = self._postage.take(connection, "code", person.id, channel, asker)
        if wait:
            raise refuse_for_now(ceil(wait / 1000), "server-too-many-codes", **_length(wait))
        code = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        until = self._clock() + CODE_LASTS
        rows.renew_code(connection, row.id, _hash_of_code(row.id, code), until)
        shown = f"{code[:4]}-{code[4:]}"
        return Confirmation(shown, self._address, until, person.language)

    def _send(self, channel: Channel, confirmation: Confirmation | None) -> None:
        """Send a code; whether it arrives is not revealed to the person asking."""
        if confirmation is not None:
            self._spawn(self._sent(channel, confirmation))

    async def _sent(self, channel: Channel, confirmation: Confirmation) -> None:
        outcome = await self._sender.send(channel, confirmation)
        kind = str(channel.__struct_config__.tag)
        self._metrics.notifications.labels(kind, type(outcome).__name__.lower()).inc()

    # Confirming

    async def confirm(self, person: Person, id_: str, typed: TypedCode) -> ChannelList:
        """Start using a channel, given the code that was sent to it."""
        now = self._clock()

        def job(connection: Connection) -> int | None:
            """The attempts left after a wrong code; None: it was right."""
            row = _own(connection, person, id_)
            if row.confirmed is not None:
                return None
            if not self._can_be_typed(row) or not rows.count_try(connection, id_, MOST_TRIES):
                raise refuse(CONFLICT, "server-code-over")
            if not secrets.compare_digest(row.code_hash or "", _hash_of_code(id_, typed.code)):
                return MOST_TRIES - row.tries - 1
            rows.confirm(connection, id_, now)
            return None

        left = await self._store.write(job)
        if left is not None:
            raise refuse(FORBIDDEN, "server-wrong-code", left=left)
        return await self.listed(person)

    async def remove(self, person: Person, id_: str) -> ChannelList:
        """Remove a channel."""

        def job(connection: Connection) -> None:
            if not rows.remove_channel(connection, person.id, id_):
                raise refuse(MISSING, "server-no-channel")

        await self._store.write(job)
        return await self.listed(person)


def _own(connection: Connection, person: Person, id_: str) -> rows.Channel:
    """A person's channel; refuses an unknown one."""
    for row in rows.channels_of(connection, person.id):
        if row.id == id_:
            return row
    raise refuse(MISSING, "server-no-channel")


def _hash_of_code(channel: str, code: str) -> str:
    """The stored hash of a code, however it was typed."""
    typed = "".join(each for each in code.upper() if each.isalnum())
    return hash_of(f"{channel} {typed}")


def _length(wait: Time) -> dict[str, str | int]:
    """A waiting time, in minutes or hours."""
    if wait < 2 * HOUR:
        return {"unit": "minutes", "count": ceil(wait / MINUTE)}
    return {"unit": "hours", "count": ceil(wait / HOUR)}


def _refused(misread: Misread) -> Refusal:
    return Refusal(MALFORMED, say(misread.key, **misread.values))
