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
    from collections.abc import Iterable

    from tools.attacks.frame import Run, Target

LATE: Final = Path("tests/games/18-both.jsonl.gz")
"""The longest recorded game, over, of 18 players."""
AT_ONCE: Final = 60
PEOPLE: Final = 16
"""People at one address; it may have this many requests under way."""
ALL_PARTS: Final = {"parts": ["view", "asked", "hand", "offers", "responses"], "story": 0}
ALL_THAT_IS_LONG: Final[tuple[tuple[str, object], ...]] = (
    ("/record", None),
    ("/scores", None),
    ("/watch/digest?since=0", None),
    ("/watch/story?since=0", None),
    ("/watch/messages?since=0", None),
    ("/watch/view?at=3000", None),
    ("/watch/changes", ALL_PARTS),
)
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n"
)
LISTENERS: Final = 30
SILENCE: Final = 2.0
"""Seconds after which nothing more is expected on a socket."""
KEY: Final = b64encode(bytes(16)).decode()
PING: Final = b"\x89\xfd" + bytes(4) + b"x" * 125


class _Reader:
    """An attacker with a long game of their own."""

    def __init__(self) -> None:
        self.client: httpx.AsyncClient | None = None
        self.others: list[httpx.AsyncClient] = []
        self.token = self.game = ""

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    async def bring(self, target: Target) -> str:
        """Import it."""
        said = await target.made(target.client(), "/api/people", {"name": "Mallory"})
        self.token = said["token"]
        self.client = target.client(self.token)
        content = LATE.read_bytes()
        brought = await self.client.post("/api/games/import", content=content, timeout=300)
        self.game = brought.raise_for_status().json()["game"]["id"]
        return ""

    async def invite(self, target: Target) -> str:
        """Let many people watch it."""
        assert self.client is not None
        renewed = await target.made(self.client, f"{self.path}/host", {"type": "renew-links"})
        secret = renewed["links"]["watch"].partition("=")[2]
        for number in range(PEOPLE):
            client = await target.person(f"Mallory {number}")
            await target.made(client, f"{self.path}/join", {"secret": secret})
            self.others.append(client)
        return ""


def _asking(path: str, body: object = None) -> Attack:
    """Make one request, sixty times at once; with a body it is posted."""
    mallory = _Reader()

    async def run(_: Target) -> str:
        assert mallory.client is not None
        return await _asked([(mallory.client, mallory.path + path, body)] * AT_ONCE)

    name = path.rpartition("/")[2].partition("?")[0]
    return Attack(f"{AT_ONCE} of {name} at once", run, prepare=mallory.bring)


def _asking_together() -> Attack:
    """The same by many people at one address, each with all slow requests."""
    mallory = _Reader()

    async def run(_: Target) -> str:
        return await _asked(
            (client, mallory.path + path, body)
            for client in mallory.others
            for path, body in ALL_THAT_IS_LONG
        )

    async def prepare(target: Target) -> str:
        await mallory.bring(target)
        return await mallory.invite(target)

    return Attack(f"long reads of {PEOPLE} people", run, prepare=prepare)


async def _asked(requests: Iterable[tuple[httpx.AsyncClient, str, object]]) -> str:
    """Make these requests at the same time, again and again."""
    statuses = Counter[int]()

    async def one(client: httpx.AsyncClient, url: str, body: object) -> None:
        while True:
            with suppress(httpx.HTTPError):
                asking = client.get(url) if body is None else client.post(url, json=body)
                statuses[(await asking).status_code] += 1
            await asyncio.sleep(0.05)

    try:
        await asyncio.gather(*(one(*each) for each in requests))
    except asyncio.CancelledError:
        return ", ".join(f"{count} times {status}" for status, count in statuses.items())
    return ""


async def _open(
    target: Target, path: str, token: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await target.connect()
    writer.write(HANDSHAKE.format(path=path, key=KEY, token=token).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def _unread(count: int, *, ping: bool, long: bool) -> tuple[Run, Run | None]:
    """Open sockets from the beginning that are not read, of a long game or of others' game."""
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
                    # From now on nothing is read from the system.
                    cast("asyncio.Transport", writer.transport).pause_reading()
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


class _Listeners:
    """Sockets from the beginning of a long game that are read to the end, and opened again."""

    def __init__(self) -> None:
        self._mallory = _Reader()
        self.bring = self._mallory.bring

    async def run(self, target: Target) -> str:
        path = f"{self._mallory.path}/seats/0/socket?since=0"
        read = opened = 0

        async def one() -> None:
            nonlocal read, opened
            while True:
                with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                    reader, writer = await _open(target, path, self._mallory.token)
                    opened += 1
                    try:
                        # Nothing follows the last message for a while: the game is over.
                        while data := await asyncio.wait_for(reader.read(2**16), SILENCE):
                            read += len(data)
                    finally:
                        writer.close()
                await asyncio.sleep(0.2)

        try:
            await asyncio.gather(*(one() for _ in range(LISTENERS)))
        except asyncio.CancelledError:
            return f"{opened} opened, {read // 2**20} MB read"
        return ""


_pinging, _ = _unread(8, ping=True, long=False)
_listening, _bring = _unread(60, ping=False, long=True)

pings_without_reading = Attack("pings without reading", _pinging)
sockets_without_reading = Attack("sockets without reading", _listening, prepare=_bring)
_listeners = _Listeners()
sockets_that_read = Attack("sockets that read", _listeners.run, prepare=_listeners.bring)
many_records = _asking("/record")
many_digests = _asking("/seats/0/digest?since=0")
many_scores = _asking("/scores")
many_stories = _asking("/seats/0/story?since=0")
many_messages = _asking("/seats/0/messages?since=0")
many_moments = _asking("/seats/0/view?at=3000")
many_changes = _asking("/seats/0/changes", ALL_PARTS)
long_reads_together = _asking_together()
