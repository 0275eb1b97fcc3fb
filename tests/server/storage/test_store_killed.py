"""What was acknowledged is stored, however the program ended."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from ecumene.server.storage.games import game_row
from ecumene.server.storage.journal import rows_after
from tests.server.storage.processes import GAMES
from tests.server.storage.scene import on, with_store

if TYPE_CHECKING:
    from ecumene.server.storage import Store


def test_a_killed_program_has_lost_nothing_that_it_acknowledged(address: str) -> None:
    program = [sys.executable, "-m", "tests.server.storage.processes", address]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(200)]
        process.kill()
        told += process.stdout.readlines()
    acknowledged = {line.strip() for line in told if line.endswith("\n")}
    assert len(acknowledged) >= 200

    async def scenario(store: Store) -> None:
        stored: set[str] = set()
        for name in GAMES:
            rows = await store.read(on(rows_after, name, 0, 100_000))
            game = await store.read(on(game_row, name))
            assert game is not None
            assert [row.seq for row in rows] == list(range(1, game.seq + 1))
            stored.update(row.body for row in rows)
        assert acknowledged <= stored

    with_store(address, scenario, games=())
