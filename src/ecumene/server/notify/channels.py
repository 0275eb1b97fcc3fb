"""Where notices go to a person who is away, and which such places are taken."""

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
"""More than any key has in letters."""
LONGEST_SECRET: Final = 200
LONGEST_MAIL: Final = 254
"""What a path of SMTP can hold (RFC 5321)."""
LONGEST_LOCAL: Final = 64
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL: Final = r"([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
"""What may follow the first letter of a part of a domain."""
MAIL: Final = re.compile(
    rf"(?P<local>{ATOM}(\.{ATOM})*)@(?P<domain>([A-Za-z0-9]{LABEL}\.)+[A-Za-z]{LABEL})"
)
"""Addresses as people have them: no quotes, no comments, no numbers for hosts (RFC 5322)."""


class WebPush(Struct, frozen=True, tag="web-push"):
    """A browser that has agreed to be told (RFC 8030)."""

    endpoint: str
    """The address at its push service; whoever has it can send."""
    p256dh: str
    """Its public key, in Base64 for addresses."""
    auth: str
    """What it shares with the sender, in Base64 for addresses."""


class Mail(Struct, frozen=True, tag="mail"):
    """A mailbox."""

    address: str
    """Such as anna@example.org."""


class Webhook(Struct, frozen=True, tag="webhook"):
    """A program that listens: somebody's own, or a channel of Discord or Slack."""

    url: str
    """Where it listens; whoever has it can send."""
    format: Literal["json", "discord", "slack"] = "json"
    """What it understands."""
    secret: str | None = None
    """What a message in JSON is signed with, so that it knows who sent it; None: not signed."""


Channel: TypeAlias = WebPush | Mail | Webhook


def check(channel: Channel, policy: Policy) -> str:
    """Return the host that a channel leads to, which is all that its owner is shown of it.

    Raises ``Misread`` where it cannot work or must not be used.
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
    """Who gets what is sent, so that it can be counted: the same for all ways to write it.

    Mail to anna+1@example.org is Anna's, too, and a program gets whatever stands behind its path.
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
    """Return the domain of an address for mail; raises ``Misread`` where it is none."""
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
