"""Slow reads, requested all at once; and responses that are requested and not read."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import httpx

from tools.attacks.frame import Attack

if TYPE_CHECKING:
    from tools.attacks.frame import Run, Target

LATE: Final = Path("tests/games/18-both.jsonl.gz")
"""The longest recorded game, over, of 18 players."""
AT_ONCE: Final = 60
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n"
)
KEY: Final = b64encode(bytes(16)).decode()
PING: Final = b"\x89\xfd" + bytes(4) + b"x" * 125


class _Reader:
    """An attacker with a long game of their own."""

    def __init__(self) -> None:
        self.client: httpx.AsyncClient | None = None
        self.token = self.game = ""

    async def bring(self, target: Target) -> str:
        """Import it."""
        said = await target.client().post("/api/people", json={"name": "Mallory"})
        self.token = said.raise_for_status().json()["token"]
        self.client = target.client(self.token)
        content = LATE.read_bytes()
        brought = await self.client.post("/api/games/import", content=content, timeout=300)
        self.game = brought.raise_for_status().json()["game"]["id"]
        return ""


def _asking(path: str) -> Attack:
    """Make one request, always sixty times at once."""
    mallory = _Reader()

    async def run(_: Target) -> str:
        assert mallory.client is not None
        client, statuses = mallory.client, Counter[int]()
        url = f"/api/games/{mallory.game}{path}"

        async def one() -> None:
            while True:
                with suppress(httpx.HTTPError):
                    statuses[(await client.get(url)).status_code] += 1
                await asyncio.sleep(0.05)

        try:
            await asyncio.gather(*(one() for _ in range(AT_ONCE)))
        except asyncio.CancelledError:
            return ", ".join(f"{count} times {status}" for status, count in statuses.items())
        return ""

    name = path.rpartition("/")[2].partition("?")[0]
    return Attack(f"{AT_ONCE} of {name} at once", run, prepare=mallory.bring)


async def _open(target: Target, path: str, token: str) -> tuple[object, asyncio.StreamWriter]:
    reader, writer = await target.connect()
    writer.write(HANDSHAKE.format(path=path, key=KEY, token=token).encode())
    await reader.readuntil(b"\r\n\r\n")
    # From now on nothing is read from the system.
    cast("asyncio.Transport", writer.transport).pause_reading()
    return reader, writer


def _unread(count: int, *, ping: bool, long: bool) -> tuple[Run, Run | None]:
    """Sockets from the beginning that are not read, of a long game or of others' game."""
    mallory = _Reader()

    async def run(target: Target) -> str:
        given, sent, cut = target.invitations, 0, 0
        game, seat, token = given.game, given.seat, given.token
        if long:
            game, seat, token = mallory.game, 0, mallory.token
        path = f"/api/games/{game}/seats/{seat}/socket?since=0"

        async def one() -> None:
            nonlocal sent, cut
            while True:
                with suppress(OSError, asyncio.IncompleteReadError):
                    _, writer = await _open(target, path, token)
                    try:
                        while not writer.transport.is_closing():
                            if ping:
                                writer.write(PING * 500)
                                await writer.drain()
                                sent += 500 * len(PING)
                            else:
                                await asyncio.sleep(0.2)
                    finally:
                        writer.close()
                cut += 1
                await asyncio.sleep(0.2)

        try:
            await asyncio.gather(*(one() for _ in range(count)))
        except asyncio.CancelledError:
            return f"{count} sockets, {sent // 2**20} MB sent, cut off {cut} times"
        return ""

    return run, mallory.bring if long else None


_pinging, _ = _unread(8, ping=True, long=False)
_listening, _bring = _unread(60, ping=False, long=True)

pings_without_reading = Attack("pings without reading", _pinging)
sockets_without_reading = Attack("sockets without reading", _listening, prepare=_bring)
many_records = _asking("/record")
many_digests = _asking("/seats/0/digest?since=0")
many_scores = _asking("/scores")
many_stories = _asking("/seats/0/story?since=0")
many_messages = _asking("/seats/0/messages?since=0")
many_moments = _asking("/seats/0/view?at=3000")
