"""The server that is measured: a process of its own as hosts start it, and games put into it."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ecumene.rules.fairness import Fair, commitment, new_salt
from ecumene.server.app import now_in_ms
from ecumene.server.games.placement import Placement
from ecumene.server.games.prepared_game import repeated
from ecumene.server.process.bootstrap import opened
from ecumene.server.process.metrics import Metrics
from ecumene.server.process.settings_file import variable_of
from ecumene.server.settings import Settings
from ecumene.server.wire import NewGame, NewPerson, SeatPlan

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from benchmarks.server_script import Script
    from ecumene.server.service_container import Services

UNLIMITED: dict[str, Any] = {
    "requests_per_minute": 0,
    "requests_per_address": 0,
    "sockets_per_client": 0,
    "sockets_per_address": 0,
    "connections_per_address": 0,
    "games_per_day": 0,
    "open_games": 0,
}
"""All clients come from one machine here."""
WORKER = "spawn_main"
"""Stands in the command of processes that serve."""
LEAVING = 30.0
"""Seconds that a server has to end before it is killed: nobody is left to wait for it."""
TICKS = os.sysconf("SC_CLK_TCK")


class Seated(Struct, frozen=True):
    """A game of the server, and the token of the person who has all its seats."""

    id: str
    token: str
    given: int
    """How many answers of its script were given before."""


class Process:
    """A running server."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def memory(self) -> int:
        """The bytes it has in memory."""
        text = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        assert found is not None
        return int(found.group(1)) * 1024

    def workers(self) -> list[int]:
        """Its workers, if it has several."""
        return [child for child in _children(self.pid) if WORKER in _command(child)]


def processor_seconds(pid: int) -> float:
    """The time that a process and all that come from it have had a core for."""
    return sum(map(_ticks, _family(pid))) / TICKS


def _fields(pid: int) -> list[str]:
    """What the system tells of a process, from its state on; before it stands any name."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _ticks(pid: int) -> int:
    """What a process has used, and those of its children that have ended."""
    return sum(map(int, _fields(pid)[11:15]))


def _children(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def _command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def _family(pid: int) -> Iterator[int]:
    """A process and all that come from it; some may end meanwhile."""
    yield pid
    with suppress(FileNotFoundError):
        for child in _children(pid):
            yield from _family(child)


def settings_for(folder: Path, database: str | None) -> Settings:
    """The settings of a server without limits."""
    return Settings(data=str(folder), database_url=database, **UNLIMITED)


@contextmanager
def serving(
    folder: Path, database: str | None = None, workers: int = 1, *, routing: bool = True
) -> Iterator[Process]:
    """The server over a folder or a database, until nobody needs it any more."""
    given = {name: str(value) for name, value in UNLIMITED.items()}
    given |= {"port": "0", "data": str(folder), "workers": str(workers)}
    given |= {"routing": str(routing).lower()}
    if database is not None:
        given["database_url"] = database
    environment = os.environ | {variable_of(name): text for name, text in given.items()}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            [sys.executable, "-m", "ecumene", "serve"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            port = re.search(r":(\d+)", said)
            assert port is not None, f"the server has not started, see {log.name}"
            yield Process(process.pid, int(port.group(1)))
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(LEAVING)
            process.kill()  # nothing, if it has ended


async def put_in(
    folder: Path, database: str | None, script: Script, starts: Iterable[int]
) -> list[Seated]:
    """Put games into the database, each with so many answers of the script behind it."""
    settings = settings_for(folder, database)
    async with opened(settings, Metrics(), Placement(), now_in_ms) as services:
        # At once: many are then written together, and the disk is waited for less often.
        return await asyncio.gather(*(_seated(services, script, given) for given in starts))


async def _seated(services: Services, script: Script, given: int) -> Seated:
    token = (await services.people.add(NewPerson("Anna"), "")).token
    person = await services.people.of_token(token)
    assert person is not None
    options, salt = script.options, new_salt()
    players = options.players
    new = NewGame(
        "A game",
        (SeatPlan(),) * players,
        options.map,
        options.track,
        civilizations=options.civilizations,
        take=players,
    )
    fair = Fair(salt, commitment(options.seed, salt))
    entries = script.entries[:given]
    game = repeated(new, options, entries, person.id, person.name, now_in_ms())
    made = await services.lobby.create_from(person, options, fair, game)
    return Seated(made.game.id, token, given)
