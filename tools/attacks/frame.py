"""A server as hosts start it, honest players, and an attacker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import httpx
from msgspec import Struct

from benchmarks.server_process import Process
from ecumene.server.refusals import TOO_MANY
from tests.server.started import running
from tools.attacks.honest import PATIENCE, Invitations, Waited, friends

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter

HOME: Final = "127.0.0.66"
"""The attacker's address."""
WARM_UP_SECONDS: Final = 2.0
"""Seconds before measuring; what loads with the first request is not the attack's fault."""
QUIET_SECONDS: Final = 5.0
SECONDS: Final = 20.0
MOST_MILLISECONDS: Final = 250.0
"""Maximum waiting time of honest players, in 99 of 100 requests."""
MOST_BYTES: Final = 500 * 1024 * 1024
"""Maximum memory of the server."""
LOOK_EVERY: Final = 0.1


@dataclass
class Target:
    """What an attacker has: a server's address, and links to a game of others."""

    port: int
    folder: Path
    invitations: Invitations
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def connect(self) -> tuple[StreamReader, StreamWriter]:
        """A connection to send any bytes through."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(HOME, 0))

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        """A client without cookies; it is closed when the attack is over."""
        client = httpx.AsyncClient(
            base_url=self.address,
            transport=httpx.AsyncHTTPTransport(
                verify=False,  # there is no TLS here, and its context is slow to create
                local_address=HOME,
                limits=httpx.Limits(max_connections=None),
            ),
            headers={} if token is None else {"Authorization": f"Bearer {token}"},
            timeout=PATIENCE,
        )
        self.clients.append(client)
        return client

    async def person(self, name: str = "Mallory") -> httpx.AsyncClient:
        """A client of a new person."""
        said = await self.made(self.client(), "/api/people", {"name": name, "language": "en"})
        return self.client(said["token"])

    async def made(self, client: httpx.AsyncClient, path: str, body: Any) -> Any:
        """The result of a request that creates something; one over the limits is retried later."""
        while (said := await client.post(path, json=body)).status_code == TOO_MANY:
            await asyncio.sleep(int(said.headers["Retry-After"]))
        return said.raise_for_status().json()


Run: TypeAlias = Callable[[Target], Awaitable[str]]
"""Attacks until cancelled or done; returns the result in a few words."""


@dataclass(frozen=True)
class Attack:
    """Something an attacker does."""

    name: str
    run: Run
    settings: Mapping[str, str] = field(default_factory=dict)
    """Environment variables for the server, if the usual settings do not allow the attack."""
    prepare: Run | None = None
    """Done before measuring starts."""


class Outcome(Struct, frozen=True):
    """The result of an attack."""

    said: str
    before: Waited
    during: Waited
    memory_before: int
    memory: int
    """The server's maximum memory in bytes."""
    alive: bool
    """Whether the server still answers."""

    @property
    def withstood(self) -> bool:
        """Whether honest players noticed little and the server withstood it."""
        return (
            self.alive
            and not self.during.failed
            and self.during.at(0.99) <= MOST_MILLISECONDS
            and self.during.health_at(0.99) <= MOST_MILLISECONDS
            and self.memory <= MOST_BYTES
        )


async def tried(attack: Attack, seconds: float = SECONDS) -> Outcome:
    """Start a server, let friends play on it, and attack it for a while."""
    with (
        TemporaryDirectory(prefix="ecumene-attack-") as name,
        running(Path(name), "ecumene", "serve", **attack.settings) as server,
    ):
        port = int(server.address.rpartition(":")[2])
        process = Process(server.process.pid, port)
        with friends(port) as honest:
            target = Target(port, Path(name), honest.invitations)
            if attack.prepare is not None:
                await attack.prepare(target)
            await honest.measure(WARM_UP_SECONDS)
            before, memory_before = await honest.measure(QUIET_SECONDS), process.memory()
            looking = asyncio.create_task(_most_memory(process))
            attacking = asyncio.create_task(_attacked(attack, target, seconds))
            during = await honest.measure(seconds)
            said = await attacking
            looking.cancel()
            most = max(await looking, memory_before)
        for client in target.clients:
            with suppress(httpx.HTTPError, RuntimeError):
                await client.aclose()
        return Outcome(said, before, during, memory_before, most, server.process.poll() is None)


async def _attacked(attack: Attack, target: Target, seconds: float) -> str:
    try:
        async with asyncio.timeout(seconds):
            return await attack.run(target)
    except TimeoutError:
        return "to the end"
    except (OSError, httpx.HTTPError) as error:
        return f"cut off: {type(error).__name__}"


async def _most_memory(process: Process) -> int:
    most = 0
    try:
        while True:
            with suppress(OSError, AssertionError):
                most = max(most, process.memory())
            await asyncio.sleep(LOOK_EVERY)
    except asyncio.CancelledError:
        return most
