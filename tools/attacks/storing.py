"""Attacks on what is stored and timed: clocks that reach over years, imports, endless talk."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from tools.attacks.frame import Attack
from tools.record_games import path_of

if TYPE_CHECKING:
    import httpx

    from tools.attacks.frame import Target

MONTH: Final = 30 * 24 * 60 * 60
LATE_GAME: Final = "18-both"
"""A whole game of 18 players."""
AT_ONCE: Final = 4
BOMB: Final = {
    "kind": "decision",
    "seconds": MONTH,
    "off": {"zone": "Europe/Warsaw", "days": [0, 1, 2, 3, 4, 5], "begin": 240, "end": 0},
}
"""The longest time limit, in the few hours of a week in which it runs."""


async def _set_clocks(target: Target) -> str:
    """A table of 18 people whose clocks are stopped, started and reset all the time."""
    client = await target.person()
    new = {"name": "Bomb", "seats": [{"computer": None}] * 18, "take": 18, "clock": BOMB}
    made = (await client.post("/api/games", json=new)).raise_for_status().json()
    path = f"/api/games/{made['game']['id']}/host"
    orders: tuple[Any, ...] = (
        {"type": "pause"},
        {"type": "resume"},
        {"type": "extend", "seconds": 60, "seat": None},
    )
    return await _all_the_time(lambda number: client.post(path, json=orders[number % 3]))


async def _import_all_the_time(target: Target) -> str:
    """Several people import a long game, each several times at once."""
    data = path_of(LATE_GAME).read_bytes()
    people = [await target.person(f"Mallory {number}") for number in range(AT_ONCE)]

    def bring(number: int) -> Any:
        return people[number % AT_ONCE].post("/api/games/import", content=data)

    return await _all_the_time(bring, 2 * AT_ONCE)


async def _talk_all_the_time(target: Target) -> str:
    """A player at the others' table talks, and reads all of it again and again."""
    given = target.invitations
    client = target.client(given.token)
    path = f"/api/games/{given.game}/seats/{given.seat}"

    def ask(number: int) -> Any:
        if number % 3:
            to = None if number % 2 else [given.seat]
            return client.post(f"{path}/chat", json={"text": "Hear me! " * 100, "to": to})
        return client.get(f"{path}/messages?since=0")

    return await _all_the_time(ask)


async def _all_the_time(ask: Any, at_once: int = AT_ONCE) -> str:
    """Make requests without end, some at once; refused ones are repeated."""
    numbers = count()
    answers: dict[int, int] = {}

    async def go_on() -> None:
        while True:
            said: httpx.Response = await ask(next(numbers))
            answers[said.status_code] = answers.get(said.status_code, 0) + 1
            if said.status_code != 200:
                await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(go_on()) for _ in range(at_once)]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
    return str(answers)


clock_bomb = Attack("clock bomb", _set_clocks)
imports = Attack(
    "imports",
    _import_all_the_time,
    {"ECUMENE_GAMES_PER_DAY": "0", "ECUMENE_OPEN_GAMES": "0"},
)
talk = Attack("talk", _talk_all_the_time)
