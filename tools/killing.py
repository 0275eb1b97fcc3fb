"""``make killing``: kill a server amid traffic, many times, and compare what people remember.

Alone it keeps its games in a file. With ``--postgresql`` there are always two: one is killed while
it holds games, and its people go on at the other. With ``--workers`` one server has two workers,
and one of them is killed: its games go on at the other, within five seconds.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

from ecumene.server.storage.engines import file_address
from tests.local_client import ask_once
from tests.patience import wait_until
from tests.server import postgres
from tests.server.started import running
from tests.server.traffic import compare, new_table, playing

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence

    from tests.server.started import Running
    from tests.server.traffic import Regular, Traffic

MOST_ANSWERS = 60
"""Maximum acknowledged answers before a server is killed, sometimes after the first."""
WORKERS = 2
MOST_LOSSES = 1000
"""More than anybody comes back after losing a connection."""
TABLES = 3
"""Games played at a time."""
TOLD_EVERY = 10
"""Kills between two reports."""


class Party:
    """Games and the people in them, through all that happens to their servers."""

    def __init__(self, folder: Path, database: str, seed: int, tables: int = TABLES) -> None:
        self._folder = folder
        self._database = database
        self._random = Random(seed)  # noqa: S311 when to kill is no secret
        self._tables = tables
        self._people: list[Regular] = []
        self._started = 0
        self.longest = 0.0
        """The longest time in seconds that a table, or somebody, had to wait."""

    def kill_alone(self, kills: int) -> Iterator[Counter[str]]:
        """Kill the only server again and again; yields what was compared after each time.

        In the end one stays, so that nothing is in doubt.
        """
        for _ in range(kills):
            with ExitStack() as stack:
                server = self._serve(stack)
                with self._playing(server, [server.address]) as traffic:
                    traffic.wait(self._random.randint(1, MOST_ANSWERS))
                    server.process.kill()
            yield compare(self._database, self._people)
        with ExitStack() as stack:
            server = self._serve(stack)
            with self._playing(server, [server.address]) as traffic:
                traffic.wait(self._tables)
        yield compare(self._database, self._people)

    def kill_one_of_two(self, kills: int) -> Iterator[Counter[str]]:
        """Kill one of two servers of the same games; a third one replaces it."""
        with ExitStack() as stack:
            staying = self._serve(stack, DATABASE_URL=self._database)
            for _ in range(kills):
                killed, staying = staying, self._serve(stack, DATABASE_URL=self._database)
                ways = [killed.address, staying.address], [staying.address]
                with self._playing(staying, *ways) as traffic:
                    traffic.wait(self._random.randint(1, MOST_ANSWERS))
                    killed.process.kill()
                    traffic.wait(self._random.randint(1, MOST_ANSWERS))
                yield compare(self._database, self._people)

    def kill_workers(self, kills: int) -> Iterator[Counter[str]]:
        """Kill one of two workers of a server, which replaces it; everybody stays."""
        with ExitStack() as stack:
            server = self._with_workers(stack)
            for _ in range(kills):
                with self._playing(server, [server.address] * MOST_LOSSES) as traffic:
                    workers = wait_until(partial(_both_workers, server))
                    traffic.wait(self._random.randint(1, MOST_ANSWERS))
                    traffic.pulse.forget()
                    os.kill(self._random.choice(workers), signal.SIGKILL)
                    traffic.wait_for_all()
                self.longest = max(self.longest, traffic.pulse.quiet)
                yield compare(self._database, self._people)

    def renew_workers(self) -> Counter[str]:
        """Replace both workers of a server, one after the other, while everybody plays."""
        with ExitStack() as stack:
            server = self._with_workers(stack)
            with self._playing(server, [server.address] * MOST_LOSSES) as traffic:
                old = wait_until(partial(_both_workers, server))
                traffic.wait(self._tables)
                traffic.pulse.forget()
                server.process.send_signal(signal.SIGHUP)
                wait_until(lambda: set(old).isdisjoint(_both_workers(server) or old))
                traffic.wait_for_all()
            self.longest = traffic.pulse.longest
        return compare(self._database, self._people)

    def _with_workers(self, stack: ExitStack) -> Running:
        return self._serve(stack, DATABASE_URL=self._database, ECUMENE_WORKERS="2")

    def _serve(self, stack: ExitStack, **environment: str) -> Running:
        """A server; all have the same folder, but each has its own log."""
        self._started += 1
        folder = self._folder / str(self._started)
        folder.mkdir()
        given = {
            "ECUMENE_DATA": str(self._folder / "data"),
            "ECUMENE_REQUESTS_PER_MINUTE": "0",
            "ECUMENE_REQUESTS_PER_ADDRESS": "0",
            "ECUMENE_GAMES_PER_DAY": "0",
        }
        return stack.enter_context(running(folder, "ecumene", "serve", **given, **environment))

    @contextmanager
    def _playing(self, server: Running, *ways: Sequence[str]) -> Iterator[Traffic]:
        """People play on in unfinished games, and others in new games instead of finished ones."""
        there = [each for each in self._people if not each.is_done(server.address)]
        for _ in range(self._tables - len({each.game for each in there})):
            there += new_table(server.address)
        with playing(there, *ways) as traffic:
            yield traffic
        self._people += [each for each in traffic.people if each not in self._people]


def _both_workers(server: Running) -> list[int]:
    """The workers of a server, if both are there."""
    figures = ask_once("GET", f"{server.address}/metrics").text
    found = sorted(map(int, re.findall(r'ecumene_games_of_worker{pid="(\d+)"}', figures)))
    return found if len(found) == WORKERS else []


def main() -> None:
    """Kill servers, and tell what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often to kill")
    parser.add_argument("--seed", type=int, default=0, help="decides when to kill")
    parser.add_argument("--postgresql", action="store_true", help="two servers with PostgreSQL")
    parser.add_argument("--workers", action="store_true", help="two workers of one server")
    asked = parser.parse_args()
    start = perf_counter()
    with TemporaryDirectory(prefix="ecumene-killing-") as name, ExitStack() as stack:
        folder = Path(name)
        if asked.postgresql or asked.workers:
            server = stack.enter_context(postgres.running(f"{folder.name}-postgresql"))
            party = Party(folder, postgres.new_database(server), asked.seed)
            killing = party.kill_workers if asked.workers else party.kill_one_of_two
            counts = killing(asked.kills)
        else:
            party = Party(folder, file_address(folder / "data" / "ecumene.sqlite"), asked.seed)
            counts = party.kill_alone(asked.kills)
        for kill, count in enumerate(counts, 1):
            if kill % TOLD_EVERY == 0:
                told = ", ".join(f"{number:,} {what}" for what, number in sorted(count.items()))
                print(f"{kill} kills in {perf_counter() - start:.0f} s: {told}", flush=True)
    print("Nothing was lost, nothing counted twice.")
    if asked.workers:
        print(f"No table waited for more than {party.longest:.1f} s.")


if __name__ == "__main__":
    main()
