"""Make computers think: about proposals, at as many tables as allowed."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

import httpx

from tools.attacks.frame import Attack

if TYPE_CHECKING:
    from tools.attacks.frame import Target

TABLES: Final = 16
"""Number of tables: a person thinks at one table at a time, so each has its own; an address may
have this many requests under way.
"""
SEATS: Final = ({"computer": None}, *({"computer": "settler"} for _ in range(17)))


class Ponderer:
    """An attacker at many tables, as another person at each, who asks for advice at all of them."""

    def __init__(self) -> None:
        self._paths: list[tuple[httpx.AsyncClient, str]] = []

    async def sit_down(self, target: Target) -> str:
        """Make games against computers."""
        for number in range(TABLES):
            client = await target.person(f"Mallory {number}")
            made = await target.made(client, "/api/games", {"name": "Mine", "seats": SEATS})
            game = made["game"]["id"]
            self._paths.append((client, f"/api/games/{game}/seats/0"))
        return ""

    async def run(self, _: Target) -> str:
        """Ask until the time is up, and answer as proposed, since an answer is kept until then."""
        statuses: Counter[int] = Counter()
        answers = 0

        async def one(client: httpx.AsyncClient, path: str) -> None:
            nonlocal answers
            while True:
                with suppress(httpx.HTTPError):
                    asked, said = await asyncio.gather(
                        client.get(f"{path}/question"), client.get(f"{path}/proposal")
                    )
                    statuses[said.status_code] += 1
                    if asked.is_success and said.is_success:
                        answers += await _answered(client, path, asked.json(), said.json())
                    else:
                        await asyncio.sleep(0.1)

        try:
            await asyncio.gather(*(one(*each) for each in self._paths))
        except asyncio.CancelledError:
            told = ", ".join(f"{count} times {status}" for status, count in statuses.items())
            return f"{told}, {answers} answers"
        return ""


async def _answered(client: httpx.AsyncClient, path: str, asked: Any, proposed: Any) -> bool:
    """Give the proposed answer; returns whether it counted."""
    choice = proposed["choice"]
    action = {"type": "done"} if choice is None else choice["action"]
    answer = {"question": asked["question"], "key": token_urlsafe(8), "action": action}
    return (await client.post(f"{path}/answers", json=answer)).is_success


_ponderer = Ponderer()
proposals = Attack(f"proposals at {TABLES} tables", _ponderer.run, prepare=_ponderer.sit_down)
