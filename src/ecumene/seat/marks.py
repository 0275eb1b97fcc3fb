"""Marks of what was shown to somebody: what has the same mark need not be shown again."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ecumene.seat.exchange import Asked, Changes

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


def completed(changes: Changes, before: Changes | None) -> Changes:
    """All parts that are looked at: what has not changed is as it was before."""
    parts = {part: getattr(changes, part) for part in changes.marks}
    if before is not None:
        parts = {part: new or getattr(before, part) for part, new in parts.items()}
    found = replace(changes, **parts)
    # A question that has not changed is asked at this moment, too.
    asked = found.asked and replace(found.asked, number=changes.number)
    return replace(found, asked=asked)
