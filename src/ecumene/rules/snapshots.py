"""Snapshots as bytes, to be kept beside a game and restored when it is wanted again.

They are MessagePack, which can hold nothing but data: whoever reads foreign bytes runs no foreign
code. Bytes that the engine of today cannot read are refused; the record of the game still can be
replayed, so a snapshot saves time and is never the only copy of anything.

What may be taken back (O2) is no part of a snapshot: a game that is restored from one knows only
the answers given since.
"""

from __future__ import annotations

import msgspec

from ecumene.rules.game import Snapshot
from ecumene.rules.state import decode

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Snapshot)


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """The snapshot as bytes."""
    return _encoder.encode(snapshot)


def decode_snapshot(data: bytes) -> Snapshot:
    """The snapshot of such bytes; raises ``ValueError`` where they are anything else."""
    try:
        snapshot = _decoder.decode(data)
        decode(snapshot.state)
    except (msgspec.DecodeError, RecursionError):
        raise ValueError("no snapshot of this version of the engine") from None
    return snapshot
