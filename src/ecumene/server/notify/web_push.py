"""Notices to browsers, by way of their push services (RFC 8030)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from ecumene.server.notify import base64url
from ecumene.server.notify.channel_kinds import read_point
from ecumene.server.notify.encryption import encrypt
from ecumene.server.notify.notice import DAY, Notice
from ecumene.server.notify.outcomes import outcome_of
from ecumene.server.notify.targets import read_target

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.server.clock.off_hours import Time
    from ecumene.server.notify.channel_kinds import WebPush
    from ecumene.server.notify.notice import Kind, Letter
    from ecumene.server.notify.outcomes import Outcome
    from ecumene.server.notify.outgoing import Outgoing
    from ecumene.server.notify.vapid import Vapid

KEPT: Final[Time] = 7 * DAY
"""How long a service keeps a notice without a deadline for a browser that is off."""
LONGEST_KEPT: Final[Time] = 28 * DAY
TOPIC_LENGTH: Final = 32
URGENCY: Final[Mapping[Kind, str]] = {
    "turn": "normal",
    "reminder": "high",
    "started": "normal",
    "over": "low",
}
"""How urgent a notice is, so that the service can spare the battery."""
GONE: Final = (404, 410)


async def push(channel: WebPush, letter: Letter, outgoing: Outgoing, vapid: Vapid) -> Outcome:
    """Send a notice to a browser; raises ``TargetUnreachable``."""
    notice = _notice(letter)
    target = read_target(channel.endpoint, outgoing.policy)
    body = encrypt(payload(letter), read_point(channel.p256dh), base64url.decode(channel.auth))
    headers = {
        "Authorization": vapid.authorization(target.origin, letter.at // 1000),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_kept(notice, letter.at) // 1000),
        "Urgency": URGENCY[notice.kind],
        "Topic": topic_of(notice),
    }
    return outcome_of(await outgoing.post(target, headers, body), GONE)


def payload(letter: Letter) -> bytes:
    """The payload for the page: a notification's fields as browsers name them, and the link."""
    notice = _notice(letter)
    return msgspec.json.encode(
        {
            "title": letter.subject,
            "body": letter.text,
            "lang": notice.language,
            "tag": topic_of(notice),
            "url": notice.link,
        }
    )


def topic_of(notice: Notice) -> str:
    """A meaningless name for a seat's notices, of which only the latest is shown."""
    seat = f"{notice.link}\n{notice.civilization}\n{notice.player}"
    return base64url.encode(hashlib.sha256(seat.encode()).digest())[:TOPIC_LENGTH]


def _notice(letter: Letter) -> Notice:
    """The notice of a letter; browsers need no confirmation."""
    assert isinstance(letter.notice, Notice)
    return letter.notice


def _kept(notice: Notice, at: Time) -> Time:
    """How long a notice is worth delivering: until its reader's time is up."""
    left = KEPT if notice.until is None else notice.until - at
    return min(max(left, 0), LONGEST_KEPT)
