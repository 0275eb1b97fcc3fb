"""Snapshots as bytes, to be stored with a game and restored later.

They are MessagePack, which contains nothing but data: reading foreign bytes runs no foreign code.
Bytes that today's engine cannot read are refused; the record of the game can still be replayed, so
a snapshot saves time and is never the only copy of anything. What may be taken back (O2) is not
part of a snapshot: a game restored from one knows only the answers given since.
"""

from __future__ import annotations

import msgspec

from ecumene.rules.game import Snapshot
from ecumene.rules.state.game_state import decode

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Snapshot)


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """The snapshot as bytes."""
    return _encoder.encode(snapshot)


def decode_snapshot(data: bytes) -> Snapshot:
    """Decode a snapshot; raises ``ValueError`` for anything else."""
    try:
        snapshot = _decoder.decode(data)
        decode(snapshot.state)
    except (msgspec.DecodeError, RecursionError):
        raise ValueError("no snapshot of this version of the engine") from None
    return snapshot
