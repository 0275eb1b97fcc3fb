"""What a game has recorded and not stored yet."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.state.ids import Seat
from ecumene.seat.reader_messages import Numbered, Reader
from ecumene.server.clock.game_clocks import Time
from ecumene.server.games.journal_records import Record


class PendingRecord(Struct):
    """A record that is not stored yet."""

    seq: int
    at: Time
    record: Record
    seat: Seat | None = None
    key: str | None = None
    told: list[tuple[Reader, Numbered]] = []
    """The messages it leads to, with their readers."""


class PendingSnapshot(Struct, frozen=True):
    """A snapshot that is not stored yet."""

    seq: int
    turn: int
    phase: int
    counts: tuple[int, ...]
    """Messages sent so far: to spectators, then to each seat."""
    state: bytes
    """The engine's state; empty before the game begins."""
