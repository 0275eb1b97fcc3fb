"""Attacks on strangers: have the server write to them, and return where unwanted."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Final

import httpx

from tools.attacks.frame import HOME, Attack

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter

    from tools.attacks.frame import Target

STRANGERS: Final = 10
SEATS: Final = ({"computer": None}, *({"computer": "settler"} for _ in range(4)))
LINKS: Final = ("join", "watch", "host", "seat")


class Flood:
    """Adds strangers' programs as channels, and begins games of which they would be notified."""

    def __init__(self) -> None:
        self.received: Counter[str] = Counter()
        """How often each stranger was called."""
        self._asked = 0
        self._port = 0
        self._server: asyncio.Server | None = None

    async def listen(self, _: Target) -> str:
        """Let the strangers listen; mailboxes are asked in the same way."""
        self._server = await asyncio.start_server(self._called, HOME, 0)
        self._port = self._server.sockets[0].getsockname()[1]
        return ""

    async def _called(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            self.received[head.split()[1].decode()] += 1
            writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
            await writer.drain()
        writer.close()

    async def run(self, target: Target) -> str:
        """Make as many requests as time allows; returns how many had an effect."""
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await self._ask(target)
        await asyncio.sleep(2)
        assert self._server is not None
        self._server.close()
        most = max(self.received.values(), default=0)
        told = sum(self.received.values())
        return f"{told} messages to {STRANGERS} strangers, at most {most} to one, of {self._asked}"

    async def _ask(self, target: Target) -> None:
        for number in count():
            with suppress(httpx.HTTPError):
                mallory = await target.person(f"Mallory {number}")
                for stranger in range(STRANGERS):
                    url = f"http://{HOME}:{self._port}/stranger-{stranger}"
                    await mallory.post("/api/me/channels", json={"type": "webhook", "url": url})
                    self._asked += 1
                for _ in range(20):
                    game = {"name": "Win at evil.example now", "seats": SEATS}
                    await mallory.post("/api/games", json=game)


class Removed:
    """A player removed from a game, who tries all its links again, also as a new person."""

    def __init__(self) -> None:
        self._path = ""
        self._tries: list[tuple[httpx.AsyncClient, str]] = []
        """Clients, and the secret each uses."""

    async def be_removed(self, target: Target) -> str:
        """Take a seat of another person's game, and lose it."""
        host, mallory, anew = [await target.person(name) for name in ("Host", "Mallory", "Nobody")]
        seats = ({"computer": None}, *SEATS)[:5]
        made = (await host.post("/api/games", json={"name": "Mine", "seats": seats})).json()
        self._path = f"/api/games/{made['game']['id']}"
        links = {**made["links"], "seat": made["links"]["seats"]["1"]}
        old = {kind: links[kind].partition("=")[2] for kind in LINKS}
        await mallory.post(f"{self._path}/join", json={"secret": old["join"]})
        removed = await host.post(f"{self._path}/seats/1", json={"type": "replace"})
        new = removed.json()["links"]
        renewed = [
            link.partition("=")[2] for link in (new["join"], new["watch"], new["seats"]["1"])
        ]
        self._tries = [(mallory, secret) for secret in (*old.values(), *renewed)]
        self._tries += [(anew, old[kind]) for kind in LINKS if kind != "host"]
        return ""

    async def run(self, _: Target) -> str:
        """Try until time is up; nobody may get back in."""
        statuses: Counter[int] = Counter()
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                while True:
                    for client, secret in self._tries:
                        said = await client.post(f"{self._path}/join", json={"secret": secret})
                        statuses[said.status_code] += 1
        assert not statuses[200], f"came back {statuses[200]} times"
        return f"came back 0 of {statuses.total()} times"


_flood, _removed = Flood(), Removed()
flooded_strangers = Attack(
    "flooded strangers",
    _flood.run,
    {"ECUMENE_ALLOW_PRIVATE_ADDRESSES": "true"},
    _flood.listen,
)
coming_back = Attack("coming back after removal", _removed.run, prepare=_removed.be_removed)
