"""What listeners are told: common parts are encoded once, and the bytes are the same."""

from __future__ import annotations

import gzip
from pathlib import Path

from msgspec.structs import replace

from ecumene.rules.format.record import replay
from ecumene.seat.reader_messages import ChatSaid
from ecumene.server.games.journal_records import Played, message
from ecumene.server.games.listeners import Encoder, encoded
from ecumene.server.wire import Now, SeatInfo, Waited

RECORDED = Path(__file__).parents[1] / "games" / "09-west-expert.jsonl.gz"
AT = 1_800_000_000_000
SEATS = (SeatInfo(0, "Anna", None, False, 1000, 3), SeatInfo(1, None, "settler", True, None, None))
NOW = Now(7, "running", 2, 3, "2.3.1", True, (Waited(1, AT, None), Waited(0, AT, AT)), SEATS, False)


def test_whatever_happens_is_told_in_the_same_bytes() -> None:
    log = replay(gzip.decompress(RECORDED.read_bytes())).log[:900]
    differing = 0
    for entry in log:
        encoder = Encoder()
        told = [message(Played(entry), reader, 5, AT) for reader in (None, *range(9))]
        found = [(encoder.encoded(each), encoded(each)) for each in told if each is not None]
        assert all(one == other for one, other in found)
        differing += len({one for one, _ in found}) > 1
    assert differing, "nobody ever saw what others did not"


def test_how_things_stand_is_told_in_the_same_bytes() -> None:
    encoder = Encoder()
    for each in (
        NOW,
        replace(NOW, number=8, question="", asked=False),
        replace(NOW, seats=None),
        replace(NOW, waited=(), seats=()),
        replace(NOW, waited=NOW.waited[:1], paused=True),
        ChatSaid(9, 0, "Anna", (1,), "Hello", AT),
    ):
        assert encoder.encoded(each) == encoded(each)
