"""Honest players beside an attack: a separate process that plays, talks and keeps the time."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from itertools import cycle
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import httpx
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

FRIENDS: Final = ("127.0.0.11", "127.0.0.12", "127.0.0.13")
"""The players' addresses: each has their own."""
RATE: Final = 8.0
"""Requests per second of each of them; fewer than allowed."""
PATIENCE: Final = 30.0
READ: Final = ("/seats/{seat}/question", "/seats/{seat}/view", "/seats/{seat}/hand", "")
"""What a page requests all the time, besides new messages."""


HEALTH: Final = "/health"
"""What monitoring asks for; a late answer would have the server restarted."""


class Waited(Struct, frozen=True):
    """How honest players fared."""

    times: tuple[float, ...]
    """Seconds from the moment a request was due until it was answered, in order."""
    health: tuple[float, ...]
    """The same for requests for the server's health."""
    failed: tuple[str, ...]
    """Requests refused, or not answered at all."""

    def at(self, share: float) -> float:
        """The milliseconds within which this share of all was answered."""
        return _within(self.times, share)

    def health_at(self, share: float) -> float:
        """The same for requests for the server's health."""
        return _within(self.health, share)


def _within(times: tuple[float, ...], share: float) -> float:
    if not times:
        return float("inf")
    return times[min(len(times) - 1, int(len(times) * share))] * 1000


class Invitations(Struct, frozen=True):
    """What the attacker may have: ways into the honest players' game."""

    game: str
    seat: int
    """The attacker's seat."""
    token: str
    """Their credentials."""
    watch: str
    """The link for spectators."""


class Friends:
    """The process of the honest players."""

    def __init__(self, line: Connection, invitations: Invitations) -> None:
        self._line = line
        self.invitations = invitations

    async def measure(self, seconds: float) -> Waited:
        """Let them go on for a while."""
        self._line.send(seconds)
        return await asyncio.to_thread(self._line.recv)


@contextmanager
def friends(port: int) -> Iterator[Friends]:
    """Honest players in a game that has begun, and an attacker among them."""
    context = get_context("spawn")
    line, other = context.Pipe()
    process = context.Process(target=_play, args=(port, other), daemon=True)
    process.start()
    try:
        yield Friends(line, line.recv())
    finally:
        process.kill()
        process.join()


def _play(port: int, line: Connection) -> None:
    with asyncio.Runner() as runner:
        players, invitations = runner.run(_sit_down(port))
        line.send(invitations)
        while True:
            seconds = line.recv()
            line.send(runner.run(_measured(players, seconds)))


class _Player:
    """A client that makes one request after another, whether the last was answered or not."""

    def __init__(self, port: int, home: str) -> None:
        self._address = f"http://127.0.0.1:{port}"
        self._home = home
        self.token = ""
        self._client: httpx.AsyncClient | None = None
        self._turns = cycle((*READ, "/seats/{seat}/messages?since={since}", "chat", "anew", HEALTH))
        self.game = ""
        self.seat = 0
        self._since = 0

    def _new_client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self._address,
            transport=httpx.AsyncHTTPTransport(
                verify=False,  # there is no TLS here, and its context is slow to create
                local_address=self._home,
            ),
            headers={"Authorization": f"Bearer {self.token}"} if self.token else {},
            timeout=PATIENCE,
        )

    async def begin(self, name: str) -> None:
        async with self._new_client() as client:
            said = await client.post("/api/people", json={"name": name, "language": "en"})
        self.token = said.raise_for_status().json()["token"]

    async def post(self, path: str, body: Any) -> Any:
        async with self._new_client() as client:
            said = await client.post(f"/api{path}", json=body)
        return said.raise_for_status().json() if said.content else None

    async def open(self) -> None:
        self._client = self._new_client()

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def ask(self, due: float) -> tuple[str, float | str]:
        """Make the next request; returns it, and how late it was answered or what was wrong."""
        what = next(self._turns)
        try:
            said = await self._said(what)
        except httpx.HTTPError as error:
            return what, f"{what}: {type(error).__name__}"
        if said.is_error:
            return what, f"{what}: {said.status_code}"
        return what, perf_counter() - due

    async def _said(self, what: str) -> httpx.Response:
        assert self._client is not None
        game = f"/api/games/{self.game}"
        if what == "chat":
            line = {"text": "Well met.", "to": None}
            return await self._client.post(f"{game}/seats/{self.seat}/chat", json=line)
        if what == HEALTH:
            return await self._client.get(HEALTH)
        if what == "anew":  # as from a page that was just opened
            async with self._new_client() as client:
                return await client.get("/api/me")
        said = await self._client.get(game + what.format(seat=self.seat, since=self._since))
        if "since" in what and said.is_success:
            self._since += len(said.json()["messages"])
        return said


async def _sit_down(port: int) -> tuple[list[_Player], Invitations]:
    """Create a game of the friends, an attacker and computers."""
    players = [_Player(port, home) for home in (*FRIENDS, FRIENDS[0])]
    for place, player in enumerate(players):
        await player.begin(f"Player {place + 1}")
        player.seat = place
    seats = [{"computer": None}] * len(players) + [{"computer": "settler"}] * 2
    made = await players[0].post("/games", {"name": "A game", "seats": seats})
    game, links = made["game"]["id"], made["links"]
    for player in players:
        player.game = game
        if player is not players[0]:
            secret = links["join"].partition("=")[2]
            await player.post(f"/games/{game}/join", {"secret": secret, "seat": player.seat})
    other = players.pop()
    return players, Invitations(game, other.seat, other.token, links["watch"])


async def _measured(players: list[_Player], seconds: float) -> Waited:
    """Each makes requests at their own pace; delays count from the moment they were due."""
    start, asked = perf_counter(), []
    for player in players:
        await player.open()
    for number in range(round(RATE * seconds)):
        for place, player in enumerate(players):
            due = start + (number + place / len(players)) / RATE
            await asyncio.sleep(max(0.0, due - perf_counter()))
            asked.append(asyncio.create_task(player.ask(due)))
    found = await asyncio.gather(*asked)
    for player in players:
        await player.close()
    late = sorted((time, what) for what, time in found if isinstance(time, float))
    return Waited(
        tuple(time for time, _ in late),
        tuple(time for time, what in late if what == HEALTH),
        tuple(problem for _, problem in found if isinstance(problem, str)),
    )
