"""Limits on sending: to one mailbox or program, for one person, and for one client.

Counted in the database, so for all workers together and across restarts. Keys are hashes with the
server's key: nobody else can tell from them who was written to.
"""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.server.notify.channel_kinds import recipient_of
from ecumene.server.storage.postings import By, Kind, Posting, add_posting, moment_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.notify.channel_kinds import Channel

HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR


class Cap(NamedTuple):
    """A maximum number within some time."""

    by: By
    kind: Kind | None
    """The kind that counts; None: all together."""
    most: int
    within: Time


CAPS: Final = (
    Cap("recipient", "code", 3, HOUR),
    Cap("recipient", "code", 6, DAY),
    Cap("person", "code", 10, DAY),
    Cap("asker", "code", 20, DAY),
    Cap("recipient", None, 100, HOUR),
    Cap("recipient", None, 400, DAY),
    Cap("person", None, 100, HOUR),
    Cap("person", None, 400, DAY),
)
"""Strangers can have codes sent to a mailbox, so few are allowed."""


class SendingLimits:
    """Counts what is sent."""

    def __init__(self, key: bytes, clock: Callable[[], Time]) -> None:
        self._key = key
        self._clock = clock

    def take(
        self,
        connection: Connection,
        kind: Kind,
        person: str,
        channel: Channel,
        asker: str | None = None,
    ) -> Time:
        """Count something to be sent now; otherwise returns how long to wait."""
        posting = Posting(
            secrets.token_urlsafe(12),
            self._clock(),
            kind,
            person,
            self._marked(recipient_of(channel)),
            None if asker is None else self._marked(asker),
        )
        wait = max(_wait(connection, cap, posting) for cap in CAPS)
        if not wait:
            add_posting(connection, posting, before=posting.at - DAY)
        return wait

    def _marked(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), "sha256").hex()


def _wait(connection: Connection, cap: Cap, posting: Posting) -> Time:
    value = getattr(posting, cap.by)
    if value is None or cap.kind not in (None, posting.kind):
        return 0
    since = posting.at - cap.within
    moment = moment_of(connection, cap.by, value, cap.kind, since, cap.most)
    return 0 if moment is None else moment + cap.within - posting.at
