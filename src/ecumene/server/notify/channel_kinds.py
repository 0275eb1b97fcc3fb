"""Where notices are sent, and which such channels are accepted."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from ecumene.server.notify import base64url
from ecumene.server.notify.targets import Policy, read_target
from ecumene.words import Misread

AUTH_LENGTH: Final = 16
POINT_LENGTH: Final = 65
LONGEST_KEY: Final = 100
"""Longer than any key, in characters."""
LONGEST_SECRET: Final = 200
LONGEST_MAIL: Final = 254
"""The limit of a path in SMTP (RFC 5321)."""
LONGEST_LOCAL: Final = 64
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL: Final = r"([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
"""What may follow the first character of a domain label."""
MAIL: Final = re.compile(
    rf"(?P<local>{ATOM}(\.{ATOM})*)@(?P<domain>([A-Za-z0-9]{LABEL}\.)+[A-Za-z]{LABEL})"
)
"""Ordinary addresses: no quotes, no comments, no numeric hosts (RFC 5322)."""


class WebPush(Struct, frozen=True, tag="web-push"):
    """A browser that has agreed to push messages (RFC 8030)."""

    endpoint: str
    """Its address at the push service; anyone who has it can send."""
    p256dh: str
    """Its public key, in URL-safe Base64."""
    auth: str
    """The secret it shares with the sender, in URL-safe Base64."""


class Mail(Struct, frozen=True, tag="mail"):
    """A mailbox."""

    address: str
    """Such as anna@example.org."""


class Webhook(Struct, frozen=True, tag="webhook"):
    """A program that listens: one's own, or a channel of Discord or Slack."""

    url: str
    """Its address; anyone who has it can send."""
    format: Literal["json", "discord", "slack"] = "json"
    """The format it understands."""
    secret: str | None = None
    """The key that signs JSON messages, so that it knows the sender; None: not signed."""


Channel: TypeAlias = WebPush | Mail | Webhook


def check(channel: Channel, policy: Policy) -> str:
    """The host that a channel leads to, which is all that its owner is shown.

    Raises ``Misread`` if it cannot work or must not be used.
    """
    match channel:
        case WebPush():
            if not _are_keys(channel):
                raise Misread("notify-push-keys")
            return read_target(channel.endpoint, policy).host
        case Mail():
            return check_mail(channel.address)
        case Webhook():
            if channel.secret is not None:
                _check_secret(channel.secret, channel)
            return read_target(channel.url, policy).host


def recipient_of(channel: Channel) -> str:
    """The recipient, for counting: the same however it is written.

    Mail to anna+1@example.org is Anna's too, and a query does not change which program gets it.
    """
    match channel:
        case WebPush():
            return channel.endpoint.partition("?")[0]
        case Mail():
            local, _, domain = channel.address.lower().rpartition("@")
            return f"{local.partition('+')[0]}@{domain}"
        case Webhook():
            return channel.url.partition("?")[0]


def check_mail(address: str) -> str:
    """The domain of a mail address; raises ``Misread`` for an invalid one."""
    found = MAIL.fullmatch(address) if len(address) <= LONGEST_MAIL else None
    if found is None or len(found["local"]) > LONGEST_LOCAL:
        raise Misread("notify-mail-address")
    return found["domain"].lower()


def read_point(key: str) -> ec.EllipticCurvePublicKey:
    """Read the public key of a browser; raises ``ValueError``."""
    point = base64url.decode(key)
    if len(point) != POINT_LENGTH:
        raise ValueError("not an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _are_keys(channel: WebPush) -> bool:
    if max(len(channel.p256dh), len(channel.auth)) > LONGEST_KEY:
        return False
    try:
        read_point(channel.p256dh)
        return len(base64url.decode(channel.auth)) == AUTH_LENGTH
    except ValueError:
        return False


def _check_secret(secret: str, webhook: Webhook) -> None:
    if webhook.format != "json":
        raise Misread("notify-secret-unused")
    if not 0 < len(secret) <= LONGEST_SECRET or not secret.isprintable():
        raise Misread("notify-secret-unreadable", most=LONGEST_SECRET)
