"""What listeners are told: common parts are encoded once, and the bytes are the same."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from ecumene.rules.format.record import replay
from ecumene.seat.reader_messages import ChatSaid
from ecumene.server.games.journal_records import Played, message, messages
from ecumene.server.games.listeners import Encoder, Listener, encoded
from ecumene.server.process.connections import text_frame
from ecumene.server.wire import Now, SeatInfo, Waited

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def test_all_readers_together_are_told_what_each_is_told_alone() -> None:
    """What everybody learns is not worked out for each; what only some learn is."""
    log = replay(gzip.decompress(RECORDED.read_bytes())).log[:900]
    counts = {reader: 10 * number for number, reader in enumerate((None, *range(9)))}
    for entry in log:
        for stands in ((), tuple(range(10))):
            record = Played(entry, stands=stands)
            alone = [(each, message(record, each, counts[each] + 1, AT)) for each in counts]
            expected = [(reader, told) for reader, told in alone if told is not None]
            assert list(messages(record, counts, AT)) == expected


def test_what_is_sent_at_once_overtakes_nothing() -> None:
    """Also if the connection takes some messages and refuses others, and the sender is slow."""
    asyncio.run(_sent_at_once())


async def _sent_at_once() -> None:
    sent: list[bytes] = []
    takes = True

    def push(texts: Sequence[bytes]) -> bool:
        if takes:
            sent.extend(texts)
        return takes

    def tell(*texts: bytes) -> None:
        listener.tell(texts, now, Encoder())

    async def send_one() -> None:
        sent.append(await listener.next())  # type: ignore[arg-type]

    now = NOW
    listener = Listener("anna", 0, now.number)
    listener.push = push
    listener.follow(now)
    assert await listener.next() == encoded(now)
    tell(b"1")
    assert not sent, "nobody sends yet, so something may be on its way"
    await send_one()
    tell(b"2")
    assert sent == [b"1"], "the sender has not come back for more: it may still be sending"
    await send_one()
    sender = asyncio.create_task(send_one())
    await asyncio.sleep(0)
    tell(b"3")
    assert sent[-1] == b"3"
    takes = False
    tell(b"4")
    takes = True
    tell(b"5")
    assert sent[-1] == b"3", "the fourth waits"
    await sender
    tell(b"6")
    await send_one()
    await send_one()
    assert sent == [b"%d" % number for number in range(1, 7)]
    sender = asyncio.create_task(send_one())
    await asyncio.sleep(0)
    del sent[:]
    now = replace(NOW, phase=4)
    tell(b"7", b"8")
    assert sent == [b"7", b"8", encoded(replace(now, seats=None))], "all at once, in this order"
    tell()
    assert len(sent) == 3, "nothing has changed"
    sender.cancel()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1 << 20])
def test_a_message_sent_at_once_is_a_frame_like_any_other(size: int) -> None:
    text = b"x" * size
    assert text_frame(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
