"""One attacker posing as many people: new people, their games, and sockets, from one address."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.attacks.frame import HOME, Attack

if TYPE_CHECKING:
    from tools.attacks.frame import Target

AT_ONCE: Final = 8
SEATS: Final = [{"computer": None}] * 5


async def _new_people(target: Target) -> str:
    """Each comes with the credentials of the previous one, and makes as many games as allowed."""
    people = games = refused = 0

    async def one() -> None:
        nonlocal people, games, refused
        token: str | None = None
        while True:
            client = target.client(token)
            with suppress(httpx.HTTPError):
                said = await client.post("/api/people", json={"name": "Mallory"})
                if said.is_success:
                    people += 1
                    token = said.json()["token"]
                else:
                    refused += 1
                made = await client.post("/api/games", json={"name": "A game", "seats": SEATS})
                games += made.is_success
            target.clients.remove(client)
            await client.aclose()

    try:
        await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    except asyncio.CancelledError:
        return f"{people} people, {games} games, {refused} refused"
    return ""


async def _sockets(target: Target) -> str:
    """Open as many sockets as allowed, as a player at the table."""
    given, opened, refused = target.invitations, 0, 0
    url = f"ws://127.0.0.1:{target.port}/api/games/{given.game}/seats/{given.seat}/socket"
    credentials = {"Authorization": f"Bearer {given.token}"}
    async with AsyncExitStack() as stack:
        try:
            while True:
                try:
                    await stack.enter_async_context(
                        connect(
                            url,
                            additional_headers=credentials,
                            local_addr=(HOME, 0),
                            proxy=None,
                        )
                    )
                    opened += 1
                except (OSError, WebSocketException):
                    refused += 1
                await asyncio.sleep(0.002)
        except asyncio.CancelledError:
            return f"{opened} opened, {refused} refused"


new_people = Attack("new people", _new_people)
many_sockets = Attack("many sockets", _sockets)
