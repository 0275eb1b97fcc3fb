"""Ten thousand sockets, held while their tables play.

Several processes are the clients: one for so many would measure itself.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING

import uvloop
from msgspec import Struct

from benchmarks.server_load import Measured, Table, paced
from benchmarks.server_process import processor_seconds, put_in, serving
from ecumene.server.process.file_limit import allow_many

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from pathlib import Path

    from benchmarks.server_process import Seated
    from benchmarks.server_script import Script

SOCKETS = 10_000
SEATS = 9
LOADERS = 3
RATE = 100.0
"""Answers a second, at all tables in turn."""
SECONDS = 30.0
GIVEN = range(60, 80)
"""So many answers are behind each game: few, since putting in so many games takes longest."""


class Held(Struct, frozen=True):
    """What a server has shown that holds many sockets."""

    sockets: int
    lost: int
    """Those that it has closed meanwhile."""
    client: float
    """Bytes in memory for each."""
    cost: float
    """Seconds of a core for an answer."""
    acknowledged: list[float]
    delivered: list[float]


async def many_sockets(folder: Path, played: Script) -> Held:
    """Open them all, let their tables play, and see what became of them."""
    allow_many()
    games = -(-SOCKETS // SEATS)
    seated = await put_in(folder, None, played, (GIVEN[i % len(GIVEN)] for i in range(games)))
    with serving(folder) as process:
        tables = [Table(each, played.lines, process.port) for each in seated]
        # What a game takes is not its clients'.
        await asyncio.gather(*(table.mouth().get(table.path) for table in tables))
        for table in tables:
            table.close()
        before = process.memory()
        with _loaders(seated, played, process.port) as loaders:
            for each in loaders:
                assert each.recv() == "open"
            after, worked = process.memory(), processor_seconds(process.pid)
            for each in loaders:
                each.send("go")
            found: list[Measured] = [each.recv() for each in loaders]
            worked = processor_seconds(process.pid) - worked
    acknowledged = sorted(second for each in found for second in each.acknowledged)
    return Held(
        sockets=games * SEATS,
        lost=sum(each.lost for each in found),
        client=(after - before) / (games * SEATS),
        cost=worked / len(acknowledged),
        acknowledged=acknowledged,
        delivered=sorted(second for each in found for second in each.delivered),
    )


@contextmanager
def _loaders(seated: list[Seated], played: Script, port: int) -> Iterator[list[Connection]]:
    """Processes that are the clients."""
    fresh = get_context("spawn")
    started = []
    for first in range(LOADERS):
        ours, theirs = fresh.Pipe()
        process = fresh.Process(target=_load, args=(theirs, seated[first::LOADERS], played, port))
        process.start()
        started.append((process, ours))
    try:
        yield [ours for _, ours in started]
    finally:
        for process, _ in started:
            process.kill()
            process.join()


def _load(orders: Connection, seated: list[Seated], played: Script, port: int) -> None:
    async def load() -> None:
        tables = [Table(each, played.lines, port) for each in seated]
        await asyncio.gather(*(table.listen(SEATS) for table in tables))
        orders.send("open")
        assert await asyncio.to_thread(orders.recv) == "go"
        orders.send(await paced(tables, RATE / LOADERS, SECONDS))

    allow_many()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(load())
