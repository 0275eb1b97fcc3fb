"""The server's identity for push services (RFC 8292): a key pair, and tokens signed with it."""

from __future__ import annotations

from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from ecumene.server.notify import base64url
from ecumene.server.notify.encryption import point_of
from ecumene.words import Misread

KEY_LENGTH: Final = 32
LASTS: Final = 12 * 3600
"""Seconds a token is valid; more than a day is refused."""
HEADER: Final = base64url.encode(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))


def new_key() -> str:
    """A new private key, as text for the settings."""
    key = ec.generate_private_key(ec.SECP256R1())
    return base64url.encode(key.private_numbers().private_value.to_bytes(KEY_LENGTH, "big"))


class Vapid:
    """Signs requests to push services."""

    def __init__(self, private_key: str, subject: str) -> None:
        """Take a key of ``new_key`` and a contact for services; raises ``Misread``."""
        if not subject.startswith(("mailto:", "https://")) or not subject.isprintable():
            raise Misread("notify-vapid-subject")
        self._key = _read(private_key)
        self._subject = subject
        self.public_key = base64url.encode(point_of(self._key.public_key()))
        """The key a browser subscribes with (``applicationServerKey``)."""

    def authorization(self, origin: str, now: int) -> str:
        """The header for a push service, valid for some hours from ``now`` in seconds."""
        claims = {"aud": origin, "exp": now + LASTS, "sub": self._subject}
        signed = f"{HEADER}.{base64url.encode(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(KEY_LENGTH, "big") + s.to_bytes(KEY_LENGTH, "big")
        return f"vapid t={signed}.{base64url.encode(signature)}, k={self.public_key}"


def _read(text: str) -> ec.EllipticCurvePrivateKey:
    try:
        key = base64url.decode(text)
        if len(key) != KEY_LENGTH:
            raise ValueError("not a key of P-256")
        return ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
    except ValueError:
        raise Misread("notify-vapid-key") from None
