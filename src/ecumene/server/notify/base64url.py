"""URL-safe Base64 without padding, as the web writes keys (RFC 4648, RFC 7515)."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

ALPHABET: Final = re.compile(r"[A-Za-z0-9_-]*")


def encode(data: bytes) -> str:
    """Bytes as text."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decode(text: str) -> bytes:
    """Decode what ``encode`` made, padded or not; raises ``ValueError`` for anything else.

    The standard library skips other characters, so many texts would decode to the same key.
    """
    bare = text.rstrip("=")
    if ALPHABET.fullmatch(bare) is None:
        raise ValueError("not Base64 for addresses")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
