"""Marks of what was shown to somebody: what has the same mark need not be shown again."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ecumene.seat.exchange import Asked

if TYPE_CHECKING:
    from msgspec import Struct

SIZE: Final = 8
"""Bytes of a mark: by chance two are never the same."""
_encoder: Final = msgspec.msgpack.Encoder()


def mark(shown: Struct) -> str:
    """The mark of something; it tells nothing but whether two are the same."""
    if isinstance(shown, Asked):
        shown = replace(shown, number=0)  # a question stays the same whatever is told meanwhile
    return blake2b(_encoder.encode(shown), digest_size=SIZE).hexdigest()
