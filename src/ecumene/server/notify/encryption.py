"""Messages that only one browser can read (RFC 8291): aes128gcm with its own keys."""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD_SIZE: Final = 4096
"""A message is a single record; push services accept no more."""
SALT_LENGTH: Final = 16
OVERHEAD: Final = SALT_LENGTH + 4 + 1 + 65 + 1 + 16
"""The header, the last record's delimiter and the tag (RFC 8188)."""
LONGEST: Final = RECORD_SIZE - OVERHEAD
"""The longest text."""
LAST_RECORD: Final = b"\x02"


def encrypt(text: bytes, browser: ec.EllipticCurvePublicKey, auth: bytes) -> bytes:
    """The body of a push message, with a fresh key pair and salt."""
    return seal(
        text, browser, auth, ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT_LENGTH)
    )


def seal(
    text: bytes,
    browser: ec.EllipticCurvePublicKey,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey,
    salt: bytes,
) -> bytes:
    """The body of a push message; neither key pair nor salt may be used twice."""
    if len(text) > LONGEST:
        raise ValueError(f"{len(text)} bytes do not fit into a push message")
    sender = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + point_of(browser) + sender
    secret = _derive(shared, auth, info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes((len(sender),)) + sender
    return header + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it: an uncompressed point."""
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
