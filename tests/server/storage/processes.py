"""What other processes do in the tests of the store."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from ecumene.server.storage.engines import parsed
from ecumene.server.storage.journal import NewRow
from ecumene.server.storage.migrations import migrate
from tests.server.storage.scene import add_rows, on, opened

if TYPE_CHECKING:
    from multiprocessing.synchronize import Barrier

    from ecumene.server.storage import Store

GAMES = tuple(f"g{number}" for number in range(8))


def migrate_together(address: str, barrier: Barrier) -> None:
    """Bring a database up to date at the very moment when others do."""
    barrier.wait()
    migrate(parsed(address))


async def add_for_ever(address: str) -> None:
    """Add to games, and say of each row that it is stored, but only when it is."""
    async with opened(address, games=GAMES) as store:
        await asyncio.gather(*(_add_for_ever(store, game) for game in GAMES))


async def _add_for_ever(store: Store, game: str) -> None:
    for seq in count():
        await store.write(on(add_rows, game, seq, NewRow(f"{game} {seq + 1}")), game=game)
        sys.stdout.write(f"{game} {seq + 1}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        asyncio.run(add_for_ever(sys.argv[1]))
