"""Restoring, thinking and importing have threads of their own: none waits for another."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import Table
from ecumene.seat.game_side import GameSide
from ecumene.seat.requests import request_of
from ecumene.server.games.game_registry import THOUGHTS
from ecumene.server.games.record_import import import_record
from ecumene.server.refusals import Refusal
from tests.patience import PATIENCE
from tests.server.inside import a_game, inside, settled, somebody
from tests.server.test_importing import WISH

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.service_container import Services

QUESTION, PROPOSAL = request_of(GameSide.asked), request_of(GameSide.proposal)
MOST_USUAL = 32
"""So many threads of its own asyncio has at most."""


def test_nothing_waits_for_threads_that_others_use(tmp_path: Path) -> None:
    free = threading.Event()

    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        game = await a_game(found, anna, people=5)
        busy = [asyncio.create_task(asyncio.to_thread(free.wait)) for _ in range(MOST_USUAL)]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(PATIENCE):
                found.registry._slots.clear()
                assert (await found.lobby.info(game, anna)).id == game
                assert await found.registry.think(game, anna, lambda hosted: hosted.id) == game
                with pytest.raises(Refusal):
                    await import_record(b"no record", WISH)
        finally:
            free.set()
        await asyncio.gather(*busy)

    inside(tmp_path, scenario)


def test_whoever_sits_at_many_tables_leaves_room_for_others(tmp_path: Path) -> None:
    begun, free = threading.Event(), threading.Event()

    async def scenario(found: Services) -> None:
        mallory, anna = await somebody(found, "Mallory"), await somebody(found)
        tables = [await a_game(found, mallory, people=5) for _ in range(2 * THOUGHTS)]
        game = await a_game(found, anna, people=5)

        def think(_: HostedGame) -> bool:
            begun.set()
            return free.wait(PATIENCE)

        thinking = [
            asyncio.create_task(found.registry.think(id_, mallory, think)) for id_ in tables
        ]
        try:
            async with asyncio.timeout(PATIENCE / 2):
                while not begun.is_set():
                    await asyncio.sleep(0.001)
                assert await found.registry.think(game, anna, lambda hosted: hosted.id) == game
        finally:
            free.set()
        assert all(await asyncio.gather(*thinking))

    inside(tmp_path, scenario)


def test_questions_do_not_wait_for_the_advice_that_many_people_want(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, free = threading.Event(), threading.Event()

    def think(*_: object) -> None:
        begun.set()
        free.wait(PATIENCE)

    monkeypatch.setattr(Table, "suggestion", think)

    async def scenario(found: Services) -> None:
        many = [await somebody(found, f"Mallory {number}") for number in range(2 * THOUGHTS)]
        tables = [(await a_game(found, each), each) for each in many]
        anna = await somebody(found)
        game = await a_game(found, anna)
        await settled(found)
        advised = [
            asyncio.create_task(found.seat_requests.ask(PROPOSAL, id_, person, 0))
            for id_, person in tables
        ]
        try:
            async with asyncio.timeout(PATIENCE / 2):
                while not begun.is_set():
                    await asyncio.sleep(0.001)
                assert (await found.seat_requests.ask(QUESTION, game, anna, 0)).body is not None
        finally:
            free.set()
        await asyncio.gather(*advised)

    inside(tmp_path, scenario)
