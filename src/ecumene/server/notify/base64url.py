"""Base64 as the web writes keys: for addresses, without padding (RFC 4648, RFC 7515)."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

ALPHABET: Final = re.compile(r"[A-Za-z0-9_-]*")


def encode(data: bytes) -> str:
    """Bytes as text."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decode(text: str) -> bytes:
    """Return what ``encode`` has written, padded or not; raises ``ValueError`` for anything else.

    The standard library leaves out what is no Base64, so it would read many texts as one key.
    """
    bare = text.rstrip("=")
    if ALPHABET.fullmatch(bare) is None:
        raise ValueError("not Base64 for addresses")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
